import assert from "node:assert/strict";
import { test } from "node:test";
import { metricNamed } from "../metrics/metrics.ts";
import { effect, sessionEffects, sessionPairs, sessionValues, typical } from "./effect.ts";
import { caseOf, roundOf, sessionOf } from "./fixture.ts";
import { median } from "./robust-estimators.ts";

const goodput = metricNamed("goodput");
const cpu = metricNamed("cpu");

const near = (actual: number | null | undefined, expected: number) =>
  assert.ok(Math.abs((actual ?? Number.NaN) - expected) < 1e-12, `${actual} instead of ${expected}`);

test("a session's effect is the mean over its rounds of ln(head / base)", () => {
  const session = sessionOf([roundOf({ correct: 900 }), roundOf({ correct: 1100 })]);
  near(sessionEffects(caseOf([session]), goodput)[0]?.value, (Math.log(0.9) + Math.log(1.1)) / 2);
});

test("a ratio and its inverse average to no change", () => {
  near(
    effect([
      { base: 1, head: 2, weight: 1, limited: false },
      { base: 2, head: 1, weight: 1, limited: false },
    ]),
    0,
  );
});

test("goodput counts correct answers only, CPU is shared by all answers", () => {
  const head = { correct: 500, byStatus: { "200": 500, "500": 500 } };
  const [pair] = sessionPairs(sessionOf([roundOf(head)]), goodput);
  assert.deepEqual(pair, { base: 1000, head: 500, weight: 1, limited: false });
  const [spent] = sessionPairs(sessionOf([roundOf(head)]), cpu);
  assert.deepEqual(spent, { base: 1e-4, head: 1e-4, weight: 1, limited: false });
});

test("a value that is not known leaves the whole pair out, and never becomes 0", () => {
  const blind = { cpu: { server: null, proxy: null, generator: null } };
  const session = sessionOf([roundOf(blind), roundOf({}, blind), roundOf({ wall: 0 }), roundOf()]);
  assert.equal(sessionPairs(session, cpu).length, 2);
  assert.equal(sessionPairs(session, goodput).length, 3);
  assert.equal(sessionPairs(sessionOf([roundOf({ correct: 0 })]), goodput).length, 0);
});

test("a round without one of its sides is no pair", () => {
  const round = roundOf();
  assert.deepEqual(sessionPairs(sessionOf([{ ...round, samples: round.samples.slice(0, 1) }]), goodput), []);
});

test("a limited sample costs goodput its pair where that is judged, but not CPU", () => {
  const session = sessionOf([roundOf({ limits: ["littles-law"] }), roundOf()]);
  assert.equal(sessionPairs(session, goodput, true).length, 1);
  assert.equal(sessionPairs(session, goodput).length, 2);
  assert.equal(sessionPairs(session, cpu, true).length, 2);
});

test("a session without a pair has no effect", () => {
  const effects = sessionEffects(caseOf([sessionOf([]), sessionOf([roundOf()])]), goodput);
  assert.deepEqual(effects, [{ value: 0, weight: 1, spread: null }]);
});

test("memory is the peak of the session, start-up one value per session", () => {
  const session = sessionOf([roundOf({ memory: 1e7 }), roundOf({ memory: 3e7 })], {
    startSeconds: { base: 1 },
  });
  assert.deepEqual(sessionPairs(session, metricNamed("memory")), [
    { base: 1e7, head: 3e7, weight: 1, limited: false },
  ]);
  assert.deepEqual(sessionPairs(session, metricNamed("start-time")), []);
});

test("a typical value is the median over sessions of medians over rounds", () => {
  const at = (...values: number[]) => sessionOf(values.map((correct) => roundOf({ correct })));
  assert.equal(typical(caseOf([at(1, 2, 900), at(4), at(6, 8)]), goodput, "head"), 4);
  assert.equal(median([3, 1]), 2);
  assert.equal(median([]), null);
});

test("how the rounds of a session spread goes along with its effect", () => {
  const session = sessionOf([roundOf({ correct: 900 }), roundOf({ correct: 1100 })]);
  const [found] = sessionEffects(caseOf([session]), goodput);
  const centre = (Math.log(0.9) + Math.log(1.1)) / 2;
  near(found?.spread?.squares, (Math.log(0.9) - centre) ** 2 + (Math.log(1.1) - centre) ** 2);
  assert.deepEqual([found?.spread?.degrees, found?.spread?.rounds], [1, 2]);
});

test("a variant's own values are the medians of its sessions, in logs", () => {
  const at = (...values: number[]) => sessionOf(values.map((correct) => roundOf({ correct })));
  const found = sessionValues(caseOf([at(100, 200, 900), at(400)]), goodput, "head");
  near(found[0]?.value, Math.log(200));
  near(found[1]?.value, Math.log(400));
});
