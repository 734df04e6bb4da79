import type { Contest, Ranking } from "../model/ranking.ts";
import { plainLine, tailOfLog } from "../text/escape.ts";
import { columnsOf, type RankingColumn } from "./ranking-columns.ts";
import { READING, rankingHeadline, rankingNotes, remarksOn, sentence } from "./ranking-words.ts";
import { wrap } from "./wrap.ts";

const GAP = "  ";
/** Place, target, value and ratio are kept however narrow the terminal is. */
const FEWEST = 4;

/** A ranking for a terminal: a table per contest, best first. */
export function rankingTerminal(ranking: Ranking, { width }: { readonly width: number }): string {
  const notes = rankingNotes(ranking).flatMap((note) => wrap(`note: ${note}`, width));
  const blocks = [
    [...wrap(rankingHeadline(ranking), width), ...notes],
    ...ranking.contests.map((contest) => [
      `${plainLine(contest.id)}: ${sentence(contest)}`,
      ...table(contest, ranking, width),
      ...remarksOn(contest).flatMap((remark) => wrap(`  ${remark}`, width, "    ")),
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

function table(contest: Contest, ranking: Ranking, width: number): string[] {
  const cells = (column: RankingColumn) => [
    column.title,
    ...contest.rows.map((row) => column.of(row, contest)),
  ];
  const columns = columnsOf(contest, ranking).map((column) => {
    const texts = cells(column);
    return { texts, width: Math.max(...texts.map((text) => text.length)) };
  });
  const total = (count: number) =>
    columns.slice(0, count).reduce((sum, column) => sum + column.width + GAP.length, -GAP.length);
  let count = columns.length;
  while (count > FEWEST && total(count) > width) count--;
  return [-1, ...contest.rows.keys()].map((row) =>
    columns
      .slice(0, count)
      .map(({ texts, width: own }) => (texts[row + 1] ?? "").padEnd(own))
      .join(GAP)
      .trimEnd(),
  );
}
