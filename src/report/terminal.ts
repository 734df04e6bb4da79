import type { Results } from "../model/results.ts";
import { plainLine } from "../text/escape.ts";
import { headline, saysAll } from "./headline.ts";
import { logsOf } from "./logs.ts";
import { type TerminalStyle, tint } from "./terminal-style.ts";
import { casesTable } from "./terminal-table.ts";
import { predicate } from "./words.ts";
import { wrap } from "./wrap.ts";

/** Every case that is not plainly unchanged, as a sentence, with the last lines of the logs behind it. */
function remarks(results: Results, style: TerminalStyle): string[] {
  const told = new Set<string>();
  return results.cases
    .filter((result) => result.verdict !== "unchanged")
    .flatMap((result) => {
      // One failed build is behind every case of its target.
      const logs = logsOf(result, results).filter(({ text }) => !told.has(text));
      for (const { text } of logs) told.add(text);
      return [
        ...(saysAll(results) ? [] : wrap(`${plainLine(result.id)} ${predicate(result)}.`, style.width)),
        ...logs.flatMap(({ title, text }) => [
          `  ${title}:`,
          ...text.split("\n").map((line) => `  | ${line}`),
        ]),
      ];
    });
}

/** The report of a run for a terminal: the verdict, what must be known first, the table, the sentences. */
export function terminalReport(results: Results, style: TerminalStyle): string {
  const [first = "", ...rest] = wrap(plainLine(headline(results)), style.width);
  const verdict = [tint(first, results.verdict, style), ...rest];
  const notices = results.notices.flatMap((notice) => wrap(`note: ${plainLine(notice)}`, style.width));
  const blocks = [
    [...verdict, ...notices],
    results.cases.length === 0 ? [] : casesTable(results.cases, style),
    remarks(results, style),
  ];
  return `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join("\n"))
    .join("\n\n")}\n`;
}
