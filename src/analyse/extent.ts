import type { CaseResult, MetricResult } from "../model/results.ts";

/** The gating metrics that made a case red. */
export function regressedMetrics(result: Pick<CaseResult, "metrics">): MetricResult[] {
  return result.metrics.filter((metric) => metric.gates && metric.verdict === "regression");
}

/** How much worse head is, as a log, positive where it is worse: by the estimate, or by the worse end of the interval. */
export function worseBy(metric: MetricResult, by: "estimate" | "worst"): number {
  const { ratio, interval, better } = metric;
  const end = better === "higher" ? interval?.low : interval?.high;
  const log = Math.log((by === "worst" ? end : ratio) ?? ratio ?? 1);
  return better === "higher" ? -log : log;
}
