/** A horizontal axis of absolute values: from nothing on, or in logs where the values span decades. */
export interface ValueAxis {
  readonly ticks: readonly number[];
  readonly log: boolean;
  readonly place: (value: number) => number;
}

/** Values further apart than this are drawn in logs. */
const DECADE = 10;
const MOST_TICKS = 5;

/** `values` are positive and not none. */
export function valueAxis(values: readonly number[], left: number, right: number): ValueAxis {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return most / least >= DECADE ? logAxis(least, most, left, right) : linearAxis(most, left, right);
}

function linearAxis(most: number, left: number, right: number): ValueAxis {
  const end = most * 1.05;
  const step = niceStep(end / MOST_TICKS);
  const count = Math.floor(end / step + 1e-9);
  return {
    log: false,
    ticks: Array.from({ length: count + 1 }, (_, i) => Number((i * step).toPrecision(6))),
    place: (value) => left + (value / end) * (right - left),
  };
}

/** Whole decades, and 2 and 5 times them where there are few. */
function logAxis(least: number, most: number, left: number, right: number): ValueAxis {
  const [low, high] = [Math.log10(least) - 0.08, Math.log10(most) + 0.08];
  const powers = Array.from({ length: Math.ceil(high) - Math.floor(low) + 1 }, (_, i) => Math.floor(low) + i);
  const within = (value: number) => Math.log10(value) >= low && Math.log10(value) <= high;
  const ticksOf = (factors: readonly number[]) =>
    powers
      .flatMap((power) => factors.map((factor) => Number((factor * 10 ** power).toPrecision(6))))
      .filter(within);
  const ticks =
    [[1, 2, 5], [1, 3], [1]].map(ticksOf).find((each) => each.length <= MOST_TICKS + 1) ?? ticksOf([1]);
  return {
    log: true,
    ticks,
    place: (value) => left + ((Math.log10(value) - low) / (high - low)) * (right - left),
  };
}

/** 1, 2 or 5 times a power of ten that is not below the step. */
function niceStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= step) ?? 10);
}
