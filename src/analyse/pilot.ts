import type { CaseRecord, Choice, Pairing, Plan } from "../model/results.ts";
import { countsFor } from "./effect.ts";
import { halfWidth } from "./interval.ts";
import { answersFor } from "./latencies.ts";
import { mean } from "./location.ts";
import { deciding, type Loop } from "./metrics.ts";
import { type Components, components } from "./variance.ts";

/** Sessions of a pilot. They count like all others: the choice sees the spread alone, and alpha pays for it. */
export const PILOT_SESSIONS = 3;

/** Sessions after which a case that tried the other pairing as well chooses once more. */
export const TRIED_SESSIONS = 2 * PILOT_SESSIONS;

/** Where the pilot cannot tell. */
const USUAL_ROUNDS = 4;

/**
 * Rounds in a session before the choice: of the pairing that is preferred as many as usual, since it is nearly always chosen and its
 * rounds count; of the other one, where it is tried, as few as show a spread, and so once starts are cheap.
 */
export const PILOT_ROUNDS = { preferred: USUAL_ROUNDS, other: 2, cheap: 2 } as const;

const ROUNDS_OFFERED = [2, 4, 6] as const;

/**
 * The numbers of rounds to choose from. In an open loop one round in which a server stalled is far from the others, and must not be half of
 * what there is; and the 99th percentile is that of all answers of a session, so that it needs enough of them, with one round to spare.
 */
function roundsOffered({ sessions }: Pick<CaseRecord, "sessions">): readonly number[] {
  const samples = sessions.flatMap(({ rounds }) => rounds.flatMap((round) => round.samples));
  const open = samples.filter(({ latencies }) => latencies !== undefined);
  if (open.length === 0) return ROUNDS_OFFERED;
  const answers = Math.min(...open.map(({ correct }) => correct));
  const enough = ROUNDS_OFFERED.filter(
    (rounds) => rounds >= USUAL_ROUNDS && (rounds - 1) * answers >= answersFor(0.99),
  );
  return enough.length > 0 ? enough : ROUNDS_OFFERED.slice(-1);
}

/** The spread of so few rounds is a rough guess, so the pairing that is preferred has to look worse by this factor. */
const CLEARLY = 6;

/** Wall seconds that a session costs whatever it measures, and that one round of a pairing costs. */
export interface Costs {
  readonly session: number;
  readonly round: Readonly<Record<Pairing, number>>;
}

export interface PilotTerms {
  readonly plan: Pick<Plan, "pairings">;
  /** Wall seconds that the case may take in all. */
  readonly budgetSeconds: number;
  readonly tail: number;
  /** The pilot looks at the spread of the metrics that may decide in it. */
  readonly loop: Loop;
  /** Of the case's scenario. */
  readonly threshold: number;
  readonly costs: Costs;
}

/**
 * What the pilot of a case chooses: the pairing that tells most per second, and the number of rounds per session
 * that makes the interval narrowest in the time there is. More rounds cost no start, but only more starts average the
 * difference between starts (Kalibera & Jones 2013, section 6.4; here with t at the number of sessions instead of their
 * closed form, which leaves that out).
 */
export function choose(record: Pick<CaseRecord, "sessions">, terms: PilotTerms): Choice {
  // A server that ignores PORT is alone with its port: what could not be done is not offered.
  const offered = terms.plan.pairings.map(({ pairing }) => pairing).filter((each) => wasDone(record, each));
  const [preferred = "interleaved", other] = offered;
  const gain = other === undefined ? null : advantage(record, preferred, other, terms);
  const pairing = gain !== null && gain > CLEARLY ? (other as Pairing) : preferred;
  const { rounds, why } = chooseRounds(record, pairing, terms);
  const { share } = terms.plan.pairings.find((each) => each.pairing === pairing) ?? {};
  const shared = share === undefined ? {} : { share };
  return { pairing, ...shared, roundsPerSession: rounds, reason: `${comparedBy(gain)}${why}` };
}

