import { VERDICTS, type Verdict } from "../model/results.ts";

export interface Estimate {
  readonly low: number;
  readonly estimate: number;
  readonly high: number;
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
export function judge(measured: Estimate, rule: Rule): Verdict {
  const sign = rule.better === "lower" ? 1 : -1;
  const [a, b] = [sign * Math.log(measured.low), sign * Math.log(measured.high)];
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  const estimate = sign * Math.log(measured.estimate);
  const relevant = Math.log1p(rule.threshold) - ROUNDING;
  if (low > 0 && estimate >= relevant) return "regression";
  if (high < 0 && estimate <= -relevant) return "improvement";
  if (low > -relevant && high < relevant) return "unchanged";
  return "inconclusive";
}

export function worst(verdicts: readonly Verdict[]): Verdict | null {
  return VERDICTS.find((verdict) => verdicts.includes(verdict)) ?? null;
}
