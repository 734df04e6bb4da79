import type { CaseResult, Results } from "../model/results.ts";
import { html, markdown, markdownCode } from "../text/escape.ts";
import { amount, change, range, share } from "../text/format.ts";
import { CAVEATS, environment, type Fact, method, revisions } from "./facts.ts";
import { logsOf } from "./logs.ts";
import { folded, list, preformatted, table } from "./markdown-syntax.ts";
import { type MetricColumn, metricColumns } from "./metric-columns.ts";
import { metricLabel } from "./metric-label.ts";
import { VERDICT_EMOJI } from "./signs.ts";
import { furtherFindings, predicate, strictness, verdictWords } from "./words.ts";

function metricCell(result: CaseResult, { name, decides }: MetricColumn): string {
  const metric = result.metrics.find((m) => m.name === name);
  if (metric === undefined || metric.ratio === null) return "–";
  if (!metric.gates) return decides ? `${change(metric)}, not judged` : change(metric);
  return metric.interval === null ? change(metric) : `${change(metric)} (${range(metric)})`;
}

/** Every case with its verdict, a row each. */
export function casesTable(cases: readonly CaseResult[], accepted: ReadonlySet<string>): string {
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
export function undecidedSentences(cases: readonly CaseResult[]): string[] {
  return cases
    .filter(({ verdict }) => verdict === "invalid" || verdict === "inconclusive")
    .map(
      (result) =>
        `${VERDICT_EMOJI[result.verdict]} ${markdownCode(result.id)} ${markdown(predicate(result))}.`,
    );
}

/** The ends of the logs of what failed. */
export function failedLogs(results: Results): string {
  return results.cases
    .flatMap((result) =>
      logsOf(result, results).map((log) =>
        folded(`${markdownCode(result.id)}: ${html(log.title)}`, preformatted(log.text)),
      ),
    )
    .join("\n\n");
}

/** What the sentences leave out, e.g. what limited a case. */
export function remarks(results: Results): string {
  return list(
    results.cases.flatMap((result) =>
      furtherFindings(result).map((why) => `${markdownCode(result.id)}: ${markdown(why)}`),
    ),
  );
}

export function allMetrics(results: Results): string {
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

export function background(results: Results, fetchFirst: string | null): string {
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
  const told = (value: number) => share(Number(value.toPrecision(2)));
  const [least, most] = [told(Math.min(...seen)), told(Math.max(...seen))];
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
export function legend(results: Results): string {
  if (!results.cases.some((result) => result.metrics.some((metric) => metric.interval !== null))) return "";
  return `<sub>Change of head against base with its 95 % interval. ${strictness(results.plan)}</sub>`;
}
