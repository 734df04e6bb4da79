import assert from "node:assert/strict";
import { test } from "node:test";
import { fromIntendedStart, latencyCounts } from "./open-loop.ts";

const near = (found: readonly number[], expected: readonly number[]) => {
  assert.equal(found.length, expected.length);
  for (const [i, value] of found.entries())
    assert.ok(Math.abs(value - (expected[i] ?? 0)) < 1e-9, found.join());
};

test("latency counts from when a request was due, not from when the generator woke up", () => {
  // Ten a second; the third turn came 50 ms late.
  const answers = [
    { status: 200, turn: 1.0, end: 1.01 },
    { status: 200, turn: 1.1, end: 1.12 },
    { status: 200, turn: 1.25, end: 1.26 },
    { status: 200, turn: 1.3, end: 1.31 },
  ];
  near(fromIntendedStart(answers, 10, answers.length), [0.01, 0.02, 0.06, 0.01]);
});

test("a first turn that comes late does not make the others early", () => {
  const answers = [
    { status: 200, turn: 1.03, end: 1.04 },
    { status: 200, turn: 1.1, end: 1.11 },
    { status: 200, turn: 1.2, end: 1.21 },
  ];
  near(fromIntendedStart(answers, 10, answers.length), [0.04, 0.01, 0.01]);
});

test("a stall is seen by all that it kept waiting", () => {
  const answers = Array.from({ length: 10 }, (_, i) => ({
    status: 200,
    turn: i / 10,
    end: Math.max(i / 10, 0.5) + 0.01,
  }));
  near(fromIntendedStart(answers, 10, answers.length).slice(0, 6), [0.51, 0.41, 0.31, 0.21, 0.11, 0.01]);
});

test("answers of any status have their place, so that none makes the others late", () => {
  const answers = Array.from({ length: 20 }, (_, i) => ({
    status: i % 5 === 0 ? 503 : 200,
    turn: i / 10,
    end: i / 10 + 0.01,
  }));
  near(fromIntendedStart(answers, 10, 20), Array(20).fill(0.01));
});

test("requests without an answer leave their places empty", () => {
  const all = Array.from({ length: 20 }, (_, i) => ({ status: 200, turn: i / 10, end: i / 10 + 0.01 }));
  const answered = all.filter((_, i) => i % 7 !== 3);
  near(fromIntendedStart(answered, 10, 20), Array(17).fill(0.01));
  // A turn that comes late, with none lost, is late.
  const late = all.map((each, i) => (i > 9 ? { ...each, turn: each.turn + 0.3, end: each.end + 0.3 } : each));
  near(fromIntendedStart(late, 10, 20).slice(9, 12), [0.01, 0.31, 0.31]);
});

test("latencies are counted to three digits, ascending", () => {
  assert.deepEqual(latencyCounts([0.0123456, 0.01234, 0.5, 0.0001]), [
    [0.0001, 1],
    [0.0123, 2],
    [0.5, 1],
  ]);
  assert.deepEqual(latencyCounts([]), []);
});
