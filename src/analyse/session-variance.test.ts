import assert from "node:assert/strict";
import { test } from "node:test";
import { normal, seeded } from "./fixture.ts";
import { estimateOf, halfWidth, moderated, PAIRED, priorFromRounds, type SessionEffect } from "./interval.ts";
import { mean } from "./robust-estimators.ts";

const close = (value: number | undefined, wanted: number) =>
  assert.ok(Math.abs((value ?? Number.NaN) - wanted) < 1e-12, `${value}, not ${wanted}`);

test("the prior of a worked example", () => {
  // Two sessions of four rounds: squares 6e-4 over 6 degrees, so 1e-4 a round and 1.7 × 1e-4 ÷ 4 a session, with 1 ÷ (1/4 + 1/6) degrees.
  const spread = { squares: 3e-4, degrees: 3, rounds: 4 };
  const prior = priorFromRounds([spread, spread], PAIRED);
  close(prior?.variance, (1.7 * 1e-4) / 4);
  close(prior?.degrees, 2.4);
});

test("rounds beyond six promise no quieter sessions, since starts differ", () => {
  const of = (rounds: number) => ({ squares: 1e-4 * (rounds - 1), degrees: rounds - 1, rounds });
  close(priorFromRounds([of(12)], PAIRED)?.variance, (1.7 * 1e-4) / 6);
});

test("single values, and rounds without any spread, say nothing", () => {
  assert.equal(priorFromRounds([null, null], PAIRED), null);
  assert.equal(priorFromRounds([{ squares: 0, degrees: 3, rounds: 4 }], PAIRED), null);
  assert.equal(priorFromRounds([{ squares: 1, degrees: 3, rounds: 4 }, null], PAIRED), null);
});

test("a variance is never smaller than what was seen, and a prior that it contradicts counts for less", () => {
  const own = { variance: 4, degrees: 1 };
  assert.deepEqual(moderated(own, null), own);
  assert.deepEqual(moderated(own, { variance: 8, degrees: 3 }), { variance: 7, degrees: 4 });
  assert.deepEqual(moderated(own, { variance: 1, degrees: 3 }), { variance: 4, degrees: 1.75 });
});

/** Sessions of four rounds of variance 1 around starts of this one. */
function sessions(n: number, starts: number, random: () => number): SessionEffect[] {
  return Array.from({ length: n }, () => {
    const start = Math.sqrt(starts) * normal(random);
    const rounds = Array.from({ length: 4 }, () => start + normal(random));
    const value = mean(rounds);
    const squares = rounds.reduce((sum, round) => sum + (round - value) ** 2, 0);
    return { value, weight: 1, spread: { squares, degrees: 3, rounds: 4 } };
  });
}

for (const [starts, what] of [
  [0, "rounds alone"],
  [0.25, "rounds and starts alike"],
  [0.75, "starts, mostly"],
] as const) {
  test(`three sessions, noise of ${what}: the interval holds the truth as often as it says`, () => {
    const random = seeded(11);
    const [trials, tail] = [4000, 0.01];
    let beyond = 0;
    for (let trial = 0; trial < trials; trial++) {
      const estimate = estimateOf(sessions(3, starts, random));
      const half = estimate && halfWidth(estimate, tail);
      if (estimate && half !== null && Math.abs(estimate.centre) > half) beyond++;
    }
    assert.ok(beyond / trials <= 2 * tail + 3.9 * Math.sqrt((2 * tail) / trials), `${beyond} of ${trials}`);
  });
}
