import type { Leaderboard, Ranking } from "../model/ranking.ts";
import { html, markdown, markdownCode, tailOfLog } from "../text/escape.ts";
import { folded, list, preformatted, table } from "./markdown-syntax.ts";
import { columnsOf } from "./ranking-columns.ts";
import {
  READING,
  rankingFacts,
  rankingHeadline,
  rankingNotes,
  remarksOn,
  sentence,
} from "./ranking-words.ts";

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
  const told = `${markdownCode(leaderboard.id)}: ${markdown(sentence(leaderboard))}`;
  return [told, table(titles, rows), list(remarksOn(leaderboard).map(markdown))]
    .filter((part) => part !== "")
    .join("\n\n");
}
