import type { Alert } from "../format/trend.ts";
import { list, sized, table } from "../report/markdown-syntax.ts";
import { metricLabel } from "../report/metric-columns.ts";
import { clip, markdown, markdownCode, plainLine } from "../text/escape.ts";
import { change, range } from "../text/format.ts";
import { ratioOf, readEstimate } from "../trend/estimate.ts";

/** Where commits are shown, e.g. https://github.com/owner/name; and the trend's page, if it is known. */
export interface AlertLinks {
  readonly repository: string | null;
  readonly page: string | null;
}

/** GitHub's limit for bodies is 65 536 characters. */
const LONGEST = 60_000;
const SHOWN = 50;

const STATES: Readonly<Record<Alert["state"], string>> = {
  provisional: "seen on one night, measured twice; the next nights confirm or withdraw it",
  confirmed: "confirmed by the following nights",
  accepted: "accepted",
  withdrawn: "withdrawn: the following nights do not show it",
  recovered: "back where it was",
  gone: "the case is no longer measured",
};

/** "api/hello/direct: requests/s −6.1% (−7.0 to −5.2)" */
export function alertLine(alert: Alert): string {
  return plainLine(`${alert.case}: ${metricLabel({ name: alert.metric, unit: "" })} ${sizeOf(alert)}`);
}

/** The title of the issue. Holds untrusted text, which GitHub does not format in titles. */
export function issueTitle(open: readonly Alert[]): string {
  const worst = open.filter(({ kind }) => kind === "regression");
  const [first] = worst.length > 0 ? worst : open;
  if (!first) return "loadgate: nothing is slower any more";
  const others = open.length === 1 ? "" : ` and ${open.length - 1} more`;
  return clip(`loadgate: ${alertLine(first)}${others}`, 200);
}

/** The issue's text: what is open, and between which commits it began. */
export function issueText(
  marker: string,
  open: readonly Alert[],
  closed: readonly Alert[],
  places: AlertLinks,
): string {
  const page = places.page === null ? "" : `All series: ${places.page}`;
  for (const shown of [SHOWN, 20, 5, 1]) {
    const text = [
      marker,
      summary(open),
      rows(open.slice(0, shown), places),
      more(open.length - shown),
      over(closed, places),
      page,
    ]
      .filter((part) => part !== "")
      .join("\n\n");
    if (sized(text) <= LONGEST) return text;
  }
  return [marker, summary(open), page].join("\n\n");
}

/** What is said under the commit that a change begins with. */
export function commitText(marker: string, alerts: readonly Alert[], places: AlertLinks): string {
  const said =
    "The nightly trend changed at this commit or just before it. Each night is compared with a pinned reference on one machine, not with the night before.";
  return [marker, said, rows(alerts.slice(0, SHOWN), places), more(alerts.length - SHOWN)]
    .filter(Boolean)
    .join("\n\n");
}

function summary(open: readonly Alert[]): string {
  if (open.length === 0) return "No change is open any more, so loadgate closes this issue.";
  const cases = new Set(open.map((alert) => alert.case)).size;
  return `**${cases} ${cases === 1 ? "case" : "cases"} of the nightly trend changed.** loadgate updates this issue, and closes it once every series is back, no longer measured, or accepted. To accept a change, write \`Loadgate-Accept: CASE reason\` (\`*\` for all cases) in the pull request or commit that it came from.`;
}

function rows(alerts: readonly Alert[], places: AlertLinks): string {
  if (alerts.length === 0) return "";
  return table(
    [
      ["case", "-"],
      ["what", "-"],
      ["change", "-:"],
      ["range", "-:"],
      ["between", "-"],
      ["state", "-"],
    ],
    alerts.map((alert) => [
      markdownCode(alert.case),
      markdown(metricLabel({ name: alert.metric, unit: "" })),
      `**${markdown(change(ratioIn(alert)))}**`,
      markdown(range(ratioIn(alert))),
      between(alert, places),
      markdown(alert.reason === undefined ? STATES[alert.state] : `${STATES[alert.state]}: ${alert.reason}`),
    ]),
  );
}

function over(closed: readonly Alert[], places: AlertLinks): string {
  if (closed.length === 0) return "";
  return `Closed:\n\n${list(
    closed
      .slice(-10)
      .map(
        (alert) =>
          `${markdown(alertLine(alert))}, ${between(alert, places)}: ${markdown(STATES[alert.state])}`,
      ),
  )}`;
}

const more = (left: number) => (left > 0 ? `…and ${left} more.` : "");

/** The commits that a change lies between. */
function between({ from, to }: Alert, { repository }: AlertLinks): string {
  const [a, b] = [from.slice(0, 10), to.slice(0, 10)];
  return repository === null || !isCommit(from) || !isCommit(to)
    ? markdown(`${a} and ${b}`)
    : `[${markdown(a)}…${markdown(b)}](${repository}/compare/${from}...${to})`;
}

const isCommit = (text: string) => /^[0-9a-f]{40}$/.test(text);

const sizeOf = (alert: Alert) => `${change(ratioIn(alert))} (${range(ratioIn(alert))})`;

const ratioIn = ({ ratio }: Alert) => ratioOf(readEstimate(ratio));
