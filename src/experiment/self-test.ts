import { join } from "node:path";
import { detectablePlanned } from "../analyse/power.ts";
import { chooseHead } from "../build/revisions.ts";
import { UsageError } from "../errors.ts";
import type { PlannedCase } from "../format/plan.ts";
import type { CaseResult, Results } from "../format/results.ts";
import type { Config } from "../model/config.ts";
import type { SelfTested, SelfTestedCase } from "../report/self-test-text.ts";
import { predicate } from "../report/words.ts";
import type { RunOptions } from "./compare-options.ts";
import { comparisonOf, measureComparison } from "./comparison.ts";
import { type Experiment, withoutLimits } from "./experiment.ts";
import type { Workspace } from "./host.ts";
import { SECONDS_PER_CASE } from "./make-plan.ts";
import { prepare } from "./prepared-run.ts";
import { prepareOut, writeReports } from "./result-files.ts";

export interface SelfTestOptions extends RunOptions {
  readonly budgetSeconds: number;
  /** How much more CPU is burnt beside head. */
  readonly slowdown: number;
}

/** Less shows hardly any slowdown of a few percent. */
const LEAST_SECONDS = 30;

/**
 * The working tree against itself, twice: as it is, where nothing may be found, and with CPU burnt beside head, which must be found. The
 * report says, too, what a pull request would show.
 */
export async function selfTest(options: SelfTestOptions, workspace: Workspace): Promise<SelfTested> {
  const { repository, resources, host } = workspace;
  const half = options.budgetSeconds / 2;
  const head = await chooseHead(repository, undefined, resources.folder, host.signal);
  const revisions = { base: { ...head, label: "working tree" }, head };
  const rules = { revisions, measureIdentical: true, rules: "head" } as const;
  const usual = await comparisonOf({ ...options, ...rules, budgetSeconds: undefined }, workspace);
  const budgetSeconds = usual.config.budgetSeconds ?? SECONDS_PER_CASE * usual.cases.length;
  const whole: Experiment = { ...usual, config: { ...withoutLimits(usual.config), budgetSeconds: half } };
  const cases =
    options.case === undefined ? someOf(whole.cases, Math.floor(half / LEAST_SECONDS)) : whole.cases;
  refuseUnfindable(whole.config, cases, options.slowdown);
  const experiment: Experiment = { ...whole, cases };
  await using run = await prepare(experiment, workspace, options);
  const once = async (name: string, what: Experiment): Promise<Results> => {
    const out = join(options.out, name);
    await prepareOut(out);
    const { results, logs } = await measureComparison(run, what, run.sides, out);
    writeReports(results, logs, out);
    return results;
  };
  host.progress.say("first half: equal builds, of which none may be found slower");
  const equal = await once("equal", experiment);
  // After a false alarm, that a slowdown is found would prove nothing.
  const wrong = equal.cases.some(({ verdict }) => verdict === "regression" || verdict === "invalid");
  if (equal.interrupted || wrong) return tested(equal, null, { whole, options, budgetSeconds });
  host.progress.say("second half: the same, with more CPU burnt beside head, which has to be found");
  const slower = await once("slower", { ...experiment, slowdown: options.slowdown });
  return tested(equal, slower, { whole, options, budgetSeconds });
}

const isInvalid = ({ verdict }: CaseResult) => verdict === "invalid";

/** So many cases as there is time for: the first one of each target, asked directly, then its next ones, in the configuration's order. */
function someOf(cases: readonly PlannedCase[], room: number): readonly PlannedCase[] {
  const rank = (found: PlannedCase) => {
    const alike = cases.filter(({ target, path }) => target === found.target && path === found.path);
    return 2 * alike.indexOf(found) + (found.path === "direct" ? 0 : 1);
  };
  const kept = new Set(cases.toSorted((a, b) => rank(a) - rank(b)).slice(0, Math.max(1, room)));
  return cases.filter((found) => kept.has(found));
}

/** A slowdown that is no larger than what counts is called none, as the configuration wants. */
function refuseUnfindable({ scenarios }: Config, cases: readonly PlannedCase[], slowdown: number): void {
  const asked = scenarios.filter(({ name }) => cases.some(({ scenario }) => scenario === name));
  const most = Math.max(...asked.map(({ threshold }) => threshold));
  if (slowdown <= most)
    throw new UsageError(
      `a slowdown of ${slowdown * 100}% does not exceed the threshold of ${most * 100}%, so it is none by the configuration; ask for more: --slowdown ${Math.ceil(most * 250)}%`,
    );
}

function tested(
  equal: Results,
  slower: Results | null,
  {
    whole: { config, cases: all },
    options,
    budgetSeconds,
  }: {
    readonly whole: Experiment;
    readonly options: SelfTestOptions;
    /** Of a pull request. */
    readonly budgetSeconds: number;
  },
): SelfTested {
  const cases = equal.cases.map((found): SelfTestedCase => {
    const { threshold = 0, thresholds = {} } =
      config.scenarios.find(({ name }) => name === found.scenario) ?? {};
    const planted = slower?.cases.find(({ id }) => id === found.id);
    const outlook = {
      alpha: config.gate.alpha,
      cases: all.length,
      budgetSeconds,
      threshold,
      thresholds,
    };
    return {
      id: found.id,
      equal: found.verdict,
      planted: planted?.verdict ?? null,
      trouble:
        [found, planted].flatMap((half) => (half?.verdict === "invalid" ? predicate(half) : []))[0] ?? null,
      seen: planted?.metrics.find(({ name }) => name === "cpu")?.ratio ?? null,
      shownHere: planted?.detectable ?? found.detectable,
      shownInPullRequest: detectablePlanned(equal, found.id, outlook),
    };
  });
  return {
    slowdown: options.slowdown,
    cases,
    leftOut: all.map(({ id }) => id).filter((id) => !cases.some((found) => found.id === id)),
    seconds: equal.seconds.run + (slower?.seconds.run ?? 0),
    budgetSeconds: options.budgetSeconds,
    out: options.out,
    interrupted: equal.interrupted || (slower?.interrupted ?? false),
    exitCode: codeOf(equal, slower),
  };
}

/** As for a comparison: 1 is a verdict that should not be, 3 what could not be measured; a run that was interrupted has its own. */
function codeOf(equal: Results, slower: Results | null): number {
  const interrupted = [equal, slower].find((run) => run?.interrupted);
  if (interrupted) return interrupted.exitCode;
  const both = [equal, ...(slower ? [slower] : [])];
  if (both.some(({ cases, failures }) => cases.some(isInvalid) || failures.length > 0)) return 3;
  const falseAlarm = equal.cases.some(({ verdict }) => verdict === "regression");
  const missed = slower?.cases.some(({ verdict }) => verdict !== "regression") ?? true;
  return falseAlarm || missed ? 1 : 0;
}
