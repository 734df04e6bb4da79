/** Where a series over the nights changed its level. */

import { studentQuantile } from "./distributions.ts";
import { autocorrelation, median, OUTLYING, roughScale, trimmedScale } from "./robust-estimators.ts";
import { type Segmentation, segment } from "./segment.ts";

export interface ChangePoint {
  /** Index of the first point after it. */
  readonly index: number;
  /** Levels before and after, ln. */
  readonly before: number;
  readonly after: number;
  /** Interval (95%) of after − before, ln, as if the place had been known. */
  readonly low: number;
  readonly high: number;
}

export interface ChangePoints {
  readonly changes: readonly ChangePoint[];
  /** The level of the last segment, ln. */
  readonly level: number;
  /** Robust standard deviation of points around their segment's level, ln. */
  readonly spread: number;
}

/**
 * How many standard deviations a change has to stand out, were the noise known: so that a series without change, asked every
 * night for two years for the last 200 points, gives 0.05 alarms. By simulation: `node bench/changepoints/calibrate.ts`.
 */
export const STANDS_OUT = 4.42;

/** The fewest points after a change. */
export const FEWEST = 3;

/** The first look takes what might be a change, so that it does not count as noise. In variances. */
const FIRST_PENALTY = 13;

/** Looks that it takes at most until noise and changes agree. */
const LOOKS = 4;

/** No noise is smaller, ln: logs are kept to five digits. */
const LEAST_SPREAD = 1e-5;

/**
 * The changes of level of a series in ln, and what it is now. A segmentation under a loss that outliers cannot raise (segment.ts),
 * whose penalty follows from the noise around the levels that it found; so it is repeated until the two agree. The points
 * are one after another, oldest first; `standsOut` is for calibration. Throws RangeError if there is none, or one is no number.
 */
export function findChangePoints(points: readonly TrendPoint[], standsOut = STANDS_OUT): ChangePoints {
  if (points.length === 0) throw new RangeError("change points of no points");
  const values = new Float64Array(points.length);
  for (let i = 0; i < values.length; i++) {
    const { value, se } = points[i] as TrendPoint;
    if (!Number.isFinite(value) || Number.isNaN(se)) throw new RangeError(`point ${i} is ${value} ± ${se}`);
    values[i] = value;
  }
  const rough = Math.max(roughScale(values), LEAST_SPREAD);
  const weights = weightsOf(points, rough);
  const fit = settle(values, weights, rough, standsOut);
  return {
    changes: changesOf(fit, weights),
    level: fit.levels.at(-1) as number,
    spread: fit.spread,
  };
}

/** Levels in ln, and the noise around them. */
interface Fit extends Segmentation {
  readonly residuals: Float64Array;
  /** Standard deviation of a point of weight 1, ln. */
  readonly spread: number;
  /** By how much neighbours that are alike raise the variance of a mean. */
  readonly inflation: number;
}

function settle(values: Float64Array, weights: Float64Array, rough: number, standsOut: number): Fit {
  const n = values.length;
  let [unit, penalty, before] = [rough, FIRST_PENALTY, ""];
  for (let look = 1; ; look++) {
    const fit = fitOf(values, weights, unit, penalty);
    const key = fit.starts.join();
    const next = penaltyOf(n - fit.starts.length - 1, standsOut) * fit.inflation;
    // A higher penalty finds no change where a lower one found none.
    const none = fit.starts.length === 1 && next * fit.spread ** 2 >= penalty * unit ** 2;
    if (none || key === before || look === LOOKS) return fit;
    [unit, penalty, before] = [fit.spread, next, key];
  }
}

/**
 * What a change costs in variances, where the variance is estimated with so many degrees of freedom: the square of the t that is
 * as rare as `standsOut` of a normal number, by Wallace's transformation (1959). With one degree it is as good as for ever.
 */
export function penaltyOf(degrees: number, standsOut: number): number {
  if (degrees < 1) return Number.POSITIVE_INFINITY;
  const correction = (8 * degrees + 3) / (8 * degrees + 1);
  return degrees * Math.expm1((standsOut * correction) ** 2 / degrees);
}

