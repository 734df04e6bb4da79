import assert from "node:assert/strict";
import { test } from "node:test";
import { roundOf, sessionOf } from "../analyse/fixture.ts";
import type { Round, Sample, Session } from "../format/sample.ts";
import type { Loop } from "../metrics/metrics.ts";
import {
  type Allowance,
  chooseRounds,
  firstPlan,
  learnedWarmUp,
  nextPlan,
  pairingOf,
  pilotRounds,
} from "./sampling-plan.ts";

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
  assert.equal(pairingOf({ pairing: "side-by-side" }, { args: ["true"] } as never), "interleaved");
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

test("a round costs the time until the next one, so that a command in a container has no more of them than fit", () => {
  const command = { by: "hyperfine", runs: 2, user: 0.1, system: 0, exitCode: 0 } as const;
  const ran = (sample: Sample, i: number): Sample => ({
    ...sample,
    ...(sample.variant === "head" && { wall: 0.47 * (i % 2 === 0 ? 0.95 : 1.05) }),
    command: { ...command, operations: null, seconds: null },
  });
  const apart = (seconds: number) =>
    pilot(0).sessions.map((session) => ({
      ...session,
      rounds: session.rounds.map((round, i) => ({
        ...round,
        ...{ together: false, at: i * seconds, samples: round.samples.map((sample) => ran(sample, i)) },
      })),
    }));
  // Each of the three sessions took two seconds beside its four rounds.
  const rounds = (seconds: number) =>
    chooseRounds(
      { sessions: apart(seconds) },
      { loop: "command", spent: 3 * (2 + 4 * seconds), budgetSeconds: 60 },
    ).roundsPerSession;
  for (const seconds of [2, 3])
    assert.ok(2 + rounds(seconds) * seconds <= 20, `${seconds}: ${rounds(seconds)}`);
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

test("a pilot of slow servers has two rounds a session, so that a case holds more than two or three sessions", () => {
  assert.equal(pilotRounds([0.5, 0.5], 60), 4);
  assert.equal(pilotRounds([0.5, 0.5], 6), 4, "however little time there is, of servers that are fast");
  assert.equal(pilotRounds([2.4, 2.4], 60), 2);
  assert.equal(pilotRounds([2.4, 2.4], 300), 4);
});

test("rounds are sized by the slower side's earlier rounds, since a shorter warm-up ends colder", () => {
  const slow = rounds([0, 0]).map(({ samples, ...round }) => ({
    ...round,
    samples: samples.map((sample) =>
      sample.variant === "head" ? { ...sample, byStatus: { "200": 235 } } : sample,
    ),
  }));
  const { design } = nextPlan(firstPlan("side-by-side"), { sessions: [sessionOf(slow)] }, allowance(1));
  assert.equal(design.answersPerSecond, 500);
  const none = nextPlan(firstPlan("side-by-side"), { sessions: [sessionOf([])] }, allowance(1));
  assert.equal(none.design.answersPerSecond, undefined);
});

test("what was chosen once stays", () => {
  const first = firstPlan("side-by-side");
  const { sessions } = pilot(0.02);
  assert.equal(nextPlan(first, { sessions: sessions.slice(0, 2) }, allowance(1)).choice, null);
  const chosen = nextPlan(first, { sessions }, allowance(1));
  assert.equal(chosen.design.rounds, chosen.choice?.roundsPerSession);
  assert.equal(nextPlan(chosen, { sessions: pilot(0.5, 0.9).sessions }, allowance(9)), chosen);
});

type Costs = readonly (number | null)[];

/** A session with so many CPU seconds per answer in each slice, and in each of its rounds, of half a second. */
function session(warmUpCosts: Costs, rounds: Costs) {
  const all = rounds.map((cost) => {
    const cpu = { server: cost === null ? null : cost * 100, proxy: null, generator: null };
    const change: Partial<Sample> = { correct: 100, wall: 0.5, cpu };
    return roundOf(change, change);
  });
  return sessionOf(all, { warmUpCosts });
}

function learned(warmUp: Costs, rounds: Costs = [1, 1, 1, 1], loop: Loop = "closed") {
  return learnedWarmUp({ sessions: [session(warmUp, rounds)] }, loop);
}

test("a slice of a slow server is as long as its answers took", () => {
  const first = { ...session([9, 5, 3, 2, 1, 1, 1, 1], [1, 1, 1, 1]), warmUpSeconds: 8 * 0.62 };
  assert.equal(learnedWarmUp({ sessions: [first] }, "closed"), 2);
});

test("servers that never get cheaper are loaded for one slice", () => {
  assert.equal(learned([1, 1.05, 0.95, 1, 1.02, 0.98]), 0.2);
  assert.equal(learned([1, 1, 1, 1.5, 1.5, 1.5]), 0.2, "what is dear later on is noise");
});

test("a warm-up lasts until answers cost nearly what they cost in the end", () => {
  assert.equal(learned([9, 5, 3, 2, 1, 1, 1, 1]), 0.8);
  assert.equal(learned([9, 8, 7, 6, 5, 4, 1, 1, 1]), 1.2);
  assert.equal(learned([9, 5, 3, 2, 1.1, 1.1, 1.1, 1, 1, 1]), 0.8, "a little more expensive will do");
  assert.equal(learned([9, 9, 9, 9, 9, 9], [3, 3, 3, 3]), 1.2, "however dear the server is");
});

test("a JIT that gets cheaper in the rounds is not warm before them, however flat it looked", () => {
  const flat = [1.6, 1.6, 1.6, 1.6, 1.6, 1.6];
  assert.equal(learned(flat), 1.2);
  assert.equal(learned(flat, [1.6, 1, 1, 1]), 1.7, "its first round was still dear");
  assert.equal(learned([2, 1, 1, 1.3, 1.3, 1.3, 1]), 1, "a wave of compiling after it looked cheap");
});

test("rounds that cost more prolong nothing", () => {
  assert.equal(learned([1, 1, 1, 1, 1, 1], [2, 2, 2, 2]), 0.2);
});

test("in an open loop a warm-up is never shortened, and its rounds tell nothing", () => {
  assert.equal(learned([9, 5, 3, 2, 1, 1, 1, 1], [4, 4, 4, 4], "open"), 1.6);
});

test("a slice without an answer is not warm", () => {
  assert.equal(learned([null, null, 1, 1, 1, 1]), 0.4);
});

test("no warm-up is longer than one that has to find out may be", () => {
  assert.equal(learned(Array(40).fill(2), Array(12).fill(1)), 8);
});

test("what the first session cannot know is not learned", () => {
  assert.equal(learnedWarmUp({ sessions: [] }, "closed"), null);
  assert.equal(learnedWarmUp({ sessions: [sessionOf([])] }, "closed"), null, "it was not steady");
  assert.equal(learned([1, 1]), null);
  assert.equal(learned([1, 1, 1, 1, 1, 1], [1, 1, 1, null]), null);
  assert.equal(learned([1, 1, 1, 1, 1, 1], [0, 0, 0, 0]), null);
  assert.equal(learned([1, 1, 1, 1, null, null], [], "open"), null);
});

test("rounds that others disturbed tell nothing", () => {
  const { rounds, ...rest } = session([9, 5, 3, 1, 1, 1], [1, 1, 5, 5]);
  const late = rounds.map((round, index) =>
    index < 2 ? round : { ...round, disturbance: { stolen: 0.5, foreign: null } },
  );
  assert.equal(learnedWarmUp({ sessions: [{ ...rest, rounds: late }] }, "closed"), 0.6);
});

test("where the first session was not steady, the next one tells", () => {
  const sessions = [sessionOf([]), session([9, 9, 1, 1, 1, 1], [1, 1, 1, 1])];
  assert.equal(learnedWarmUp({ sessions }, "closed"), 0.4);
});

test("only the first session counts: later ones were warmed up by its result", () => {
  const sessions = [session([9, 9, 1, 1, 1, 1], [1, 1]), session([9, 9, 9, 9, 1, 1], [1, 1])];
  assert.equal(learnedWarmUp({ sessions }, "closed"), 0.4);
});

/** A session after a warm-up of so many seconds, in whose rounds head costs these shares of base. */
function compared(warmUpSeconds: number, heads: readonly number[], warmUpCosts?: Costs): Session {
  const all = heads.map((head) => {
    const at = (cost: number) => ({
      correct: 100,
      wall: 0.5,
      cpu: { server: 100 * cost, proxy: null, generator: null },
    });
    return roundOf(at(head), at(1));
  });
  return sessionOf(all, { warmUpSeconds, ...(warmUpCosts && { warmUpCosts }) });
}

test("a head that is cheap, or expensive, only while it is young is warmed up for as long as the first session was", () => {
  const flat = [1.15, 1.15, 1.15, 1.15, 1.15, 1.15];
  const next = (...later: Session[]) => {
    const sessions = [compared(2.2, [1.3, 1.3, 1.3, 1.3], flat), ...later];
    return nextPlan(firstPlan("side-by-side"), { sessions }, allowance(1)).design.warmUpSeconds;
  };
  const old = compared(0.3, [1.3, 1.25, 1.35, 1.3]);
  const cheap = compared(0.3, [0.3, 0.35, 1.3, 1.3]);
  const expensive = compared(0.3, [2, 2, 1.9, 1.9]);
  assert.equal(next(), 0.25);
  assert.equal(next(old, old), 0.25);
  assert.equal(next(cheap), 2.2);
  assert.equal(next(expensive), 2.2);
  assert.equal(next(cheap, compared(2.2, [1.3, 1.3])), 2.2, "which then holds for all that is left");
  const disturbed = {
    ...cheap,
    rounds: cheap.rounds.map((round) => ({ ...round, disturbance: { stolen: 0.5, foreign: null } })),
  };
  assert.equal(next(disturbed), 0.25);
});
