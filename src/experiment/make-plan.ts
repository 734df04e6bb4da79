import { randomInt } from "node:crypto";
import type { Plan } from "../format/plan.ts";
import type { Experiment } from "./experiment.ts";
import type { PreparedRun } from "./prepared-run.ts";

/** Seconds a case gets where nobody set a budget. */
export const SECONDS_PER_CASE = 60;

/** Seconds for starts, warm-up and measuring. A budget is that of the whole run; a shard has its cases' share of it. */
export function budgetOf({ config, cases, part }: Pick<Experiment, "config" | "cases" | "part">): number {
  const own = part?.cases ?? cases;
  const { budgetSeconds } = config;
  return budgetSeconds === undefined
    ? SECONDS_PER_CASE * own.length
    : (budgetSeconds * own.length) / cases.length;
}

/** Everything that is fixed before the first sample. `groups` tells whether each variant can have its own CPU group. */
export function makePlan(
  {
    config,
    cases,
    part,
    design,
    named,
    seed = randomInt(2 ** 31),
  }: Pick<Experiment, "config" | "cases" | "part" | "design" | "named" | "seed">,
  { isolation, cpus }: Pick<PreparedRun, "isolation" | "cpus">,
  groups: boolean,
): Plan {
  return {
    seed,
    ...(part && { shard: part.shard }),
    ...(named && { named }),
    ...(design === "whole-budget" && { looks: false }),
    alpha: config.gate.falseAlarms,
    failOn: config.gate.failOn,
    mode: config.gate.mode,
    budgetSeconds: budgetOf({ config, cases, ...(part && { part }) }),
    isolation: isolation.name,
    isolationReason: isolation.reason,
    // Both at once are measured under the same conditions, and in half the time.
    pairing: groups ? "side-by-side" : "interleaved",
    cpus,
    cases,
    scenarios: config.scenarios.filter(({ name }) => cases.some(({ scenario }) => scenario === name)),
  };
}
