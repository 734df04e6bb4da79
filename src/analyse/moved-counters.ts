import type { Finding } from "../format/findings.ts";
import { COUNTER_NAMES, type CounterName } from "../format/names.ts";
import type { Interval, MetricResult } from "../format/results.ts";

/**
 * The counters that moved by more than the threshold, for a case that its deciding metrics leave open: they are reported beside it, and decide
 * nothing.
 */
export function movedCounters(metrics: readonly MetricResult[], threshold: number): Finding[] {
  return metrics.flatMap((metric): Finding[] => {
    const { name, base, ratio } = metric;
    const interval = intervalOf(metric);
    if (!isCounter(name) || base === null || ratio === null || interval === null) return [];
    const small = Math.abs(Math.log(ratio)) < Math.log1p(threshold);
    const within = interval.low <= 1 && interval.high >= 1;
    if (small || within || metric.gates) return [];
    const more = (to: number) => base * (to - 1);
    return [
      {
        code: "counter-moved",
        metric: name,
        more: more(ratio),
        low: more((metric.interval ?? interval).low),
        high: more((metric.interval ?? interval).high),
      },
    ];
  });
}

function isCounter(name: string): name is CounterName {
  return COUNTER_NAMES.some((each) => each === name);
}

/** The strict one. Counts that agree exactly in all sessions are exact; the same of a time would be a clock too coarse. */
function intervalOf({ decisionInterval, ratio, n }: MetricResult): Interval | null {
  return decisionInterval ?? (ratio !== null && n > 1 ? { low: ratio, high: ratio } : null);
}
