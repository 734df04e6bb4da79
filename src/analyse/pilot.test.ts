import assert from "node:assert/strict";
import { test } from "node:test";
import type { Plan } from "../model/results.ts";
import type { Round, Session } from "../model/sample.ts";
import { roundOf, sessionOf } from "./fixture.ts";
import { type Costs, choose, isWorthTrying, type PilotTerms } from "./pilot.ts";

const BOTH: Plan["pairings"] = [
  { pairing: "side-by-side", share: 0.9 },
  { pairing: "interleaved", share: 0.1 },
];
const COSTS: Costs = { session: 1, round: { "side-by-side": 0.5, interleaved: 1 } };
const TERMS: PilotTerms = {
  plan: { pairings: BOTH },
  budgetSeconds: 60,
  tail: 1e-4,
  loop: "closed",
  threshold: 0.05,
  costs: COSTS,
};

function rounds(effects: readonly number[], together: boolean): Round[] {
  return effects.map((effect) => {
    const correct = 1000 * Math.exp(-effect);
    const head = {
      correct,
      byStatus: { "200": correct },
      cpu: { server: 0.1, proxy: null, generator: null },
    };
    return { ...roundOf(head), together };
  });
}

/** A pilot whose rounds spread by `beside` and `turns`, and whose starts by `starts`. */
function pilot(beside: number, turns: number, starts = 0): { sessions: Session[] } {
  const offsets = [-starts, starts, 0];
  const sessions = offsets.map((offset) =>
    sessionOf([
      ...rounds([offset + beside, offset - beside], true),
      ...rounds([offset + turns, offset - turns], false),
    ]),
  );
  return { sessions };
}

test("side by side unless taking turns tells clearly more per second", () => {
  assert.equal(choose(pilot(0.02, 0.02), TERMS).pairing, "side-by-side");
  assert.equal(choose(pilot(0.02, 0.012), TERMS).pairing, "side-by-side");
  assert.equal(choose(pilot(0.04, 0.01), TERMS).pairing, "interleaved");
});

test("what differs from start to start counts: quiet rounds do not make a pairing quiet", () => {
  const offsets = [-0.06, 0.06, 0];
  const sessions = pilot(0.04, 0.01).sessions.map(({ rounds: all }, i) => {
    const away = rounds([(offsets[i] ?? 0) + 0.01, (offsets[i] ?? 0) - 0.01], false);
    return sessionOf([...all.filter(({ together }) => together), ...away]);
  });
  assert.equal(choose({ sessions }, TERMS).pairing, "side-by-side");
});

test("the choice is said, with what it was made by", () => {
  assert.match(choose(pilot(0.04, 0.01), TERMS).reason, /^taking turns told 9\.1 times as much per second/);
  assert.match(
    choose(pilot(0.02, 0.02), TERMS).reason,
    /^side by side told 1\.8 times as much.*from start to start$/,
  );
});

test("noise between starts wants many short sessions, noise between rounds long ones", () => {
  assert.equal(choose(pilot(0.002, 0.002, 0.05), TERMS).roundsPerSession, 2);
  assert.equal(choose(pilot(0.05, 0.05), TERMS).roundsPerSession, 4);
  assert.equal(choose(pilot(0.05, 0.05), { ...TERMS, budgetSeconds: 600 }).roundsPerSession, 6);
});

test("an open loop's sessions hold four rounds, and enough answers for the 99th percentile with one to spare", () => {
  const open = (answers: number) => {
    const { sessions } = pilot(0.002, 0.002, 0.05);
    const withLatencies = (round: Round): Round => {
      const samples = round.samples.map((sample) => {
        return { ...sample, correct: answers, latencies: [[0.01, answers] as const] };
      });
      return { ...round, samples };
    };
    const asked = sessions.map((session) => ({ ...session, rounds: session.rounds.map(withLatencies) }));
    return choose({ sessions: asked }, { ...TERMS, loop: "open" }).roundsPerSession;
  };
  assert.deepEqual([2000, 1000, 999, 334, 333, 200, 20].map(open), [4, 4, 4, 4, 6, 6, 6]);
});

test("a dear start is used longer", () => {
  const dear = { ...TERMS, budgetSeconds: 300, costs: { ...COSTS, session: 12 } };
  const cheap = { ...TERMS, budgetSeconds: 300, costs: { ...COSTS, session: 0.1 } };
  const record = pilot(0.02, 0.02, 0.015);
  assert.ok(choose(record, dear).roundsPerSession > choose(record, cheap).roundsPerSession);
});

test("the choice does not depend on how large the effect is, or which side is slower", () => {
  const shifted = (by: number) => ({
    sessions: pilot(0.03, 0.02, 0.01).sessions.map((session) => ({
      ...session,
      rounds: session.rounds.map((round) => ({
        ...round,
        samples: round.samples.map((s) => (s.variant === "head" ? { ...s, correct: s.correct * by } : s)),
      })),
    })),
  });
  assert.deepEqual(choose(shifted(0.5), TERMS), choose(shifted(1), TERMS));
  assert.deepEqual(choose(shifted(1.7), TERMS), choose(shifted(1), TERMS));
});

test("what could not be done is not chosen", () => {
  const turns = {
    sessions: pilot(0.01, 0.05).sessions.map((s) => ({ ...s, rounds: s.rounds.filter((r) => !r.together) })),
  };
  assert.equal(choose(turns, TERMS).pairing, "interleaved");
});

test("without repeated rounds the usual design is taken, and that is said", () => {
  const choice = choose({ sessions: [sessionOf([])] }, { ...TERMS, plan: { pairings: [BOTH[1] as never] } });
  assert.deepEqual([choice.pairing, choice.roundsPerSession], ["interleaved", 4]);
  assert.match(choice.reason, /too few rounds/);
});

/** A pilot of the preferred pairing alone. */
function alone(beside: number, starts = 0) {
  const { sessions } = pilot(beside, 0, starts);
  return { sessions: sessions.map((s) => ({ ...s, rounds: s.rounds.filter(({ together }) => together) })) };
}

test("taking turns is tried where side by side would miss a change of twice the threshold, and only there", () => {
  assert.equal(isWorthTrying(alone(0.02), TERMS), false);
  assert.equal(isWorthTrying(alone(0.2), TERMS), true);
  assert.equal(isWorthTrying(alone(0.02), { ...TERMS, threshold: 0.002 }), true);
  assert.equal(isWorthTrying(alone(0.2), { ...TERMS, budgetSeconds: 6000 }), false);
  assert.equal(isWorthTrying(alone(0.02, 0.2), TERMS), true);
});

test("what was not offered, could not be done, or whose noise is not known, is not tried", () => {
  const [beside, turns] = BOTH;
  assert.equal(isWorthTrying(alone(0.2), { ...TERMS, plan: { pairings: [beside as never] } }), false);
  assert.equal(isWorthTrying(alone(0.2), { ...TERMS, plan: { pairings: [turns, beside] as never } }), false);
  assert.equal(isWorthTrying({ sessions: [sessionOf([])] }, TERMS), false);
});
