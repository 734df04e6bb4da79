import assert from "node:assert/strict";
import { test } from "node:test";
import type { Round } from "../format/sample.ts";
import { metricNamed } from "../metrics/metrics.ts";
import { disturbedRounds, interferenceIn, weightOf } from "./disturbed.ts";
import { sessionEffects, sessionPairs, typical } from "./effect.ts";
import { roundOf, sessionOf } from "./fixture.ts";

const stolen = (round: Round): Round => ({ ...round, disturbance: { stolen: 0.4, foreign: 0 } });
const crowded = (round: Round): Round => ({ ...round, disturbance: { stolen: 0, foreign: 0.7 } });

const together = (round: Round): Round => ({ ...round, together: true });
const apart = (round: Round): Round => ({ ...round, together: false });

test("a round in turns that others disturbed is left out whole, whatever it showed", () => {
  for (const head of [{}, { correct: 1 }, { correct: 1e6 }]) {
    const session = sessionOf([roundOf(head), stolen(roundOf(head)), crowded(roundOf(head))].map(apart));
    assert.equal(sessionPairs(session, metricNamed("goodput")).length, 1);
    assert.equal(sessionPairs(session, metricNamed("cpu")).length, 1);
  }
});

test("one side by side counts a quarter, whatever it showed, since both variants met the same", () => {
  for (const head of [{}, { correct: 1 }, { correct: 1e6 }]) {
    const session = sessionOf([roundOf(head), stolen(roundOf(head))].map(together));
    const weights = sessionPairs(session, metricNamed("cpu")).map(({ weight }) => weight);
    assert.deepEqual(weights, [1, 0.25]);
  }
});

test("a session that others disturbed throughout still says what it saw, with less weight", () => {
  const rounds = [1, 2].map(() => together(crowded(roundOf({ correct: 500 }))));
  const [effect] = sessionEffects({ sessions: [sessionOf(rounds)] }, metricNamed("goodput"));
  assert.equal(effect?.value, Math.log(0.5));
  assert.equal(effect?.weight, 0.25);
});

test("rounds that are left out are in no typical value either", () => {
  const rounds = [
    stolen(roundOf({ correct: 100 })),
    crowded(roundOf({ correct: 100 })),
    roundOf({ correct: 900 }),
  ];
  const session = sessionOf(rounds.map(apart));
  assert.equal(typical({ sessions: [session] }, metricNamed("goodput"), "head"), 900);
});

test("what was disturbed is listed by its source, and by whether it counts", () => {
  const sessions = [
    sessionOf([roundOf(), apart(stolen(roundOf()))]),
    sessionOf([apart(stolen(roundOf())), stolen(roundOf()), apart(crowded(roundOf()))]),
  ];
  assert.deepEqual(disturbedRounds(sessions), [
    { source: "steal", counted: false, rounds: 2 },
    { source: "steal", counted: true, rounds: 1 },
    { source: "other-programs", counted: false, rounds: 1 },
  ]);
});

const order = ["base", "head"] as const;

test("what is not known disturbs nothing, and a little is normal", () => {
  for (const together of [true, false]) {
    assert.equal(interferenceIn({ order, together, disturbance: { stolen: null, foreign: null } }), null);
    assert.equal(interferenceIn({ order, together, disturbance: { stolen: 0.02, foreign: 0.1 } }), null);
  }
});

test("what happens to both variants at once disturbs less than what happens to the one whose turn it is", () => {
  for (const disturbance of [
    { stolen: 0.2, foreign: 0 },
    { stolen: 0, foreign: 0.5 },
  ]) {
    assert.equal(interferenceIn({ order, together: true, disturbance }), null);
    assert.notEqual(interferenceIn({ order, together: false, disturbance }), null);
  }
});

test("a target that is ranked keeps its rounds on a host that takes its share all day; those that it took over count less", () => {
  const alone = (shares: { stolen: number; foreign: number }) =>
    weightOf({ order: ["head"], together: false, disturbance: shares });
  assert.equal(alone({ stolen: 0.2, foreign: 0 }), 1);
  assert.equal(alone({ stolen: 0.4, foreign: 0 }), 0.25);
});

test("a round without ports counts nothing, whichever metric it is and whoever had none", () => {
  const none = { limits: ["out-of-ports"] as const };
  const rounds = [roundOf({}, {}), roundOf({ ...none, correct: 5125 }, { ...none, correct: 159 })];
  assert.deepEqual(rounds.map(weightOf), [1, 0]);
  assert.equal(weightOf(roundOf({ ...none }, {})), 0);
  const record = { sessions: [sessionOf(rounds)] };
  for (const name of ["goodput", "cpu"] as const) {
    const [found] = sessionEffects(record, metricNamed(name));
    assert.equal(found?.value, 0, name);
  }
  assert.deepEqual(disturbedRounds(record.sessions), [{ source: "out-of-ports", counted: false, rounds: 1 }]);
});
