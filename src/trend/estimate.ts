import { LOG_UNIT, type StoredEstimate } from "../format/trend.ts";
import type { Ratio } from "../text/format.ts";

/** Natural logarithms. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** A ratio or an absolute value, ln, with its interval (95%) on the same scale; null where there is none, or one without width. */
export interface Estimate {
  readonly value: number;
  readonly interval: Interval | null;
}

/** From what is no logarithm yet; null where there is no estimate. */
export function estimateOf(
  value: number | null,
  interval: { readonly low: number; readonly high: number } | null,
): Estimate | null {
  if (value === null || !(value > 0)) return null;
  const known = interval !== null && interval.low > 0 && interval.high > interval.low;
  return {
    value: Math.log(value),
    interval: known ? { low: Math.log(interval.low), high: Math.log(interval.high) } : null,
  };
}

/** The other way, as numbers for people are written. */
export function ratioOf({ value, interval }: Estimate): Ratio & { readonly ratio: number } {
  return {
    ratio: Math.exp(value),
    interval: interval && { low: Math.exp(interval.low), high: Math.exp(interval.high) },
  };
}

/** Never −0, which no JSON holds. */
export const storedLog = (log: number): number => Math.round(log / LOG_UNIT) || 0;
export const readLog = (stored: number): number => stored * LOG_UNIT;

export function storedEstimate({ value, interval }: Estimate): StoredEstimate {
  const [low, high] = interval ? distances(value, interval) : [null, null];
  return [storedLog(value), low, high];
}

/** The bounds as distances from the estimate. */
function distances(value: number, { low, high }: Interval): readonly [low: number, high: number] {
  return [Math.min(0, storedLog(low - value)), Math.max(0, storedLog(high - value))];
}

export function readEstimate([value, low, high]: StoredEstimate): Estimate {
  const log = readLog(value);
  return {
    value: log,
    interval: low === null || high === null ? null : { low: log + readLog(low), high: log + readLog(high) },
  };
}

/** The same estimate somewhere else on the scale. */
export function shifted({ value, interval }: Estimate, by: number): Estimate {
  return {
    value: value + by,
    interval: interval && { low: interval.low + by, high: interval.high + by },
  };
}
