import type { MetricResult } from "../model/results.ts";

/** Characters of a line; odd, so that no change has a place of its own in the middle. */
const WIDTH = 21;
const MIDDLE = (WIDTH - 1) / 2;

/** A blank that Markdown does not fold into its neighbours. */
const BLANK = "\u00a0";

export interface LineScale {
  /** The log of the ratio at the right end; its negative is at the left. */
  readonly reach: number;
}

/** One scale for all rows of a table, so that they can be compared by eye. */
export function scaleFor(metrics: readonly MetricResult[], thresholds: readonly number[]): LineScale {
  const ends = metrics.flatMap(({ ratio, interval }) => [
    ratio,
    ...(interval ? [interval.low, interval.high] : []),
  ]);
  const logs = ends.filter((end) => end !== null).map((end) => Math.abs(Math.log(end)));
  const least = Math.max(0.001, ...thresholds.map((threshold) => 2 * Math.log1p(threshold)));
  return { reach: Math.max(least, ...logs) };
}

/**
 * An interval as one line of text, which every place that shows Markdown can draw, in any colours: `┊├─●─┤ │ ┊`. The bar in the
 * middle is no change, the dotted ones are the threshold, left is less.
 */
export function intervalLine(metric: MetricResult, threshold: number, { reach }: LineScale): string {
  if (metric.ratio === null) return "";
  const place = (ratio: number) =>
    Math.min(WIDTH - 1, Math.max(0, MIDDLE + Math.round((Math.log(ratio) / reach) * MIDDLE)));
  const cells = Array<string>(WIDTH).fill(BLANK);
  cells[place(1 + threshold)] = "┊";
  cells[place(1 / (1 + threshold))] = "┊";
  cells[MIDDLE] = "│";
  if (metric.interval) {
    const [low, high] = [place(metric.interval.low), place(metric.interval.high)];
    cells.fill("─", low, high + 1);
    cells[low] = "├";
    cells[high] = "┤";
  }
  cells[place(metric.ratio)] = "●";
  return cells.join("");
}
