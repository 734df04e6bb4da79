import type { CaseResult, MetricResult, Results } from "../model/results.ts";
import { html, markdownCode } from "./escape.ts";
import { metricLabel } from "./facts.ts";
import { amount, change, range, share } from "./format.ts";
import { intervalLine, scaleFor } from "./interval-line.ts";
import { table } from "./markdown-syntax.ts";
import { SIGNS } from "./signs.ts";

/** A metric that made its case red or green. */
interface Moved {
  readonly result: CaseResult;
  readonly metric: MetricResult;
}

/** The cases that became slower or faster, worst first. */
export function movedCases(results: Results): CaseResult[] {
  return (["regression", "improvement"] as const).flatMap((verdict) =>
    results.cases.filter((result) => result.verdict === verdict).toSorted((a, b) => extent(b) - extent(a)),
  );
}

function movedMetrics({ metrics }: CaseResult): MetricResult[] {
  return metrics.filter(
    ({ gates, verdict }) => gates && (verdict === "regression" || verdict === "improvement"),
  );
}

function extent(result: CaseResult): number {
  return Math.max(0, ...movedMetrics(result).map(({ ratio }) => Math.abs(Math.log(ratio ?? 1))));
}

/** A row for each metric that moved, with a picture that is text; of so many cases at most. */
export function movedTable(cases: readonly CaseResult[], accepted: ReadonlySet<string>): string {
  const all = cases.flatMap((result) => movedMetrics(result).map((metric): Moved => ({ result, metric })));
  if (all.length === 0) return "";
  const thresholds = [...new Set(cases.map(({ threshold }) => threshold))];
  const scale = scaleFor(
    all.map(({ metric }) => metric),
    thresholds,
  );
  const rows = all.map(({ result, metric }) => {
    const sign = accepted.has(result.id) ? SIGNS.accepted : SIGNS[metric.verdict ?? "inconclusive"];
    return [
      `${sign} ${markdownCode(result.id)}`,
      metricLabel(metric.name),
      amount(metric.base, metric.unit),
      amount(metric.head, metric.unit),
      `<b>${change(metric)}</b>`,
      metric.interval === null ? "–" : `${range(metric)} %`,
      `<code>${html(intervalLine(metric, result.threshold, scale))}</code>`,
    ];
  });
  const titles = [
    ["Case", "---"],
    ["", "---"],
    ["Base", "--:"],
    ["Head", "--:"],
    ["Change", "--:"],
    ["The truth lies within", "--:"],
    ["less │ more", ":-:"],
  ] as const;
  const told = thresholds.map(share).join(" or ");
  return `${table(titles, rows)}\n\n<sub>│ no change, ┊ threshold of ${told}, ├●┤ where the truth lies.</sub>`;
}
