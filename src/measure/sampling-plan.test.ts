import assert from "node:assert/strict";
import { test } from "node:test";
import { roundOf, sessionOf } from "../analyse/fixture.ts";
import type { Round, Session } from "../model/sample.ts";
import { type Allowance, chooseRounds, firstPlan, nextPlan, pairingOf } from "./sampling-plan.ts";

/** Rounds of half a second. */
function rounds(effects: readonly number[]): Round[] {
  return effects.map((effect) => {
    const correct = 1000 * Math.exp(-effect);
    const cpu = { server: 0.1, proxy: null, generator: null };
    const change = { correct, byStatus: { "200": correct }, cpu, wall: 0.47 };
    return { ...roundOf(change, { wall: 0.47 }), together: true };
  });
}

/** A pilot whose rounds spread by `within`, and whose starts by `starts`. */
function pilot(within: number, starts = 0): { sessions: Session[] } {
  const sessions = [-starts, starts, 0].map((offset) =>
    sessionOf(rounds([offset + within, offset - within, offset + within, offset - within])),
  );
  return { sessions };
}

/** Three sessions of four rounds take 6 s of rounds and this much for each start. */
function allowance(start: number, budgetSeconds = 60): Allowance {
  return { loop: "closed", spent: 6 + 3 * start, budgetSeconds };
}

test("both variants are loaded at once where they can be, commands always in turns", () => {
  assert.equal(pairingOf({ pairing: "side-by-side" }, {}), "side-by-side");
  assert.equal(pairingOf({ pairing: "side-by-side" }, { run: ["true"] } as never), "interleaved");
});

test("noise between starts wants many short sessions, noise between rounds long ones", () => {
  assert.equal(chooseRounds(pilot(0.002, 0.05), allowance(1)).roundsPerSession, 2);
  assert.ok(chooseRounds(pilot(0.05), allowance(1)).roundsPerSession >= 6);
});

test("a start that takes long is used longer", () => {
  const record = pilot(0.02, 0.01);
  const [long, short] = [allowance(6, 300), allowance(0.1, 300)].map(
    (each) => chooseRounds(record, each).roundsPerSession,
  );
  assert.ok((long ?? 0) > (short ?? 0), `${long}, ${short}`);
});

test("an open loop's sessions hold four rounds, and enough answers for the 99th percentile with one to spare", () => {
  const open = (answers: number) => {
    const { sessions } = pilot(0.002, 0.05);
    const withLatencies = (round: Round): Round => {
      const samples = round.samples.map((sample) => {
        return { ...sample, correct: answers, latencies: [[0.01, answers] as const] };
      });
      return { ...round, samples };
    };
    const asked = sessions.map((session) => ({ ...session, rounds: session.rounds.map(withLatencies) }));
    return chooseRounds({ sessions: asked }, { ...allowance(1), loop: "open" }).roundsPerSession;
  };
  assert.deepEqual([2000, 1000, 999, 334, 333, 200, 20].map(open), [4, 4, 4, 4, 6, 6, 12]);
});

test("the choice does not depend on how large the effect is, or which side is slower", () => {
  const shifted = (by: number) => ({
    sessions: pilot(0.03, 0.01).sessions.map((session) => ({
      ...session,
      rounds: session.rounds.map((round) => ({
        ...round,
        samples: round.samples.map((s) => (s.variant === "head" ? { ...s, correct: s.correct * by } : s)),
      })),
    })),
  });
  assert.deepEqual(chooseRounds(shifted(0.5), allowance(2)), chooseRounds(shifted(1), allowance(2)));
  assert.deepEqual(chooseRounds(shifted(1.7), allowance(2)), chooseRounds(shifted(1), allowance(2)));
});

test("without repeated rounds the usual number is taken, and that is said", () => {
  const choice = chooseRounds({ sessions: [sessionOf([])] }, allowance(1));
  assert.equal(choice.roundsPerSession, 4);
  assert.equal(choice.betweenStarts, null);
});

test("what was chosen once stays", () => {
  const first = firstPlan("side-by-side");
  const { sessions } = pilot(0.02);
  assert.equal(nextPlan(first, { sessions: sessions.slice(0, 2) }, allowance(1)).choice, null);
  const chosen = nextPlan(first, { sessions }, allowance(1));
  assert.equal(chosen.design.rounds, chosen.choice?.roundsPerSession);
  assert.equal(nextPlan(chosen, { sessions: pilot(0.5, 0.9).sessions }, allowance(9)), chosen);
});
