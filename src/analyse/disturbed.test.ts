import assert from "node:assert/strict";
import { test } from "node:test";
import type { Round } from "../model/sample.ts";
import { disturbanceIn, leftOut } from "./disturbed.ts";
import { sessionPairs, typical } from "./effect.ts";
import { roundOf, sessionOf } from "./fixture.ts";
import { metricNamed } from "./metrics.ts";

const stolen = (round: Round): Round => ({ ...round, disturbance: { stolen: 0.4, foreign: 0 } });
const crowded = (round: Round): Round => ({ ...round, disturbance: { stolen: 0, foreign: 0.7 } });

test("a round that others disturbed is left out whole, whatever it showed", () => {
  for (const head of [{}, { correct: 1 }, { correct: 1e6 }]) {
    const session = sessionOf([roundOf(head), stolen(roundOf(head)), crowded(roundOf(head))]);
    assert.equal(sessionPairs(session, metricNamed("goodput")).length, 1);
    assert.equal(sessionPairs(session, metricNamed("cpu")).length, 1);
  }
});

test("rounds that are left out are in no typical value either", () => {
  const session = sessionOf([
    stolen(roundOf({ correct: 100 })),
    crowded(roundOf({ correct: 100 })),
    roundOf({ correct: 900 }),
  ]);
  assert.equal(typical({ sessions: [session] }, metricNamed("goodput"), "head"), 900);
});

test("what was left out is listed by its reason", () => {
  const sessions = [
    sessionOf([roundOf(), stolen(roundOf())]),
    sessionOf([stolen(roundOf()), crowded(roundOf())]),
  ];
  assert.deepEqual(
    [...leftOut(sessions)],
    [
      ["the machine lost CPU time to its host", 2],
      ["other programs used the CPUs", 1],
    ],
  );
});

const order = ["base", "head"] as const;

test("what is not known disturbs nothing, and a little is normal", () => {
  for (const together of [true, false]) {
    assert.equal(disturbanceIn({ order, together, disturbance: { stolen: null, foreign: null } }), null);
    assert.equal(disturbanceIn({ order, together, disturbance: { stolen: 0.02, foreign: 0.1 } }), null);
  }
});

test("what happens to both variants at once disturbs less than what happens to the one whose turn it is", () => {
  for (const disturbance of [
    { stolen: 0.2, foreign: 0 },
    { stolen: 0, foreign: 0.5 },
  ]) {
    assert.equal(disturbanceIn({ order, together: true, disturbance }), null);
    assert.notEqual(disturbanceIn({ order, together: false, disturbance }), null);
  }
});

test("a target that is ranked keeps its rounds on a host that takes its share all day, but not those that it took over", () => {
  const alone = (shares: { stolen: number; foreign: number }) =>
    disturbanceIn({ order: ["head"], together: false, disturbance: shares });
  assert.equal(alone({ stolen: 0.2, foreign: 0 }), null);
  assert.equal(alone({ stolen: 0.4, foreign: 0 }), "the machine lost CPU time to its host");
});
