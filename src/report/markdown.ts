import { altersPlan } from "../format/findings.ts";
import type { Verdict } from "../format/names.ts";
import type { CaseResult, Results } from "../format/results.ts";
import { clip, html, markdown, markdownCode } from "../text/escape.ts";
import { capitalised, change, range, share } from "../text/format.ts";
import { caseTable, notableCases } from "./case-table.ts";
import { environment, type Fact, logsOf, method, revisions } from "./facts.ts";
import { fitting, headline, titles } from "./headline.ts";
import { folded, list, preformatted, sized, table, VERDICT_EMOJI } from "./markdown-syntax.ts";
import { explainNotice } from "./messages.ts";
import { type MetricColumn, metricColumns } from "./metric-columns.ts";
import {
  alsoChanged,
  furtherFindings,
  grownWords,
  movedCounts,
  strictness,
  unexplainedWords,
  verdictWords,
} from "./words.ts";

/** A step summary takes 1 MiB; some of it is left for what the workflow writes itself. */
export const STEP_SUMMARY_BYTES = 1_000_000;

/** What a comment knows beyond the results. All of it is Markdown already, but for the title. */
interface CommentParts {
  /** Before and after everything, whatever does not fit. */
  readonly before?: string;
  readonly after?: string;
  /** Instead of the results' own. The title holds untrusted text. */
  readonly title?: string;
  readonly verdict?: Verdict | "accepted" | "failed";
  /** One line under the title: what was compared, and what follows from it. */
  readonly context?: string;
  /** What must be known before the numbers are read, beside the results' own notices. */
  readonly warnings?: readonly string[];
  /** Lines under the table, least important last. */
  readonly remarks?: readonly string[];
  /** Cases whose slowdown is accepted. */
  readonly accepted?: ReadonlySet<string>;
  /** Folded parts of the comment's own, least important last. */
  readonly parts?: readonly string[];
  /** What brings the commits into a clone that does not have them. */
  readonly fetchFirst?: string;
}

/** Room for a title on two lines of a comment. */
const TITLE = 110;

/** The heading that says who speaks and what was found. */
export function heading(verdict: Verdict | "accepted" | "failed", title: string): string {
  return `### ${VERDICT_EMOJI[verdict]} loadgate: ${markdown(clip(title, 2 * TITLE))}`;
}

/** A block that GitHub sets apart from everything else. */
function alert(kind: "WARNING" | "NOTE", lines: readonly string[]): string {
  return lines.length === 0 ? "" : `> [!${kind}]\n${lines.map((line) => `> ${line}`).join("\n>\n")}`;
}

function opening(results: Results, framing: CommentParts): string {
  const { title = fitting(titles(results), TITLE), verdict = results.verdict, warnings = [] } = framing;
  const notices = results.notices.map((notice) => markdown(sentenceOf(explainNotice(notice))));
  // What is only added weakens nothing that was measured before.
  const others = results.notices.filter(
    ({ code }) => code !== "base-config-missing" && code !== "newly-measured",
  );
  const isWarning = warnings.length > 0 || altersPlan(others);
  return join([
    heading(verdict, title),
    framing.context ?? comparedCommits(results),
    alert(isWarning ? "WARNING" : "NOTE", [...warnings, ...notices]),
  ]);
}

const sentenceOf = (text: string) => `${capitalised(text).replace(/\.$/, "")}.`;

function comparedCommits(results: Results): string {
  const compared = revisions(results).map(([label, value]) => `${label} ${markdown(value)}`);
  return compared.length === 0 ? "" : `Compares ${compared.join(" with ")}.`;
}

const join = (parts: readonly string[]) => parts.filter((part) => part !== "").join("\n\n");

/** What has to be read: of so many cases, worst first. */
function relevant(results: Results, framing: CommentParts, most: number): string {
  const notable = notableCases(results);
  return join([
    opening(results, framing),
    caseTable(notable.slice(0, most), framing.accepted ?? new Set()),
    list([
      ...grown(notable.slice(0, most)),
      ...counts(notable.slice(0, most)),
      ...otherChanges(results),
      ...unlisted(results, notable, most),
      ...(framing.remarks ?? []),
    ]),
  ]);
}

/** Where the red cases cost more. */
function grown(cases: readonly CaseResult[]): string[] {
  return cases.flatMap((result) => {
    const lines = grownWords(result).map(({ where, cost }) => `${markdownCode(where)} ${cost}`);
    const unexplained = unexplainedWords(result).map(
      (why) => `${markdownCode(result.id)}: ${markdown(why)}.`,
    );
    const named = `${markdownCode(result.id)} spends more CPU time per request in ${lines.join("; ")}.`;
    return lines.length === 0 ? unexplained : [named, ...unexplained];
  });
}

