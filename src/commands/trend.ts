import { resolve } from "node:path";
import { baseIsBroken } from "../analyse/base-lacking.ts";
import { EXIT } from "../analyse/exit-codes.ts";
import { mustFind } from "../build/revisions.ts";
import { plannedCases } from "../config/cases.ts";
import { parseConfig } from "../config/load.ts";
import { UsageError } from "../errors.ts";
import type { CompareOptions, RunOptions } from "../experiment/compare-options.ts";
import { comparisonOf, measureComparison } from "../experiment/comparison.ts";
import { type BuiltSides, type Experiment, withoutLimits } from "../experiment/experiment.ts";
import { type Host, openWorkspace } from "../experiment/host.ts";
import { recoverAbandoned } from "../experiment/journal.ts";
import { locateConfig } from "../experiment/load-config.ts";
import { budgetOf } from "../experiment/make-plan.ts";
import { comparableCases, plantedNotices, slowdownOfNight } from "../experiment/planted-slowdown.ts";
import { prepare } from "../experiment/prepared-run.ts";
import { pinnedReference, type Reference, referenceNamed } from "../experiment/reference.ts";
import { prepareOut, writeReports } from "../experiment/result-files.ts";
import type { PlannedCase } from "../format/plan.ts";
import type { Compared, Results, TrendPart } from "../format/results.ts";
import type { Config, Trend } from "../model/config.ts";
import { fileAt, type Repository, subjectOf } from "../platform/git.ts";
import { bisectedText } from "../report/command-output.ts";
import { type BaselineLevels, suspicious } from "../trend/baseline-levels.ts";
import { bisect } from "./bisect.ts";
import { defineCommand, print, printResults } from "./command.ts";
import {
  BISECT,
  HEAD,
  ISOLATION,
  JSON_FORMAT,
  OUT,
  QUIET,
  SECRETS,
  SEED,
  SELECTION,
  TREND_BRANCH,
  WAIT,
} from "./options.ts";
import { baselineHere } from "./trend-branch.ts";

export const trendCommand = defineCommand({
  name: "trend",
  summary: "compare head with the pinned reference: one point of the trend",
  group: "ci",
  examples: [
    { line: "loadgate trend", does: "compare HEAD with the reference in loadgate.yml" },
    { line: "loadgate trend --head v1.3.0 --budget 10m", does: "measure a tag, in ten minutes" },
    {
      line: "loadgate trend --bisect v1.2.0..v1.3.0 --case api/hello/direct",
      does: "find the commit that changed this case",
    },
  ],
  options: {
    head: { ...HEAD, value: "REV", description: "The revision to measure. Defaults to `HEAD`." },
    bisect: BISECT,
    ...SELECTION,
    isolation: ISOLATION,
    secrets: SECRETS,
    waitSeconds: WAIT,
    seed: SEED,
    ...TREND_BRANCH,
    out: OUT,
    quiet: QUIET,
    json: JSON_FORMAT,
  },
  async run({ values, host }) {
    const out = resolve(host.cwd, values.out);
    await prepareOut(out);
    if (values.bisect !== undefined) {
      const found = await bisect({ ...values, range: values.bisect, out }, host);
      print(found, values, () => bisectedText(found));
      return 0;
    }
    const baseline = await baselineHere(values, process.env, host);
    const results = await trend({ ...values, baseline, out }, host);
    printResults(results, { json: values.json, out }, host);
    return results.exitCode;
  },
});

interface TrendOptions extends RunOptions {
  readonly head?: string | undefined;
  /** Of the nights before; null where there were none. */
  readonly baseline: BaselineLevels | null;
}

const DAY_MS = 86_400_000;

/**
 * One point of the trend: head against the pinned reference, on one machine. What looks changed is measured once more; one
 * case is measured with identical builds; where the reference was moved, the new one is measured against the old; and a slowdown is planted,
 * which has to be found. All of it is measured on the same builds, and written after each part: what comes after may fail, or be
 * interrupted.
 */
