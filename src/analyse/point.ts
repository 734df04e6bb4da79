import { metricNamed } from "../metrics/metrics.ts";
import type { CaseResult, MetricResult } from "../model/results.ts";

/** A metric of one night: head ÷ reference, with its 95 % interval. */
export interface Point {
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

/** Null where there is nothing to compare, or the noise is not known. A metric of the builds has no noise. */
export function pointOf({ verdict }: CaseResult, { name, ratio, interval }: MetricResult): Point | null {
  if (ratio === null || verdict === "invalid") return null;
  if (metricNamed(name).per === "build") return { ratio, low: ratio, high: ratio };
  return interval && { ratio, ...interval };
}