/** What else the two builds differ by, as far as it is shown here. */
function otherChanges(results: Results): string[] {
  const words = alsoChanged(results);
  return words === "" ? [] : [markdown(sentenceOf(words))];
}

/** What was counted of the inconclusive cases, and moved. */
function counts(cases: readonly CaseResult[]): string[] {
  return cases.flatMap((result) =>
    movedCounts(result).map((words) => `${markdownCode(result.id)}: ${markdown(words)}.`),
  );
}

/** What the table has no row for. */
function unlisted(results: Results, notable: readonly CaseResult[], most: number): string[] {
  const left = Math.max(0, notable.length - most);
  const more = `${left} more ${left === 1 ? "case is" : "cases are"} in the table of all cases and in the report file.`;
  if (results.verdict === "unchanged") return [markdown(`${headline(results)}.`)];
  const unchanged = results.cases.filter(({ verdict }) => verdict === "unchanged");
  const loaded = unchanged.filter(({ skipped }) => skipped === undefined);
  const largest = Math.max(...loaded.map(({ threshold }) => threshold));
  return [
    ...(left === 0 ? [] : [more]),
    ...(loaded.length === 0
      ? []
      : [`${VERDICT_EMOJI.unchanged} ${counted(loaded)}: no change larger than ${share(largest)}.`]),
    ...(loaded.length === unchanged.length
      ? []
      : [
          `${VERDICT_EMOJI.unchanged} ${counted(unchanged.filter(({ skipped }) => skipped))}: not measured, since the change does not reach ${unchanged.length - loaded.length === 1 ? "it" : "them"}.`,
        ]),
  ];
}

const counted = (cases: readonly CaseResult[]) =>
  `${cases.length} more ${cases.length === 1 ? "case" : "cases"}`;

/**
 * The report for a step summary or a comment: what moved, then everything else folded. What does not fit is left out by whole
 * parts, the relevant cases by halves, and remarks from the last on; a table is never cut inside. Whatever names and notices are, it
 * is never larger than `limit`.
 */
export function markdownReport(
  results: Results,
  limit = STEP_SUMMARY_BYTES,
  framing: CommentParts = {},
): string {
  const { before = "", after = "" } = framing;
  const accepted = framing.accepted ?? new Set<string>();
  const all =
    results.cases.length === 0
      ? ""
      : join([casesTable(results.cases, accepted), legend(results), remarks(results)]);
  const parts = [
    failedLogs(results),
    folded(results.cases.length === 1 ? "The case" : `All ${results.cases.length} cases`, all),
    ...(framing.parts ?? []),
    background(results, framing.fetchFirst ?? null),
  ];
  const whole = parts.filter((part) => part !== "");
  let [shown, around] = [results, framing];
  const build = (most: number, kept: readonly string[]) => {
    const note =
      kept.length === whole.length && around === framing
        ? ""
        : "The rest is in the report file: it did not fit here.";
    return `${join([before, relevant(shown, around, most), ...kept, note, after])}\n`;
  };
  const fits = (text: string) => sized(text) <= limit;
  let most = results.cases.length;
  while (most > 0 && !fits(build(most, []))) most = Math.floor(most / 2);
  for (const narrower of narrowed(results, framing)) {
    if (fits(build(most, []))) break;
    [shown, around] = narrower;
  }
  // A part that is too large leaves its room to those after it.
  const kept: string[] = [];
  for (const part of whole) if (fits(build(most, [...kept, part]))) kept.push(part);
  const text = build(most, kept);
  if (!fits(text)) throw new RangeError(`a report of ${sized(text)} bytes where ${limit} fit`);
  return text;
}

/** What stands around the cases, less of it each time. */
function* narrowed(results: Results, framing: CommentParts): Generator<[Results, CommentParts]> {
  const remarks = [...(framing.remarks ?? [])];
  const brief = { ...results, notices: [] };
  const left = results.notices.length;
  const warnings = [
    ...(framing.warnings ?? []),
    ...(left === 0
      ? []
      : [
          `${left} ${left === 1 ? "notice is" : "notices are"} too long to be shown here: see the report file.`,
        ]),
  ];
  // What is long is the notices or the remarks: one of them alone leaves room for most of the other.
  yield [brief, { ...framing, warnings }];
  for (let kept = remarks.length; kept > 0; kept = Math.floor(kept / 2))
    yield [brief, { ...framing, warnings, remarks: remarks.slice(0, kept) }];
  yield [brief, { ...framing, warnings, remarks: [] }];
}

