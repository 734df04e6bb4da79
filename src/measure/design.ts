import { tailOf } from "../analyse/alpha.ts";
import { mean } from "../analyse/location.ts";
import { type Costs, choose, PILOT_ROUNDS, PILOT_SESSIONS } from "../analyse/pilot.ts";
import type { Scenario } from "../model/config.ts";
import type { Design } from "../model/design.ts";
import type { CaseRecord, Choice, Pairing, Plan } from "../model/results.ts";
import type { Round, Session } from "../model/sample.ts";

/** What starting and ending a generator adds to a round, in seconds. */
const ROUND_EXTRA = 0.03;

export type Offering = Pick<Plan, "pairings">;

/** What a case may choose: an open loop's rate is a share of what base can answer in one pairing, so it stays with that. */
export function offeredTo({ pairings }: Offering, { rate, run }: Pick<Scenario, "rate" | "run">): Offering {
  // A command is timed by itself, and would share its CPU with the other side's.
  if (run) return { pairings: [{ pairing: "interleaved", share: 1 }] };
  return { pairings: rate ? pairings.slice(0, 1) : pairings };
}

/** The sessions of a pilot: rounds of every pairing offered, under the same starts. */
export function pilotDesign({ pairings }: Offering): Design {
  const rounds = (pairing: Pairing) => {
    const place = pairings.findIndex((offered) => offered.pairing === pairing);
    return place < 0 ? 0 : place === 0 ? PILOT_ROUNDS.preferred : PILOT_ROUNDS.other;
  };
  return { together: rounds("side-by-side"), apart: rounds("interleaved") };
}

/** The sessions after it. */
export function designOf({ pairing, roundsPerSession }: Choice): Design {
  return pairing === "side-by-side"
    ? { together: roundsPerSession, apart: 0 }
    : { together: 0, apart: roundsPerSession };
}

/** Wall seconds: what the pilot's sessions took, and the case's share of the budget. */
export interface PilotPurse {
  readonly plan: Plan;
  readonly offering: Offering;
  readonly spent: number;
  readonly budgetSeconds: number;
}

/** Chooses when the pilot is over, and not before; null until then. */
export function choiceAfter(
  record: Pick<CaseRecord, "sessions">,
  { plan, offering, spent, budgetSeconds }: PilotPurse,
): Choice | null {
  if (record.sessions.length < PILOT_SESSIONS) return null;
  const costs = costsOf(record.sessions, spent);
  return choose(record, { plan: offering, budgetSeconds, tail: tailOf(plan, undefined, "end"), costs });
}

function costsOf(sessions: readonly Session[], spent: number): Costs {
  const rounds = sessions.flatMap((session) => session.rounds);
  const average = (some: readonly Round[]) => (some.length === 0 ? 0 : mean(some.map(secondsOf)));
  const round = {
    "side-by-side": average(rounds.filter(({ together }) => together)),
    interleaved: average(rounds.filter(({ together }) => !together)),
  };
  const measuring = rounds.reduce((sum, each) => sum + secondsOf(each), 0);
  return { round, session: Math.max(0, (spent - measuring) / sessions.length) };
}

function secondsOf({ samples, together }: Round): number {
  const walls = samples.map(({ wall }) => wall + ROUND_EXTRA);
  return together ? Math.max(0, ...walls) : walls.reduce((sum, wall) => sum + wall, 0);
}
