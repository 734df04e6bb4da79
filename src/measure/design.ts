import { tailOf } from "../analyse/alpha.ts";
import { mean } from "../analyse/location.ts";
import type { Loop } from "../analyse/metrics.ts";
import {
  type Costs,
  choose,
  isWorthTrying,
  PILOT_ROUNDS,
  PILOT_SESSIONS,
  TRIED_SESSIONS,
} from "../analyse/pilot.ts";
import type { Scenario } from "../model/config.ts";
import type { Design } from "../model/design.ts";
import type { CaseRecord, Choice, Plan } from "../model/results.ts";
import type { Round, Session } from "../model/sample.ts";
import { learnedWarmUp } from "./learned-warm-up.ts";

/** What starting and ending a generator adds to a round, in seconds. */
const ROUND_EXTRA = 0.03;

export type Offering = Pick<Plan, "pairings">;

/** What a case may choose: an open loop's rate is a share of what base can answer in one pairing, so it stays with that. */
export function offeredTo({ pairings }: Offering, { rate, run }: Pick<Scenario, "rate" | "run">): Offering {
  // A command is timed by itself, and would share its CPU with the other side's.
  if (run) return { pairings: [{ pairing: "interleaved", share: 1 }] };
  return { pairings: rate ? pairings.slice(0, 1) : pairings };
}

/** How a case goes on: by which design, and what it is judged by; that has been chosen once the pilot is over. */
export interface Course {
  readonly design: Design;
  readonly choice: Choice | null;
}

/** The pilot: the pairing that is preferred. */
export function firstCourse({ pairings: [preferred] }: Offering): Course {
  const { pairing = "interleaved" } = preferred ?? {};
  return { design: designOf({ pairing, roundsPerSession: PILOT_ROUNDS.preferred }), choice: null };
}

/** Wall seconds: what the sessions so far took, and the case's share of the budget. */
export interface PilotPurse {
  readonly plan: Plan;
  readonly offering: Offering;
  readonly threshold: number;
  readonly loop: Loop;
  readonly spent: number;
  readonly budgetSeconds: number;
}

/**
 * How a case goes on after its newest session. It chooses when the pilot is over; where the other pairing is worth trying, both are
 * measured under the same starts then, and it chooses once more.
 */
export function nextCourse(
  course: Course,
  { sessions }: Pick<CaseRecord, "sessions">,
  purse: PilotPurse,
): Course {
  const trying = course.design.together > 0 && course.design.apart > 0;
  if (sessions.length < PILOT_SESSIONS) return withinPilot(course, { sessions }, purse);
  if (sessions.length !== (trying ? TRIED_SESSIONS : PILOT_SESSIONS)) return course;
  const { plan, offering, threshold, loop, spent, budgetSeconds } = purse;
  const tail = tailOf(plan, undefined, "end", loop);
  const costs = costsOf(sessions, spent, loop);
  const terms = { plan: offering, budgetSeconds, tail, threshold, loop, costs };
  const learned = learnedWarmUp({ sessions }, loop);
  const warmUp = learned === null ? {} : { warmUpSeconds: learned };
  const choice = { ...choose({ sessions }, terms), ...warmUp };
  if (trying || !isWorthTrying({ sessions }, terms))
    return { design: { ...designOf(choice), ...warmUp }, choice };
  return { design: { ...bothOf(offering), ...warmUp }, choice };
}

/**
 * The rest of the pilot, once a session told how long to warm up. Where a start then costs no more than the usual rounds, more starts tell
 * more than more rounds of one, and a large change is seen sooner.
 */
function withinPilot(course: Course, record: Pick<CaseRecord, "sessions">, purse: PilotPurse): Course {
  const { loop, spent } = purse;
  const learned = learnedWarmUp(record, loop);
  if (learned === null || course.design.warmUpSeconds !== undefined) return course;
  const { together, apart } = course.design;
  const costs = costsOf(record.sessions, spent, loop);
  const rounds = together * costs.round["side-by-side"] + apart * costs.round.interleaved;
  const isCheap = loop === "closed" && costs.session <= rounds;
  const fewer = (count: number) => (isCheap ? Math.min(count, PILOT_ROUNDS.cheap) : count);
  return { ...course, design: { together: fewer(together), apart: fewer(apart), warmUpSeconds: learned } };
}

/** Sessions with rounds of both pairings under the same starts. */
export function bothOf({ pairings: [preferred] }: Offering): Design {
  const { preferred: many, other: few } = PILOT_ROUNDS;
  return preferred?.pairing === "side-by-side"
    ? { together: many, apart: few }
    : { together: few, apart: many };
}

function designOf({ pairing, roundsPerSession }: Pick<Choice, "pairing" | "roundsPerSession">): Design {
  return pairing === "side-by-side"
    ? { together: roundsPerSession, apart: 0 }
    : { together: 0, apart: roundsPerSession };
}

/** What sessions cost from now on: the first one warmed up for longer than the later ones do. */
function costsOf(sessions: readonly Session[], spent: number, loop: Loop): Costs {
  const rounds = sessions.flatMap((session) => session.rounds);
  const average = (some: readonly Round[]) => (some.length === 0 ? 0 : mean(some.map(secondsOf)));
  const round = {
    "side-by-side": average(rounds.filter(({ together }) => together)),
    interleaved: average(rounds.filter(({ together }) => !together)),
  };
  const measuring = rounds.reduce((sum, each) => sum + secondsOf(each), 0);
  const learned = learnedWarmUp({ sessions }, loop);
  const saved = sessions.map((session) =>
    learned === null ? 0 : Math.max(0, session.warmUpSeconds - learned * warmedUpAt(session)),
  );
  const starting = spent - measuring - saved.reduce((sum, each) => sum + each, 0);
  return { round, session: Math.max(0, starting / sessions.length) };
}

/** One after the other, if not together, as its rounds were. */
function warmedUpAt({ rounds }: Session): number {
  return rounds.some(({ together }) => together)
    ? 1
    : Math.max(1, ...rounds.map(({ order }) => order.length));
}

function secondsOf({ samples, together }: Round): number {
  const walls = samples.map(({ wall }) => wall + ROUND_EXTRA);
  return together ? Math.max(0, ...walls) : walls.reduce((sum, wall) => sum + wall, 0);
}
