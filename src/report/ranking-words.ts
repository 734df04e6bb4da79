import { RISK } from "../analyse/leaderboard.ts";
import { mean } from "../analyse/robust-estimators.ts";
import type { MetricName } from "../format/names.ts";
import type { Leaderboard, Ranking, Row } from "../format/results.ts";
import { plainLine } from "../text/escape.ts";
import { amount, bytes, seconds, share } from "../text/format.ts";
import { cpusOf, type Fact, machine, revision, systemOf, timeOf, toolsOf } from "./facts.ts";
import { explainIsolation, explainNotice, explainObstacle, explainOfTarget } from "./messages.ts";

const and = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** Who leads a leaderboard, in words. */
export function sentence({ rows, by }: Leaderboard): string {
  const leaders = rows.filter(({ place }) => place === 1).map(({ target }) => plainLine(target));
  if (leaders.length === 0) return "no target gave a number";
  const what = by === "p99" ? "soonest" : "fastest";
  if (leaders.length === 1) return `${leaders[0]} is the ${what}`;
  const single = rows.every(({ sessions }) => sessions.length < 2);
  if (single) return `${and(leaders)} are tied: one session each shows no difference; set a larger budget`;
  const all = leaders.length === rows.length && rows.length > 1;
  return all
    ? `${and(leaders)} are tied: no difference between them is significant`
    : `${and(leaders)} share the first place: no difference between them is significant`;
}

/** The run in one line. */
export function rankingHeadline({ leaderboards, config, interrupted }: Ranking): string {
  const targets = new Set(leaderboards.flatMap(({ rows }) => rows.map(({ target }) => target)));
  const counts = `${targets.size} ${targets.size === 1 ? "target" : "targets"} of ${plainLine(config)} in ${leaderboards.length} ${leaderboards.length === 1 ? "leaderboard" : "leaderboards"}`;
  return interrupted ? `Interrupted: ${counts}, as far as they were measured` : counts;
}

/** What must be known beside the table of a leaderboard, a sentence each; rows with the same remark are reported together. */
export function remarksOn({ rows }: Leaderboard): string[] {
  const bySentence = new Map<string, string[]>();
  const add = (row: Row, text: string) => bySentence.set(text, [...(bySentence.get(text) ?? []), row.target]);
  for (const row of rows) {
    for (const finding of row.findings) add(row, explainOfTarget(finding));
    if (failedShare(row) > 0) add(row, failuresIn(row));
  }
  return [...bySentence].map(([text, targets]) => `${and(targets.map(plainLine))}: ${plainLine(text)}`);
}

function failuresIn({ failed, requests }: Row): string {
  const worst = Object.entries(failed).sort(([, a], [, b]) => b - a);
  const kinds = worst.slice(0, 3).map(([what, count]) => `${count} × ${what}`);
  const more = worst.length > 3 ? `, and ${worst.length - 3} other kinds` : "";
  return `of ${requests} requests failed ${kinds.join(", ")}${more}`;
}

/** What is to be known of the whole run. */
export function rankingNotes({ notices, leftOut, failures, published }: Ranking): string[] {
  return [
    ...notices.map(explainNotice),
    ...leftOut.map(({ target, obstacle }) => `${target} was left out: ${explainObstacle(obstacle)}`),
    ...failures.map(
      ({ target, what }) =>
        `${target} could not be ${what === "build" ? "built" : "prepared"}: its log is below`,
    ),
    ...(published ? [`published: ${published.source}; ≠ marks where today's order differs`] : []),
  ].map(plainLine);
}

/** How to read the tables. */
export const READING: readonly string[] = [
  "Targets were started one at a time, in blocks of random order; a session is one start.",
  `Targets with = are tied: their difference is not significant (t intervals of all pairs, Bonferroni, ${share(RISK)} per table).`,
  "≥ and ≤ mark values that something other than the server limited; such a target shares the place above it.",
  "Failed answers are never part of a speed. Memory is the peak of a session; start-up lasts to the first right answer.",
];

export function rankingFacts(ranking: Ranking): Fact[] {
  const { plan, seconds, environment: e } = ranking;
  const sessions = ranking.cases.map((record) => record.sessions.length);
  const [fewest, most] = [Math.min(...sessions), Math.max(0, ...sessions)];
  return [
    ["Revision", ranking.variants.map(revision).join(", ")],
    ["Machine", machine(e)],
    systemOf(e),
    ["Date", ranking.startedAt.slice(0, 10)],
    ["Seed", String(plan.seed)],
    ["Isolation", explainIsolation(plan.isolation, plan.isolationReason)],
    ["Sessions", fewest === most || sessions.length === 0 ? `${most} each` : `${fewest} to ${most} each`],
    cpusOf(plan),
    timeOf(seconds),
    toolsOf(e),
    ["Risk", `${share(RISK)} that a table calls two equal targets different`],
  ];
}

