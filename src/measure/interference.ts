import { type CpuPlan, onSeparateMachine } from "../format/plan.ts";
import type { Disturbance } from "../format/sample.ts";
import { type CpuSeconds, cpuSeconds } from "../platform/proc.ts";
import type { Runner } from "../serve/runner.ts";
import type { Usage } from "./sample.ts";

/** What the run's CPUs did while something was measured; null where that is not known. */
interface CpuObservation {
  readonly idle: Usage["idle"];
  /** What others took of them, given what the run itself used. */
  readonly disturbance: (used: Omit<Usage, "idle">) => Disturbance;
}

/** Begins to observe the CPUs that a case uses, nginx's only where it is `proxied`; what is returned ends it. */
export async function monitorInterference(
  plan: CpuPlan,
  proxied: boolean,
  runner: Runner,
): Promise<() => Promise<CpuObservation>> {
  const cpus = proxied ? plan : { ...plan, proxy: [] };
  const ours = process.cpuUsage();
  const before = await lookAt(cpus, runner);
  return async () => {
    const after = await lookAt(cpus, runner);
    const { user, system } = process.cpuUsage(ours);
    const grown = (part: keyof typeof before, what: keyof CpuSeconds) =>
      before[part] && after[part] && after[part][what] - before[part][what];
    const on = (part: keyof typeof before, wall: number, used: (number | null)[]) =>
      disturbanceOf({
        wall,
        stolen: grown(part, "stolen"),
        busy: grown(part, "busy"),
        ours: used.every((each) => each !== null) ? used.reduce((sum, each) => sum + each, 0) : null,
      });
    const harness = (user + system) / 1e6;
    return {
      idle: { server: grown("server", "idle"), generator: grown("generator", "idle") },
      disturbance: ({ wall, server, proxy, generator }) =>
        onSeparateMachine(cpus)
          ? worstOf([on("there", wall, [server, proxy]), on("generator", wall, [generator, harness])])
          : on("all", wall, [server, proxy, generator, harness]),
    };
  };
}

/** What the CPUs of each part did so far. */
async function lookAt(cpus: CpuPlan, runner: Runner) {
  const { server, proxy, generator } = cpus;
  const there = [...new Set([...server, ...proxy])];
  const all = [...new Set([...there, ...generator])];
  return {
    server: await runner.cpuSeconds(server),
    there: onSeparateMachine(cpus) ? await runner.cpuSeconds(there) : null,
    generator: cpuSeconds(generator),
    all: onSeparateMachine(cpus) ? null : cpuSeconds(all),
  };
}

/** Wall seconds, and CPU seconds summed over the CPUs of the run; null where unknown. */
interface Observed {
  readonly wall: number;
  readonly stolen: number | null;
  readonly busy: number | null;
  /** Of the servers, the proxies, the generators and ourselves. */
  readonly ours: number | null;
}

/** What others took of the run's CPUs, as a share of one CPU. */
function disturbanceOf({ wall, stolen, busy, ours }: Observed): Disturbance {
  if (!(wall > 0)) return { stolen: null, foreign: null };
  return {
    stolen: stolen === null ? null : stolen / wall,
    foreign: busy === null || ours === null ? null : Math.max(0, (busy - ours) / wall),
  };
}

/** Of a round whose parts were loaded one after the other: the worst that befell one of them. */
export function worstOf(parts: readonly Disturbance[]): Disturbance {
  const most = (values: (number | null)[]) =>
    values.every((value) => value !== null) && values.length > 0 ? Math.max(...values) : null;
  return { stolen: most(parts.map((p) => p.stolen)), foreign: most(parts.map((p) => p.foreign)) };
}
