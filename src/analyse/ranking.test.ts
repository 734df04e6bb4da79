import assert from "node:assert/strict";
import { test } from "node:test";
import { type Estimate, estimateOf } from "./interval.ts";
import { type Contestant, intervalOfDifference, ranked } from "./ranking.ts";
import { seeded } from "./seeded-random.ts";

/** A target with sessions around a speed, with noise of this standard deviation. */
function contestant(
  target: string,
  speed: number,
  noise: number,
  random: () => number,
  count = 8,
): Contestant {
  const normal = () => (random() + random() + random() + random() - 2) * Math.sqrt(3);
  const sessions = Array.from({ length: count }, () => {
    return { value: Math.log(speed) + noise * normal(), weight: 1, spread: null };
  });
  return { target, sessions, limited: false };
}

test("best first, with the ratio to the best", () => {
  const random = seeded(1);
  const places = ranked([
    contestant("slow", 100, 0.01, random),
    contestant("fast", 1000, 0.01, random),
    contestant("mid", 500, 0.01, random),
  ]);
  assert.deepEqual(
    places.map(({ target, place }) => [target, place]),
    [
      ["fast", 1],
      ["mid", 2],
      ["slow", 3],
    ],
  );
  assert.equal(places[0]?.ratio, null);
  assert.equal(places[0]?.interval, null);
  assert.ok(Math.abs((places[1]?.ratio ?? 0) - 0.5) < 0.02);
  const { low, high } = places[1]?.interval ?? { low: 0, high: 0 };
  assert.ok(low < 0.5 && high > 0.5 && high < 0.55);
});

test("what cannot be told apart shares a place, and the next place counts them", () => {
  const random = seeded(2);
  const places = ranked([
    contestant("a", 1000, 0.05, random),
    contestant("b", 995, 0.05, random),
    contestant("c", 300, 0.05, random),
  ]);
  assert.deepEqual(
    places.map(({ place }) => place),
    [1, 1, 3],
  );
});

test("a factor of two is an order after two sessions, where rounds say how noisy they are", () => {
  const random = seeded(8);
  const steady = { squares: 0.02, degrees: 2, rounds: 3 };
  const of = (target: string, speed: number) => {
    const { sessions, ...rest } = contestant(target, speed, 0.05, random, 2);
    return { ...rest, sessions: sessions.map((each) => ({ ...each, spread: steady })) };
  };
  const places = ranked([of("go", 8800), of("node", 4400), of("php", 2200)]);
  assert.deepEqual(
    places.map(({ place }) => place),
    [1, 2, 3],
  );
});

test("what something else held back is not told from those above it", () => {
  const random = seeded(6);
  const held = { ...contestant("held", 500, 0.01, random), limited: true };
  const places = ranked([
    contestant("fast", 1000, 0.01, random),
    held,
    contestant("slow", 100, 0.01, random),
  ]);
  assert.deepEqual(
    places.map(({ target, place }) => [target, place]),
    [
      ["fast", 1],
      ["held", 1],
      ["slow", 3],
    ],
  );
});

test("a target without numbers has no place, a single one is first", () => {
  const random = seeded(3);
  const places = ranked([
    { target: "broken", sessions: [], limited: false },
    contestant("only", 10, 0.1, random),
  ]);
  assert.deepEqual(
    places.map(({ target, place }) => [target, place]),
    [
      ["only", 1],
      ["broken", null],
    ],
  );
  assert.deepEqual(ranked([]), []);
});

test("equal targets are told apart in at most 5 % of suites", () => {
  const random = seeded(4);
  let apart = 0;
  const suites = 1000;
  for (let suite = 0; suite < suites; suite++) {
    const places = ranked(Array.from({ length: 5 }, (_, i) => contestant(String(i), 100, 0.03, random, 5)));
    if (places.some(({ place }) => place !== 1)) apart++;
  }
  // Three standard errors above 5 %.
  assert.ok(apart / suites <= 0.05 + 3 * Math.sqrt((0.05 * 0.95) / suites), `${apart}`);
});

test("the interval covers the truth under unequal variances and counts", () => {
  const random = seeded(5);
  let held = 0;
  const trials = 4000;
  for (let trial = 0; trial < trials; trial++) {
    const a = contestant("a", 1.1, 0.1, random, 5).sessions;
    const b = contestant("b", 1, 0.02, random, 12).sessions;
    const range = intervalOfDifference(estimateOf(a) as Estimate, estimateOf(b) as Estimate, 0.025);
    if (range && range.low <= Math.log(1.1) && Math.log(1.1) <= range.high) held++;
  }
  assert.ok(Math.abs(held / trials - 0.95) < 0.015, `${held / trials}`);
});
