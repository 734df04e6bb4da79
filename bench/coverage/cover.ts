import { decisionTail, equivalenceTail, isLook, type Moment } from "../../src/analyse/error-spending.ts";
import { seeded } from "../../src/analyse/fixture.ts";
import { estimateOf, interval, type SessionEffect } from "../../src/analyse/interval.ts";
import { equally, hodgesLehmann, mean } from "../../src/analyse/robust-estimators.ts";
import { judge, SHOWN_TAIL } from "../../src/analyse/verdict.ts";
import type { Verdict } from "../../src/format/names.ts";
import type { Noise } from "./noise.ts";

const ROUNDS = 4;
/** Of a run of three cases, as small repositories have. */
const RUN = { alpha: 0.002, cases: { length: 3 } };

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

function judged(effects: readonly SessionEffect[], threshold: number, moment: Moment): Verdict {
  const estimate = estimateOf(effects);
  if (estimate === null) return "inconclusive";
  const decision = interval(estimate, decisionTail(RUN, moment, 2));
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
