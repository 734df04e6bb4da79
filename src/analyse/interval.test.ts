import assert from "node:assert/strict";
import { test } from "node:test";
import type { Pairing } from "../model/results.ts";
import { LOOKS, type Moment, tailOf } from "./alpha.ts";
import { halfWidth, interval, spread } from "./interval.ts";
import { judge } from "./judge.ts";
import { mean } from "./location.ts";
import { normal, type Random, seeded } from "./seeded.ts";

test("the t interval of a worked example", () => {
  // Effects 0.01, 0.02, 0.03: mean 0.02, s 0.01, t(0.975, 2) = 4.3026527297, half width 0.0248413.
  const found = interval([0.01, 0.02, 0.03], 0.025);
  assert.ok(found !== null);
  assert.ok(Math.abs(Math.log(found.high) - 0.02 - 0.024841377118) < 1e-10);
  assert.ok(Math.abs(Math.log(found.low) - 0.02 + 0.024841377118) < 1e-10);
});

test("under two sessions there is no interval", () => {
  assert.equal(interval([], 0.01), null);
  assert.equal(interval([0.1], 0.01), null);
});

test("effects without any spread say nothing about noise, however large they are", () => {
  assert.equal(interval([0.1, 0.1, 0.1], 0.01), null);
  assert.equal(spread([Math.log(1.05), Math.log(2.1 / 2)]), null);
});

test("two sessions that differ much tell nothing, and no number that JSON cannot hold", () => {
  assert.equal(interval([0.1, -0.1], 1e-5), null);
});

test("two sessions that hardly differ are fine under t: the interval is wide for its spread", () => {
  const found = interval([0.0999, 0.1001], 0.0005);
  assert.ok(found !== null && found.low > 1.03 && found.high < 1.18);
});

test("alpha is shared by the metrics and cases of a run, and half of it by the looks on the way", () => {
  const pairings = [{ pairing: "interleaved", share: 1 }] as const;
  const run = { alpha: 0.002, pairings, cases: [1, 2, 3, 4, 5] };
  assert.equal(tailOf(run, undefined, "end", "closed"), 0.0001);
  assert.equal(tailOf(run, undefined, "look", "closed"), 0.0001 / LOOKS.length);
  assert.equal(tailOf({ ...run, cases: [] }, undefined, "end", "closed"), 0.0005);
  assert.equal(tailOf(run, undefined, "end", "open"), 0.002 / 5 / 3 / 2);
});

test("whatever may be chosen and whenever it is judged, the tails of a run add up to alpha", () => {
  const pairings = [
    { pairing: "side-by-side", share: 0.9 },
    { pairing: "interleaved", share: 0.1 },
  ] as const;
  const run = { alpha: 0.002, pairings, cases: [1, 2, 3] };
  const choice = (pairing: Pairing) => ({ pairing, roundsPerSession: 4, reason: "" });
  const ofOne = pairings.map(
    ({ pairing }) =>
      tailOf(run, choice(pairing), "end", "closed") +
      LOOKS.length * tailOf(run, choice(pairing), "look", "closed"),
  );
  const [a = 0, b = 0] = ofOne;
  assert.ok(Math.abs((a + b) * 2 * 3 - 0.002) < 1e-15);
});

test("a case that could choose nothing else has all of its alpha", () => {
  const pairings = [
    { pairing: "side-by-side", share: 0.9 },
    { pairing: "interleaved", share: 0.1 },
  ] as const;
  const run = { alpha: 0.002, pairings, cases: [1] };
  const alone = { pairing: "interleaved", share: 1, roundsPerSession: 4, reason: "" } as const;
  assert.equal(tailOf(run, alone, "end", "closed"), 0.0005);
});

const TRIALS = 4000;
/** Far enough from the expected count that an honest interval fails one time in 10 000 (normal approximation). */
const allowed = (share: number) => 3.9 * Math.sqrt(share * (1 - share) * TRIALS);

function effects(random: Random, n: number, centre: number): number[] {
  return Array.from({ length: n }, () => centre + 0.01 * normal(random));
}

for (const n of [3, 5, 10, 20]) {
  test(`${n} sessions: the 95 % interval holds the truth in 95 % of runs`, () => {
    const random = seeded(n);
    let covered = 0;
    for (let trial = 0; trial < TRIALS; trial++) {
      const found = interval(effects(random, n, 0.03), 0.025);
      if (found !== null && found.low <= Math.exp(0.03) && Math.exp(0.03) <= found.high) covered++;
    }
    assert.ok(Math.abs(covered - 0.95 * TRIALS) <= allowed(0.95), `${covered} of ${TRIALS}`);
  });
}

test("one metric without a change is significant on the worse side as often as its tail says", () => {
  const random = seeded(99);
  const tail = 0.05;
  let red = 0;
  for (let trial = 0; trial < TRIALS; trial++) {
    const all = effects(random, 6, 0);
    const found = interval(all, tail);
    // A threshold near 0 leaves significance alone to decide.
    const rule = { better: "lower", threshold: 1e-9 } as const;
    if (found !== null && judge({ ...found, estimate: Math.exp(mean(all)) }, rule) === "regression") red++;
  }
  assert.ok(Math.abs(red - tail * TRIALS) <= allowed(tail), `${red} of ${TRIALS}`);
});

test("a run of four cases without a change, looked at on the way, is red no more often than alpha", () => {
  const random = seeded(7);
  const alpha = 0.1;
  const run = { alpha, pairings: [], cases: [1, 2, 3, 4] };
  const quantile = (moment: Moment) => (n: number) =>
    halfWidth(1, n, tailOf(run, undefined, moment, "closed"));
  const [atLook, atEnd] = [quantile("look"), quantile("end")];
  const most = 22;
  const bars = new Map(LOOKS.filter((n) => n <= most).map((n) => [n as number, atLook(n)]));
  const red = (all: readonly number[], bar: number) => mean(all) > bar * (spread(all) ?? 0);
  const isRed = (all: readonly number[]) =>
    red(all, atEnd(most)) || [...bars].some(([n, bar]) => red(all.slice(0, n), bar));
  const runs = TRIALS / 2;
  let reds = 0;
  for (let each = 0; each < runs; each++) {
    if (Array.from({ length: 8 }, () => effects(random, most, 0)).some(isRed)) reds++;
  }
  assert.ok(reds <= alpha * runs + 3.9 * Math.sqrt(alpha * (1 - alpha) * runs), `${reds} of ${runs}`);
  assert.ok(reds >= alpha * runs * 0.5, `${reds} of ${runs}: far below alpha would be a waste of power`);
});
