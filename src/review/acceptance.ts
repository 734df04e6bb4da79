import { judgedCode } from "../analyse/exit-codes.ts";
import { worst } from "../analyse/verdict.ts";
import { matchesGlob } from "../config/cases.ts";
import type { Acceptance, AcceptedCase, CommentState, RedCase } from "../format/comment-state.ts";
import type { Verdict } from "../format/names.ts";
import type { CaseResult, LimitResult, MetricResult, Results } from "../format/results.ts";
import { headline, titles } from "../report/headline.ts";
import { limitsThat } from "../report/limit-words.ts";

export interface AcceptanceOutcome {
  /** By case: the slowdowns that are accepted now. */
  readonly accepted: ReadonlyMap<string, AcceptedCase>;
  /** By case: accepted once, but the effect has grown since. */
  readonly expired: ReadonlyMap<string, AcceptedCase>;
  /** By case: accepted by its name, but it was not red at the commit that was looked at. */
  readonly uncovered: ReadonlyMap<string, Acceptance>;
  /** What to remember for the next run of this pull request. */
  readonly remembered: readonly AcceptedCase[];
}

export const NOTHING_ACCEPTED: AcceptanceOutcome = {
  accepted: new Map(),
  expired: new Map(),
  uncovered: new Map(),
  remembered: [],
};

/**
 * Which regressions are accepted. An acceptance holds for what was red at the commit that was there when it was said, up to the size
 * that it had: it expires for a case once the estimate is worse than the worse end of the interval was then. `commitSeen` is
 * since when, by GitHub's clock, the measured commit was there.
 */
export function accept(
  cases: readonly CaseResult[],
  acceptances: readonly Acceptance[],
  earlier: CommentState,
  commitSeen: string | null,
): AcceptanceOutcome {
  const accepted = new Map<string, AcceptedCase>();
  const expired = new Map<string, AcceptedCase>();
  const uncovered = new Map<string, Acceptance>();
  const remembered = earlier.accepted.filter(({ acceptance }) =>
    acceptances.some(({ id }) => id === acceptance.id),
  );
  for (const result of cases.filter(({ verdict }) => verdict === "regression")) {
    for (const acceptance of acceptances.filter(({ pattern }) => matchesGlob(result.id, pattern))) {
      const before =
        remembered.find((each) => each.acceptance.id === acceptance.id && each.id === result.id) ??
        coveredBy(acceptance, result, earlier, commitSeen);
      if (before === null) uncovered.set(result.id, acceptance);
      else if (hasGrown(result, before)) expired.set(result.id, before);
      else accepted.set(result.id, before);
    }
    if (accepted.has(result.id)) expired.delete(result.id);
    if (accepted.has(result.id) || expired.has(result.id)) uncovered.delete(result.id);
  }
  const fresh = [...accepted.values()].filter((each) => !remembered.includes(each));
  return { accepted, expired, uncovered, remembered: [...remembered, ...fresh] };
}

/** A case at the size that an acceptance was given for, null where the case was not red then. */
function coveredBy(
  acceptance: Acceptance,
  result: CaseResult,
  { runs, heard }: CommentState,
  commitSeen: string | null,
): AcceptedCase | null {
  const { id, at } = acceptance;
  const now = { ...redCase(result), acceptance };
  // Who wrote a commit or the description has seen nothing later than the first run that heard of it.
  if (at === null) return heard.includes(id) ? null : now;
  const seen = runs
    .filter((run) => isBefore(run.commitSeen, at))
    .sort((a, b) => Date.parse(a.commitSeen ?? "") - Date.parse(b.commitSeen ?? ""))
    .at(-1);
  if (isBefore(commitSeen, at) && !(seen && isBefore(commitSeen, seen.commitSeen ?? ""))) return now;
  const then = seen?.red.find((each) => each.id === result.id);
  return then ? { ...then, acceptance } : null;
}

/** GitHub's clock shows seconds: within the same one nobody can tell. */
function isBefore(time: string | null, other: string): boolean {
  return time !== null && Date.parse(time) < Date.parse(other);
}

/** What a run says is slower, for acceptances to come; of the first hundred. */
export function redCases(cases: readonly CaseResult[]): RedCase[] {
  return cases
    .filter(({ verdict, id }) => verdict === "regression" && id.length <= 300)
    .slice(0, 100)
    .map(redCase);
}

