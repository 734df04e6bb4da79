import assert from "node:assert/strict";
import { test } from "node:test";
import type { Session } from "../model/sample.ts";
import { learnedWarmUp } from "./learned-warm-up.ts";

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
