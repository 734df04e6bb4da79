import type { Leaderboard, Ranking } from "../format/results.ts";
import { html, htmlProse, markdown, markdownCode, plainLine, tailOfLog } from "../text/escape.ts";
import { htmlFacts, htmlHead } from "./html-page.ts";
import { folded, list, preformatted, table } from "./markdown-syntax.ts";
import { rankingPicture } from "./ranking-picture.ts";
import {
  columnsOf,
  READING,
  rankingFacts,
  rankingHeadline,
  rankingNotes,
  remarksOn,
  sentence,
} from "./ranking-words.ts";
import { alignedLines, tableWidth, wrap } from "./terminal.ts";

/** A ranking as one page that needs nothing else: no request, no script. */
export function rankingHtml(ranking: Ranking): string {
  const notes = rankingNotes(ranking).map((note) => `<p class="note">${htmlProse(note)}</p>`);
  const reading = READING.map((line) => `<li>${htmlProse(line)}</li>`).join("");
  const parts = [
    htmlHead(`loadgate: ranking of ${ranking.config}`),
    "<body>\n<main>",
    `<p class="kicker">loadgate rank · <b>${html(ranking.config)}</b> · ${html(ranking.startedAt.slice(0, 10))}</p>`,
    `<h1>${htmlProse(rankingHeadline(ranking))}</h1>`,
    ...notes,
    ...ranking.leaderboards.map((leaderboard, i) =>
      htmlSection(leaderboard, ranking, `leaderboard-${i + 1}`),
    ),
    ...ranking.failures.map(
      ({ target, what, log }) =>
        `<h3>End of the ${what} log of ${html(target)}</h3>\n<pre>${html(tailOfLog(log))}</pre>`,
    ),
    "</main>",
    `<footer class="background">\n<h3>How to read it</h3>\n<ul>${reading}</ul>`,
    htmlFacts("How it was measured", rankingFacts(ranking)),
    "</footer>\n</body>\n</html>\n",
  ];
  return parts.join("\n");
}

function htmlSection(leaderboard: Leaderboard, ranking: Ranking, id: string): string {
  const remarks = remarksOn(leaderboard).map((remark) => `<li>${htmlProse(remark)}</li>`);
  const drawn = rankingPicture(leaderboard, id);
  return [
    `<section class="case" id="${id}">`,
    `<header><h2>${html(leaderboard.id)}</h2></header>`,
    `<p>${htmlProse(`${sentence(leaderboard).replace(/^the /, "The ")}.`)}</p>`,
    drawn === null ? "" : `<figure>${drawn}</figure>`,
    `<div class="scroll">${htmlTable(leaderboard, ranking)}</div>`,
    remarks.length === 0 ? "" : `<ul class="reasons">${remarks.join("")}</ul>`,
    "</section>",
  ]
    .filter((part) => part !== "")
    .join("\n");
}

function htmlTable(leaderboard: Leaderboard, ranking: Ranking): string {
  const columns = columnsOf(leaderboard, ranking);
  const head = columns.map(({ title }) => `<th scope="col">${html(title || "place")}</th>`).join("");
  const rows = leaderboard.rows.map((row) => {
    const cells = columns.map((column, i) => {
      const text = htmlProse(column.of(row, leaderboard));
      return i === 1 ? `<th scope="row">${text}</th>` : `<td>${text}</td>`;
    });
    return `<tr>${cells.join("")}</tr>`;
  });
  return `<table class="ranking"><thead><tr>${head}</tr></thead><tbody>\n${rows.join("\n")}\n</tbody></table>`;
}

/** A ranking for a step summary or a README: a table per leaderboard, best first. */
export function rankingMarkdown(ranking: Ranking): string {
  const facts = rankingFacts(ranking).map(([label, value]) => `${label}: ${markdown(value)}`);
  const parts = [
    `**${markdown(rankingHeadline(ranking))}**`,
    list(rankingNotes(ranking).map(markdown)),
    ...ranking.leaderboards.map((leaderboard) => markdownPart(leaderboard, ranking)),
    ...ranking.failures.map(({ target, what, log }) =>
      folded(`The end of the ${what} log of ${html(target)}`, preformatted(tailOfLog(log))),
    ),
    folded("How it was measured, and how to read it", list([...READING, ...facts])),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function markdownPart(leaderboard: Leaderboard, ranking: Ranking): string {
  const columns = columnsOf(leaderboard, ranking);
  const titles = columns.map(({ title }, i) => [markdown(title), i < 2 ? "---" : "--:"] as const);
  const rows = leaderboard.rows.map((row) => columns.map((column) => markdown(column.of(row, leaderboard))));
  const heading = `${markdownCode(leaderboard.id)}: ${markdown(sentence(leaderboard))}`;
  return [heading, table(titles, rows), list(remarksOn(leaderboard).map(markdown))]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Place, target, value and ratio are kept however narrow the terminal is. */
const FEWEST_COLUMNS = 4;

/** A ranking for a terminal: a table per leaderboard, best first. */
export function rankingTerminal(ranking: Ranking, { width }: { readonly width: number }): string {
  const notes = rankingNotes(ranking).flatMap((note) => wrap(`note: ${note}`, width));
  const blocks = [
    [...wrap(rankingHeadline(ranking), width), ...notes],
    ...ranking.leaderboards.map((leaderboard) => [
      `${plainLine(leaderboard.id)}: ${sentence(leaderboard)}`,
      ...terminalTable(leaderboard, ranking, width),
      ...remarksOn(leaderboard).flatMap((remark) => wrap(`  ${remark}`, width, "    ")),
    ]),
    ...ranking.failures.map(({ target, what, log }) => [
      `end of the ${what} log of ${plainLine(target)}:`,
      ...tailOfLog(log)
        .split("\n")
        .map((line) => `  | ${line}`),
    ]),
    READING.flatMap((line) => wrap(line, width)),
  ];
  return `${blocks.map((block) => block.join("\n")).join("\n\n")}\n`;
}

function terminalTable(leaderboard: Leaderboard, ranking: Ranking, width: number): string[] {
  const columns = columnsOf(leaderboard, ranking).map((column) => [
    column.title,
    ...leaderboard.rows.map((row) => column.of(row, leaderboard)),
  ]);
  let count = columns.length;
  while (count > FEWEST_COLUMNS && tableWidth(columns.slice(0, count)) > width) count--;
  return alignedLines(columns.slice(0, count));
}
