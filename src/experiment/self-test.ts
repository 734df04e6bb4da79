import { join } from "node:path";
import { detectablePlanned } from "../analyse/power.ts";
import { chooseHead } from "../build/revisions.ts";
import { UsageError } from "../errors.ts";
import type { PlannedCase } from "../format/plan.ts";
import type { CaseResult, Results } from "../format/results.ts";
import type { Config } from "../model/config.ts";
import type { SelfTested, SelfTestedCase } from "../report/self-test-text.ts";
import { predicate } from "../report/words.ts";
import { duration } from "../text/format.ts";
import type { RunOptions } from "./compare-options.ts";
import { comparisonOf, measureComparison } from "./comparison.ts";
import { type Experiment, selectCases, withoutLimits } from "./experiment.ts";
import type { Workspace } from "./host.ts";
import { SECONDS_PER_CASE } from "./make-plan.ts";
import { startRunner } from "./measure.ts";
import { slowdownFor } from "./planted-slowdown.ts";
import { probePorts } from "./port-probes.ts";
import { type PreparedRun, prepare } from "./prepared-run.ts";
import { prepareOut, writeReports } from "./result-files.ts";

export interface SelfTestOptions extends RunOptions {
  readonly budgetSeconds: number;
  /** How much more CPU is burnt beside head. */
  readonly slowdown: number;
}

/** Less shows hardly any slowdown of a few percent. */
const LEAST_SECONDS = 30;
/** Sessions without which the noise between them is not known, and what each takes beside its servers' start. */
const LEAST_SESSIONS = 2;
const SESSION_SECONDS = 8;
/** A start that takes so long decides how much time a test needs. */
const SLOW_START_SECONDS = 5;
/** Of the time that is left; the rest is for taking servers down and writing reports. */
const MEASURING_SHARE = 0.96;

/**
 * The working tree against itself, twice, in the budget that both have together: as it is, where nothing may be found, and with CPU burnt beside head, which must be found. The
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
  await using run = await prepare({ ...whole, cases }, workspace, options);
  const { clock } = host;
  const until = clock.now() + options.budgetSeconds;
  const left = () => Math.max(1, MEASURING_SHARE * (until - clock.now()));
  const starts = await startsOf(cases, whole, run);
  const fitting = casesInTime(cases, starts, { ...options, secondsForHalf: left() / 2 });
  const within = (budgetSeconds: number): Experiment => ({
    ...{ ...whole, cases: fitting, punctual: true },
    config: { ...whole.config, budgetSeconds },
  });
  const once = async (name: string, what: Experiment): Promise<Results> => {
    const out = join(options.out, name);
    await prepareOut(out);
    const { results, logs } = await measureComparison(run, what, run.sides, out);
    writeReports(results, logs, out);
    return results;
  };
  host.progress.say("first half: identical builds, of which none may be found slower");
  const equal = await once("equal", within(left() / 2));
  // After a false alarm, that a slowdown is found would prove nothing.
  const wrong = equal.cases.some(({ verdict }) => verdict === "regression" || verdict === "invalid");
  if (equal.interrupted || wrong) return tested(equal, null, { whole, options, budgetSeconds });
  host.progress.say("second half: the same, with more CPU burnt beside head, which has to be found");
  const slower = await once("slower", { ...within(left()), slowdown: { share: options.slowdown } });
  return tested(equal, slower, { whole, options, budgetSeconds });
}

const isInvalid = ({ verdict }: CaseResult) => verdict === "invalid";

/** So many cases as there is time for, in the configuration's order. */
function someOf(cases: readonly PlannedCase[], room: number): readonly PlannedCase[] {
  const kept = new Set(byWeight(cases).slice(0, Math.max(1, room)));
  return cases.filter((found) => kept.has(found));
}

/** The first case of each target, asked directly, then its next ones. */
function byWeight(cases: readonly PlannedCase[]): readonly PlannedCase[] {
  const rank = (found: PlannedCase) => {
    const alike = cases.filter(({ target, via }) => target === found.target && via === found.via);
    return 2 * alike.indexOf(found) + (found.via === "direct" ? 0 : 1);
  };
  return cases.toSorted((a, b) => rank(a) - rank(b));
}

/** Seconds that each target takes to start, where that is looked at before anything is measured: containers are not. */
async function startsOf(
  cases: readonly PlannedCase[],
  experiment: Experiment,
  run: PreparedRun,
): Promise<ReadonlyMap<string, number>> {
  const { clock, progress } = run.workspace.host;
  await using runner = await startRunner(run);
  const starts = new Map<string, number>();
  for (const [target, own] of Map.groupBy(cases, (found) => found.target)) {
    const began = clock.now();
    const selection = selectCases({ ...experiment, cases: own }, run.sides);
    const { silent } = await probePorts(experiment, run.sides, selection, runner, progress);
    // Both sides were started, one after the other. What does not start at all is reported by the first half.
    if (silent.size === 0) starts.set(target, (clock.now() - began) / 2);
  }
  return starts;
}

