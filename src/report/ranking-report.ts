import type { Leaderboard, Ranking } from "../model/ranking.ts";
import { html, htmlProse, tailOfLog } from "../text/escape.ts";
import { htmlFacts, htmlHead } from "./html-page.ts";
import { columnsOf } from "./ranking-columns.ts";
import { rankingPicture } from "./ranking-picture.ts";
import {
  READING,
  rankingFacts,
  rankingHeadline,
  rankingNotes,
  remarksOn,
  sentence,
} from "./ranking-words.ts";

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
