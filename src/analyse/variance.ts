import type { CaseRecord, Pairing } from "../model/results.ts";
import { sessionPairs } from "./effect.ts";
import { mean } from "./location.ts";
import type { Metric } from "./metrics.ts";

/** Variances of ln(head ÷ base): from round to round within a start, and from start to start beyond that. */
export interface Components {
  readonly round: number;
  readonly start: number;
  /** Rounds per session, on average. */
  readonly rounds: number;
}

/**
 * The variance components of a random-effects model with two levels, by analysis of variance: the mean square within
 * sessions, and what the variance of session means exceeds its share of that, at least 0 (Kalibera & Jones 2013, section 6.2;
 * Searle, Casella & McCulloch, Variance Components, 3.6). Null under two sessions, or without repeated rounds.
 */
export function components(
  { sessions }: Pick<CaseRecord, "sessions">,
  metric: Metric,
  pairing: Pairing,
): Components | null {
  const groups = sessions
    .map((session) => sessionPairs(session, metric, { pairing }).map((p) => Math.log(p.head / p.base)))
    .filter((group) => group.length > 0);
  const freedom = groups.reduce((sum, group) => sum + group.length - 1, 0);
  if (groups.length < 2 || freedom === 0) return null;
  const squares = (values: readonly number[]) => {
    const centre = mean(values);
    return values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
  };
  const round = groups.reduce((sum, group) => sum + squares(group), 0) / freedom;
  const between = squares(groups.map(mean)) / (groups.length - 1);
  const rounds = mean(groups.map((group) => group.length));
  return { round, start: Math.max(0, between - round / rounds), rounds };
}
