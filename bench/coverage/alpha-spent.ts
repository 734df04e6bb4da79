import { studentTail } from "../../src/analyse/distributions.ts";
import { decisionTail, LOOKS, type Moment } from "../../src/analyse/error-spending.ts";
import { normal, type Random, seeded } from "../../src/analyse/fixture.ts";
import { estimateOf, estimateOfValues, halfWidth, type SessionEffect } from "../../src/analyse/interval.ts";
import { mean } from "../../src/analyse/robust-estimators.ts";

/** Sessions of a case when its time is over. */
const LAST = 16;
/** Student's t with so many degrees of freedom is the normal distribution, to 0.01% at what is asked of it. */
const MANY = 1e8;
/** Those that decide a case. */
const METRICS = 2;
const RUN = { alpha: 0.002, cases: { length: 3 } };

/** How the noise of a case comes about: the share of a session's variance that is from start to start, and its rounds. */
export interface Sessions {
  readonly starts: number;
  readonly rounds: number;
}

/**
 * False alarms on one side that a run of three cases without a change is expected to give by its 16th session, as a share of its alpha: the
 * sum over its cases, metrics and looks, as if none came together. Of each simulated case the chance of an alarm is
 * computed from its spread, since mean and spread of a normal sample are independent (Fisher 1925), so that thousands of cases tell
 * what millions of alarms would.
 */
export function alphaSpent(sessions: Sessions, cases: number): number {
  const random = seeded(sessions.rounds);
  const moments: { n: number; moment: Moment }[] = LOOKS.filter((n) => n <= LAST).map((n) => {
    return { n, moment: "look" };
  });
  let expected = 0;
  for (let each = 0; each < cases; each++) {
    const effects = simulated(sessions, LAST, random);
    for (const { n, moment } of [...moments, { n: LAST, moment: "end" as const }])
      expected += chanceOfAlarm(effects.slice(0, n), sessions, moment);
  }
  return (expected / cases) * ((METRICS * RUN.cases.length) / RUN.alpha);
}

/** Logs around no change; a round has the variance 1. */
function simulated({ starts, rounds }: Sessions, n: number, random: Random): SessionEffect[] {
  return Array.from({ length: n }, () => {
    const start = Math.sqrt(startVariance({ starts, rounds })) * normal(random);
    const found = Array.from({ length: rounds }, () => start + normal(random));
    const value = mean(found);
    const squares = found.reduce((sum, round) => sum + (round - value) ** 2, 0);
    return { value, weight: 1, spread: { squares, degrees: rounds - 1, rounds } };
  });
}

function startVariance({ starts, rounds }: Sessions): number {
  return starts / (1 - starts) / rounds;
}

function chanceOfAlarm(effects: readonly SessionEffect[], sessions: Sessions, moment: Moment): number {
  const estimate = estimateOf(effects);
  const half = estimate && halfWidth(estimate, decisionTail(RUN, moment, METRICS));
  if (half === null) return 0;
  const truth = Math.sqrt((startVariance(sessions) + 1 / sessions.rounds) / effects.length);
  return studentTail(half / truth, MANY);
}

/** How much narrower the interval of n sessions is, on average, for what their rounds say about its noise. */
export function gain(sessions: Sessions, n: number, cases: number): number {
  const random = seeded(n);
  const tail = decisionTail(RUN, "look", METRICS);
  const ratios = Array.from({ length: cases }, () => {
    const effects = simulated(sessions, n, random);
    const alone = estimateOfValues(effects.map(({ value }) => value));
    const [wide, narrow] = [alone, estimateOf(effects)].map((each) => each && halfWidth(each, tail));
    return (wide ?? Number.NaN) / (narrow ?? Number.NaN);
  });
  return Math.exp(mean(ratios.map(Math.log)));
}
