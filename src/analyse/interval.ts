import type { Interval, Variance } from "../model/results.ts";
import { mean } from "./location.ts";
import { guarded } from "./moderated.ts";
import { studentQuantile } from "./student.ts";

/** The sample standard deviation, n - 1 in the denominator. */
export function deviation(values: readonly number[]): number {
  const centre = mean(values);
  return Math.sqrt(values.reduce((sum, v) => sum + (v - centre) ** 2, 0) / (values.length - 1));
}

/**
 * Session effects that agree to twelve digits show no noise at all: a counter too coarse to tell them apart, or a
 * constant. The t interval would then have no width and call anything significant, so such effects have no spread.
 */
const NO_SPREAD = 1e-12;

/** The spread of session effects, null where it cannot be known. */
export function spread(effects: readonly number[]): number | null {
  if (effects.length < 2) return null;
  const s = deviation(effects);
  return s > NO_SPREAD ? s : null;
}

/**
 * Half the width of the t interval of a mean in logs: t × s ÷ √n (Student 1908; Kalibera & Jones 2013, section 6.3). Where the
 * spread of other cases is known, the moderated t, which has more degrees of freedom (Smyth 2004, section 4).
 */
export function halfWidth(s: number, n: number, tail: number, prior: Variance | null = null): number {
  const { variance, degrees } = guarded({ variance: s * s, degrees: n - 1 }, prior);
  return studentQuantile(tail, degrees) * Math.sqrt(variance / n);
}

/**
 * The interval of the ratio head ÷ base, at `tail` on each side; null under two sessions or without any spread, and where two
 * sessions differ so much that it would go from nothing to infinity, which no number tells.
 */
export function interval(
  effects: readonly number[],
  tail: number,
  prior: Variance | null = null,
): Interval | null {
  const s = spread(effects);
  if (s === null) return null;
  const centre = mean(effects);
  const half = halfWidth(s, effects.length, tail, prior);
  const [low, high] = [Math.exp(centre - half), Math.exp(centre + half)];
  return low > 0 && Number.isFinite(high) ? { low, high } : null;
}
