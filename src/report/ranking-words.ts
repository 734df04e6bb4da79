import { RISK } from "../analyse/ranking.ts";
import type { Leaderboard, Ranking, Row } from "../model/ranking.ts";
import { plainLine } from "../text/escape.ts";
import { share } from "../text/format.ts";
import { cpusOf, type Fact, machine, revision, systemOf, timeOf, toolsOf } from "./facts.ts";
import { explainNotice, explainObstacle, explainOfTarget, explainRunner } from "./messages.ts";
import { failedShare } from "./ranking-columns.ts";

const and = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

/** Who leads a leaderboard, in words. */
export function sentence({ rows, by }: Leaderboard): string {
  const leaders = rows.filter(({ place }) => place === 1).map(({ target }) => plainLine(target));
  if (leaders.length === 0) return "no target gave a number";
  const what = by === "goodput" ? "fastest" : "soonest";
  if (leaders.length === 1) return `${leaders[0]} is the ${what}`;
  const single = rows.every(({ sessions }) => sessions.length < 2);
  if (single) return `one session each tells none of ${and(leaders)} apart: a larger budget does`;
  const all = leaders.length === rows.length && rows.length > 1;
  return all
    ? `the numbers tell none of ${and(leaders)} apart`
    : `${and(leaders)} share the first place: the numbers do not tell them apart`;
}

/** The run in one line. */
export function rankingHeadline({ leaderboards, config, interrupted }: Ranking): string {
  const targets = new Set(leaderboards.flatMap(({ rows }) => rows.map(({ target }) => target)));
  const counts = `${targets.size} ${targets.size === 1 ? "target" : "targets"} of ${plainLine(config)} in ${leaderboards.length} ${leaderboards.length === 1 ? "contest" : "contests"}`;
  return interrupted ? `Interrupted: ${counts}, as far as they were measured` : counts;
}

/** What must be known beside the table of a leaderboard, a sentence each; rows with the same remark are told together. */
export function remarksOn({ rows }: Leaderboard): string[] {
  const bySentence = new Map<string, string[]>();
  const add = (row: Row, text: string) => bySentence.set(text, [...(bySentence.get(text) ?? []), row.target]);
  for (const row of rows) {
    for (const finding of row.findings) add(row, explainOfTarget(finding));
    if (failedShare(row) > 0) add(row, failuresIn(row));
  }
  return [...bySentence].map(([text, targets]) => `${and(targets.map(plainLine))}: ${plainLine(text)}`);
}

function failuresIn({ failed, asked }: Row): string {
  const worst = Object.entries(failed).sort(([, a], [, b]) => b - a);
  const told = worst.slice(0, 3).map(([what, count]) => `${count} × ${what}`);
  const more = worst.length > 3 ? `, and ${worst.length - 3} other kinds` : "";
  return `of ${asked} requests failed ${told.join(", ")}${more}`;
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
    ...(published ? [`published: ${published.source}; ≠ marks where today's order is another one`] : []),
  ].map(plainLine);
}

/** How to read the tables. */
export const READING: readonly string[] = [
  "Targets were started one at a time, in blocks of random order; a session is one start.",
  `Targets with = are tied: their difference is not significant (t intervals of all pairs, Bonferroni, ${share(RISK)} per table).`,
  "≥ and ≤ mark values that something else than the server held back; such a target shares the place above it.",
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
    ["Runner", explainRunner(plan.runner, plan.runnerReason)],
    ["Sessions", fewest === most || sessions.length === 0 ? `${most} each` : `${fewest} to ${most} each`],
    cpusOf(plan),
    timeOf(seconds),
    toolsOf(e),
    ["Risk", `${share(RISK)} that a table tells two targets apart that are equal`],
  ];
}
