import { conclude } from "../analyse/conclude.ts";
import { exitCode } from "../analyse/exit-codes.ts";
import type { Source } from "../build/checkout.ts";
import { chooseRevisions, type Revisions } from "../build/revisions.ts";
import { plannedCases } from "../config/cases.ts";
import { casesOfShard } from "../config/shards.ts";
import { untouchedTargets } from "../config/touched.ts";
import { Interrupted } from "../errors.ts";
import type { Notice } from "../format/findings.ts";
import type { Config, Target } from "../model/config.ts";
import type { Plan, PlannedCase, Results } from "../model/results.ts";
import { changedFiles } from "../platform/git.ts";
import { applyOverrides, type CompareOptions } from "./compare-options.ts";
import { loadSides, locateConfig } from "./load-config.ts";
import { type Measurement, measure } from "./measure.ts";
import { type BuildTime, type PreparedRevision, type PreparedRun, prepare } from "./prepared-run.ts";
import { requireSecrets } from "./tools.ts";
import type { Workspace } from "./workspace.ts";

/** What is to be compared. */
export interface Comparison {
  readonly config: Config;
  /** The configuration's path in the repository. */
  readonly file: string;
  readonly base: Source;
  readonly head: Source;
  /** Those of the whole run, and of this part of it. */
  readonly cases: readonly PlannedCase[];
  readonly own: readonly PlannedCase[];
  /** Names of targets that the change cannot touch. */
  readonly untouched: ReadonlySet<string>;
  readonly notices: readonly Notice[];
  /** What has to be named again to measure the same. */
  readonly named?: Plan["named"];
}

/** Reads the configuration of both revisions, and finds what of it the change may touch; the targets of `also` are built as well. */
export async function comparisonOf(
  options: CompareOptions,
  { repository, lease, host }: Workspace,
  also: readonly PlannedCase[] = [],
): Promise<Comparison> {
  const file = locateConfig(repository, host.cwd, options.config);
  const revisions: Revisions =
    options.revisions ?? (await chooseRevisions(repository, options, lease.folder, host.signal));
  const sides = await loadSides(repository, revisions, file, options);
  const config = applyOverrides(sides.config, options);
  const cases = plannedCases(config, options.case);
  const own = options.shard ? casesOfShard(cases, options.shard) : cases;
  const changed = await changedFiles(repository, revisions.base.commit, revisions.head.commit);
  const untouched = options.measureIdentical
    ? new Set<string>()
    : untouchedTargets(config.targets, changed, file);
  const touched = own.filter(({ target }) => !untouched.has(target));
  const wanted = new Set([...touched, ...also].map(({ target }) => target));
  const of = (targets: readonly Target[], images: Readonly<Record<string, string>> | undefined) =>
    targets.filter(({ name }) => wanted.has(name)).map((target) => inImage(target, images?.[target.name]));
  requireSecrets(of(config.targets, undefined), process.env);
  const { images } = options;
  return {
    config,
    file,
    base: {
      name: "base",
      revision: revisions.base,
      targets: of(sides.baseTargets, images?.base),
      writesCache: true,
      fromImages: images?.base !== undefined,
    },
    head: {
      name: "head",
      revision: revisions.head,
      targets: of(config.targets, images?.head),
      fromImages: images?.head !== undefined,
    },
    cases,
    own,
    untouched,
    notices: sides.notices,
    ...namedBy(options, file),
  };
}

/** A target as a ready-made image instead of what it is built from. */
function inImage({ build, ...target }: Target, image: string | undefined): Target {
  return image === undefined ? { ...target, ...(build && { build }) } : { ...target, image };
}

function namedBy({ config, preset }: CompareOptions, file: string): Pick<Plan, "named"> {
  if (config === undefined && preset === undefined) return {};
  return {
    named: { ...(config !== undefined && { config: file }), ...(preset !== undefined && { preset }) },
  };
}

/** Builds both sides of a comparison, so that its cases, and `also`, can be measured. */
export function prepareComparison(
  { config, file, base, head, own, untouched }: Comparison,
  workspace: Workspace,
  options: Pick<CompareOptions, "oha" | "waitSeconds">,
  also: readonly PlannedCase[] = [],
): Promise<PreparedRun> {
  const cases = [...own.filter(({ target }) => !untouched.has(target)), ...also];
  return prepare({ config, file, sources: [base, head], cases }, workspace, options);
}

/** The two sides of a comparison, built. */
export interface Sides {
  readonly base: PreparedRevision;
  readonly head: PreparedRevision;
  /** Of what was built for this comparison alone. */
  readonly buildTime: BuildTime;
}

/** The sides that a run was prepared with. */
export function preparedSides({ revisions: [base, head] }: PreparedRun): Sides {
  if (!base || !head) throw new RangeError("the run was not prepared for two sides");
  return { base, head, buildTime: head.time };
}

/** What a comparison leaves. */
export interface Compared extends Measurement {
  readonly results: Results;
}

/** Measures two sides that are built against each other, and judges. */
export async function measureComparison(
  run: PreparedRun,
  comparison: Comparison,
  { base, head, buildTime }: Sides,
  { measureIdentical, looks, seed, shard, out }: CompareOptions,
): Promise<Compared> {
  const { config, cases, own, untouched, named, notices } = comparison;
  const measurement = await measure(run, {
    ...{ config, cases, base, head, untouched, measureIdentical, seed, notices, buildTime },
    ...(shard && { part: { shard, cases: own } }),
    ...(named && { named }),
    design: looks === false ? "whole-budget" : "looks",
    journal: (begun) => ({ command: "compare", out, begun }),
  });
  const concluded = conclude(measurement.measured);
  const { reason } = run.workspace.host.signal;
  const signal = reason instanceof Interrupted ? { signal: reason.signal } : {};
  return { ...measurement, results: { ...concluded, exitCode: exitCode({ ...signal, judged: concluded }) } };
}
