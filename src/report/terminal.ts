import type { Verdict } from "../format/names.ts";
import type { CaseResult, Results } from "../format/results.ts";
import { plainLine } from "../text/escape.ts";
import { decimalsFor, signed } from "../text/format.ts";
import { logsOf } from "./facts.ts";
import { headline, inconclusiveFails, saysAll } from "./headline.ts";
import { explainNotice } from "./messages.ts";
import { type MetricColumn, metricColumns } from "./metric-columns.ts";
import {
  alsoChanged,
  grownWords,
  movedCounts,
  predicate,
  slowStartWords,
  unexplainedWords,
  verdictWords,
} from "./words.ts";

/** Every case that is not plainly unchanged, as a sentence, with the last lines of the logs behind it. */
function remarks(results: Results, style: TerminalStyle): string[] {
  const shown = new Set<string>();
  return results.cases
    .filter((result) => result.verdict !== "unchanged")
    .flatMap((result) => {
      // One failed build is behind every case of its target.
      const logs = logsOf(result, results).filter(({ text }) => !shown.has(text));
      for (const { text } of logs) shown.add(text);
      return [
        ...(saysAll(results) ? [] : wrap(`${plainLine(result.id)} ${predicate(result)}.`, style.width)),
        ...grownWords(result).flatMap(({ where, cost }) =>
          wrap(`${plainLine(where)}: ${cost} of CPU time per request`, style.width),
        ),
        ...unexplainedWords(result).flatMap((words) =>
          wrap(`${plainLine(result.id)}: ${words}`, style.width),
        ),
        ...slowStartWords(result).flatMap((words) => wrap(`${plainLine(result.id)}: ${words}`, style.width)),
        ...movedCounts(result).flatMap((words) => wrap(`${plainLine(result.id)}: ${words}`, style.width)),
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
  const notices = results.notices.flatMap((notice) =>
    wrap(`note: ${plainLine(explainNotice(notice))}`, style.width),
  );
  const fails = inconclusiveFails(results)
    ? wrap("note: inconclusive cases fail this run (fail-on: inconclusive)", style.width)
    : [];
  const others = alsoChanged(results);
  const blocks = [
    [...verdict, ...fails, ...notices],
    results.cases.length === 0 ? [] : casesTable(results.cases, style),
    remarks(results, style),
    others === "" ? [] : wrap(plainLine(others), style.width),
  ];
  return `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join("\n"))
    .join("\n\n")}\n`;
}

/** Breaks at spaces; what follows the first line is indented. */
export function wrap(text: string, width: number, indent = "  "): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line.trim() !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent + word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

const NO_VALUE = "–";
const GAP = "  ";

interface Column {
  readonly head: string;
  readonly of: (result: CaseResult) => string;
}

const NAMED: readonly Column[] = [
  { head: "case", of: (result) => plainLine(result.id) },
  { head: "verdict", of: verdictWords },
];
const MEMORY: MetricColumn = { name: "memory", title: "memory", decides: false };

/** A row for each case, as wide as the terminal if that can be, and what its figures are. */
function casesTable(cases: readonly CaseResult[], style: TerminalStyle): string[] {
  const columns = fitting(cases, style.width);
  const texts = columns.map((column) => textsOf(column, cases));
  const at = widthOf(texts[0] ?? []) + GAP.length;
  const [head = "", ...lines] = alignedLines(texts);
  const rows = cases.map((result, i) => {
    const line = lines[i] ?? "";
    const verdict = verdictWords(result);
    return line.slice(0, at) + tint(verdict, result.verdict, style) + line.slice(at + verdict.length);
  });
  return [head, ...rows, ...footnote(columns, cases)];
}

/** A table from the texts of its columns, heads included: each padded to its longest. */
export function alignedLines(columns: readonly (readonly string[])[]): string[] {
  const widths = columns.map(widthOf);
  return (columns[0] ?? []).map((_, row) =>
    columns
      .map((texts, i) => (texts[row] ?? "").padEnd(widths[i] ?? 0))
      .join(GAP)
      .trimEnd(),
  );
}

/** Characters that such a table is wide. */
export function tableWidth(columns: readonly (readonly string[])[]): number {
  return columns.reduce((sum, texts) => sum + widthOf(texts) + GAP.length, -GAP.length);
}

function widthOf(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => text.length));
}

function textsOf(column: Column, cases: readonly CaseResult[]): string[] {
  return [column.head, ...cases.map((result) => column.of(result))];
}

function fitting(cases: readonly CaseResult[], width: number): readonly Column[] {
  const all = layouts(cases);
  return (
    all.find((columns) => tableWidth(columns.map((column) => textsOf(column, cases))) <= width) ??
    all.at(-1) ??
    NAMED
  );
}

/** The widest first: what only informs goes column by column, then the ranges, then what decides by its own threshold; what decides by itself stays. */
function layouts(cases: readonly CaseResult[]): (readonly Column[])[] {
  const metrics = metricColumns(cases);
  const deciding = metrics.filter(({ decides }) => decides);
  const asked = deciding.filter((column) => column.asked);
  const themselves = deciding.filter((column) => !column.asked);
  const memory = metrics.some(({ name }) => name === MEMORY.name) ? [] : [MEMORY];
  const informing = [...metrics.filter(({ decides }) => !decides), ...memory];
  const fewer = informing.map((_, left) => informing.slice(0, informing.length - left));
  const ranged = [...fewer, []].map((some) => [...deciding, ...some]);
  return [
    ...ranged.map((some) => [...NAMED, ...telling(some, cases, true)]),
    [...NAMED, ...telling(deciding, cases, false)],
    ...asked.map((_, left) => [
      ...NAMED,
      ...telling([...themselves, ...asked.slice(0, asked.length - 1 - left)], cases, false),
    ]),
  ];
}

/** A column without a single value says nothing. */
function telling(some: readonly MetricColumn[], cases: readonly CaseResult[], ranged: boolean): Column[] {
  return some
    .map((column) => {
      return {
        head: shortened(column.title),
        of: (result: CaseResult) => metricCell(result, column, ranged && column.decides),
      };
    })
    .filter(({ of }) => cases.some((result) => of(result) !== NO_VALUE));
}

/** "requests/s" of "Requests/s", "CPU/request" of "CPU per request", "p99" of "Latency p99". */
function shortened(title: string): string {
  const short = title.replace("Latency ", "").replace(" per ", "/");
  return short.startsWith("CPU") ? short : short.toLowerCase();
}

/** A change in percent, with its range where `ranged`; in brackets where this case is not judged by what decides others. */
function metricCell(result: CaseResult, { name, decides }: MetricColumn, ranged: boolean): string {
  const metric = result.metrics.find((m) => m.name === name);
  if (metric === undefined || metric.ratio === null) return NO_VALUE;
  const decimals = decimalsFor(metric);
  const { interval } = metric;
  const spread =
    ranged && interval !== null
      ? ` [${signed(interval.low, decimals)} ${signed(interval.high, decimals)}]`
      : "";
  const text = `${signed(metric.ratio, decimals)}${spread}`;
  return metric.gates || !decides ? text : `(${text})`;
}

/** Only what the table really shows is explained. */
function footnote(columns: readonly Column[], cases: readonly CaseResult[]): string[] {
  if (columns.length === NAMED.length) return [];
  const shown = cases.flatMap((result) => columns.slice(NAMED.length).map((column) => column.of(result)));
  const ranges = shown.some((text) => text.includes("[")) ? ", [95% interval]" : "";
  const unjudged = shown.some((text) => text.startsWith("(")) ? ", (not judged)" : "";
  return [`head against base in %${ranges}${unjudged}`];
}

interface TerminalStyle {
  readonly color: boolean;
  readonly width: number;
}

/** Red, magenta, yellow, green, cyan, dim. */
const COLOURS: Readonly<Record<Verdict, number>> = {
  regression: 31,
  invalid: 35,
  inconclusive: 33,
  improvement: 32,
  new: 36,
  unchanged: 2,
};

function tint(text: string, verdict: Verdict, style: TerminalStyle): string {
  return style.color ? `\u001b[${COLOURS[verdict]}m${text}\u001b[0m` : text;
}
