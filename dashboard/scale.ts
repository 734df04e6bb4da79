/** The values that a picture reaches from and to; what lies beyond is drawn at its edge. */
export interface Reach {
  readonly low: number;
  readonly high: number;
}

/** All of them, unless a few lie so far off that the others would be pressed flat; `must` is always within. */
export function reachOf(values: readonly (number | null)[], must: readonly number[]): Reach {
  const sorted = values.filter((value) => value !== null).sort((one, other) => one - other);
  const inside = [...must, ...withoutFar(sorted)];
  if (inside.length === 0) return { low: -1, high: 1 };
  const [low, high] = [least(inside), most(inside)];
  const size = high - low || Math.abs(high) * 0.02 || 1;
  // At the top there are labels, at the foot the crosses of invalid runs.
  return { low: low - size * 0.1, high: high + size * 0.16 };
}

// Spreading thousands of values into Math.min may overflow the stack.
const least = (values: readonly number[]) => values.reduce((one, other) => Math.min(one, other));
const most = (values: readonly number[]) => values.reduce((one, other) => Math.max(one, other));

/** Without what lies three times the middle nine tenths' width outside of these. */
function withoutFar(sorted: readonly number[]): readonly number[] {
  if (sorted.length < 8) return sorted;
  const quantile = (share: number) => sorted[Math.round(share * (sorted.length - 1))] as number;
  const [low, high] = [quantile(0.05), quantile(0.95)];
  const far = 3 * (high - low);
  return far === 0 ? sorted : sorted.filter((value) => value >= low - far && value <= high + far);
}
