import type { Variance } from "../model/results.ts";
import { halfWidth, spread } from "./interval.ts";
import { mean } from "./location.ts";

/** Beyond this many sessions nobody waits. */
export const PATIENCE = 1000;

/**
 * How many sessions in all would settle an inconclusive metric, if estimate and spread stay as they are. An estimate at
 * or beyond the threshold needs an interval that excludes 1, half width < |estimate|; a smaller one needs an interval
 * that fits within ±threshold, half width < threshold - |estimate| (half width = t × s ÷ √n, solved for n by search,
 * as in Kalibera & Jones 2013, section 9). Null without a spread; Infinity where patience would run out.
 */
export function sessionsToSettle(
  effects: readonly number[],
  tail: number,
  threshold: number,
  prior: Variance | null = null,
): number | null {
  const s = spread(effects);
  if (s === null) return null;
  const size = Math.abs(mean(effects));
  const relevant = Math.log1p(threshold);
  const room = size >= relevant ? size : relevant - size;
  for (let n = 2; n <= PATIENCE; n++) if (halfWidth(s, n, tail, prior) < room) return n;
  return Number.POSITIVE_INFINITY;
}
