import type { Config } from "../model/config.ts";
import type { CpuPlan, Pairing, Plan, PlannedCase, RunnerChosen } from "../model/results.ts";

/** Seconds a case gets where nobody set a budget. */
export const SECONDS_PER_CASE = 60;

const ROUNDS_PER_SESSION = 4;

export interface PlanOptions {
  readonly config: Config;
  readonly cases: readonly PlannedCase[];
  readonly runner: RunnerChosen;
  readonly cpus: CpuPlan;
  /** Whether each variant can have a CPU group of its own. */
  readonly groups: boolean;
  readonly seed: number;
}

/** Everything that is fixed before the first sample. */
export function makePlan({ config, cases, runner, cpus, groups, seed }: PlanOptions): Plan {
  const pairing: Pairing = groups ? "side-by-side" : "interleaved";
  return {
    seed,
    alpha: config.gate.alpha,
    failOn: config.gate.failOn,
    budgetSeconds: config.budgetSeconds ?? SECONDS_PER_CASE * cases.length,
    runner: runner.name,
    runnerReason: runner.reason,
    pairing,
    pairingReason: groups
      ? "each variant has a CPU group of its own, so both share their core evenly"
      : "no CPU groups can be made here (it takes root or containers), so the variants take turns in random order",
    roundsPerSession: ROUNDS_PER_SESSION,
    cpus,
    cases,
    scenarios: config.scenarios.filter(({ name }) => cases.some(({ scenario }) => scenario === name)),
  };
}
