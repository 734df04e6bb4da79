import { LOOKS } from "../../src/analyse/alpha.ts";
import { interval } from "../../src/analyse/interval.ts";
import { judge } from "../../src/analyse/judge.ts";
import { hodgesLehmann, mean } from "../../src/analyse/location.ts";
import { seeded } from "../../src/analyse/seeded.ts";
import type { Noise } from "./noise.ts";

const ROUNDS = 4;
const MISS = 0.05;

/** The share of simulated fixed plans of n sessions whose 95 % interval holds the truth. */
export function coverageFixed(noise: Noise, n: number, effect: number, trials: number): number {
  const random = seeded(n);
  let held = 0;
  for (let trial = 0; trial < trials; trial++) {
    const session = noise(effect, ROUNDS, random);
    const effects = Array.from({ length: n }, () => hodgesLehmann(session()) as number);
    if (holds(effects, effect, MISS / 2)) held++;
  }
  return held / trials;
}

/**
 * The same where looks may stop the plan early: half of the 5 % is for the looks, half for the end, as in the product. The
 * interval that counts is the one that would be told.
 */
export function coverageStopped(noise: Noise, most: number, effect: number, trials: number): number {
  const random = seeded(most);
  const tails = { look: MISS / 4 / LOOKS.length, end: MISS / 4 };
  const rule = { better: "lower", threshold: 0.02 } as const;
  let held = 0;
  for (let trial = 0; trial < trials; trial++) {
    const session = noise(effect, ROUNDS, random);
    const effects: number[] = [];
    let settled = false;
    while (effects.length < most && !settled) {
      effects.push(hodgesLehmann(session()) as number);
      if (!LOOKS.some((look) => look === effects.length)) continue;
      const range = interval(effects, tails.look);
      settled =
        range !== null && judge({ ...range, estimate: Math.exp(mean(effects)) }, rule) !== "inconclusive";
    }
    if (holds(effects, effect, settled ? tails.look : tails.end)) held++;
  }
  return held / trials;
}

function holds(effects: readonly number[], truth: number, tail: number): boolean {
  const range = interval(effects, tail);
  return range !== null && Math.log(range.low) <= truth && truth <= Math.log(range.high);
}
