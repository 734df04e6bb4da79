import type { MetricName, Verdict } from "../format/names.ts";
import type { CaseResult, MetricResult, Results } from "../format/results.ts";
import { METRICS, type Metric } from "../metrics/metrics.ts";
import type { CaseProfile, NoProfile } from "../model/profile.ts";
import { html, htmlProse } from "../text/escape.ts";
import { amount, capitalised, change, range, share } from "../text/format.ts";
import { CAVEATS, environment, logsOf, method, revision } from "./facts.ts";
import { flameSection } from "./flame-graph.ts";
import { headline, saysAll, titles } from "./headline.ts";
import { htmlFacts, htmlHead } from "./html-page.ts";
import { explainNotice } from "./messages.ts";
import { loopIn, type MetricColumn, metricColumns, metricLabel } from "./metric-columns.ts";
import { picture } from "./picture.ts";
import { marker } from "./svg.ts";
import {
  furtherFindings,
  grownWords,
  predicate,
  strictness,
  unexplainedWords,
  verdictWords,
} from "./words.ts";

/** Each side with the page of its commit, where the repository has pages, and what lies between them. */
function kicker(results: Results, repository: string | null): string {
  const commits = results.variants.map(({ commit }) => commit);
  const page = (path: string, text: string) =>
    repository === null ? text : `<a href="${html(`${repository}/${path}`)}">${text}</a>`;
  const sides = results.variants.map((built) => {
    const name = `<b>${html(revision(built))}</b>`;
    return `${built.variant} ${COMMIT.test(built.commit) ? page(`commit/${built.commit}`, name) : name}`;
  });
  const isLinked = repository !== null && commits.length === 2 && commits.every((each) => COMMIT.test(each));
  const between = isLinked ? [page(`compare/${commits.join("...")}`, "what changed")] : [];
  const day = html(results.startedAt.slice(0, 10));
  return `<p class="kicker">${["loadgate", ...sides, ...between, day].join(" · ")}</p>`;
}

/** A full commit id: an image's digest has no page. */
const COMMIT = /^[0-9a-f]{40}$/;

/** The whole sentence of the case where there is one case alone; of several, each says its own below. */
function heading(results: Results): string {
  const whole = headline(results);
  const [title = whole] = titles(results);
  const isRepeated = results.cases.some((result) => whole.includes(predicate(result)));
  return results.cases.length > 1 && isRepeated ? capitalised(title) : whole;
}