/** One column of a leaderboard's table, as plain text. */
interface RankingColumn {
  readonly title: string;
  readonly of: (row: Row, leaderboard: Leaderboard) => string;
}

const NOTHING = "–";
/** Of a few sessions that differ much, the ends of an interval say no more than that nothing is known. */
const MOST_SPREAD = 1000;

/** "2=" where several share it. */
export function placeOf(row: Row, { rows }: Leaderboard): string {
  if (row.place === null) return NOTHING;
  const shared = rows.filter(({ place }) => place === row.place).length > 1;
  return `${row.place}${shared ? "=" : ""}`;
}

/** The geometric mean of the sessions, which is what is compared. */
export function middle({ sessions }: Row): number {
  return Math.exp(mean(sessions.map(Math.log)));
}

/** What it is ranked by; at least that, where something else held it back. */
function valueIn(row: Row, { by, unit }: Leaderboard): string {
  if (row.place === null || row.sessions.length === 0) return NOTHING;
  const bound = by === "goodput" ? "≥ " : "≤ ";
  return `${row.limited ? bound : ""}${amount(middle(row), unit)}`;
}

/** 54% [52 to 56]; of latencies 2.3 × [2.1 to 2.5]. */
function againstBest({ ratio, interval, place }: Row, { by }: Leaderboard): string {
  if (ratio === null) return place === null ? NOTHING : "best";
  const [unit, scale] = by === "goodput" ? ["%", 100] : ["×", 1];
  const text = (value: number) => String(Number((value * scale).toPrecision(3)));
  const range = interval === null ? "" : ` [${rangeOf(interval.low, interval.high, text)}]`;
  return `${text(ratio)} ${unit}${range}`;
}

function rangeOf(low: number, high: number, text: (value: number) => string): string {
  return high / low > MOST_SPREAD ? "anywhere" : `${text(low)} to ${text(high)}`;
}

/** The share of the requests that failed. */
function failedShare({ requests, failed }: Row): number {
  const all = Object.values(failed).reduce((sum, count) => sum + count, 0);
  return requests === 0 ? 0 : all / requests;
}

function failedOf(row: Row): string {
  if (row.requests === 0) return NOTHING;
  const failed = failedShare(row);
  return failed === 0 ? "none" : failed < 0.0001 ? "< 0.01%" : share(failed);
}

const figure =
  (name: MetricName, text: (value: number) => string) =>
  ({ figures }: Row) => {
    const value = figures[name];
    return value == null ? NOTHING : text(value);
  };

const ORDINALS = ["th", "st", "nd", "rd"];
function ordinal(place: number): string {
  const tens = Math.floor(place / 10) % 10;
  return `${place}${(tens === 1 ? undefined : ORDINALS[place % 10]) ?? "th"}`;
}

/** What the publication said; ≠ where today's order is another one. */
function publishedOf({ published }: Row): string {
  if (published === null) return NOTHING;
  const value = published.value === null ? "" : `, ${published.value}`;
  const system = published.system === null ? "" : ` ${plainLine(published.system)}`;
  return `${published.moved ? "≠ " : ""}${ordinal(published.place)}${value}${system}`;
}

/** The columns that say anything of a leaderboard, most important first. */
export function columnsOf(
  leaderboard: Leaderboard,
  ranking: Pick<Ranking, "published">,
): readonly RankingColumn[] {
  const unit = ranking.published?.figures[leaderboard.id]?.unit ?? null;
  const all: RankingColumn[] = [
    { title: "", of: placeOf },
    { title: "target", of: (row) => plainLine(row.target) },
    { title: { goodput: leaderboard.unit, p99: "p99", time: "time/run" }[leaderboard.by], of: valueIn },
    { title: "to the best", of: againstBest },
    { title: "failed", of: failedOf },
    { title: `published${unit === null ? "" : ` (${plainLine(unit)})`}`, of: publishedOf },
    {
      title: leaderboard.unit === "operations/s" ? "CPU/operation" : "CPU/request",
      of: figure("cpu", seconds),
    },
    { title: "CPU/run", of: figure("cpu-time", seconds) },
    {
      title: "by its own clock",
      of: figure("own-clock", (value) => amount(value, "operations/s")),
    },
    ...(leaderboard.by === "p99" ? [] : [{ title: "p99", of: figure("p99", seconds) }]),
    { title: "memory", of: figure("memory", bytes) },
    { title: "start-up", of: figure("start-time", seconds) },
    { title: "image", of: figure("image-size", bytes) },
  ];
  return all.filter(({ of }, i) => i < 3 || leaderboard.rows.some((row) => of(row, leaderboard) !== NOTHING));
}
