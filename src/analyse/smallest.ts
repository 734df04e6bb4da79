import type { Variance } from "../model/results.ts";
import { halfWidth, spread } from "./interval.ts";

/** The chance to see a change of the size that is promised. */
const POWER = 0.95;

/**
 * The smallest change, as a share, that sessions of this spread and number see with 95 % power. In logs it must be
 * (t_tail + t_power) × s ÷ √n to be significant, the usual approximation of the noncentral t (Guenther 1981; Chow, Shao &
 * Wang, Sample Size Calculations, 3.1), and threshold + t_power × s ÷ √n for its estimate to be relevant.
 */
export function smallestChange(
  effects: readonly number[],
  tail: number,
  threshold: number,
  prior: Variance | null = null,
): number | null {
  const s = spread(effects);
  return s === null ? null : smallestAt(s, effects.length, { tail, threshold, prior });
}

/** What a change has to get past. */
export interface Bar {
  readonly tail: number;
  readonly threshold: number;
  readonly prior?: Variance | null | undefined;
}

/** The same from a spread that is known or guessed; needs two sessions or more. */
export function smallestAt(s: number, n: number, { tail, threshold, prior = null }: Bar): number {
  const bar = Math.max(halfWidth(s, n, tail, prior), Math.log1p(threshold));
  return Math.expm1(bar + halfWidth(s, n, 1 - POWER));
}
