import { regressedMetrics, worseBy } from "../analyse/extent.ts";
import { matchesGlob } from "../config/cases.ts";
import type { CaseResult } from "../model/results.ts";
import type { Acceptance, AcceptedCase } from "../model/review.ts";

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
