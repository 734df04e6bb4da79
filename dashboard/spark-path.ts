import type { SeriesSummary } from "../src/model/history.ts";
import { decodeSpark } from "../src/trend/spark.ts";

export const SPARK = { width: 240, height: 48, pad: 4 } as const;

export interface SparkPath {
  /** Path data of the course before the last change, and from it on. */
  readonly before: string;
  readonly after: string;
  /** Where no change against the reference lies; null where that is outside. */
  readonly zero: number | null;
  readonly end: { readonly x: number; readonly y: number } | null;
}

const at = (value: number) => Number(value.toFixed(1));

/** Noise is not to look like a cliff: the picture's height is at least four thresholds. */
function rangeOf(known: readonly number[], threshold: number): readonly [low: number, high: number] {
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const missing = Math.max(0, 4 * Math.log1p(threshold) - (high - low)) / 2;
  return [low - missing, high + missing];
}

export function sparkPath(series: SeriesSummary): SparkPath {
  const values = decodeSpark(series.spark);
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return { before: "", after: "", zero: null, end: null };
  const [low, high] = rangeOf(known, series.threshold);
  const inner = SPARK.height - 2 * SPARK.pad;
  const x = (i: number) =>
    at(SPARK.pad + (i * (SPARK.width - 2 * SPARK.pad)) / Math.max(1, values.length - 1));
  const y = (value: number) => at(SPARK.pad + inner * (1 - (value - low) / (high - low || 1)));
  const turn = turnOf(series, values.length);
  const last = values.findLastIndex((value) => value !== null);
  return {
    before: pathOf(values.slice(0, turn + 1), x, y, 0),
    after: pathOf(values.slice(turn), x, y, turn),
    zero: series.ratio !== null && low <= 0 && high >= 0 ? y(0) : null,
    end: { x: x(last), y: y(values[last] as number) },
  };
}

/** The column in which the change lies, as if its runs were evenly spread. */
function turnOf({ change, first, last }: SeriesSummary, columns: number): number {
  if (change === null || last <= first) return columns;
  const share = (change.run - first) / (last - first);
  return Math.max(0, Math.min(columns - 1, Math.round(share * (columns - 1))));
}

/** A gap is bridged: what was not measured did not fall to nothing. */
function pathOf(
  values: readonly (number | null)[],
  x: (column: number) => number,
  y: (value: number) => number,
  offset: number,
): string {
  const points = values.flatMap((value, i) => (value === null ? [] : [`${x(i + offset)} ${y(value)}`]));
  if (points.length === 1) return `M${points[0]}h.1`;
  return points.length === 0 ? "" : `M${points.join("L")}`;
}
