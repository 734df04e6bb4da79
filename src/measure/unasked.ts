import type { Fault, Variant } from "../format/faults.ts";
import type { Clock } from "../platform/clock.ts";
import { wholeCpu } from "../platform/proc.ts";
import type { Deployment } from "./deployment.ts";

/** What a variant did while another was loaded and nobody asked it anything. */
export interface Unasked {
  readonly variant: Variant;
  /** Wall seconds. */
  readonly seconds: number;
  /** CPU seconds of its server and services; null where unknown. */
  readonly cpu: number | null;
  /** Connections that its server accepted; null where unknown, or where it shares its count with others. */
  readonly accepted: number | null;
}

/** What is up of one variant. nginx, which is ours, does nothing unasked. */
export type VariantProcesses = Pick<Deployment, "variant" | "server" | "services">;

/** Begins to watch variants that are not loaded; what is returned ends it. */
export async function watchUnasked(
  idle: readonly VariantProcesses[],
  clock: Clock,
): Promise<() => Promise<readonly Unasked[]>> {
  const began = clock.now();
  const before = await Promise.all(idle.map(lookAt));
  return async () => {
    const after = await Promise.all(idle.map(lookAt));
    const seconds = clock.now() - began;
    return idle.map(({ variant }, index) => ({
      variant,
      seconds,
      cpu: grown(before[index]?.cpu, after[index]?.cpu),
      accepted: grown(before[index]?.accepted, after[index]?.accepted),
    }));
  };
}

async function lookAt({ server, services }: VariantProcesses) {
  const own = await server.meter.read();
  const all = [own, ...(await Promise.all(services.map(({ meter }) => meter.read())))];
  const cpus = all.map(({ cpu }) => cpu);
  return {
    cpu: cpus.every((cpu) => cpu !== null) ? cpus.reduce((sum, cpu) => sum + cpu, 0) : null,
    accepted: server.meter.ownNetwork ? own.accepted : null,
  };
}

function grown(before: number | null | undefined, after: number | null | undefined): number | null {
  return before == null || after == null || after < before ? null : after - before;
}

/** A timer that ticks, or a collection of what the last load left, in CPU seconds and as a share of one CPU. */
const LITTLE_SECONDS = 0.02;
const LITTLE_SHARE = 0.03;

/** What stands beside a server in its network may connect to it now and then. */
const FEW_CONNECTIONS = 20;

/**
 * Who did more, unasked, than the other did in its place: what both do falls on both, and shifts no comparison. Empty where nobody did
 * noticeably more.
 */
export function interferers(all: readonly Unasked[]): { readonly variant: Variant; readonly fault: Fault }[] {
  return all.flatMap(({ variant, seconds, cpu, accepted }) => {
    const others = all.filter((each) => each.variant !== variant);
    const other = Math.max(0, ...others.map((each) => ((each.cpu ?? 0) / each.seconds) * seconds));
    const allowed = Math.max(LITTLE_SECONDS, LITTLE_SHARE * seconds);
    const found: { variant: Variant; fault: Fault }[] = [];
    if (cpu !== null && cpu - other > allowed)
      found.push({ variant, fault: { code: "worked-unasked", cpu, other, seconds } });
    if (accepted !== null && accepted > FEW_CONNECTIONS)
      found.push({ variant, fault: { code: "accepted-unasked", connections: accepted, seconds } });
    return found;
  });
}

/** A helper that does next to nothing, in CPU seconds and as a share of one CPU. */
const STRAY_SECONDS = 0.05;
const STRAY_SHARE = 0.02;

/**
 * Begins to watch for processes that left where their variant is metered; what is returned tells, once, whose used CPU time since that
 * no meter of it counted. What they used before that, for starting up, is not judged.
 */
export function watchStrays(
  variants: readonly VariantProcesses[],
  clock: Clock,
): () => ReadonlyMap<Variant, Fault> {
  const began = clock.now();
  const before = new Map(
    variants.flatMap((variant) => straysOf(variant).map((pid) => [pid, wholeCpu([pid]) ?? 0])),
  );
  return () => {
    const allowed = Math.max(STRAY_SECONDS, STRAY_SHARE * (clock.now() - began));
    return new Map(
      variants.flatMap((variant): [Variant, Fault][] => {
        const pids = straysOf(variant);
        const cpu = pids.reduce((sum, pid) => sum + (wholeCpu([pid]) ?? 0) - (before.get(pid) ?? 0), 0);
        const fault: Fault = { code: "left-its-group", processes: pids.length, cpu };
        return cpu > allowed ? [[variant.variant, fault]] : [];
      }),
    );
  };
}

function straysOf({ server, services }: VariantProcesses): number[] {
  return [server, ...services].flatMap(({ strays }) => [...(strays?.() ?? [])]);
}
