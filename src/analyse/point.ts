import type { CaseResult, MetricResult, Results } from "../model/results.ts";
import { countedEffects } from "./gate.ts";
import { interval } from "./interval.ts";
import { loopOf } from "./judge-case.ts";
import { limitOf } from "./limited.ts";
import { metricNamed } from "./metrics.ts";

/** A metric of one night: head ÷ reference, with its interval of 95 %. */
export interface Point {
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

/** The tail of an interval that is shown, not judged by: a verdict's own interval is as wide as its run's alpha asks for. */
const SHOWN_TAIL = 0.025;

/** Null where there is nothing to compare, or no spread to tell an interval from. */
export function pointOf(
  result: CaseResult,
  { name, ratio }: MetricResult,
  { plan }: Pick<Results, "plan">,
): Point | null {
  if (ratio === null || result.verdict === "invalid") return null;
  const metric = metricNamed(name);
  if (metric.per === "build") return { ratio, low: ratio, high: ratio };
  const loop = loopOf(result, { plan });
  const range = interval(countedEffects(result, metric, limitOf(result, loop)), SHOWN_TAIL);
  return range && { ratio, ...range };
}
