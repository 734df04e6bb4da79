import type { Verdict } from "../format/names.ts";
import type { CaseResult, MetricResult, Results } from "../format/results.ts";
import { html, markdown, markdownCode } from "../text/escape.ts";
import { amount, range, share } from "../text/format.ts";
import { DOCUMENTS } from "../version.ts";
import { limitsThat, limitWords } from "./limit-words.ts";
import { table, VERDICT_EMOJI } from "./markdown-syntax.ts";
import { changeOf, newReason, predicate, thresholdIn, verdictWords } from "./words.ts";

/** The cases that have something to say, worst first: all but those without a change. */
export function notableCases(results: Results): CaseResult[] {
  return NOTABLE.flatMap((verdict) =>
    results.cases.filter((result) => result.verdict === verdict).toSorted((a, b) => extent(b) - extent(a)),
  );
}

const NOTABLE: readonly Verdict[] = ["regression", "invalid", "inconclusive", "improvement", "new"];

/** The metrics that made a case what it is: those that moved, or those that could not decide. */
function tellingMetrics({ metrics, verdict }: CaseResult): MetricResult[] {
  const gating = metrics.filter(({ gates }) => gates);
  const moved = gating.filter(
    (metric) => metric.verdict === "regression" || metric.verdict === "improvement",
  );
  const open = gating.filter((metric) => metric.verdict === "inconclusive" && metric.interval !== null);
  return verdict === "inconclusive" ? open : moved;
}

function extent(result: CaseResult): number {
  return Math.max(0, ...tellingMetrics(result).map(({ ratio }) => Math.abs(Math.log(ratio ?? 1))));
}

const NBSP = "\u00a0";

/** Numbers and units stay together on a narrow screen. */
const unbroken = (text: string) => text.replaceAll(" ", NBSP);

/** A row for each case, worst first, with a picture that is text; of so many cases at most. */
export function caseTable(cases: readonly CaseResult[], accepted: ReadonlySet<string>): string {
  if (cases.length === 0) return "";
  const metrics = cases.flatMap(tellingMetrics);
  const thresholds = [
    ...new Set(
      cases.flatMap((result) => [
        result.threshold,
        ...tellingMetrics(result).map((m) => thresholdIn(result, m)),
      ]),
    ),
  ];
  const scale = scaleFor(metrics, thresholds);
  const rows = cases.map((result) => caseRow(result, accepted.has(result.id), scale));
  const titles = [
    ["Case", "---"],
    ["Base", "--:"],
    ["Head", "--:"],
    ["Change", "---"],
    [unbroken("better │ worse"), ":-:"],
  ] as const;
  const drawn = metrics.length === 0 ? titles.slice(0, -1) : titles;
  const sizes = thresholds.map(share).join(" or ");
  const legendOfTimes = timesIn(metrics.map(({ unit }) => unit));
  const legend = `In brackets the 95% interval of each change.${legendOfTimes} In the picture: ├●┤ that interval, │ no change, ┊ the threshold of ${sizes}, worse to the right. [How to read this](${DOCUMENTS}/reading-the-comment.md)`;
  const body = table(
    drawn,
    rows.map((row) => row.slice(0, drawn.length)),
  );
  return metrics.length === 0 ? body : `${body}\n\n<sub>${legend}</sub>`;
}

/** Per what a time is, which the words of a change leave out; "" where the table has times of several kinds. */
function timesIn(units: readonly string[]): string {
  const [unit = "", another] = new Set(units.filter((each) => /^s(?:\/|$)/.test(each)));
  return another === undefined && unit.includes("/") ? ` Times are CPU time per ${unit.slice(2)}.` : "";
}

const NOTHING = "–";

function caseRow(result: CaseResult, accepted: boolean, scale: LineScale): string[] {
  const sign = VERDICT_EMOJI[accepted ? "accepted" : result.verdict];
  const name = `${sign}${NBSP}${markdownCode(result.id)}`;
  const telling = tellingMetrics(result);
  if (result.verdict === "new") return [name, NOTHING, headsOwn(result), markdown(newReason(result)), ""];
  if (telling.length === 0) return [name, NOTHING, NOTHING, markdown(predicate(result)), ""];
  const lines = (each: (metric: MetricResult) => string) => telling.map(each).join("<br>");
  return [
    name,
    lines((metric) => unbroken(amount(metric.base, metric.unit))),
    lines((metric) => unbroken(amount(metric.head, metric.unit))),
    [lines((metric) => changeInWords(metric, result)), ...remainder(result, accepted)].join("<br>"),
    // A break inside of the code is not shown.
    lines((metric) => `<code>${html(intervalLine(metric, thresholdIn(result, metric), scale))}</code>`),
  ];
}

