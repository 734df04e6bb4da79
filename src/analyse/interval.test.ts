import assert from "node:assert/strict";
import { test } from "node:test";
import { decisionTail, EQUIVALENCE_ERROR, equivalenceTail, LOOKS, type Moment } from "./error-spending.ts";
import { normal, type Random, seeded } from "./fixture.ts";
import { estimateOf, estimateOfValues, extended, halfWidth, interval as intervalOf } from "./interval.ts";
import { mean } from "./robust-estimators.ts";
import { judge } from "./verdict.ts";

const interval = (values: readonly number[], tail: number) => intervalOf(estimateOfValues(values), tail);

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
  assert.equal(estimateOfValues([Math.log(1.05), Math.log(2.1 / 2)])?.noise, null);
});

test("two sessions that differ much tell nothing, and no number that JSON cannot hold", () => {
  assert.equal(interval([0.1, -0.1], 1e-5), null);
});

test("two sessions that hardly differ are fine under t: the interval is wide for its spread", () => {
  const found = interval([0.0999, 0.1001], 0.0005);
  assert.ok(found !== null && found.low > 1.03 && found.high < 1.18);
});

test("a session that counts less moves the mean less, and says more of the noise than it moves", () => {
  const at = (value: number, weight: number) => ({ value, weight, spread: null });
  const found = estimateOf([at(0, 1), at(0, 1), at(0.1, 0.25)]);
  assert.ok(Math.abs((found?.centre ?? 0) - 0.025 / 2.25) < 1e-12);
  assert.equal(found?.weight, 2.25);
  const equal = estimateOf([at(0, 0.25), at(0.1, 0.25)]);
  const full = estimateOf([at(0, 1), at(0.1, 1)]);
  // Scaling all weights changes nothing: the sessions themselves say how they spread.
  assert.ok(equal && full && Math.abs((halfWidth(equal, 0.1) ?? 0) - (halfWidth(full, 0.1) ?? 1)) < 1e-12);
});

test("more sessions of the same noise narrow an interval by degrees of freedom and by number", () => {
  const few = estimateOfValues([0.01, 0.02, 0.03]);
  assert.ok(few);
  const many = extended(few, 12);
  assert.deepEqual([many.weight, many.noise?.degrees], [12, 11]);
  assert.ok((halfWidth(many, 0.025) ?? 1) < (halfWidth(few, 0.025) ?? 0) / 2);
});

test("alpha is shared by the metrics and cases of a run, and half of it by the looks on the way", () => {
  const run = { alpha: 0.002, cases: [1, 2, 3, 4, 5] };
  assert.equal(decisionTail(run, "end", 2), 0.0001);
  assert.equal(decisionTail(run, "look", 2), 0.0001 / LOOKS.length);
  assert.equal(decisionTail({ ...run, cases: [] }, "end", 2), 0.0005);
  assert.equal(decisionTail(run, "end", 3), 0.002 / 5 / 3 / 2);
});

test("whenever it is judged, the tails of a run add up to alpha, and those of equivalence to its own error", () => {
  const run = { alpha: 0.002, cases: [1, 2, 3] };
  const ofOne = decisionTail(run, "end", 2) + LOOKS.length * decisionTail(run, "look", 2);
  assert.ok(Math.abs(ofOne * 2 * 3 - 0.002) < 1e-15);
  const unchanged = equivalenceTail("end") + LOOKS.length * equivalenceTail("look");
  assert.ok(Math.abs(unchanged - EQUIVALENCE_ERROR) < 1e-15);
});

const TRIALS = 4000;
/** Far enough from the expected count that an honest interval fails one time in 10 000 (normal approximation). */
const allowed = (share: number) => 3.9 * Math.sqrt(share * (1 - share) * TRIALS);

function effects(random: Random, n: number, centre: number): number[] {
  return Array.from({ length: n }, () => centre + 0.01 * normal(random));
}

for (const n of [3, 5, 10, 20]) {
  test(`${n} sessions: the 95% interval holds the truth in 95% of runs`, () => {
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
    const evidence = { estimate: Math.exp(mean(all)), decision: found, equivalence: null };
    if (judge(evidence, rule) === "regression") red++;
  }
  assert.ok(Math.abs(red - tail * TRIALS) <= allowed(tail), `${red} of ${TRIALS}`);
});

test("a run of four cases without a change, looked at on the way, is red no more often than alpha", () => {
  const random = seeded(7);
  const alpha = 0.1;
  const run = { alpha, cases: [1, 2, 3, 4] };
  const most = 22;
  const red = (all: readonly number[], moment: Moment) => {
    const estimate = estimateOfValues(all);
    const half = estimate && halfWidth(estimate, decisionTail(run, moment, 2));
    return estimate !== null && half !== null && estimate.centre > half;
  };
  const looks = LOOKS.filter((n) => n <= most);
  const isRed = (all: readonly number[]) =>
    red(all, "end") || looks.some((n) => red(all.slice(0, n), "look"));
  const runs = TRIALS / 2;
  let reds = 0;
  for (let each = 0; each < runs; each++) {
    if (Array.from({ length: 8 }, () => effects(random, most, 0)).some(isRed)) reds++;
  }
  assert.ok(reds <= alpha * runs + 3.9 * Math.sqrt(alpha * (1 - alpha) * runs), `${reds} of ${runs}`);
  assert.ok(reds >= alpha * runs * 0.5, `${reds} of ${runs}: far below alpha would be a waste of power`);
});
