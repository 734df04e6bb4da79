import { type BuiltVariants, inRoles } from "../build/build-revisions.ts";
import type { Source } from "../build/checkout.ts";
import type { Variant } from "../format/faults.ts";
import type { Notice, SkipReason } from "../format/findings.ts";
import type { Plan, PlannedCase, Scenario } from "../format/plan.ts";
import type { CaseRecord } from "../format/results.ts";
import { type BenchmarkCase, benchmarkCase } from "../measure/benchmark-case.ts";
import type { Config } from "../model/config.ts";
import type { Build } from "../serve/runner.ts";
import type { Slowdown } from "../serve/slowdown.ts";
import type { BuildTime, PreparedRevision } from "./prepared-run.ts";

/** What is to be built, and measured by which design. */
export interface Experiment {
  readonly config: Config;
  /** The configuration's path in the repository. */
  readonly file: string;
  /** Absent where targets are measured against each other, and not their sides. */
  readonly base?: Source;
  readonly head: Source;
  /** Whether base by its own configuration takes nginx, which Docker has to have an image of. */
  readonly baseHasProxy?: boolean;
  /** All cases of the run, whichever shard measures them: they share alpha. */
  readonly cases: readonly PlannedCase[];
  /** The part of the run that is measured here, and its cases; all of them if absent. */
  readonly part?: { readonly shard: NonNullable<Plan["shard"]>; readonly cases: readonly PlannedCase[] };
  /** What else the same builds are going to be measured for. */
  readonly also?: readonly PlannedCase[];
  /** Two sides judged at interim looks, or after all of their time; or several targets in randomised blocks. */
  readonly design: "looks" | "whole-budget" | "blocks";
  /** Names of targets that the change cannot touch; they are not measured. */
  readonly untouched: ReadonlySet<string>;
  /** Whether base has no configuration yet: head is shown then, even where nothing could differ. */
  readonly firstRun?: boolean;
  /** Whether targets whose two sides are the same build are measured all the same. */
  readonly measureIdentical: boolean;
  /**
   * What becomes of targets that a runner cannot run: they are left out, or the run does not begin. Absent, they are a reason for another
   * runner, or for none.
   */
  readonly unusable?: "left-out" | "fatal";
  /** CPU that is burnt beside head: a slowdown that has to be found. */
  readonly slowdown?: Slowdown;
  /** Whether what is under way is stopped when the budget is over, and not a little later. */
  readonly punctual?: boolean;
  readonly seed?: number | undefined;
  /** What has to be named again to measure the same. */
  readonly named?: Plan["named"];
  readonly notices: readonly Notice[];
}

/** A configuration that asks for changes alone: how often identical builds differ has nothing to do with what head may cost at most. */
export function withoutLimits(config: Config): Config {
  const scenarios = config.scenarios.map(({ limits: _, ...scenario }) => scenario);
  return { ...config, scenarios };
}

/** The cases that builds are needed for. */
export function casesToBuild({ cases, part, untouched, also = [] }: Experiment): PlannedCase[] {
  return [...(part?.cases ?? cases).filter(({ target }) => !untouched.has(target)), ...also];
}

/** What is measured, built: two sides, or one revision with several targets. */
export interface BuiltSides {
  readonly base?: PreparedRevision;
  readonly head: PreparedRevision;
  /** Of what was built for this measurement alone. */
  readonly buildTime: BuildTime;
}

/** The cases of an experiment, and what there is to measure of them. */
export interface CaseSelection {
  /** All of them. */
  readonly cases: readonly PlannedCase[];
  readonly built: BuiltVariants;
  /** Why a case is not measured, by its id. */
  readonly skipped: ReadonlyMap<string, SkipReason>;
  /** Those that are measured: their sides differ, and head could be built. */
  readonly wanted: readonly PlannedCase[];
}

export function selectCases(experiment: Experiment, { base, head }: BuiltSides): CaseSelection {
  const { part, untouched } = experiment;
  const cases = part?.cases ?? experiment.cases;
  const touched = new Set(cases.map(({ target }) => target).filter((name) => !untouched.has(name)));
  const inBoth = inRoles({ ...(base && { base: base.built }), head: head.built }, touched);
  const built = experiment.firstRun ? withoutTwins(inBoth) : inBoth;
  const skipped = new Map<string, SkipReason>();
  for (const found of cases) {
    const why = whySkipped(found, built, experiment);
    if (why !== null) skipped.set(found.id, why);
  }
  const wanted = cases.filter(({ id, target }) => !skipped.has(id) && buildOf(built, target, "head"));
  return { cases, built, skipped, wanted };
}

/** Base's builds left out where they are head's too. */
function withoutTwins({ identical, builds, ...rest }: BuiltVariants): BuiltVariants {
  const kept = builds.filter(({ variant, target }) => variant === "head" || !identical.has(target.name));
  return { ...rest, builds: kept, identical: new Set() };
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
