import type { CaseProfile, NoProfile } from "../model/profile.ts";
import type { CaseResult, Results } from "../model/results.ts";
import { html, htmlProse } from "../text/escape.ts";
import { CAVEATS, environment, method, revisions } from "./facts.ts";
import { flameSection } from "./flame-graph.ts";
import { headline } from "./headline.ts";
import { badge, caseSection, changeCell } from "./html-case.ts";
import { htmlFacts, htmlHead } from "./html-page.ts";
import { legend } from "./legend.ts";
import { explainNotice } from "./messages.ts";
import { type MetricColumn, metricColumns } from "./metric-columns.ts";
import { verdictWords } from "./words.ts";

function kicker(results: Results): string {
  const sides = revisions(results).map(([variant, value]) => `${variant} <b>${html(value)}</b>`);
  const day = html(results.startedAt.slice(0, 10));
  return `<p class="kicker">loadgate · ${sides.join(" · ")} · ${day}</p>`;
}

function opening(results: Results): string {
  const notices = results.notices.map((notice) => `<p class="note">${htmlProse(explainNotice(notice))}</p>`);
  return [
    kicker(results),
    `<h1>${htmlProse(headline(results))}</h1>`,
    badge(results.verdict),
    ...notices,
  ].join("\n");
}

/** What only informs has no room on a narrow screen. */
const hidden = ({ decides }: MetricColumn) => (decides ? [] : ["wide"]);

function metricCell(result: CaseResult, column: MetricColumn): string {
  const metric = result.metrics.find((m) => m.name === column.name);
  const unjudged = metric !== undefined && metric.ratio !== null && !metric.gates;
  const classes = [...hidden(column), ...(unjudged ? ["unjudged"] : [])];
  const why = unjudged && column.decides ? "<small>not judged</small>" : "";
  return `<td${classOf(classes)}>${changeCell(metric)}${why}</td>`;
}

const classOf = (names: readonly string[]) => (names.length === 0 ? "" : ` class="${names.join(" ")}"`);

function overview(results: Results, ids: readonly string[]): string {
  const columns = metricColumns(results.cases);
  const rows = results.cases.map((result, i) => {
    const name = `<th scope="row"><a href="#${ids[i]}">${html(result.id)}</a><small>${badge(result.verdict, verdictWords(result))}</small></th>`;
    return `<tr>${name}${columns.map((column) => metricCell(result, column)).join("")}</tr>`;
  });
  const heads = columns.map((column) => `<th scope="col"${classOf(hidden(column))}>${column.title}</th>`);
  return [
    '<div class="scroll"><table class="overview"><caption><span>Head against base in percent; beneath each change its 95 % interval.</span></caption>',
    `<thead><tr><th scope="col">Case</th>${heads.join("")}</tr></thead>`,
    `<tbody>\n${rows.join("\n")}\n</tbody></table></div>`,
  ].join("\n");
}

function background(results: Results): string {
  const caveats = CAVEATS.map((caveat) => `<li>${htmlProse(caveat)}</li>`).join("");
  return [
    '<footer class="background">',
    htmlFacts("How it was measured", method(results)),
    htmlFacts("Machine and tools", environment(results)),
    `<h3>What this does not say</h3>\n<ul>${caveats}</ul>`,
    "</footer>",
  ].join("\n");
}

/** The report as one page that needs nothing else: no request, no script. */
export function htmlReport(results: Results, profiles: readonly (CaseProfile | NoProfile)[] = []): string {
  const ids = results.cases.map((_, i) => `case-${i + 1}`);
  const drawn = results.cases.some((result) => result.metrics.some((metric) => metric.interval !== null));
  const parts = [
    htmlHead(`loadgate: ${results.verdict}`),
    "<body>\n<main>",
    opening(results),
    results.cases.length === 0 ? "" : overview(results, ids),
    drawn ? legend(results) : "",
    ...results.cases.map((result, i) => {
      const profile = profiles.find((each) => each.case === result.id);
      return caseSection(result, results, ids[i] ?? "") + (profile ? flameSection(profile) : "");
    }),
    "</main>",
    background(results),
    "</body>\n</html>\n",
  ];
  return parts.filter((part) => part !== "").join("\n");
}