function metricCell(result: CaseResult, { name, decides }: MetricColumn): string {
  const metric = result.metrics.find((m) => m.name === name);
  if (metric === undefined || metric.ratio === null) return "–";
  if (!metric.gates) return decides ? `${change(metric)}, not judged` : change(metric);
  return metric.interval === null ? change(metric) : `${change(metric)} (${range(metric)})`;
}

/** Every case with its verdict, a row each. */
function casesTable(cases: readonly CaseResult[], accepted: ReadonlySet<string>): string {
  const columns = metricColumns(cases);
  const rows = cases.map((result) => {
    const verdict = accepted.has(result.id) ? "accepted" : result.verdict;
    return [
      markdownCode(result.id),
      `${VERDICT_EMOJI[verdict]} ${verdict === "accepted" ? verdict : verdictWords(result)}`,
      ...columns.map((column) => metricCell(result, column)),
    ];
  });
  const titles = ["Case", "Verdict", ...columns.map(({ title }) => title)];
  return table(
    titles.map((title) => [title, "---"]),
    rows,
  );
}

/** The ends of the logs of what failed. */
function failedLogs(results: Results): string {
  return results.cases
    .flatMap((result) =>
      logsOf(result, results).map((log) =>
        folded(`${markdownCode(result.id)}: ${html(log.title)}`, preformatted(log.text)),
      ),
    )
    .join("\n\n");
}

/** What the sentences leave out, e.g. what limited a case. */
function remarks(results: Results): string {
  return list(
    results.cases.flatMap((result) =>
      furtherFindings(result).map((why) => `${markdownCode(result.id)}: ${markdown(why)}`),
    ),
  );
}

const facts = (some: readonly Fact[]) => list(some.map(([label, value]) => `${label}: ${markdown(value)}`));

const SENSITIVITY = "Smallest slowdown that would have been caught";

/** What a reader needs to weigh the numbers; the report file has everything. */
const WEIGHED = [SENSITIVITY, "Isolation", "Pairs", "Sessions", "CPUs", "Time", "Machine"];

function background(results: Results, fetchFirst: string | null): string {
  const all = [...sensitivity(results), ...method(results), ...environment(results)];
  const about = all.filter(([label]) => WEIGHED.includes(label));
  return folded(
    "How it was measured, and how to measure it again",
    join([facts(about), reproduce(results, fetchFirst)]),
  );
}

/** The smallest slowdown that this run would have found, over its cases. */
function sensitivity(results: Results): Fact[] {
  const seen = results.cases.map(({ detectable }) => detectable).filter((each) => each !== null);
  if (seen.length === 0) return [];
  const text = (value: number) => (value > 1 ? "more than 100%" : share(Number(value.toPrecision(2))));
  const [least, most] = [text(Math.min(...seen)), text(Math.max(...seen))];
  return [[SENSITIVITY, `${least === most ? least : `${least} to ${most}, by case`}, in 95 of 100 runs`]];
}

const COMMIT = /^[0-9a-f]{7,64}$/;
const NAME = /^[\w.-]+(?:\/[\w.-]+)*$/;

/**
 * The command that measures a case again on another machine. People paste it into a shell, so nothing goes into it that a
 * shell could read in another way: what is no commit or no usual name makes no command.
 */
function reproduce(results: Results, fetchFirst: string | null): string {
  const commit = (variant: string) => results.variants.find((v) => v.variant === variant)?.commit ?? "";
  const [base, head] = [commit("base"), commit("head")];
  const [first] = results.cases.filter(({ verdict }) => verdict !== "unchanged").concat(results.cases);
  if (!COMMIT.test(base) || !COMMIT.test(head) || !first) return "";
  const named = Object.entries({ case: first.id, ...results.plan.named });
  if (!named.every(([, value]) => NAME.test(value))) return "";
  const options = named.map(([option, value]) => `--${option} '${value}'`).join(" ");
  const command = `loadgate compare --base ${base} --head ${head} ${options} --seed ${Math.trunc(results.plan.seed)}`;
  const lines = fetchFirst === null ? command : `${fetchFirst}\n${command}`;
  return `One row again, on your machine:\n\n${preformatted(lines)}`;
}

/** What the intervals are, and what red needs beyond them. */
function legend(results: Results): string {
  if (!results.cases.some((result) => result.metrics.some((metric) => metric.interval !== null))) return "";
  return `<sub>Change of head against base with its 95% interval. ${strictness(results)}</sub>`;
}