function comparedBy(gain: number | null): string {
  if (gain === null) return "";
  return gain > CLEARLY
    ? `taking turns told ${gain.toFixed(1)} times as much per second; `
    : `side by side told ${(1 / gain).toFixed(1)} times as much per second as taking turns; `;
}

/**
 * Whether another pairing is worth trying: one is offered, and the preferred one, by its spread so far, would miss a change of twice
 * the threshold in the time there is. Where it finds that, trying the other one would cost time and change nothing.
 */
export function isWorthTrying(record: Pick<CaseRecord, "sessions">, terms: PilotTerms): boolean {
  const [preferred, other] = terms.plan.pairings;
  if (!preferred || !other || !wasDone(record, preferred.pairing)) return false;
  const found = deciding(terms.loop).flatMap((metric) => components(record, metric, preferred.pairing) ?? []);
  const narrowest = (each: Components) =>
    Math.min(...ROUNDS_OFFERED.map((rounds) => widthAtEnd(each, rounds, preferred.pairing, terms)));
  return found.length > 0 && found.every((each) => narrowest(each) > Math.log1p(2 * terms.threshold));
}

function wasDone({ sessions }: Pick<CaseRecord, "sessions">, pairing: Pairing): boolean {
  return sessions.some(({ rounds }) => rounds.some((round) => countsFor(round, pairing)));
}

/**
 * How many times as much `other` tells in the same time: the ratio of the variances that the mean over all sessions would have,
 * each with the number of rounds that suits it best. What differs from start to start counts as well as what differs from
 * round to round: within a start taking turns can look quiet, and be far off from one start to the next.
 */
function advantage(
  record: Pick<CaseRecord, "sessions">,
  preferred: Pairing,
  other: Pairing,
  terms: PilotTerms,
): number | null {
  const logs = deciding(terms.loop).flatMap((metric) => {
    const [a, b] = [components(record, metric, preferred), components(record, metric, other)];
    if (!a || !b || !(a.round > 0) || !(b.round > 0)) return [];
    return [Math.log(perSecond(a, preferred, terms) / perSecond(b, other, terms))];
  });
  return logs.length === 0 ? null : Math.exp(mean(logs));
}

/** Variance × seconds of a session, with the number of rounds that makes it smallest. */
function perSecond(found: Components, pairing: Pairing, { costs }: PilotTerms): number {
  return Math.min(
    ...ROUNDS_OFFERED.map(
      (rounds) => spreadOf(found, rounds) * (costs.session + rounds * costs.round[pairing]),
    ),
  );
}

function chooseRounds(record: Pick<CaseRecord, "sessions">, pairing: Pairing, terms: PilotTerms) {
  const found = deciding(terms.loop).flatMap((metric) => components(record, metric, pairing) ?? []);
  const offered = roundsOffered(record);
  if (found.length === 0) {
    const rounds = offered.find((each) => each >= USUAL_ROUNDS) ?? USUAL_ROUNDS;
    return { rounds, why: "too few rounds to choose their number by" };
  }
  const width = (rounds: number) =>
    Math.max(...found.map((each) => widthAtEnd(each, rounds, pairing, terms)));
  const rounds = offered.reduce((best, each) => (width(each) < width(best) ? each : best));
  const share = mean(found.map((each) => each.start / spreadOf(each, 1) || 0));
  return { rounds, why: `${Math.round(share * 100)} % of the noise is from start to start` };
}

/** Half the interval's width when the time is over, with so many rounds per session. */
function widthAtEnd(found: Components, rounds: number, pairing: Pairing, terms: PilotTerms): number {
  const { costs, budgetSeconds, tail } = terms;
  const n = Math.floor(budgetSeconds / (costs.session + rounds * costs.round[pairing]));
  return n < 3 ? Number.POSITIVE_INFINITY : halfWidth(Math.sqrt(spreadOf(found, rounds)), n, tail);
}

/** The variance of a session's effect with so many rounds. */
function spreadOf({ start, round }: Components, rounds: number): number {
  return start + round / rounds;
}
