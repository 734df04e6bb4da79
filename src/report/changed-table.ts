import type { CaseResult, MetricResult, Results } from "../model/results.ts";
import { html, markdownCode } from "../text/escape.ts";
import { amount, change, range, share } from "../text/format.ts";
import { intervalLine, scaleFor } from "./interval-line.ts";
import { table } from "./markdown-syntax.ts";
import { metricLabel } from "./metric-label.ts";
import { VERDICT_EMOJI } from "./signs.ts";

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
  const told = thresholds.map(share).join(" or ");
  const legend = `Below each change its 95 % interval, and in the picture: ├●┤ that interval, │ no change, ┊ threshold of ${told}.`;
  return `${table(titles, rows)}\n\n<sub>${legend}</sub>`;
}
