import type { Metric } from "../metrics/metrics.ts";
import type { CaseRecord } from "../model/results.ts";
import { sessionPairs } from "./effect.ts";
import { mean } from "./robust-estimators.ts";

/** Variances of ln(head ÷ base): from round to round within a start, and from start to start beyond that. */
export interface Components {
  readonly round: number;
  readonly start: number;
}

/**
 * What the variance of session means exceeds their rounds' share by, on average over recorded servers, and how many sessions' worth of
 * evidence that is (bench/detect/session-variance.ts): three starts alone cannot tell how much starts differ.
 */
const USUAL_RATIO = 1.3;
const USUAL_DEGREES = 4;

/**
 * The variance components of a random-effects model with two levels, by analysis of variance: the mean square within
 * sessions, and what the variance of session means exceeds its share of that, at least 0 (Kalibera & Jones 2013, section 6.2;
 * Searle, Casella & McCulloch, Variance Components, 3.6). The variance of means is drawn towards the usual one first. Null without
 * repeated rounds.
 */
export function components({ sessions }: Pick<CaseRecord, "sessions">, metric: Metric): Components | null {
  const groups = sessions
    .map((session) => sessionPairs(session, metric).map((p) => Math.log(p.head / p.base)))
    .filter((group) => group.length > 0);
  const freedom = groups.reduce((sum, group) => sum + group.length - 1, 0);
  if (freedom === 0) return null;
  const squares = (values: readonly number[]) => {
    const centre = mean(values);
    return values.reduce((sum, value) => sum + (value - centre) ** 2, 0);
  };
  const round = groups.reduce((sum, group) => sum + squares(group), 0) / freedom;
  const explained = round / mean(groups.map((group) => group.length));
  const degrees = groups.length - 1;
  const between =
    (USUAL_DEGREES * USUAL_RATIO * explained + squares(groups.map(mean))) / (USUAL_DEGREES + degrees);
  return { round, start: Math.max(0, between - explained) };
}