function redCase(result: CaseResult): RedCase {
  const broken = limitsThat(result, "broken");
  const limits = Object.fromEntries(broken.map((found) => [found.metric, beyond(found, "worst")]));
  return { id: result.id, extent: extentOf(result), ...(broken.length > 0 && { limits }) };
}

/** How far beyond its limit head is, as a log: by the estimate, or by the worse end of the interval. */
function beyond({ head, interval, limit, better }: LimitResult, by: "estimate" | "worst"): number {
  const end = better === "higher" ? interval?.low : interval?.high;
  const log = Math.log(((by === "worst" ? end : head) ?? head ?? limit) / limit);
  return better === "higher" ? -log : log;
}

/** How much worse each metric that made the case red may be, in logs: the worse end of its interval. */
function extentOf(result: CaseResult): AcceptedCase["extent"] {
  return Object.fromEntries(
    regressedMetrics(result).map((metric) => [metric.name, worseBy(metric, "worst")]),
  );
}

function hasGrown(result: CaseResult, { extent, limits = {} }: AcceptedCase): boolean {
  const exceeds = (now: number, then: number | undefined) => now > (then ?? Number.NEGATIVE_INFINITY);
  return (
    regressedMetrics(result).some((metric) => exceeds(worseBy(metric, "estimate"), extent[metric.name])) ||
    limitsThat(result, "broken").some((found) => exceeds(beyond(found, "estimate"), limits[found.metric]))
  );
}

/** The gating metrics that made a case red. */
function regressedMetrics(result: Pick<CaseResult, "metrics">): MetricResult[] {
  return result.metrics.filter((metric) => metric.gates && metric.verdict === "regression");
}

/** How much worse head is, as a log, positive where it is worse: by the estimate, or by the worse end of the interval. */
function worseBy(metric: MetricResult, by: "estimate" | "worst"): number {
  const { ratio, interval, better } = metric;
  const end = better === "higher" ? interval?.low : interval?.high;
  const log = Math.log((by === "worst" ? end : ratio) ?? ratio ?? 1);
  return better === "higher" ? -log : log;
}

/** What a run says once its accepted slowdowns are taken out of it. */
export interface Conclusion {
  readonly verdict: Verdict | "accepted" | "failed";
  /** In words, with untrusted text: escape it whole. */
  readonly words: string;
  /** The same for a title or a status, the most informative first; the last always has a place. */
  readonly titles: readonly string[];
  /** Whether the run may pass by the rules it was planned with. */
  readonly passes: boolean;
}

export function concludeReview(
  results: Results,
  { accepted, expired, uncovered }: AcceptanceOutcome,
): Conclusion {
  const others = results.cases.filter(({ id }) => !accepted.has(id));
  const passes = judgedCode({ ...results, cases: others }) === 0;
  const doubts = notHeld(expired.size, uncovered.size);
  const withDoubts = (short: readonly string[]) =>
    doubts === "" ? short : [...short.map((title) => `${title}${doubts}`), ...short];
  if (accepted.size === 0)
    return {
      verdict: results.verdict,
      words: `${headline(results)}${doubts}`,
      titles: withDoubts(titles(results)),
      passes,
    };
  const rest = worst(others.map(({ verdict }) => verdict)) ?? "unchanged";
  if (rest === "regression" || rest === "invalid" || !passes) {
    const left = { ...results, verdict: rest, cases: others };
    const more = `; ${accepted.size} more accepted`;
    return {
      verdict: rest,
      words: `${headline(left)}${more}${doubts}`,
      titles: withDoubts(titles(left).map((title) => `${title}${more}`)),
      passes,
    };
  }
  return {
    verdict: "accepted",
    words: `Accepted: ${headline(results)}`,
    titles: titles(results).map((title) => `accepted: ${title}`),
    passes,
  };
}

/** What of the acceptances does not hold. */
function notHeld(grown: number, uncovered: number): string {
  const counted = (count: number, one: string, several: string) =>
    count === 0 ? "" : count === 1 ? `; ${one}` : `; ${count} ${several}`;
  return [
    counted(grown, "it was accepted but has grown since", "were accepted but have grown since"),
    counted(
      uncovered,
      "one was not red yet when it was accepted",
      "were not red yet when they were accepted",
    ),
  ].join("");
}
