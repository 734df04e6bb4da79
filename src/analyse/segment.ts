/** Where a series' level changes, under the loss that an outlier cannot raise beyond a limit. */

export interface Segmentation {
  /** Index of each segment's first point; the first is 0. */
  readonly starts: readonly number[];
  /** Each segment's level, in the unit of the values. */
  readonly levels: readonly number[];
}

interface SegmentTerms {
  /** What a change costs whose first point has this index, in the unit of the loss. */
  readonly penaltyAt: (index: number) => number;
  /** The most that one point can add to the loss is limit². */
  readonly limit: number;
  /** The fewest points before the first change. */
  readonly before: number;
  /** The fewest points after the last change. */
  readonly after: number;
}

/**
 * The segmentation that minimises Σ min(w (x − level)², limit²) + penalty × changes, exactly: functional pruning (Maidstone
 * et al. 2017) of the biweight loss (R-FPOP, Fearnhead & Rigaill 2019). It keeps the best loss so far as a function of the
 * current level: a list of quadratics, each with the place of its last change, and drops what can never be best again.
 * As long as limit² < penalty no segment inside has fewer than three points.
 */
export function segment(
  values: Float64Array,
  weights: Float64Array,
  { penaltyAt, limit, before, after }: SegmentTerms,
): Segmentation {
  const n = values.length;
  const [changedAt, levelAt] = [new Int32Array(n + 1), new Float64Array(n + 1)];
  let [now, next] = [new Pieces(), new Pieces()];
  now.add(Number.POSITIVE_INFINITY, 0, 0, 0, 0);
  let best = 0;
  for (let t = 0; t < n; t++) {
    if (t >= before && t <= n - after) {
      capped(now, best + penaltyAt(t), t, next);
      [now, next] = [next, now];
    }
    withPoint(now, values[t] as number, weights[t] as number, limit, next);
    [now, next] = [next, now];
    best = now.bestLoss;
    changedAt[t + 1] = now.bestChangedAt;
    levelAt[t + 1] = now.bestLevel;
  }
  return backwards(changedAt, levelAt, n);
}

/** Numbers of one piece, side by side in memory. */
const SIZE = 5;

/**
 * Quadratics a μ² + b μ + c side by side, each up to `high` from where the one before ends; and where the last change was.
 * One flat array of numbers, since a million points a second leave no time for objects.
 */
class Pieces {
  /** Numbers in use. */
  used = 0;
  data = new Float64Array(64 * SIZE);
  bestLoss = 0;
  bestLevel = 0;
  bestChangedAt = 0;

  clear(): void {
    this.used = 0;
    this.bestLoss = Number.POSITIVE_INFINITY;
  }

  add(high: number, a: number, b: number, c: number, changedAt: number): void {
    if (this.used + SIZE > this.data.length) this.grow();
    const { data, used } = this;
    data[used] = high;
    data[used + 1] = a;
    data[used + 2] = b;
    data[used + 3] = c;
    data[used + 4] = changedAt;
    this.used = used + SIZE;
  }

  /** As `add`, for a loss that does not depend on the level; one such piece after another is one. */
  addFlat(high: number, c: number, changedAt: number): void {
    if (this.used > 0 && this.data[this.used - 1] === changedAt) this.data[this.used - SIZE] = high;
    else this.add(high, 0, 0, c, changedAt);
  }

  /** As `add`, and remembers where the loss is least. */
  offer(low: number, high: number, a: number, b: number, c: number, changedAt: number): void {
    this.add(high, a, b, c, changedAt);
    // With nothing but flat loss any level of the piece will do.
    let level = a > 0 ? -b / (2 * a) : 0;
    if (level < low) level = low;
    else if (level > high) level = high;
    const loss = (a * level + b) * level + c;
    if (loss >= this.bestLoss) return;
    this.bestLoss = loss;
    this.bestLevel = level;
    this.bestChangedAt = changedAt;
  }

  private grow(): void {
    const wider = new Float64Array(this.data.length * 2);
    wider.set(this.data);
    this.data = wider;
  }
}

/** min(loss, most): where the loss is above `most` a change at t is better, whatever comes. */
function capped(from: Pieces, most: number, t: number, to: Pieces): void {
  to.clear();
  const { data, used } = from;
  let low = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < used; i += SIZE) {
    const high = data[i] as number;
    const a = data[i + 1] as number;
    const b = data[i + 2] as number;
    const c = data[i + 3] as number;
    const changedAt = data[i + 4] as number;
    const root = b * b - 4 * a * (c - most);
    if (a === 0 ? c > most : root <= 0) to.addFlat(high, most, t);
    else if (a === 0) to.add(high, a, b, c, changedAt);
    else {
      const half = Math.sqrt(root);
      const left = (-b - half) / (2 * a);
      const right = (-b + half) / (2 * a);
      if (right <= low || left >= high) to.addFlat(high, most, t);
      else {
        if (left > low) to.addFlat(left, most, t);
        to.add(Math.min(right, high), a, b, c, changedAt);
        if (right < high) to.addFlat(high, most, t);
      }
    }
    low = high;
  }
}

/** loss + min(weight (value − μ)², limit²). */
function withPoint(from: Pieces, value: number, weight: number, limit: number, to: Pieces): void {
  to.clear();
  const reach = limit / Math.sqrt(weight);
  const left = value - reach;
  const right = value + reach;
  const most = limit * limit;
  const { data, used } = from;
  let low = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < used; i += SIZE) {
    const high = data[i] as number;
    const a = data[i + 1] as number;
    const b = data[i + 2] as number;
    const c = data[i + 3] as number;
    const changedAt = data[i + 4] as number;
    if (low < left) to.offer(low, Math.min(high, left), a, b, c + most, changedAt);
    if (high > left && low < right)
      to.offer(
        Math.max(low, left),
        Math.min(high, right),
        a + weight,
        b - 2 * weight * value,
        c + weight * value * value,
        changedAt,
      );
    if (high > right) to.offer(Math.max(low, right), high, a, b, c + most, changedAt);
    low = high;
  }
}

function backwards(changedAt: Int32Array, levelAt: Float64Array, n: number): Segmentation {
  const [starts, levels]: [number[], number[]] = [[], []];
  for (let end = n; end > 0; end = changedAt[end] as number) {
    starts.push(changedAt[end] as number);
    levels.push(levelAt[end] as number);
  }
  return { starts: starts.reverse(), levels: levels.reverse() };
}
