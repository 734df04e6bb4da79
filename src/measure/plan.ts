import type { Config } from "../model/config.ts";
import type { CpuPlan, Plan, PlannedCase, RunnerChosen } from "../model/results.ts";

/** Seconds a case gets where nobody set a budget. */
export const SECONDS_PER_CASE = 60;

export interface PlanOptions {
  readonly config: Config;
  /** All cases of the run, whichever shard measures them: they share alpha. */
  readonly cases: readonly PlannedCase[];
  /** The part of the run that is measured here, and its cases; all of them if absent. */
  readonly part?: { readonly shard: NonNullable<Plan["shard"]>; readonly cases: readonly PlannedCase[] };
  readonly runner: RunnerChosen;
  readonly cpus: CpuPlan;
  /** Whether each variant can have a CPU group of its own. */
  readonly groups: boolean;
  /** Whether cases may be judged, and end, before their time is over; true if absent. */
  readonly looks?: boolean;
  readonly seed: number;
}

/** Seconds for starts, warm-up and measuring. A budget is that of the whole run; a shard has its cases' share of it. */
export function budgetOf({ config, cases, part }: Pick<PlanOptions, "config" | "cases" | "part">): number {
  const own = part?.cases ?? cases;
  const { budgetSeconds } = config;
  return budgetSeconds === undefined
    ? SECONDS_PER_CASE * own.length
    : (budgetSeconds * own.length) / cases.length;
}

/** Everything that is fixed before the first sample. */
export function makePlan({ config, cases, part, runner, cpus, groups, looks, seed }: PlanOptions): Plan {
  return {
    seed,
    ...(part && { shard: part.shard }),
    ...(looks === false && { looks }),
    alpha: config.gate.alpha,
    failOn: config.gate.failOn,
    mode: config.gate.mode,
    budgetSeconds: budgetOf({ config, cases, ...(part && { part }) }),
    runner: runner.name,
    runnerReason: runner.reason,
    // Both at once are measured under the same conditions, and in half the time.
    pairing: groups ? "side-by-side" : "interleaved",
    cpus,
    cases,
    scenarios: config.scenarios.filter(({ name }) => cases.some(({ scenario }) => scenario === name)),
  };
}