export async function trend(options: TrendOptions, host: Host): Promise<Results> {
  await recoverAbandoned(host);
  await using workspace = await openWorkspace(host);
  const { repository } = workspace;
  const commit = await mustFind(repository, options.head ?? "HEAD");
  const head = { commit, label: options.head ?? "HEAD" };
  const config = await configAt(repository, commit, options, host);
  const reference = await pinnedReference(config, head, repository);
  const cases = plannedCases(config, options.case);
  const [control] = plannedCases(config, config.trend?.control ?? cases[0]?.id);
  const against = (base: Reference): CompareOptions => ({
    ...options,
    revisions: { base: base.revision, head },
    ...(base.images && { images: { base: base.images } }),
    measureIdentical: true,
    rules: "head",
    failOn: ["invalid"],
    // A size that is found early is a little too large.
    looks: false,
  });
  const experiment = await comparisonOf(against(reference), workspace, control ? [control] : []);
  const perCase = budgetOf(experiment) / cases.length;
  await using run = await prepare(experiment, workspace, options);
  const { base, head: newer } = run.sides;
  if (!base) throw new RangeError("the reference was not built");
  const measure = (
    what: string,
    some: readonly PlannedCase[],
    sides: BuiltSides,
    more: Partial<Experiment> = {},
  ) => {
    host.progress.say(what);
    const part = {
      cases: some,
      config: { ...withoutLimits(experiment.config), budgetSeconds: perCase * some.length },
    };
    return measureComparison(run, { ...experiment, ...part, ...more }, sides, options.out);
  };
  /** Of that for which nothing has to be built any more. */
  const noTime = () => ({ startedAt: host.clock.date().toISOString(), seconds: 0 });

  const first = await measure(`head against the reference ${reference.label}`, cases, run.sides);
  const { logs } = first;
  // Nobody's change fixes a reference, so that nights without one must not look like nights with one.
  const results = baseIsBroken(first.results) ? { ...first.results, exitCode: EXIT.invalid } : first.results;
  if (results.interrupted) {
    writeReports(results, logs, options.out);
    return results;
  }
  const { reference: _, ...settings } = config.trend as Trend;
  let night: TrendPart = {
    settings,
    config: config.file,
    reference: { commit: reference.identity, label: reference.label },
    head: { commit, subject: (await subjectOf(repository, commit)) ?? "" },
    control: null,
    seam: null,
    again: null,
  };
  const point = (): Results => ({
    ...results,
    command: "trend",
    notices: [...results.notices, ...(night.planted ? plantedNotices(night.planted) : [])],
    trend: night,
  });
  const keep = (part: Partial<TrendPart>) => {
    night = { ...night, ...part };
    writeReports(point(), logs, options.out);
    host.signal.throwIfAborted();
  };
  keep({});

  const odd = suspicious(results, options.baseline);
  if (odd.length > 0) {
    const what = `again, since they look changed: ${odd.join(", ")}`;
    const own = cases.filter(({ id }) => odd.includes(id));
    keep({ again: measuredPart(await measure(what, own, { base, head: newer, buildTime: noTime() })) });
  }
  const turn = options.baseline?.nights ?? Math.floor(host.clock.date().getTime() / DAY_MS);
  const plant = slowdownOfNight(config, comparableCases(cases, results.cases), turn);
  await using equal = control || plant ? await run.copy(base, "twin") : null;
  const equalSides = equal && { base, head: equal, buildTime: noTime() };
  if (control && equalSides) {
    const measured = await measure(`identical builds of ${control.id}`, [control], equalSides, {
      design: "looks",
    });
    keep({ control: measuredPart(measured) });
  }
  const before = await movedFrom(reference, options.baseline, head, repository, host);
  if (before) {
    const { base: source } = await comparisonOf(against(before), workspace);
    if (!source) throw new RangeError("a comparison has a base");
    await using older = await run.build({ ...source, name: "prev", writesCache: false });
    const sides = { base: older, head: base, buildTime: older.time };
    const what = `the reference against ${before.label}, the previous one`;
    const from = { commit: before.identity, label: before.label };
    const results = measuredPart(await measure(what, cases, sides));
    keep({ seam: results && { from, results } });
  }
  // Last, since the series does without it.
  if (plant && equalSides) {
    const { case: found, slowdown } = plant;
    const what = `a planted slowdown in ${found.id}, which has to be found`;
    const more = { design: "looks", slowdown: { share: slowdown } } as const;
    const results = measuredPart(await measure(what, [found], equalSides, more));
    keep({ planted: { case: found.id, slowdown, results } });
  }
  return point();
}

/** What was measured of a part, without what only the run as a whole has; null where it was interrupted before its first session. */
function measuredPart({ results }: { readonly results: Results }): Compared | null {
  const { trend: _, ...part } = results;
  const nothing = part.interrupted && part.cases.every(({ sessions }) => sessions.length === 0);
  return nothing ? null : { ...part, command: "compare" };
}

async function configAt(
  repository: Repository,
  commit: string,
  options: Pick<TrendOptions, "config" | "preset">,
  host: Host,
): Promise<Config> {
  const file = locateConfig(repository, host.cwd, options.config);
  const text = await fileAt(repository, commit, file);
  if (text === null) throw new UsageError(`${commit.slice(0, 12)} has no ${file}; commit it first`);
  const config = parseConfig(text, file, options.preset === undefined ? {} : { preset: options.preset });
  if (config.trend) return config;
  throw new UsageError(
    `${file} has no trend section; add one with the reference of all points, like trend: { reference: v1.0.0 }`,
  );
}

/** The reference of the nights before, where it is another one now; null where there is none, or it cannot be had any more. */
async function movedFrom(
  reference: Reference,
  baseline: BaselineLevels | null,
  head: Reference["revision"],
  repository: Repository,
  host: Host,
): Promise<Reference | null> {
  const before = baseline?.reference ?? null;
  if (before === null || before.commit === reference.identity) return null;
  const found = await referenceNamed(before, head, repository);
  if (found === null)
    host.progress.say(
      `the previous reference, ${before.label}, is not in this clone, so the series starts over; set fetch-depth: 0 to continue it`,
    );
  return found;
}