/**
 * The cases of which each half can have enough sessions, with targets that start slowly. Of an ordinary start a short time is the user's own
 * affair. UsageError where none fits, or one that was named does not.
 */
export function casesInTime(
  cases: readonly PlannedCase[],
  starts: ReadonlyMap<string, number>,
  { case: named, secondsForHalf }: { readonly case?: string | undefined; readonly secondsForHalf: number },
): readonly PlannedCase[] {
  const startOf = ({ target }: PlannedCase) => starts.get(target) ?? 0;
  const needed = (found: PlannedCase) => LEAST_SESSIONS * (startOf(found) + SESSION_SECONDS);
  const isSlow = (found: PlannedCase) => startOf(found) >= SLOW_START_SECONDS;
  const kept = new Set<PlannedCase>();
  const late: PlannedCase[] = [];
  let seconds = 0;
  for (const found of byWeight(cases)) {
    const fits = seconds + needed(found) <= secondsForHalf;
    if (isSlow(found) && !fits) late.push(found);
    else kept.add(found);
    seconds += fits ? needed(found) : 0;
  }
  const [first] = late;
  if (first !== undefined && (kept.size === 0 || named !== undefined)) {
    const slow = named === undefined ? [first] : cases;
    const both = 2 * slow.reduce((sum, found) => sum + needed(found), 0);
    const looking = 2 * [...starts.values()].reduce((sum, each) => sum + each, 0);
    throw new UsageError(
      `${first.target} takes ${duration(startOf(first))} to start, and each half of the test needs ${LEAST_SESSIONS} starts with time to measure; give it longer: --budget ${Math.ceil((1.2 * (both + looking)) / 60)}m`,
    );
  }
  return cases.filter((found) => kept.has(found));
}

/** A slowdown that is no larger than what counts is called none, as the configuration wants. */
function refuseUnfindable({ scenarios }: Config, cases: readonly PlannedCase[], slowdown: number): void {
  const asked = scenarios.filter(({ name }) => cases.some(({ scenario }) => scenario === name));
  const most = Math.max(...asked.map(({ threshold }) => threshold));
  if (slowdown <= most)
    throw new UsageError(
      `a slowdown of ${slowdown * 100}% does not exceed the threshold of ${most * 100}%, so it is none by the configuration; name a larger one: --slowdown ${Math.round(slowdownFor(most) * 100)}%`,
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
      alpha: config.gate.falseAlarms,
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
      slowStart: slowStartOf(planted ?? found),
      seen: cpuOf(planted)?.ratio ?? null,
      excessive: isExcessive(planted, options.slowdown),
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
    exitCode: codeOf(equal, slower, options.slowdown),
  };
}

const cpuOf = (found: CaseResult | undefined) => found?.metrics.find(({ name }) => name === "cpu");

/** How many times what was burnt is no longer what was burnt: the burner looks only now and then at how much it is. */
const EXCESS = 2;

/** Whether the interval of CPU per request lies as a whole far beyond what was burnt. */
export function isExcessive(found: CaseResult | undefined, slowdown: number): boolean {
  const low = cpuOf(found)?.interval?.low;
  return found?.verdict === "regression" && low !== undefined && low > 1 + EXCESS * slowdown;
}

function slowStartOf({ findings }: CaseResult): SelfTestedCase["slowStart"] {
  const found = findings.find(({ code }) => code === "slow-start");
  return found?.code === "slow-start" ? { seconds: found.seconds, sessions: found.sessions } : null;
}

/** As for a comparison: 1 is a verdict that should not be, 3 what could not be measured; a run that was interrupted has its own. */
function codeOf(equal: Results, slower: Results | null, slowdown: number): number {
  const interrupted = [equal, slower].find((run) => run?.interrupted);
  if (interrupted) return interrupted.exitCode;
  const both = [equal, ...(slower ? [slower] : [])];
  if (both.some(({ cases, failures }) => cases.some(isInvalid) || failures.length > 0)) return 3;
  const falseAlarm =
    equal.cases.some(({ verdict }) => verdict === "regression") ||
    (slower?.cases.some((found) => isExcessive(found, slowdown)) ?? false);
  const missed = slower?.cases.some(({ verdict }) => verdict !== "regression") ?? true;
  return falseAlarm || missed ? 1 : 0;
}
