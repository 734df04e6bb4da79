import type { CaseRecord, MetricResult } from "../model/results.ts";
import { sessionEffects, typical } from "./effect.ts";
import { interval } from "./interval.ts";
import { judge } from "./judge.ts";
import { mean } from "./location.ts";
import type { Loop, Metric } from "./metrics.ts";

/** What a case's metrics are judged by. */
export interface Terms {
  readonly tail: number;
  readonly threshold: number;
  readonly loop: Loop;
  /** Why goodput and latency are not judged, if they are not. */
  readonly limit: string | null;
}

/** The session effects that count: all of them where they only inform, else without the limited rounds. */
export function countedEffects(record: CaseRecord, metric: Metric, limit: string | null): number[] {
  return sessionEffects(record, metric, limit === null);
}

function about(metric: Metric) {
  return { name: metric.name, unit: metric.unit, better: metric.better };
}

/** A metric measured in sessions. A gating metric without an interval is undecided, never unchanged. */
export function measuredMetric(record: CaseRecord, metric: Metric, terms: Terms): MetricResult {
  const effects = countedEffects(record, metric, terms.limit);
  const ratio = effects.length === 0 ? null : Math.exp(mean(effects));
  const range = interval(effects, terms.tail, record.prior?.[metric.name]);
  const judged = ratio !== null && !(metric.limitable && terms.limit !== null);
  // A percentile of an open loop that could not be told leaves its case undecided: what was not seen is not unchanged.
  const unseen = terms.loop === "open" && terms.limit === null && ratio === null;
  const gates = metric.decides === terms.loop && (judged || unseen);
  const verdict =
    judged && range !== null
      ? judge({ ...range, estimate: ratio }, { better: metric.better, threshold: terms.threshold })
      : null;
  return {
    ...about(metric),
    gates,
    base: typical(record, metric, "base"),
    head: typical(record, metric, "head"),
    ratio,
    interval: range,
    n: effects.length,
    verdict: gates ? (verdict ?? "inconclusive") : verdict,
  };
}

/** A metric of the builds themselves: one value, no spread, no verdict. */
export function buildMetric(metric: Metric, base: number | null, head: number | null): MetricResult {
  const ratio = base !== null && head !== null && base > 0 && head > 0 ? head / base : null;
  return { ...about(metric), gates: false, base, head, ratio, interval: null, n: 0, verdict: null };
}

/** No number is drawn from a case that is invalid or was not loaded. */
export function emptyMetric(metric: Metric): MetricResult {
  const nothing = { base: null, head: null, ratio: null, interval: null, n: 0, verdict: null };
  return { ...about(metric), gates: false, ...nothing };
}