function fitOf(values: Float64Array, weights: Float64Array, unit: number, penalty: number): Fit {
  const n = values.length;
  // Near 0 and of size 1, where sums of squares lose no digits.
  const centre = values[n >> 1] as number;
  const scaled = values.map((value) => (value - centre) / unit);
  const { starts, levels } = segment(scaled, weights, {
    penaltyAt: (index) => penalty * atTheEdges(index, n),
    limit: OUTLYING,
    before: FEWEST,
    after: FEWEST,
  });
  const residuals = new Float64Array(n);
  for (const [k, level] of levels.entries())
    for (let i = starts[k] as number; i < (starts[k + 1] ?? n); i++)
      residuals[i] = ((scaled[i] as number) - level) * Math.sqrt(weights[i] as number);
  const share = trimmedScale(residuals, 1, starts.length);
  return {
    starts,
    levels: levels.map((level) => level * unit + centre),
    residuals,
    spread: Math.max(share * unit, LEAST_SPREAD),
    inflation: inflationOf(autocorrelation(residuals, share), n),
  };
}

/** A first segment is short where it has fewer points than this, or than this share of all. */
export const SHORT = { points: 30, share: 0.15, factor: 1.3 } as const;

/** Changes with fewer points after them are new. */
const NEW = { points: 5, factor: 1.15 } as const;

/**
 * By how much more a change costs at the series' edges. At its beginning, where in a window that moves on the oldest points become
 * fewer and fewer, so that what was noise in their midst looks like a separate level; and at its end, where few points
 * tell of it.
 */
function atTheEdges(index: number, n: number): number {
  if (index < Math.min(SHORT.points, n * SHORT.share)) return SHORT.factor;
  return n - index < NEW.points ? NEW.factor : 1;
}

/** Correlations that so many standard errors of theirs do not explain are believed. */
const BELIEVED = 2.2;

/** One more, and nothing could be reported any more. */
const MOST_CORRELATED = 0.8;

/**
 * By how much correlation of neighbours raises the variance of a mean, in first-order autoregression: (1 + ρ) ÷ (1 − ρ) (Box &
 * Jenkins 1970; a penalty raised by it: Lavielle & Moulines 2000). 1 where it may be chance: its standard error is 1 ÷ √n (Bartlett 1946).
 */
function inflationOf(correlation: number, n: number): number {
  if (correlation < BELIEVED / Math.sqrt(n)) return 1;
  const believed = Math.min(correlation, MOST_CORRELATED);
  return (1 + believed) / (1 - believed);
}

/** Two-sided 95%. */
const TAIL = 0.025;

function changesOf(
  { starts, levels, residuals, spread, inflation }: Fit,
  weights: Float64Array,
): ChangePoint[] {
  if (starts.length === 1) return [];
  const n = residuals.length;
  const t = studentQuantile(TAIL, Math.max(n - starts.length, 1));
  const variance = (k: number) =>
    (spread ** 2 * inflation) / weightOf(weights, starts[k] as number, starts[k + 1] ?? n);
  return starts.slice(1).map((index, k) => {
    const [before, after] = [levels[k] as number, levels[k + 1] as number];
    const half = t * Math.sqrt(variance(k) + variance(k + 1));
    return { index, before, after, low: after - before - half, high: after - before + half };
  });
}

/** What the points of a segment count together. */
function weightOf(weights: Float64Array, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += weights[i] as number;
  return sum;
}

/** A point in ln, and the standard error of it in ln that its own interval gives; null if unknown. */
export interface TrendPoint {
  readonly value: number;
  readonly se: number | null;
}

/** The most that one point may count as typical ones: its interval is an estimate too. */
const MOST_WEIGHT = 4;
/** The least, so that a point without any certainty is still one. */
const LEAST_WEIGHT = 0.01;

/**
 * What each point counts, 1 for a typical one: inverse variances, where a point's variance is what differs from night to night
 * besides its own standard error squared (DerSimonian & Laird 1986). `scale` is the standard deviation of a typical point
 * around its level, in ln: what the typical standard error does not explain of it is from night to night. A point without
 * a standard error counts as a typical one.
 */
export function weightsOf(points: readonly TrendPoint[], scale: number): Float64Array {
  const weights = new Float64Array(points.length).fill(1);
  const known = points.filter(({ se }) => se !== null).map(({ se }) => (se as number) ** 2);
  const typical = median(known);
  if (typical === null || typical === 0) return weights;
  const between = Math.max(scale * scale - typical, 0);
  for (const [i, { se }] of points.entries())
    if (se !== null)
      weights[i] = Math.max(Math.min((between + typical) / (between + se * se), MOST_WEIGHT), LEAST_WEIGHT);
  return weights;
}
