import { mustFind } from "../build/revisions.ts";
import { plannedCases } from "../config/cases.ts";
import { UsageError } from "../errors.ts";
import type { CompareOptions, RunOptions } from "../experiment/compare-options.ts";
import { comparisonOf, measureComparison } from "../experiment/comparison.ts";
import type { BuiltSides, Experiment } from "../experiment/experiment.ts";
import { type Host, openWorkspace } from "../experiment/host.ts";
import { recoverAbandoned } from "../experiment/journal.ts";
import { loadConfig, locateConfig } from "../experiment/load-config.ts";
import { prepare } from "../experiment/prepared-run.ts";
import { writeReports } from "../experiment/result-files.ts";
import type { Verdict } from "../format/names.ts";
import type { CaseResult } from "../format/results.ts";
import { commitsBetween, type Repository, subjectOf } from "../platform/git.ts";
import type { Bisected } from "../report/command-output.ts";
import { carrying } from "../report/words.ts";

interface BisectOptions extends RunOptions {
  readonly threshold?: number | undefined;
  /** "FROM..TO": the last revision before the change and the first after it. */
  readonly range: string;
}

/**
 * Halves the range of commits that a change lies between: each is measured against the same build of FROM, until one is left.
 * UsageError where FROM and TO do not differ, or several cases are meant.
 */
export async function bisect(options: BisectOptions, host: Host): Promise<Bisected> {
  await recoverAbandoned(host);
  await using workspace = await openWorkspace(host);
  const { repository } = workspace;
  const { from, commits } = await rangeOf(options.range, repository);
  const last = commits.at(-1) as string;
  await requireOneCase(last, options, repository, host);
  const optionsFor = (commit: string): CompareOptions => ({
    ...options,
    revisions: {
      base: { commit: from, label: options.range.split("..")[0] as string },
      head: { commit, label: commit.slice(0, 12) },
    },
    rules: "head",
    measureIdentical: false,
  });
  const first = await comparisonOf(optionsFor(last), workspace);
  await using run = await prepare(first, workspace, options);
  let measured = 0;
  const verdictOf = async (commit: string, experiment: Experiment, sides: BuiltSides): Promise<Verdict> => {
    measured += 1;
    const { results, logs } = await measureComparison(run, experiment, sides, options.out);
    writeReports(results, logs, options.out);
    const only = onlyOne(results.cases);
    host.progress.say(`${commit.slice(0, 12)}: ${only.verdict}${sizeOf(only)}`);
    return results.interrupted ? "inconclusive" : only.verdict;
  };

  const wanted = await verdictOf(last, first, run.sides);
  // Its place is the next one's.
  await run.sides.head[Symbol.asyncDispose]();
  host.signal.throwIfAborted();
  if (wanted !== "regression" && wanted !== "improvement")
    throw new UsageError(
      `${options.range} is ${wanted} here, so there is no change to look for; a larger --budget or a smaller --threshold may show one`,
    );
  const left = await halve(commits, async (commit) => {
    const experiment = await comparisonOf(optionsFor(commit), workspace);
    await using head = await run.build(experiment.head);
    const verdict = await verdictOf(commit, experiment, { ...run.sides, head, buildTime: head.time });
    host.signal.throwIfAborted();
    if (verdict === wanted) return true;
    return verdict === "unchanged" || verdict === "regression" || verdict === "improvement" ? false : null;
  });
  const suspects = await Promise.all(
    left.map(async (commit) => ({ commit, subject: (await subjectOf(repository, commit)) ?? "" })),
  );
  return { suspects, verdict: wanted, measured };
}

/**
 * The commits that may be the first with the change, of which the last one has it; oldest first. `has` is null where a commit
 * could not be judged: it is passed over, and stays suspected if nothing clears it.
 */
export async function halve(
  commits: readonly string[],
  has: (commit: string) => Promise<boolean | null>,
): Promise<string[]> {
  let suspects = [...commits];
  const unknown = new Set<string>();
  for (;;) {
    const open = suspects.slice(0, -1).filter((commit) => !unknown.has(commit));
    const middle = open[Math.floor((open.length - 1) / 2)];
    if (middle === undefined) return suspects;
    const found = await has(middle);
    const at = suspects.indexOf(middle);
    if (found === null) unknown.add(middle);
    else suspects = found ? suspects.slice(0, at + 1) : suspects.slice(at + 1);
  }
}

/** Before anything is measured, which takes minutes. */
async function requireOneCase(
  commit: string,
  options: BisectOptions,
  repository: Repository,
  host: Host,
): Promise<void> {
  const file = locateConfig(repository, host.cwd, options.config);
  onlyOne(plannedCases(await loadConfig(repository, commit, file, options.preset), options.case));
}

function onlyOne<T>(cases: readonly T[]): T {
  const [only, ...others] = cases;
  if (!only || others.length > 0)
    throw new UsageError(`--bisect looks at one case, not at ${cases.length}; name it with --case`);
  return only;
}

async function rangeOf(range: string, repository: Repository): Promise<{ from: string; commits: string[] }> {
  const [a = "", b = "", ...rest] = range.split(/\.{2,3}/);
  if (a === "" || b === "" || rest.length > 0)
    throw new UsageError(
      `"${range}" is not a range; write the last good and the first bad revision like v1.0.0..main`,
    );
  const [from, to] = await Promise.all([mustFind(repository, a), mustFind(repository, b)]);
  const commits = await commitsBetween(repository, from, to);
  if (commits.length === 0)
    throw new UsageError(
      `there is no commit in ${range}; write the last good and the first bad revision like v1.0.0..main`,
    );
  return { from, commits };
}

function sizeOf(result: CaseResult): string {
  const [metric] = result.verdict === "invalid" ? [] : carrying(result, result.verdict);
  return metric?.ratio == null ? "" : ` (${metric.name} × ${metric.ratio.toFixed(3)})`;
}
