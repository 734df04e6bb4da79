import type { Limit } from "../format/sample.ts";
import type { Loop, Metric } from "../metrics/metrics.ts";
import type { CaseRecord, MetricResult } from "../model/results.ts";
import { sessionEffects, typical } from "./effect.ts";
import { type Estimate, estimateOf, interval } from "./interval.ts";
import { judge } from "./verdict.ts";

/** What a case's metrics are judged by; tails are one-sided. */
export interface JudgingTerms {
  /** Of the interval that calls a metric slower or faster. */
  readonly decisionTail: number;
  /** Of the interval that calls it unchanged. */
  readonly equivalenceTail: number;
  readonly threshold: number;
  readonly loop: Loop;
  /** Why goodput and latency are not judged, if they are not. */
  readonly limit: Limit | null;
}

/** The tail of the interval that people are shown: 95 %. */
export const SHOWN_TAIL = 0.025;

/** What the sessions of a metric say: all of them where they only inform, else without the limited rounds. Null without any. */
export function metricEstimate(
  record: Pick<CaseRecord, "sessions">,
  metric: Metric,
  limit: Limit | null,
): Estimate | null {
  return estimateOf(sessionEffects(record, metric, limit === null));
}

function about(metric: Metric) {
  return { name: metric.name, unit: metric.unit, better: metric.better };
}

const NO_INTERVAL = { interval: null, decisionInterval: null } as const;

/** A metric measured in sessions. A gating metric without an interval is undecided, never unchanged. */
export function measuredMetric(record: CaseRecord, metric: Metric, terms: JudgingTerms): MetricResult {
  const estimate = metricEstimate(record, metric, terms.limit);
  const ratio = estimate && Math.exp(estimate.centre);
  const decision = interval(estimate, terms.decisionTail);
  const equivalence = interval(estimate, terms.equivalenceTail);
  const judged = ratio !== null && !(metric.limitable && terms.limit !== null);
  // A percentile of an open loop that is not known leaves its case undecided: what was not seen is not unchanged.
  const unseen = terms.loop === "open" && terms.limit === null && ratio === null;
  const gates = metric.decides === terms.loop && (judged || unseen);
  const verdict = judged
    ? judge({ estimate: ratio, decision, equivalence }, { better: metric.better, threshold: terms.threshold })
    : null;
  return {
    ...about(metric),
    gates,
    base: typical(record, metric, "base"),
    head: typical(record, metric, "head"),
    ratio,
    interval: interval(estimate, SHOWN_TAIL),
    decisionInterval: decision,
    n: estimate?.sessions ?? 0,
    verdict: gates ? (verdict ?? "inconclusive") : verdict,
  };
}

/** A metric of the builds themselves: one value, no spread, no verdict. */
export function buildMetric(metric: Metric, base: number | null, head: number | null): MetricResult {
  const ratio = base !== null && head !== null && base > 0 && head > 0 ? head / base : null;
  return { ...about(metric), gates: false, base, head, ratio, ...NO_INTERVAL, n: 0, verdict: null };
}

/** No number is drawn from a case that is invalid or was not loaded. */
export function emptyMetric(metric: Metric): MetricResult {
  const nothing = { base: null, head: null, ratio: null, ...NO_INTERVAL, n: 0, verdict: null };
  return { ...about(metric), gates: false, ...nothing };
}
