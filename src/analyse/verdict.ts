import { type Interval, type MetricResult, VERDICTS, type Verdict } from "../model/results.ts";

/** What a metric is judged by: all are ratios head ÷ base. */
export interface Evidence {
  readonly estimate: number;
  /** At the tail that alpha leaves: it decides what is slower or faster. Null where it knows no bounds. */
  readonly decision: Interval | null;
  /** At the tail of equivalence: it decides what is unchanged. */
  readonly equivalence: Interval | null;
}

export interface Rule {
  readonly better: "higher" | "lower";
  readonly threshold: number;
}

/** Rounding of logs must not decide an estimate that lies exactly at the threshold. */
const ROUNDING = 1e-12;

/**
 * Everything in logs, turned so that up is worse: 0.98 and 1 ÷ 0.98 are then equally far from no change.
 * `regression` and `improvement` are significant (the interval excludes 1) and relevant (the estimate is at or beyond
 * the threshold); `unchanged` is equivalence: the whole interval within ±threshold (Schuirmann 1987).
 */
export function judge({ estimate, decision, equivalence }: Evidence, rule: Rule): Verdict {
  const size = (rule.better === "lower" ? 1 : -1) * Math.log(estimate);
  const relevant = Math.log1p(rule.threshold) - ROUNDING;
  const strict = decision && turned(decision, rule);
  if (strict && strict.low > 0 && size >= relevant) return "regression";
  if (strict && strict.high < 0 && size <= -relevant) return "improvement";
  const within = equivalence && turned(equivalence, rule);
  if (within && within.low > -relevant && within.high < relevant) return "unchanged";
  return "inconclusive";
}

/** An interval in logs, turned so that up is worse. */
function turned({ low, high }: Interval, { better }: Pick<Rule, "better">): Interval {
  const [a, b] = [Math.log(low), Math.log(high)];
  return better === "lower" ? { low: a, high: b } : { low: -b, high: -a };
}

/** Which way an undecided metric probably went: its whole 95 % interval lies on that side. Null where it lies on both. */
export function leaning({
  interval,
  better,
}: Pick<MetricResult, "interval" | "better">): "worse" | "better" | null {
  if (interval === null) return null;
  const { low, high } = turned(interval, { better });
  if (low > 0) return "worse";
  return high < 0 ? "better" : null;
}

export function worst(verdicts: readonly Verdict[]): Verdict | null {
  return VERDICTS.find((verdict) => verdicts.includes(verdict)) ?? null;
}
