import type { Verdict } from "../format/names.ts";
import type { CaseResult, Results } from "../format/results.ts";
import { clip, html, markdown, markdownCode } from "../text/escape.ts";
import { amount, change, range, share } from "../text/format.ts";
import { changedCases, changedTable } from "./changed-table.ts";
import { CAVEATS, environment, type Fact, logsOf, method, revisions } from "./facts.ts";
import { headline, saysAll } from "./headline.ts";
import { folded, list, preformatted, sized, table, VERDICT_EMOJI } from "./markdown-syntax.ts";
import { explainNotice } from "./messages.ts";
import { type MetricColumn, metricColumns, metricLabel } from "./metric-columns.ts";
import { furtherFindings, predicate, strictness, verdictWords } from "./words.ts";

/** A step summary takes 1 MiB; some of it is left for what the workflow writes itself. */
export const STEP_SUMMARY_BYTES = 1_000_000;

/** What a comment knows beyond the results. All of it is Markdown already. */
interface CommentParts {
  /** Before and after everything, whatever does not fit. */
  readonly before?: string;
  readonly after?: string;
  /** Instead of the verdict in words. */
  readonly opening?: string;
  /** The same in a few hundred characters, where the whole does not fit. */
  readonly brief?: string;
  /** Lines under the verdict, least important last. */
  readonly remarks?: readonly string[];
  /** Cases whose slowdown is accepted. */
  readonly accepted?: ReadonlySet<string>;
  /** Folded parts of the comment's own, least important last. */
  readonly parts?: readonly string[];
  /** What brings the commits into a clone that does not have them. */
  readonly fetchFirst?: string;
}

/** The verdict in words, and what must be known first. */
export function openingOf(
  results: Results,
  verdict: Verdict | "accepted" | "failed" = results.verdict,
  words = headline(results),
): string {
  const notices = results.notices.map((notice) => ` · ⚠️ ${markdown(explainNotice(notice))}`).join("");
  return `${VERDICT_EMOJI[verdict]} **${markdown(words)}**${notices}`;
}

const ORDER: readonly Verdict[] = [
  "regression",
  "invalid",
  "inconclusive",
  "improvement",
  "new",
  "unchanged",
];
const rank = (result: CaseResult) => ORDER.indexOf(result.verdict);

/** Sentences in sight; the rest is folded with everything else. */
const IN_SIGHT = 10;

const join = (parts: readonly string[]) => parts.filter((part) => part !== "").join("\n\n");

/** What has to be read: of so many cases, worst first. */
function relevant(results: Results, framing: CommentParts, most: number): string {
  const accepted = framing.accepted ?? new Set<string>();
  const moved = changedCases(results);
  const worstFirst = results.cases.toSorted((a, b) => rank(a) - rank(b));
  const sentences = saysAll(results) ? [] : undecidedSentences(worstFirst);
  const shown = Math.min(IN_SIGHT, most);
  const left = Math.max(0, moved.length - most) + Math.max(0, sentences.length - shown);
  return join([
    framing.opening ?? openingOf(results),
    ...(framing.remarks ?? []),
    changedTable(moved.slice(0, most), accepted),
    list(sentences.slice(0, shown)),
    left === 0
      ? ""
      : `${left} more ${left === 1 ? "case is" : "cases are"} in the table of all cases and in the report file.`,
  ]);
}

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
    allMetrics(results),
  ];
  const whole = parts.filter((part) => part !== "");
  let around = framing;
  const build = (most: number, kept: readonly string[]) => {
    const note =
      kept.length === whole.length && around === framing
        ? ""
        : "The rest is in the report file: it did not fit here.";
    return `${join([before, relevant(results, around, most), ...kept, note, after])}\n`;
  };
  const fits = (text: string) => sized(text) <= limit;
  let most = results.cases.length;
  while (most > 0 && !fits(build(most, []))) most = Math.floor(most / 2);
  for (const narrower of narrowed(results, framing)) {
    if (fits(build(most, []))) break;
    around = narrower;
  }
  // A part that is too large leaves its room to those after it.
  const kept: string[] = [];
  for (const part of whole) if (fits(build(most, [...kept, part]))) kept.push(part);
  const text = build(most, kept);
  if (!fits(text)) throw new RangeError(`a report of ${sized(text)} bytes where ${limit} fit`);
  return text;
}

/** What stands around the cases, less of it each time. */
function* narrowed(results: Results, framing: CommentParts): Generator<CommentParts> {
  const remarks = [...(framing.remarks ?? [])];
  const brief = briefly(results, framing);
  // What is long is the opening or the remarks: one of them alone leaves room for most of the other.
  yield { ...framing, opening: brief };
  for (let kept = remarks.length; kept > 0; kept = Math.floor(kept / 2))
    yield { ...framing, opening: brief, remarks: remarks.slice(0, kept) };
  yield { ...framing, opening: brief, remarks: [] };
}

function briefly(results: Results, { brief }: CommentParts): string {
  const left = results.notices.length;
  const opening =
    brief ?? openingOf({ ...results, notices: [] }, results.verdict, clip(headline(results), 200));
  return left === 0
    ? opening
    : `${opening} · ⚠️ ${left} ${left === 1 ? "notice" : "notices"} too long to be shown here: see the report file`;
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

/** What the cases that have no number say, or none that decides. */
function undecidedSentences(cases: readonly CaseResult[]): string[] {
  return cases
    .filter(({ verdict }) => verdict === "invalid" || verdict === "inconclusive" || verdict === "new")
    .map(
      (result) =>
        `${VERDICT_EMOJI[result.verdict]} ${markdownCode(result.id)} ${markdown(predicate(result))}.`,
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

function allMetrics(results: Results): string {
  const rows = results.cases.flatMap((result) =>
    result.metrics
      .filter((metric) => metric.base !== null || metric.head !== null)
      .map((metric) => [
        markdownCode(result.id),
        metricLabel(metric),
        amount(metric.base, metric.unit),
        amount(metric.head, metric.unit),
        change(metric),
        range(metric),
        metric.gates ? "decides" : "informs",
      ]),
  );
  if (rows.length === 0) return "";
  const titles = [
    ["Case", "---"],
    ["Metric", "---"],
    ["Base", "--:"],
    ["Head", "--:"],
    ["Change", "--:"],
    ["95 % interval", "--:"],
    ["Role", "---"],
  ] as const;
  return folded("All metrics", table(titles, rows));
}

const facts = (some: readonly Fact[]) => list(some.map(([label, value]) => `${label}: ${markdown(value)}`));

function background(results: Results, fetchFirst: string | null): string {
  const about = [...revisions(results), ...sensitivity(results), ...method(results), ...environment(results)];
  const again = reproduce(results, fetchFirst);
  return folded(
    "How it was measured, and how to measure it again",
    [facts(about), again, `What this does not say:\n\n${list(CAVEATS)}`]
      .filter((part) => part !== "")
      .join("\n\n"),
  );
}

/** The smallest slowdown that this run would have found, over its cases. */
function sensitivity(results: Results): Fact[] {
  const seen = results.cases.map(({ detectable }) => detectable).filter((each) => each !== null);
  if (seen.length === 0) return [];
  const text = (value: number) => share(Number(value.toPrecision(2)));
  const [least, most] = [text(Math.min(...seen)), text(Math.max(...seen))];
  return [
    [
      "Smallest slowdown that would have been caught",
      `${least === most ? least : `${least} to ${most}, by case`}, in 95 of 100 runs`,
    ],
  ];
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
  return `<sub>Change of head against base with its 95 % interval. ${strictness(results.plan)}</sub>`;
}
