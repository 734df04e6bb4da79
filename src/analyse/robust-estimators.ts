import { normalBelow } from "./distributions.ts";

export interface Weighted {
  readonly value: number;
  readonly weight: number;
}

/** Values that all weigh the same. */
export function equally(values: readonly number[]): Weighted[] {
  return values.map((value) => ({ value, weight: 1 }));
}

/** The middle value; the mean of the two middle ones where their number is even. Null of nothing. */
export function median(values: readonly number[]): number | null {
  return weightedMedian(equally(values));
}

/** The value that half of the weight lies below and half above; the mean of two values where the half falls between them. Null of nothing. */
export function weightedMedian(points: readonly Weighted[]): number | null {
  const sorted = points.toSorted((a, b) => a.value - b.value);
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let below = 0;
  for (const [index, { value, weight }] of sorted.entries()) {
    below += weight;
    // Sums of weights such as 0.25 are exact.
    if (below === half) return (value + (sorted[index + 1]?.value ?? value)) / 2;
    if (below > half) return value;
  }
  return null;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, v) => sum + v, 0) / values.length;
}

/** The sample standard deviation, n - 1 in the denominator. */
export function deviation(values: readonly number[]): number {
  const centre = mean(values);
  return Math.sqrt(values.reduce((sum, v) => sum + (v - centre) ** 2, 0) / (values.length - 1));
}

/**
 * The Hodges–Lehmann location: the median of the means of all pairs, each value paired with itself too (Hodges & Lehmann
 * 1963). 95% as efficient as the mean under normal noise, and one wild value of four does not move it far. A pair weighs
 * the product of its two weights. Null of nothing.
 */
export function hodgesLehmann(points: readonly Weighted[]): number | null {
  return weightedMedian(
    points.flatMap((a, i) =>
      points.slice(i).map((b) => ({ value: (a.value + b.value) / 2, weight: a.weight * b.weight })),
    ),
  );
}

/** Further from its level than this many standard deviations a point is an outlier, and says nothing of the spread. */
export const OUTLYING = 4.25;

/** The variance of what lies within OUTLYING standard deviations, under normal noise: 1 − 2 k φ(k) ÷ (2 Φ(k) − 1). */
const KEPT_VARIANCE =
  1 -
  (2 * OUTLYING * Math.exp(-(OUTLYING ** 2) / 2)) / Math.sqrt(2 * Math.PI) / (2 * normalBelow(OUTLYING) - 1);

/** Steps that find the scale agrees with what it keeps; it takes three or four. */
const MOST_STEPS = 20;

/**
 * The standard deviation of those residuals that lie within OUTLYING times it: a variance of Huber's skipped kind (Hampel
 * 1985), found by repetition from `start`. As efficient as the plain standard deviation under normal noise, blind to
 * what lies far out. `fitted` is the number of levels that the residuals were taken from. In the residuals' unit.
 */
export function trimmedScale(residuals: Float64Array, start: number, fitted: number): number {
  let scale = start;
  for (let step = 0; step < MOST_STEPS; step++) {
    const reach = OUTLYING * scale;
    let [sum, kept] = [0, 0];
    for (let i = 0; i < residuals.length; i++) {
      const residual = residuals[i] as number;
      if (residual < -reach || residual > reach) continue;
      sum += residual * residual;
      kept++;
    }
    const found = Math.sqrt(sum / Math.max(kept - fitted, 1) / KEPT_VARIANCE);
    const settled = Math.abs(found - scale) <= 1e-6 * scale;
    scale = found;
    if (settled) break;
  }
  return scale;
}

/** Median of |X| of a standard normal X. */
const NORMAL_MEDIAN = 0.6744897501960817;

/**
 * The standard deviation of points whose level may change now and then, in their unit: from the differences of neighbours (von
 * Neumann 1941), of which few changes touch few. Too low where neighbours are alike; no more than a first guess.
 */
export function roughScale(values: Float64Array): number {
  const differences = new Float64Array(Math.max(values.length - 1, 0));
  for (let i = 0; i < differences.length; i++)
    differences[i] = Math.abs((values[i + 1] as number) - (values[i] as number)) / Math.SQRT2;
  const sorted = differences.slice().sort();
  // Ties come from a counter that is coarse, and say nothing of the noise.
  const ties = sorted.lastIndexOf(0) + 1;
  const middle = sorted[(ties + sorted.length) >> 1];
  return middle === undefined ? 0 : trimmedScale(differences, middle / NORMAL_MEDIAN, 0);
}

/** The lag-1 autocorrelation of the residuals that are no outliers. 0 where there are none. */
export function autocorrelation(residuals: Float64Array, scale: number): number {
  const reach = OUTLYING * scale;
  let [products, squares] = [0, 0];
  for (let i = 1; i < residuals.length; i++) {
    const [a, b] = [residuals[i - 1] as number, residuals[i] as number];
    if (Math.abs(a) > reach || Math.abs(b) > reach) continue;
    products += a * b;
    squares += (a * a + b * b) / 2;
  }
  return squares > 0 ? products / squares : 0;
}
