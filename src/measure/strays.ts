import type { Fault, Variant } from "../format/faults.ts";
import type { Clock } from "../platform/clock.ts";
import { wholeCpu } from "../platform/proc.ts";
import type { VariantProcesses } from "./unasked.ts";

/** A helper that does next to nothing, in CPU seconds and as a share of one CPU. */
const LITTLE_SECONDS = 0.05;
const LITTLE_SHARE = 0.02;

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
    const allowed = Math.max(LITTLE_SECONDS, LITTLE_SHARE * (clock.now() - began));
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
