import assert from "node:assert/strict";
import { test } from "node:test";
import type { Variance } from "../model/results.ts";
import { digamma, inverseTrigamma, moderated, priorOf, trigamma } from "./moderated.ts";
import { difference, varianceOf } from "./ranking.ts";
import { seeded } from "./seeded.ts";

const close = (value: number, wanted: number, within: number) =>
  assert.ok(Math.abs(value - wanted) <= within, `${value}, not ${wanted}`);

test("digamma and trigamma at points with known values (Abramowitz and Stegun, table 6.1)", () => {
  close(digamma(1), -0.5772156649, 1e-10);
  close(digamma(0.5), -1.963510026, 1e-9);
  close(digamma(2), 0.4227843351, 1e-10);
  close(trigamma(1), 1.6449340668, 1e-8);
  close(trigamma(0.5), 4.9348022005, 1e-8);
  for (const y of [1e-8, 0.01, 0.1, 1, 30, 1e8]) close(trigamma(inverseTrigamma(y)) / y, 1, 1e-6);
});

/** A standard normal number (Box and Muller 1958). */
const normalFrom = (random: () => number) => () =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

const sample = <T>(count: number, value: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => value(index));

/** A χ² number of so many degrees of freedom. */
const chiSquared = (degrees: number, normal: () => number) =>
  sample(degrees, normal).reduce((sum, value) => sum + value * value, 0);

test("the prior is found again that variances were drawn from", () => {
  const normal = normalFrom(seeded(3));
  const [degrees, variance] = [8, 0.04];
  const drawn = sample(4000, () => {
    const truth = (degrees * variance) / chiSquared(degrees, normal);
    return { variance: (truth * chiSquared(4, normal)) / 4, degrees: 4 };
  });
  const prior = priorOf(drawn);
  close(prior?.variance ?? 0, variance, 0.003);
  close(prior?.degrees ?? 0, degrees, 1.2);
});

test("variances that differ by chance alone have a prior that is certain; few have none", () => {
  const equal = sample(50, () => ({ variance: 2, degrees: 5 }));
  assert.equal(priorOf(equal)?.degrees, Number.POSITIVE_INFINITY);
  assert.equal(priorOf(equal.slice(0, 5)), null);
  assert.equal(priorOf(sample(50, () => ({ variance: 0, degrees: 5 }))), null);
});

test("a variance is drawn towards the others by its own uncertainty, and never by more than four degrees", () => {
  const own: Variance = { variance: 1, degrees: 1 };
  assert.deepEqual(moderated(own, null), own);
  assert.deepEqual(moderated(own, { variance: 4, degrees: 2 }), { variance: 3, degrees: 3 });
  assert.deepEqual(moderated(own, { variance: 2, degrees: Number.POSITIVE_INFINITY }), {
    variance: 1.8,
    degrees: 5,
  });
});

/** How the noise of a target in a contest may be, as a standard deviation. */
const SPREADS: Readonly<Record<string, (target: number, contest: number, normal: () => number) => number>> = {
  "all alike": () => 0.03,
  "by chance, tenfold and more": (_target, _contest, normal) => 0.03 * Math.exp(normal()),
  "two of the five four times the others'": (target) => (target < 2 ? 0.08 : 0.02),
  "two of one contest ten times all others'": (target, contest) => (target < 2 && contest === 0 ? 0.2 : 0.02),
};
const TARGETS = 5;
const CONTESTS = 9;
const RUNS = 60;

for (const [name, spread] of Object.entries(SPREADS))
  test(`equal targets are told apart in no more than 5 % of tables, noise ${name}`, () => {
    const normal = normalFrom(seeded(11));
    for (const count of [2, 3, 6]) {
      let wrong = 0;
      for (let run = 0; run < RUNS; run += 1) {
        const contests = sample(CONTESTS, (contest) =>
          sample(TARGETS, (target) => {
            const noise = spread(target, contest, normal);
            return sample(count, () => noise * normal());
          }),
        );
        const prior = priorOf(contests.flat().map(varianceOf));
        const tail = 0.025 / ((TARGETS * (TARGETS - 1)) / 2);
        wrong += contests.filter((rows) =>
          rows.some((a, i) =>
            rows.slice(0, i).some((b) => {
              const { low, high } = difference(a, b, tail, prior) ?? { low: -1, high: 1 };
              return low > 0 || high < 0;
            }),
          ),
        ).length;
      }
      assert.ok(wrong / (RUNS * CONTESTS) <= 0.05, `${wrong} of ${RUNS * CONTESTS} with ${count} sessions`);
    }
  });
