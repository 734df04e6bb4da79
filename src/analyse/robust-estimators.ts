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
 * 1963). 95 % as efficient as the mean under normal noise, and one wild value of four does not move it far. A pair weighs
 * the product of its two weights. Null of nothing.
 */
export function hodgesLehmann(points: readonly Weighted[]): number | null {
  return weightedMedian(
    points.flatMap((a, i) =>
      points.slice(i).map((b) => ({ value: (a.value + b.value) / 2, weight: a.weight * b.weight })),
    ),
  );
}
