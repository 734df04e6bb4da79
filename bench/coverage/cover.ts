import { studentTail } from "../../src/analyse/distributions.ts";
import {
  decisionTail,
  equivalenceTail,
  isLook,
  LIMIT_ERROR,
  type Moment,
} from "../../src/analyse/error-spending.ts";
import { normal, seeded } from "../../src/analyse/fixture.ts";
import { ALONE, estimateOf, halfWidth, interval, type SessionEffect } from "../../src/analyse/interval.ts";
import { equally, hodgesLehmann, mean } from "../../src/analyse/robust-estimators.ts";
import { judge, SHOWN_TAIL } from "../../src/analyse/verdict.ts";
import type { Verdict } from "../../src/format/names.ts";
import type { Noise } from "./noise.ts";

const ROUNDS = 4;
/** Of a run of three cases, as small repositories have. */
const RUN = { alpha: 0.002, cases: { length: 3 } };
/** Those that decide a case. */
const METRICS = 2;
/** The chance of being called slower that alpha leaves to one metric of one case of such a run. */
export const ALLOWED = RUN.alpha / RUN.cases.length / METRICS;

/** What a session of simulated rounds is to the analysis. */
function effectOf(rounds: readonly number[]): SessionEffect {
  const centre = mean(rounds);
  const squares = rounds.reduce((sum, each) => sum + (each - centre) ** 2, 0);
  const value = hodgesLehmann(equally(rounds)) as number;
  return { value, weight: 1, spread: { squares, degrees: rounds.length - 1, rounds: rounds.length } };
}

/** The share of simulated fixed plans of n sessions whose 95% interval holds the truth, an effect in logs. */
export function coverageFixed(noise: Noise, n: number, effect: number, trials: number): number {
  const random = seeded(n);
  let held = 0;
  for (let trial = 0; trial < trials; trial++) {
    const session = noise(effect, ROUNDS, random);
    const effects = Array.from({ length: n }, () => effectOf(session()));
    if (holds(effects, effect)) held++;
  }
  return held / trials;
}

/** What became of simulated cases that are looked at on the way, as in the product, by one metric and at a threshold. */
export interface Stopped {
  /** The share whose 95% interval held the truth when they were judged. */
  readonly held: number;
  readonly verdicts: Readonly<Partial<Record<Verdict, number>>>;
}

/** Cases of at most so many sessions whose true change is `effect`, in logs; all figures are shares. */
export function stoppedCases(
  noise: Noise,
  most: number,
  { effect, threshold }: { readonly effect: number; readonly threshold: number },
  trials: number,
): Stopped {
  const random = seeded(most);
  const counts = new Map<Verdict, number>();
  let held = 0;
  for (let trial = 0; trial < trials; trial++) {
    const session = noise(effect, ROUNDS, random);
    const effects: SessionEffect[] = [];
    let verdict: Verdict = "inconclusive";
    while (effects.length < most && verdict === "inconclusive") {
      effects.push(effectOf(session()));
      if (isLook(effects.length)) verdict = judged(effects, threshold, "look");
    }
    if (verdict === "inconclusive") verdict = judged(effects, threshold, "end");
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1 / trials);
    if (holds(effects, effect)) held++;
  }
  return { held: held / trials, verdicts: Object.fromEntries(counts) };
}

/**
 * How often one metric of a case without a change is called slower by its `most`th session, looked at on the way, as a multiple of what
 * alpha leaves to it. No threshold holds it back. Noise of identical builds has no side, so each trial counts for both.
 */
export function falseAlarms(noise: Noise, most: number, trials: number): number {
  const random = seeded(most);
  let alarms = 0;
  for (let trial = 0; trial < trials; trial++) {
    const session = noise(0, ROUNDS, random);
    const effects: SessionEffect[] = [];
    let isRed = false;
    while (effects.length < most && !isRed) {
      effects.push(effectOf(session()));
      isRed = isLook(effects.length) && isAlarm(effects, "look");
    }
    if (isRed || isAlarm(effects, "end")) alarms++;
  }
  return alarms / 2 / trials / ALLOWED;
}

/** Whether effects are significant on either side. */
export function isAlarm(effects: readonly SessionEffect[], moment: Moment): boolean {
  const estimate = estimateOf(effects);
  if (!estimate?.noise) return false;
  const t = Math.abs(estimate.centre) / Math.sqrt(estimate.noise.variance / estimate.weight);
  return studentTail(t, estimate.noise.degrees) < decisionTail(RUN, moment, METRICS);
}

/** Of one server's own values: how they move from session to session, and within one. */
const DRIFT = { sessions: 0.05, rounds: 0.02 };

/**
 * How often a head whose true value is its limit is called beyond it after n sessions, judged once, where each session is like the one
 * before it: a first-order autoregression with this correlation (Box & Jenkins 1970).
 */
export function brokenAtLimit(correlation: number, n: number, trials: number): number {
  const random = seeded(n);
  let broken = 0;
  for (let trial = 0; trial < trials; trial++) {
    let state = normal(random);
    const effects = Array.from({ length: n }, () => {
      state = correlation * state + Math.sqrt(1 - correlation ** 2) * normal(random);
      return effectOf(
        Array.from({ length: ROUNDS }, () => DRIFT.sessions * state + DRIFT.rounds * normal(random)),
      );
    });
    const estimate = estimateOf(effects, ALONE);
    const half = estimate && halfWidth(estimate, LIMIT_ERROR);
    if (estimate && half !== null && estimate.centre > half) broken++;
  }
  return broken / trials;
}

function judged(effects: readonly SessionEffect[], threshold: number, moment: Moment): Verdict {
  const estimate = estimateOf(effects);
  if (estimate === null) return "inconclusive";
  const decision = interval(estimate, decisionTail(RUN, moment, METRICS));
  const equivalence = interval(estimate, equivalenceTail(moment));
  return judge(
    { estimate: Math.exp(estimate.centre), decision, equivalence },
    { better: "lower", threshold },
  );
}

function holds(effects: readonly SessionEffect[], truth: number): boolean {
  const range = interval(estimateOf(effects), SHOWN_TAIL);
  return range !== null && Math.log(range.low) <= truth && truth <= Math.log(range.high);
}