/** What head alone was measured at. */
function headsOwn({ metrics }: CaseResult): string {
  const known = metrics.filter(({ name, head }) => (name === "goodput" || name === "cpu") && head !== null);
  return known.map(({ head, unit }) => unbroken(amount(head, unit))).join("<br>") || NOTHING;
}

/** "**5.8% slower** (−6.3 to −5.4)"; what is not decided is not in bold. */
function changeInWords(metric: MetricResult, { verdict }: CaseResult): string {
  // The amounts say per what; in a cell there is little room.
  const size = unbroken(markdown(changeOf(metric).replace(/ per (?:request|operation)$/, "")));
  const interval = metric.interval === null ? "" : unbroken(` (${range(metric)})`);
  return verdict === "inconclusive" ? `${size}${interval}` : `<b>${size}</b>${interval}`;
}

/** What the sizes alone do not say: that nothing is decided, or that somebody accepted it. */
function remainder(result: CaseResult, accepted: boolean): string[] {
  const limits = (["broken", "inconclusive"] as const)
    .flatMap((state) => limitsThat(result, state))
    .map((found) => markdown(limitWords(found)));
  if (accepted) return ["accepted", ...limits];
  if (result.verdict !== "inconclusive") return limits;
  const { detectable } = result;
  const caught =
    detectable === null
      ? ""
      : // A cost that more than doubles is less than half the speed, which no other percentage of a row says.
        detectable > 1
        ? "half the speed may go unnoticed"
        : `${share(Number(detectable.toPrecision(2)))} slower would be caught`;
  return [[verdictWords(result), caught].filter(Boolean).map(unbroken).join("; "), ...limits];
}

/** Characters of a line; odd, so that no change has a place in the middle. */
const WIDTH = 13;
const MIDDLE = (WIDTH - 1) / 2;

/** A blank that Markdown does not fold into its neighbours. */
const BLANK = "\u00a0";

interface LineScale {
  /** The log of the ratio at the right end; its negative is at the left. */
  readonly reach: number;
}

/** One scale for all rows of a table, so that they can be compared by eye. */
export function scaleFor(metrics: readonly MetricResult[], thresholds: readonly number[]): LineScale {
  const ends = metrics.flatMap(({ ratio, interval }) => [
    ratio,
    ...(interval ? [interval.low, interval.high] : []),
  ]);
  const logs = ends.filter((end) => end !== null).map((end) => Math.abs(Math.log(end)));
  const least = Math.max(0.001, ...thresholds.map((threshold) => 2 * Math.log1p(threshold)));
  return { reach: Math.max(least, ...logs) };
}

/**
 * An interval as one line of text, which every place that shows Markdown can draw, in any colours: `┊├─●─┤ │ ┊`. The bar in the
 * middle is no change, the dotted ones are the threshold, and worse is to the right whatever the metric counts.
 */
export function intervalLine(metric: MetricResult, threshold: number, { reach }: LineScale): string {
  if (metric.ratio === null) return "";
  const worse = metric.better === "higher" ? -1 : 1;
  const place = (ratio: number) =>
    Math.min(WIDTH - 1, Math.max(0, MIDDLE + worse * Math.round((Math.log(ratio) / reach) * MIDDLE)));
  const cells = Array<string>(WIDTH).fill(BLANK);
  cells[place(1 + threshold)] = "┊";
  cells[place(1 / (1 + threshold))] = "┊";
  cells[MIDDLE] = "│";
  if (metric.interval) {
    const ends = [place(metric.interval.low), place(metric.interval.high)];
    const [left, right] = [Math.min(...ends), Math.max(...ends)];
    cells.fill("─", left, right + 1);
    cells[left] = "├";
    cells[right] = "┤";
  }
  cells[place(metric.ratio)] = "●";
  return cells.join("");
}
