/** A vertical axis of ratios: spaced in logs, labelled in percent. */

export interface Axis {
  readonly low: number;
  readonly high: number;
  /** Changes in percent that get a label. */
  readonly ticks: readonly number[];
  /** From a ratio to its place between `top` and `bottom`; what lies outside is put at the edge. */
  readonly place: (ratio: number) => number;
  readonly holds: (ratio: number) => boolean;
}

/** 1, 2 or 5 times a power of ten: the smallest that gives at most `most` steps. */
function niceStep(span: number, most: number): number {
  const power = 10 ** Math.floor(Math.log10(span / most));
  const factor = [1, 2, 5, 10].find((f) => span / (power * f) <= most) ?? 10;
  return power * factor;
}

function ticksBetween(low: number, high: number): number[] {
  const [from, to] = [Math.expm1(low) * 100, Math.expm1(high) * 100];
  const step = niceStep(to - from, 7);
  const first = Math.ceil(from / step - 1e-9);
  const count = Math.floor(to / step + 1e-9) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => Number(((first + i) * step).toPrecision(6)));
}

/** Ratios beyond which an axis has a label at each doubling, and beyond which nothing is shown where it lies; in logs. */
const WIDE = Math.log(4);
const WIDEST = Math.log(10);

/** Each doubling and halving, in percent. */
const DOUBLINGS = [-3, -2, -1, 0, 1, 2, 3].map((power) => (2 ** power - 1) * 100);

/** The share of the points that may lie beyond the edges, so that one wild round does not flatten the others. */
const WILD = 0.03;

function quantileOf(sorted: readonly number[], share: number): number[] {
  const at = sorted[Math.round(share * (sorted.length - 1))];
  return at === undefined ? [] : [at];
}

function doublingsBetween(low: number, high: number): number[] {
  return DOUBLINGS.filter((percent) => Math.log1p(percent / 100) >= low && Math.log1p(percent / 100) <= high);
}

/** `must` are ratios that have to be seen; `points` are seen but for the wildest. */
export function axisFor(
  must: readonly number[],
  points: readonly number[],
  top: number,
  bottom: number,
): Axis {
  const logs = points.map(Math.log).toSorted((a, b) => a - b);
  const wanted = [...must.map(Math.log), ...quantileOf(logs, WILD), ...quantileOf(logs, 1 - WILD), 0];
  const seen = wanted.map((log) => Math.min(WIDEST, Math.max(-WIDEST, log)));
  const pad = (Math.max(...seen) - Math.min(...seen)) * 0.07;
  const [low, high] = [Math.min(...seen) - pad, Math.max(...seen) + pad];
  const within = (log: number) => Math.min(high, Math.max(low, log));
  return {
    low: Math.exp(low),
    high: Math.exp(high),
    ticks: high - low > WIDE ? doublingsBetween(low, high) : ticksBetween(low, high),
    place: (ratio) => bottom - ((within(Math.log(ratio)) - low) / (high - low)) * (bottom - top),
    holds: (ratio) => Math.log(ratio) >= low && Math.log(ratio) <= high,
  };
}
