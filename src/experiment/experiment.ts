import { type BuiltVariants, inRoles } from "../build/variants.ts";
import type { Notice, SkipReason } from "../format/findings.ts";
import { type BenchmarkCase, benchmarkCase } from "../measure/benchmark-case.ts";
import type { Config, Scenario } from "../model/config.ts";
import type { CaseRecord, Measured, Plan, PlannedCase } from "../model/results.ts";
import type { Variant } from "../model/sample.ts";
import type { Build } from "../serve/server.ts";
import type { Begun, Header } from "./journal.ts";
import type { BuildTime, PreparedRevision } from "./prepared-run.ts";

/** What is measured with a prepared run. */
export interface Experiment {
  readonly config: Config;
  /** All cases of the run, whichever shard measures them: they share alpha. */
  readonly cases: readonly PlannedCase[];
  /** The part of the run that is measured here, and its cases; all of them if absent. */
  readonly part?: { readonly shard: NonNullable<Plan["shard"]>; readonly cases: readonly PlannedCase[] };
  /** Absent where targets are measured against each other, and not their sides. */
  readonly base?: PreparedRevision;
  readonly head: PreparedRevision;
  /** Two sides judged at interim looks, or after all of their time; or several targets in randomised blocks. */
  readonly design: "looks" | "whole-budget" | "blocks";
  /** Names of targets that the change cannot touch; they are not measured. */
  readonly untouched: ReadonlySet<string>;
  /** Whether targets whose two sides are the same build are measured all the same. */
  readonly measureIdentical: boolean;
  readonly seed?: number | undefined;
  readonly named?: Plan["named"];
  readonly notices: readonly Notice[];
  readonly buildTime: BuildTime;
  /** What is kept of the run, with each of its sessions, in case that it is killed. */
  readonly journal: (begun: Begun<Measured>) => Header;
}

/** The cases of an experiment, and what there is to measure of them. */
export interface Selection {
  /** All of them. */
  readonly cases: readonly PlannedCase[];
  readonly built: BuiltVariants;
  /** Why a case is not measured, by its id. */
  readonly skipped: ReadonlyMap<string, SkipReason>;
  /** Those that are measured: their sides differ, and head could be built. */
  readonly wanted: readonly PlannedCase[];
}

export function selectCases(experiment: Experiment): Selection {
  const { base, head, part, untouched } = experiment;
  const cases = part?.cases ?? experiment.cases;
  const touched = new Set(cases.map(({ target }) => target).filter((name) => !untouched.has(name)));
  const built = inRoles({ ...(base && { base: base.built }), head: head.built }, touched);
  const skipped = new Map<string, SkipReason>();
  for (const found of cases) {
    const why = whySkipped(found, built, experiment);
    if (why !== null) skipped.set(found.id, why);
  }
  const wanted = cases.filter(({ id, target }) => !skipped.has(id) && buildOf(built, target, "head"));
  return { cases, built, skipped, wanted };
}

/** Why a case is not measured; null where it is. */
function whySkipped(
  { target }: PlannedCase,
  { identical }: BuiltVariants,
  { untouched, measureIdentical }: Experiment,
): SkipReason | null {
  if (untouched.has(target)) return "untouched";
  return identical.has(target) && !measureIdentical ? "identical-builds" : null;
}

function buildOf({ builds }: BuiltVariants, target: string, variant: Variant): Build | undefined {
  return builds.find((build) => build.target.name === target && build.variant === variant);
}

export function scenarioOf({ scenario }: PlannedCase, { scenarios }: Config): Scenario | undefined {
  return scenarios.find(({ name }) => name === scenario);
}

/** A case with everything that is needed to measure it; null where head was not built: that is recorded as a failure. */
export function benchmarkOf(
  found: PlannedCase & Pick<CaseRecord, "rate">,
  variants: BuiltVariants,
  config: Config,
  signal: AbortSignal,
): BenchmarkCase | null {
  const scenario = scenarioOf(found, config);
  const head = buildOf(variants, found.target, "head");
  const base = buildOf(variants, found.target, "base");
  if (!scenario || !head) return null;
  const benchmark = benchmarkCase(found, scenario, { ...(base && { base }), head }, signal);
  return found.rate === undefined ? benchmark : { ...benchmark, rate: found.rate };
}
