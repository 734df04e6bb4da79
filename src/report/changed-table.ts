import type { CaseResult, MetricResult, Results } from "../format/results.ts";
import { html, markdownCode } from "../text/escape.ts";
import { amount, change, range, share } from "../text/format.ts";
import { table, VERDICT_EMOJI } from "./markdown-syntax.ts";
import { metricLabel } from "./metric-columns.ts";

/** A metric that made its case red or green. */
interface ChangedMetric {
  readonly result: CaseResult;
  readonly metric: MetricResult;
}

/** The cases that became slower or faster, worst first. */
export function changedCases(results: Results): CaseResult[] {
  return (["regression", "improvement"] as const).flatMap((verdict) =>
    results.cases.filter((result) => result.verdict === verdict).toSorted((a, b) => extent(b) - extent(a)),
  );
}

function changedMetrics({ metrics }: CaseResult): MetricResult[] {
  return metrics.filter(
    ({ gates, verdict }) => gates && (verdict === "regression" || verdict === "improvement"),
  );
}

function extent(result: CaseResult): number {
  return Math.max(0, ...changedMetrics(result).map(({ ratio }) => Math.abs(Math.log(ratio ?? 1))));
}

const NBSP = "\u00a0";

/** Numbers and units stay together on a narrow screen. */
const unbroken = (text: string) => text.replaceAll(" ", NBSP);

/** A row for each metric that moved, with a picture that is text; of so many cases at most. */
export function changedTable(cases: readonly CaseResult[], accepted: ReadonlySet<string>): string {
  const all = cases.flatMap((result) =>
    changedMetrics(result).map((metric): ChangedMetric => ({ result, metric })),
  );
  if (all.length === 0) return "";
  const thresholds = [...new Set(cases.map(({ threshold }) => threshold))];
  const scale = scaleFor(
    all.map(({ metric }) => metric),
    thresholds,
  );
  const rows = all.map(({ result, metric }) => {
    const sign = accepted.has(result.id)
      ? VERDICT_EMOJI.accepted
      : VERDICT_EMOJI[metric.verdict ?? "inconclusive"];
    return [
      `${sign}${NBSP}${markdownCode(result.id)}<br>${unbroken(metricLabel(metric))}`,
      `<b>${unbroken(change(metric))}</b><br>${metric.interval === null ? "" : unbroken(range(metric))}`,
      `<code>${html(intervalLine(metric, result.threshold, scale))}</code>`,
      unbroken(amount(metric.base, metric.unit)),
      unbroken(amount(metric.head, metric.unit)),
    ];
  });
  const titles = [
    ["Case", "---"],
    ["Change", "--:"],
    [unbroken("less │ more"), ":-:"],
    ["Base", "--:"],
    ["Head", "--:"],
  ] as const;
  const sizes = thresholds.map(share).join(" or ");
  const legend = `Below each change its 95 % interval, and in the picture: ├●┤ that interval, │ no change, ┊ threshold of ${sizes}.`;
  return `${table(titles, rows)}\n\n<sub>${legend}</sub>`;
}

/** Characters of a line; odd, so that no change has a place of its own in the middle. */
const WIDTH = 21;
const MIDDLE = (WIDTH - 1) / 2;

/** A blank that Markdown does not fold into its neighbours. */
const BLANK = "\u00a0";

interface LineScale {
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
