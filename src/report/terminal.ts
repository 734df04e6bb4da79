import type { CaseResult, MetricName, Results, Verdict } from "../model/results.ts";
import { plainLine } from "./escape.ts";
import { decimalsFor, signed } from "./format.ts";
import { headline, saysAll } from "./headline.ts";
import { logsOf } from "./logs.ts";
import { onlyCommands } from "./metric-label.ts";
import { predicate } from "./words.ts";
import { wrap } from "./wrap.ts";

export interface TerminalStyle {
  readonly color: boolean;
  readonly width: number;
}

/** Red, magenta, yellow, green, dim. */
const COLOURS: Readonly<Record<Verdict, number>> = {
  regression: 31,
  invalid: 35,
  inconclusive: 33,
  improvement: 32,
  unchanged: 2,
};

const NOTHING = "–";

/** A change in percent, with its range where `ranged`; in brackets where it is not judged. */
function cell(result: CaseResult, name: MetricName, ranged: boolean): string {
  const metric = result.metrics.find((m) => m.name === name);
  if (metric === undefined || metric.ratio === null) return NOTHING;
  const decimals = decimalsFor(metric);
  const { interval } = metric;
  const spread =
    ranged && interval !== null
      ? ` [${signed(interval.low, decimals)} ${signed(interval.high, decimals)}]`
      : "";
  const text = `${signed(metric.ratio, decimals)}${spread}`;
  return metric.gates || !ranged ? text : `(${text})`;
}

interface Column {
  readonly head: string;
  /** Where it counts something else than requests. */
  readonly ofCommands?: string;
  readonly of: (result: CaseResult) => string;
}

/** In the order of importance: a narrow terminal loses the last ones. */
const COLUMNS: readonly Column[] = [
  { head: "case", of: (result) => plainLine(result.id) },
  { head: "verdict", of: (result) => result.verdict },
  { head: "requests/s", ofCommands: "operations/s", of: (result) => cell(result, "goodput", true) },
  { head: "CPU/request", ofCommands: "CPU/operation", of: (result) => cell(result, "cpu", true) },
  { head: "p95", of: (result) => (result.rate === undefined ? NOTHING : cell(result, "p95", false)) },
  { head: "p99", of: (result) => cell(result, "p99", false) },
  { head: "memory", of: (result) => cell(result, "memory", false) },
];
const FEWEST = 4;
const GAP = "  ";

function widthOf(column: Column, cases: readonly CaseResult[]): number {
  return Math.max(column.head.length, ...cases.map((result) => column.of(result).length));
}

/** A column without a single value says nothing. */
function telling(cases: readonly CaseResult[]): readonly Column[] {
  const commands = onlyCommands(cases);
  return COLUMNS.filter((column) => cases.some((result) => column.of(result) !== NOTHING)).map((column) =>
    commands && column.ofCommands ? { ...column, head: column.ofCommands } : column,
  );
}

function fitting(cases: readonly CaseResult[], width: number): readonly Column[] {
  const all = telling(cases);
  for (let count = all.length; count > FEWEST; count--) {
    const columns = all.slice(0, count);
    const total = columns.reduce((sum, column) => sum + widthOf(column, cases) + GAP.length, -GAP.length);
    if (total <= width) return columns;
  }
  return all.slice(0, FEWEST);
}

function tint(text: string, verdict: Verdict, style: TerminalStyle): string {
  return style.color ? `\u001b[${COLOURS[verdict]}m${text}\u001b[0m` : text;
}

function table(cases: readonly CaseResult[], style: TerminalStyle): string[] {
  const columns = fitting(cases, style.width);
  const widths = columns.map((column) => widthOf(column, cases));
  const line = (texts: readonly string[]) =>
    texts
      .map((text, i) => text.padEnd(widths[i] ?? 0))
      .join(GAP)
      .trimEnd();
  const rows = cases.map((result) => {
    const text = line(columns.map((column) => column.of(result)));
    const at = (widths[0] ?? 0) + GAP.length;
    const verdict = text.slice(at, at + result.verdict.length);
    return text.slice(0, at) + tint(verdict, result.verdict, style) + text.slice(at + verdict.length);
  });
  return [line(columns.map((column) => column.head)), ...rows];
}

/** Only what the table really shows is explained. */
function footnote(cases: readonly CaseResult[]): string[] {
  if (telling(cases).every((column) => column.head === "case" || column.head === "verdict")) return [];
  const unjudged = cases.some((result) => COLUMNS.some((column) => column.of(result).startsWith("(")));
  return [`head against base in %, [where the truth lies]${unjudged ? ", (not judged)" : ""}`];
}

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
    results.cases.length === 0 ? [] : [...table(results.cases, style), ...footnote(results.cases)],
    remarks(results, style),
  ];
  return `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join("\n"))
    .join("\n\n")}\n`;
}
