import { deciding } from "../metrics/metrics.ts";
import type { CaseResult, MetricName, MetricResult, Results, Verdict } from "../model/results.ts";
import { html, htmlProse } from "../text/escape.ts";
import { amount, change, range } from "../text/format.ts";
import { logsOf } from "./logs.ts";
import { metricLabel } from "./metric-label.ts";
import { picture } from "./picture.ts";
import { furtherFindings, predicate, verdictWords } from "./words.ts";

export function badge(verdict: Verdict, words: string = verdict): string {
  return `<span class="badge ${verdict}">${words}</span>`;
}

/** A change with its range beneath it. */
export function changeCell(metric: MetricResult | undefined): string {
  if (metric === undefined || metric.ratio === null) return "–";
  const beneath = metric.interval === null ? "" : `<small>${range(metric)}</small>`;
  return `${change(metric)}${beneath}`;
}

/** "Head is 6 % slower", but "This case gave no usable numbers". */
function caseSentence(result: CaseResult): string {
  const moved = result.verdict === "regression" || result.verdict === "improvement";
  return `${moved ? "Head" : "This case"} ${predicate(result)}.`;
}

const ROLES = { true: "decides", false: "not judged" } as const;

function picturePanel(result: CaseResult, name: MetricName, id: string): string {
  const metric = result.metrics.find((m) => m.name === name);
  const drawn = picture(result, name, `${id}-${name}`);
  if (metric === undefined || drawn === null) return "";
  const width = metric.interval === null ? "" : ` <span>${range(metric)}</span>`;
  const caption = `<b>${metricLabel(metric)}</b> ${change(metric)}${width} <span>${ROLES[`${metric.gates}`]}</span>`;
  return `<figure><figcaption>${caption}</figcaption>\n${drawn}\n</figure>`;
}

function metricsTable(result: CaseResult): string {
  const rows = result.metrics
    .filter((metric) => metric.base !== null || metric.head !== null)
    .map(
      (metric) =>
        `<tr><th scope="row">${metricLabel(metric)}${metric.gates ? " <small>decides</small>" : ""}</th>` +
        `<td>${amount(metric.base, metric.unit)}</td><td>${amount(metric.head, metric.unit)}</td>` +
        `<td>${changeCell(metric)}</td></tr>`,
    );
  if (rows.length === 0) return "";
  const head = ["Metric", "Base", "Head", "Change"].map((text) => `<th scope="col">${text}</th>`).join("");
  const table = `<table><thead><tr>${head}</tr></thead><tbody>\n${rows.join("\n")}\n</tbody></table>`;
  return `<details><summary>All metrics</summary>\n${table}\n</details>`;
}

function reasons(result: CaseResult): string {
  const items = furtherFindings(result).map((why) => `<li>${htmlProse(why)}</li>`);
  return items.length === 0 ? "" : `<ul class="reasons">${items.join("")}</ul>`;
}

function logSections(result: CaseResult, results: Results): string {
  return logsOf(result, results)
    .map((log) => `<h3>${html(log.title)}</h3>\n<pre>${html(log.text)}</pre>`)
    .join("\n");
}

/** One case: what it says, its pictures, its numbers. */
export function caseSection(result: CaseResult, results: Results, id: string): string {
  const pictured = deciding(result.rate === undefined ? "closed" : "open");
  const panels = pictured.map(({ name }) => picturePanel(result, name, id)).filter((part) => part !== "");
  return [
    `<section class="case" id="${id}">`,
    `<header><h2>${html(result.id)}</h2>${badge(result.verdict, verdictWords(result))}</header>`,
    `<p>${htmlProse(caseSentence(result))}</p>`,
    reasons(result),
    logSections(result, results),
    panels.length === 0 ? "" : `<div class="panels">\n${panels.join("\n")}\n</div>`,
    metricsTable(result),
    "</section>",
  ]
    .filter((part) => part !== "")
    .join("\n");
}
