import assert from "node:assert/strict";
import { test } from "node:test";
import { effect, sessionEffects, sessionPairs, typical } from "./effect.ts";
import { caseOf, roundOf, sessionOf } from "./fixture.ts";
import { median } from "./location.ts";
import { metricNamed } from "./metrics.ts";

const goodput = metricNamed("goodput");
const cpu = metricNamed("cpu");

const near = (actual: number | null | undefined, expected: number) =>
  assert.ok(Math.abs((actual ?? Number.NaN) - expected) < 1e-12, `${actual} instead of ${expected}`);

test("a session's effect is the mean over its rounds of ln(head / base)", () => {
  const session = sessionOf([roundOf({ correct: 900 }), roundOf({ correct: 1100 })]);
  near(sessionEffects(caseOf([session]), goodput)[0], (Math.log(0.9) + Math.log(1.1)) / 2);
});

test("a ratio and its inverse average to no change", () => {
  near(
    effect([
      { base: 1, head: 2, limited: false },
      { base: 2, head: 1, limited: false },
    ]),
    0,
  );
});

test("goodput counts correct answers only, CPU is shared by all answers", () => {
  const head = { correct: 500, byStatus: { "200": 500, "500": 500 } };
  const [pair] = sessionPairs(sessionOf([roundOf(head)]), goodput);
  assert.deepEqual(pair, { base: 1000, head: 500, limited: false });
  const [spent] = sessionPairs(sessionOf([roundOf(head)]), cpu);
  assert.deepEqual(spent, { base: 1e-4, head: 1e-4, limited: false });
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
  assert.equal(sessionPairs(session, goodput, { steady: true }).length, 1);
  assert.equal(sessionPairs(session, goodput).length, 2);
  assert.equal(sessionPairs(session, cpu, { steady: true }).length, 2);
});

test("a session without a pair has no effect", () => {
  assert.deepEqual(sessionEffects(caseOf([sessionOf([]), sessionOf([roundOf()])]), goodput), [0]);
});

test("memory is the peak of the session, start-up one value per session", () => {
  const session = sessionOf([roundOf({ memory: 1e7 }), roundOf({ memory: 3e7 })], {
    startSeconds: { base: 1 },
  });
  assert.deepEqual(sessionPairs(session, metricNamed("memory")), [{ base: 1e7, head: 3e7, limited: false }]);
  assert.deepEqual(sessionPairs(session, metricNamed("start")), []);
});

test("a typical value is the median over sessions of medians over rounds", () => {
  const at = (...values: number[]) => sessionOf(values.map((correct) => roundOf({ correct })));
  assert.equal(typical(caseOf([at(1, 2, 900), at(4), at(6, 8)]), goodput, "head"), 4);
  assert.equal(median([3, 1]), 2);
  assert.equal(median([]), null);
});
