import type { CaseResult, MetricName, Results, Verdict } from "../model/results.ts";
import { html, markdown, markdownCode } from "./escape.ts";
import { CAVEATS, environment, type Fact, method, metricLabel, revisions } from "./facts.ts";
import { amount, change, range, share } from "./format.ts";
import { headline, saysAll } from "./headline.ts";
import { logsOf } from "./logs.ts";
import { furtherReasons, predicate } from "./words.ts";

/** A step summary takes 1 MiB; some of it is left for what the workflow writes itself. */
export const STEP_SUMMARY_BYTES = 1_000_000;

const SIGNS: Readonly<Record<Verdict, string>> = {
  regression: "🔴",
  invalid: "⛔",
  inconclusive: "🟡",
  improvement: "🟢",
  unchanged: "⚪",
};

function cell(result: CaseResult, name: MetricName): string {
  const metric = result.metrics.find((m) => m.name === name);
  if (metric === undefined || metric.ratio === null) return "–";
  if (name === "p99") return change(metric);
  if (!metric.gates) return `${change(metric)}, not judged`;
  return metric.interval === null ? change(metric) : `${change(metric)} (${range(metric)})`;
}

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

function table(cases: readonly CaseResult[]): string {
  const rows = cases.map((result) =>
    row([
      markdownCode(result.id),
      `${SIGNS[result.verdict]} ${result.verdict}`,
      cell(result, "goodput"),
      cell(result, "cpu"),
      cell(result, "p99"),
    ]),
  );
  return [
    row(["Case", "Verdict", "Requests/s", "CPU per request", "p99"]),
    "| --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}

function sentences(cases: readonly CaseResult[]): string {
  return cases
    .filter((result) => result.verdict !== "unchanged")
    .map((result) => `- ${SIGNS[result.verdict]} ${markdownCode(result.id)} ${markdown(predicate(result))}.`)
    .join("\n");
}

function folded(summary: string, body: string): string {
  return `<details><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}

/** A raw block: its end tag is the only thing that Markdown looks for inside. */
function logs(results: Results): string {
  return results.cases
    .flatMap((result) =>
      logsOf(result, results).map((log) =>
        folded(`${markdownCode(result.id)}: ${html(log.title)}`, `<pre>${html(log.text)}</pre>`),
      ),
    )
    .join("\n\n");
}

function allMetrics(results: Results): string {
  const rows = results.cases.flatMap((result) =>
    result.metrics
      .filter((metric) => metric.base !== null || metric.head !== null)
      .map((metric) =>
        row([
          markdownCode(result.id),
          metricLabel(metric.name),
          amount(metric.base, metric.unit),
          amount(metric.head, metric.unit),
          change(metric),
          range(metric),
          metric.gates ? "decides" : "informs",
        ]),
      ),
  );
  if (rows.length === 0) return "";
  const head = row(["Case", "Metric", "Base", "Head", "Change", "Range in %", "Role"]);
  return folded("All metrics", [head, "| --- | --- | --: | --: | --: | --: | --- |", ...rows].join("\n"));
}

function remarks(results: Results): string {
  const lines = results.cases.flatMap((result) =>
    furtherReasons(result).map((why) => `- ${markdownCode(result.id)}: ${markdown(why)}`),
  );
  return lines.length === 0 ? "" : folded("Remarks", lines.join("\n"));
}

const list = (facts: readonly Fact[]) =>
  facts.map(([label, value]) => `- ${label}: ${markdown(value)}`).join("\n");

function background(results: Results): string {
  return [
    folded("How it was measured", list([...revisions(results), ...method(results)])),
    folded("Machine and tools", list(environment(results))),
    folded("What this does not say", CAVEATS.map((caveat) => `- ${caveat}`).join("\n")),
  ].join("\n\n");
}

function opening(results: Results): string {
  const notices = results.notices.map((notice) => ` · ⚠️ ${markdown(notice)}`).join("");
  return `${SIGNS[results.verdict]} **${markdown(headline(results))}**${notices}`;
}

/** The family of intervals covers at 1 - 2 alpha, since alpha is one-sided. */
function legend(results: Results): string {
  if (!results.cases.some((result) => result.metrics.some((metric) => metric.interval !== null))) return "";
  const sure = share(1 - 2 * results.plan.alpha);
  return `<sub>Change of head against base. In brackets where the truth lies: all these ranges hold together in ${sure} of runs.</sub>`;
}

const size = (text: string) => Buffer.byteLength(text, "utf8");

/** A line that says how many cases were left out, so that nothing is missed in silence. */
function worstOnly(results: Results, limit: number): string {
  const cases = results.cases.toSorted((a, b) => rank(a) - rank(b));
  const build = (count: number) => {
    const left = cases.length - count;
    const more = left === 0 ? [] : [`${left} more cases are in the report file.`];
    return [opening(results), table(cases.slice(0, count)), ...more].join("\n\n");
  };
  let count = cases.length;
  while (count > 0 && size(build(count)) > limit) count = Math.floor(count / 2);
  return `${build(count)}\n`;
}

const ORDER: readonly Verdict[] = ["regression", "invalid", "inconclusive", "improvement", "unchanged"];
const rank = (result: CaseResult) => ORDER.indexOf(result.verdict);

/** The report for a step summary or a comment. What does not fit is left out by whole parts, least important first. */
export function markdownReport(results: Results, limit = STEP_SUMMARY_BYTES): string {
  const must = [
    opening(results),
    ...(results.cases.length === 0 ? [] : [table(results.cases), legend(results)]),
  ];
  const parts = [
    saysAll(results) ? "" : sentences(results.cases),
    logs(results),
    remarks(results),
    background(results),
    allMetrics(results),
  ];
  for (let kept = parts.length; kept >= 0; kept--) {
    const note = kept === parts.length ? [] : ["The rest is in the report file: it did not fit here."];
    const text = [...must, ...parts.slice(0, kept), ...note].filter((part) => part !== "").join("\n\n");
    if (size(text) + 1 <= limit) return `${text}\n`;
  }
  return worstOnly(results, limit);
}
