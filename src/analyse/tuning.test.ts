import assert from "node:assert/strict";
import { test } from "node:test";
import { conclude } from "./conclude.ts";
import { caseOf, normal, runOf, seeded, sessionsAt } from "./fixture.ts";
import { type Estimate, estimateOfValues, halfWidth } from "./interval.ts";
import { mean } from "./robust-estimators.ts";
import { chanceToFind, chanceUnchanged, tune } from "./tuning.ts";

const TRIALS = 4000;

for (const n of [8, 20]) {
  test(`the chances after ${n} sessions are those of a simulation`, () => {
    const random = seeded(n);
    const [threshold, sd, tail] = [0.02, 0.014, 0.001];
    const [size, bar] = [Math.log1p(2 * threshold), Math.log1p(threshold)];
    let found = 0;
    let same = 0;
    for (let trial = 0; trial < TRIALS; trial++) {
      const noise = Array.from({ length: n }, () => sd * normal(random));
      const half = halfWidth(estimateOfValues(noise) as Estimate, tail) as number;
      const centre = mean(noise);
      if (centre + size - half > 0 && centre + size >= bar) found++;
      if (Math.abs(centre) + half < bar) same++;
    }
    // Four standard errors of a share of so many trials.
    assert.ok(Math.abs(chanceToFind(threshold, sd, n, tail) - found / TRIALS) < 0.032, `${found}`);
    assert.ok(Math.abs(chanceUnchanged(threshold, sd, n, tail) - same / TRIALS) < 0.032, `${same}`);
  });
}

test("more time and less noise find more", () => {
  assert.ok(chanceToFind(0.02, 0.02, 30, 1e-4) > chanceToFind(0.02, 0.02, 10, 1e-4));
  assert.ok(chanceToFind(0.02, 0.01, 10, 1e-4) > chanceToFind(0.02, 0.02, 10, 1e-4));
  assert.equal(chanceToFind(0.02, 0.02, 1, 1e-4), 0);
  assert.ok(chanceUnchanged(0.01, 0.05, 5, 1e-4) < 1e-5);
});

const speeds = (sd: number, seed: number) => {
  const random = seeded(seed);
  return Array.from({ length: 12 }, () => Math.exp(sd * normal(random)));
};

test("each case is reported by the noise within its runs; a change between runs is no noise", () => {
  const run = (shift: number, seed: number) => {
    const found = speeds(0.01, seed).map((speed) => speed * shift);
    return conclude(runOf([caseOf(sessionsAt(found))]));
  };
  const [found] = tune([run(1, 1), run(1.5, 2), run(1, 3)]);
  assert.ok(found !== undefined);
  assert.deepEqual([found.id, found.runs, found.sessions], ["api/hello/direct", 3, 36]);
  assert.ok(found.spread > 0.007 && found.spread < 0.013, String(found.spread));
  assert.equal(found.secondsPerSession, 5);
  assert.ok(found.rows.every(({ chance }, i) => i === 0 || chance >= (found.rows[i - 1]?.chance ?? 0)));
  assert.equal(found.proposed, 0.015);
});

test("however quiet the sessions are, no threshold is proposed that identical builds were seen to differ by", () => {
  const run = conclude(runOf([caseOf(sessionsAt(speeds(0.0002, 4)))]));
  const [found] = tune([run, run]);
  assert.ok((found?.rows[0]?.chance ?? 0) > 0.99, "half a percent could be found");
  assert.equal(found?.proposed, 0.01);
});

test("a slowdown is found by the quietest metric; no change is called so when the noisiest says so as well", () => {
  const cpus = speeds(0.002, 5);
  const quiet = conclude(runOf([caseOf(sessionsAt(cpus, cpus))]));
  const loud = conclude(runOf([caseOf(sessionsAt(speeds(0.05, 6), cpus))]));
  const [both, one] = [tune([quiet])[0], tune([loud])[0]];
  assert.ok(both !== undefined && one !== undefined);
  assert.deepEqual([one.metric, one.noisiest.metric], ["cpu", "goodput"]);
  const at = (found: typeof one) => found.rows.find(({ threshold }) => threshold === 0.02);
  assert.ok((at(one)?.chance ?? 0) > 0.99, "found by CPU time");
  assert.ok((at(both)?.unchanged ?? 0) > 0.9);
  assert.ok((at(one)?.unchanged ?? 1) < 0.1, "goodput may be anywhere");
});

test("an invalid case, and one that was hardly measured, say nothing", () => {
  assert.deepEqual(tune([conclude(runOf([caseOf(sessionsAt([1]))]))]), []);
  assert.deepEqual(tune([]), []);
});