function opening(results: Results, repository: string | null): string {
  const notices = results.notices.map((notice) => `<p class="note">${htmlProse(explainNotice(notice))}</p>`);
  return [
    kicker(results, repository),
    `<h1>${htmlProse(heading(results))}</h1>`,
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
  return `<td${classOf(classes)}>${changeCell(metric)}${valuesIn(metric)}${why}</td>`;
}

/** "21.0k → 19.8k req/s": base, then head. */
function valuesIn(metric: MetricResult | undefined): string {
  if (metric === undefined || metric.base === null || metric.head === null) return "";
  const [base, head] = [metric.base, metric.head].map((value) =>
    amount(value, metric.unit).replaceAll(" ", "\u00a0"),
  );
  return `<small class="values">${html(`${base} \u2192 ${head}`)}</small>`;
}

const classOf = (names: readonly string[]) => (names.length === 0 ? "" : ` class="${names.join(" ")}"`);

/** Breaks lines of a case's name at its slashes, and nowhere within a word. */
const breakable = (escaped: string) => escaped.replaceAll("/", "/<wbr>");

function overview(results: Results, ids: readonly string[]): string {
  const columns = metricColumns(results.cases);
  const rows = results.cases.map((result, i) => {
    const name = `<th scope="row"><a href="#${ids[i]}">${breakable(html(result.id))}</a><small>${badge(result.verdict, verdictWords(result))}</small></th>`;
    return `<tr>${name}${columns.map((column) => metricCell(result, column)).join("")}</tr>`;
  });
  const heads = columns.map((column) => `<th scope="col"${classOf(hidden(column))}>${column.title}</th>`);
  return [
    '<div class="scroll"><table class="overview"><caption><span>Head against base in percent; beneath each change its 95% interval, and the values of base and head.</span></caption>',
    `<thead><tr><th scope="col">Case</th>${heads.join("")}</tr></thead>`,
    `<tbody>\n${rows.join("\n")}\n</tbody></table></div>`,
  ].join("\n");
}

/** All that the two builds differ by beside the repository's own code. */
function otherChanges({ differences = [] }: Results): string {
  if (differences.length === 0) return "";
  const rows = differences.map(({ kind, name, base, head, role, file }) => {
    const what = role === undefined || role === "direct" ? kind : `${kind}, ${role}`;
    const versions = [base ?? "–", head ?? "–"].map((text) => `<td>${htmlProse(text)}</td>`);
    const origin = [what, file ?? "the built image"].map(
      (text) => `<td class="wide">${htmlProse(text)}</td>`,
    );
    const cells = [...versions, ...origin];
    return `<tr><th scope="row">${htmlProse(name)}</th>${cells.join("")}</tr>`;
  });
  const heads = [
    ...["Name", "Base", "Head"].map((text) => `<th scope="col">${text}</th>`),
    ...["Kind", "By"].map((text) => `<th scope="col" class="wide">${text}</th>`),
  ].join("");
  return [
    '<section class="differences"><h2>What else differs between the two builds</h2>',
    `<div class="scroll"><table><thead><tr>${heads}</tr></thead><tbody>\n${rows.join("\n")}\n</tbody></table></div>`,
    "</section>",
  ].join("\n");
}

function background(results: Results): string {
  const caveats = CAVEATS.map((caveat) => `<li>${htmlProse(caveat)}</li>`).join("");
  return [
    '<footer class="background">',
    htmlFacts("How it was measured", method(results)),
    htmlFacts("Machine and tools", environment(results)),
    `<h3>What this does not show</h3>\n<ul>${caveats}</ul>`,
    "</footer>",
  ].join("\n");
}

/** The report as one page that needs nothing else: no request, no script. Commits are links where the repository's page is known. */
export function htmlReport(
  results: Results,
  profiles: readonly (CaseProfile | NoProfile)[] = [],
  repository: string | null = null,
): string {
  const ids = results.cases.map((_, i) => `case-${i + 1}`);
  const drawn = results.cases.some((result) => result.metrics.some((metric) => metric.interval !== null));
  const parts = [
    htmlHead(`loadgate: ${results.verdict}`),
    "<body>\n<main>",
    opening(results, repository),
    results.cases.length === 0 ? "" : overview(results, ids),
    drawn ? legend(results) : "",
    ...results.cases.map((result, i) => {
      const profile = profiles.find((each) => each.case === result.id);
      return caseSection(result, results, ids[i] ?? "") + (profile ? flameSection(profile) : "");
    }),
    otherChanges(results),
    "</main>",
    background(results),
    "</body>\n</html>\n",
  ];
  return parts.filter((part) => part !== "").join("\n");
}

const keyDrawing = (drawing: string) => `<svg viewBox="0 0 40 20" aria-hidden="true">${drawing}</svg>`;
const PLAIN_LOOK = { hollow: false, beyond: null, title: "" } as const;
const lineAcross = (kind: string) => `<line class="${kind}" x1="2" x2="38" y1="10" y2="10"/>`;

/** What the pictures show, for someone who has never seen one. */
function legend(results: Results): string {
  const all = results.cases.flatMap((result) => [
    result.threshold,
    ...result.metrics.flatMap(({ threshold }) => threshold ?? []),
  ]);
  const thresholds = [...new Set(all)].map(share).join(", ");
  const round = marker({ x: 20, y: 10 }, PLAIN_LOOK);
  const hollow = marker({ x: 20, y: 10 }, { ...PLAIN_LOOK, hollow: true });
  const beyond = marker({ x: 20, y: 7 }, { ...PLAIN_LOOK, beyond: "above" });
  const items = [
    [round, "each point is one round: head against base under the same load"],
    [
      `<rect class="strip" x="2" y="1" width="36" height="18"/>${lineAcross("mean")}`,
      "a strip is one session, one start of both servers; the thin line is its mean",
    ],
    [lineAcross("estimate"), "the estimate: the mean over the sessions"],
    [
      '<rect class="interval" x="2" y="4" width="36" height="12"/>',
      "its 95% interval; dotted lines around it: the wider one that decides",
    ],
    [lineAcross("nochange"), "no change"],
    [lineAcross("threshold"), `the threshold, ${thresholds}; tinted beyond it`],
    [hollow, "left out: something other than the server was saturated"],
    [beyond, "lies beyond the picture"],
  ];
  const list = items
    .map(([drawing, text]) => `<li>${keyDrawing(drawing ?? "")}<span>${text}</span></li>`)
    .join("\n");
  const short = `Each point is one round, head against base; each strip is a session, a new start of both servers. The grey band is the 95% interval. ${strictness(results)}`;
  const key = `<details><summary>What each sign means</summary>\n<ul>\n${list}\n</ul>\n</details>`;
  return `<section class="legend">\n<p>${short}</p>\n${key}\n</section>`;
}

function badge(verdict: Verdict, words: string = verdict): string {
  return `<span class="badge ${verdict}">${words}</span>`;
}

/** A change with its range beneath it. */
function changeCell(metric: MetricResult | undefined): string {
  if (metric === undefined || metric.ratio === null) return "–";
  const beneath = metric.interval === null ? "" : `<small>${range(metric)}</small>`;
  return `${change(metric)}${beneath}`;
}

/** "Head is 6% slower", but "This case gave no usable numbers". */
function caseSentence(result: CaseResult): string {
  const moved = result.verdict === "regression" || result.verdict === "improvement";
  return `${moved ? "Head" : "This case"} ${predicate(result)}.`;
}

const ROLES = { true: "decides the verdict", false: "not judged" } as const;

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
        `<tr><th scope="row">${metricLabel(metric)}${metric.gates ? " <small>decides the verdict</small>" : ""}</th>` +
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

/** The functions that cost more or why none is named, above the flame graph that shows them. */
function grownList(result: CaseResult): string {
  const items = [
    ...grownWords(result).map(
      ({ where, cost }) => `<li><code>${html(where)}</code> ${cost} of CPU time per request</li>`,
    ),
    ...unexplainedWords(result).map((why) => `<li>${htmlProse(why)}</li>`),
  ];
  return items.length === 0 ? "" : `<ul class="reasons">${items.join("")}</ul>`;
}

function logSections(result: CaseResult, results: Results): string {
  return logsOf(result, results)
    .map((log) => `<h3>${html(log.title)}</h3>\n<pre>${html(log.text)}</pre>`)
    .join("\n");
}

/** One case: what it says, its pictures, its numbers. */
function caseSection(result: CaseResult, results: Results, id: string): string {
  const own = ({ name, per }: Metric) =>
    per !== "build" && result.metrics.some((found) => found.name === name && found.threshold !== undefined);
  const pictured = METRICS.filter((metric) => metric.decides === loopIn(result) || own(metric));
  const panels = pictured.map(({ name }) => picturePanel(result, name, id)).filter((part) => part !== "");
  return [
    `<section class="case" id="${id}">`,
    `<header><h2>${html(result.id)}</h2>${badge(result.verdict, verdictWords(result))}</header>`,
    saysAll(results) ? "" : `<p>${htmlProse(caseSentence(result))}</p>`,
    grownList(result),
    reasons(result),
    logSections(result, results),
    panels.length === 0 ? "" : `<div class="panels">\n${panels.join("\n")}\n</div>`,
    metricsTable(result),
    "</section>",
  ]
    .filter((part) => part !== "")
    .join("\n");
}
