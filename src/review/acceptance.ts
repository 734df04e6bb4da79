import { judgedCode } from "../analyse/exit-codes.ts";
import { worst } from "../analyse/verdict.ts";
import { matchesGlob } from "../config/cases.ts";
import type { Acceptance, AcceptedCase } from "../format/comment-state.ts";
import type { Verdict } from "../format/names.ts";
import type { CaseResult, MetricResult, Results } from "../format/results.ts";
import { headline } from "../report/headline.ts";

export interface AcceptanceOutcome {
  /** By case: the slowdowns that are accepted now. */
  readonly accepted: ReadonlyMap<string, AcceptedCase>;
  /** By case: accepted once, but the effect has grown since. */
  readonly expired: ReadonlyMap<string, AcceptedCase>;
  /** What to remember for the next run of this pull request. */
  readonly remembered: readonly AcceptedCase[];
}

/**
 * Which regressions are accepted. An acceptance holds for the size that a case had when it was first seen with it; it expires
 * for that case once the estimate is worse than the worse end of the interval was then. One for everything (a label)
 * holds for the cases that were red when it was first seen, not for what gets slower afterwards.
 */
export function accept(
  cases: readonly CaseResult[],
  acceptances: readonly Acceptance[],
  earlier: readonly AcceptedCase[],
): AcceptanceOutcome {
  const accepted = new Map<string, AcceptedCase>();
  const expired = new Map<string, AcceptedCase>();
  const remembered = earlier.filter(({ acceptance }) => acceptances.some(({ id }) => id === acceptance.id));
  for (const result of cases.filter(({ verdict }) => verdict === "regression")) {
    for (const acceptance of acceptances.filter(({ pattern }) => matchesGlob(result.id, pattern))) {
      const known = remembered.filter((each) => each.acceptance.id === acceptance.id);
      const before = known.find((each) => each.id === result.id);
      if (before && hasGrown(result, before)) expired.set(result.id, before);
      else if (before) accepted.set(result.id, before);
      else if (!acceptance.everything || !earlier.some((each) => each.acceptance.id === acceptance.id)) {
        const fresh = { id: result.id, acceptance, extent: extentOf(result) };
        accepted.set(result.id, fresh);
      }
    }
    if (accepted.has(result.id)) expired.delete(result.id);
  }
  const fresh = [...accepted.values()].filter((each) => !remembered.includes(each));
  return { accepted, expired, remembered: [...remembered, ...fresh] };
}

/** How much worse each metric that made the case red may be, in logs: the worse end of its interval. */
function extentOf(result: CaseResult): AcceptedCase["extent"] {
  return Object.fromEntries(
    regressedMetrics(result).map((metric) => [metric.name, worseBy(metric, "worst")]),
  );
}

function hasGrown(result: CaseResult, { extent }: AcceptedCase): boolean {
  return regressedMetrics(result).some(
    (metric) => worseBy(metric, "estimate") > (extent[metric.name] ?? Number.NEGATIVE_INFINITY),
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
  /** Whether the run may pass by the rules it was planned with. */
  readonly passes: boolean;
}

export function concludeReview(results: Results, { accepted, expired }: AcceptanceOutcome): Conclusion {
  const others = results.cases.filter(({ id }) => !accepted.has(id));
  const passes = judgedCode({ ...results, cases: others }) === 0;
  if (accepted.size === 0)
    return { verdict: results.verdict, words: `${headline(results)}${grown(expired.size)}`, passes };
  const rest = worst(others.map(({ verdict }) => verdict)) ?? "unchanged";
  if (rest === "regression" || rest === "invalid") {
    const left = headline({ ...results, verdict: rest, cases: others });
    return { verdict: rest, words: `${left}; ${accepted.size} more accepted${grown(expired.size)}`, passes };
  }
  return { verdict: "accepted", words: `Accepted: ${headline(results)}`, passes };
}

function grown(count: number): string {
  if (count === 0) return "";
  return count === 1
    ? "; it was accepted, but has grown since"
    : `; ${count} were accepted, but have grown since`;
}
