import type { Leaderboard, Ranking } from "../model/ranking.ts";
import { plainLine, tailOfLog } from "../text/escape.ts";
import { columnsOf, type RankingColumn } from "./ranking-columns.ts";
import { READING, rankingHeadline, rankingNotes, remarksOn, sentence } from "./ranking-words.ts";
import { wrap } from "./wrap.ts";

const COLUMN_GAP = "  ";
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
  const cells = (column: RankingColumn) => [
    column.title,
    ...leaderboard.rows.map((row) => column.of(row, leaderboard)),
  ];
  const columns = columnsOf(leaderboard, ranking).map((column) => {
    const texts = cells(column);
    return { texts, width: Math.max(...texts.map((text) => text.length)) };
  });
  const total = (count: number) =>
    columns
      .slice(0, count)
      .reduce((sum, column) => sum + column.width + COLUMN_GAP.length, -COLUMN_GAP.length);
  let count = columns.length;
  while (count > FEWEST_COLUMNS && total(count) > width) count--;
  return [-1, ...leaderboard.rows.keys()].map((row) =>
    columns
      .slice(0, count)
      .map(({ texts, width: own }) => (texts[row + 1] ?? "").padEnd(own))
      .join(COLUMN_GAP)
      .trimEnd(),
  );
}
