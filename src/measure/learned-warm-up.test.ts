import assert from "node:assert/strict";
import { test } from "node:test";
import { roundOf, sessionOf } from "../analyse/fixture.ts";
import type { Sample, Session } from "../model/sample.ts";
import { isFlat, learnedWarmUp } from "./learned-warm-up.ts";

function learned(...curves: (readonly (number | null)[] | undefined)[]) {
  const sessions = curves.map((warmUpCosts): Session => {
    const warmUp = warmUpCosts ? { warmUpCosts } : {};
    return { at: 0, startSeconds: {}, warmUpSeconds: 2, ...warmUp, rounds: [], invalid: [] };
  });
  return learnedWarmUp({ sessions });
}

test("servers that never get cheaper are loaded for one slice", () => {
  const flat = [2, 2.1, 1.9, 2, 2.05, 1.95];
  assert.equal(learned(flat, flat, flat), 0.2);
});

test("a warm-up lasts until answers cost nearly what they cost at its end", () => {
  const falls = [9, 5, 3, 2, 1, 1, 1, 1];
  assert.equal(learned(falls, falls, falls), 0.8);
  // One that took longer moves it, and counts as warm once it was.
  assert.equal(learned(falls, falls, [9, 8, 7, 6, 5, 4, 1, 1, 1]), 1.2);
  // Each is seen in terms of its own end: a slow start of the machine is no matter.
  assert.equal(
    learned(
      falls,
      falls,
      falls.map((cost) => 3 * cost),
    ),
    0.8,
  );
});

/** A session whose rounds answer so many requests in a second, at so many CPU seconds each. */
function rounds(warmUpCosts: readonly number[], { correct, cost }: { correct: number; cost: number | null }) {
  const cpu = { server: cost === null ? null : cost * correct, proxy: null, generator: null };
  const change: Partial<Sample> = { correct, wall: 1, cpu };
  return sessionOf([roundOf(change, change)], { warmUpCosts });
}

test("flat is who was as cheap at once as later on", () => {
  assert.equal(isFlat([1.1, 1, 1, 0.9, 1, 1.1]), true);
  assert.equal(isFlat([2, 1.1, 1, 1, 1, 1]), false);
  assert.equal(isFlat([1, 1, 1, 2, 2, 2]), true);
  assert.equal(isFlat([Number.POSITIVE_INFINITY, 1, 1, 1, 1, 1]), false);
});

test("one session is enough of a server that is as cheap at once as in its rounds", () => {
  const flat = [1, 1.02, 0.98, 1, 1.01, 0.99];
  const native = rounds(flat, { correct: 100, cost: 1 });
  assert.equal(learnedWarmUp({ sessions: [native] }), 0.2);
  // What sessions tell that were warmed up by that is not asked.
  assert.equal(learnedWarmUp({ sessions: [native, rounds([], { correct: 100, cost: 2 })] }), 0.2);
});

test("a server that gets cheaper in its rounds is not native, however flat it looked while it was warmed up", () => {
  const flat = [1, 1.02, 0.98, 1, 1.01, 0.99];
  assert.equal(learnedWarmUp({ sessions: [rounds(flat, { correct: 100, cost: 0.8 })] }), null);
  assert.equal(learnedWarmUp({ sessions: [rounds(flat, { correct: 100, cost: null })] }), null);
  assert.equal(learnedWarmUp({ sessions: [rounds([9, 5, 1, 1, 1, 1], { correct: 100, cost: 1 })] }), null);
});

test("a slice without an answer is not warm", () => {
  const late = [null, null, 1, 1, 1, 1];
  assert.equal(learned(late, late, late), 0.4);
});

test("what the pilot cannot tell is not learned", () => {
  const flat = [2, 2, 2, 2, 2, 2];
  assert.equal(learned(flat, flat), null);
  assert.equal(learned(flat, flat, undefined), null);
  assert.equal(learned(flat, flat, [2, 2]), null);
  assert.equal(learned(flat, flat, [0, 0, 0, 0, 0, 0]), null);
  assert.equal(learned(flat, flat, [2, 2, 2, 2, null, null]), null);
});

test("only the pilot counts: later sessions were warmed up by what it told", () => {
  const flat = [2, 2, 2, 2, 2, 2];
  assert.equal(learned(flat, flat, flat, undefined, [9, 9, 9, 1, 1, 1]), 0.2);
});
