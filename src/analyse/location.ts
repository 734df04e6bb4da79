/** The middle value; the mean of the two middle ones where their number is even. Null of nothing. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, v) => sum + v, 0) / values.length;
}

/**
 * The Hodges–Lehmann location: the median of the means of all pairs, each value paired with itself too (Hodges & Lehmann
 * 1963). 95 % as efficient as the mean under normal noise, and one wild value of four does not move it far. Null of nothing.
 */
export function hodgesLehmann(values: readonly number[]): number | null {
  return median(values.flatMap((a, i) => values.slice(i).map((b) => (a + b) / 2)));
}
