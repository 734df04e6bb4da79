import assert from "node:assert/strict";
import { test } from "node:test";
import { sessionOf } from "../analyse/fixture.ts";
import type { Loop } from "../analyse/metrics.ts";
import { learnedWarmUp } from "./learned-warm-up.ts";

function learned(warmUpCosts: readonly (number | null)[], loop: Loop = "closed") {
  return learnedWarmUp({ sessions: [sessionOf([], { warmUpCosts })] }, loop);
}

const FALLS = [9, 5, 3, 2, 1, 1, 1, 1];

test("servers that never get cheaper are loaded for one slice", () => {
  assert.equal(learned([2, 2.1, 1.9, 2, 2.05, 1.95]), 0.2);
});

test("a warm-up lasts until answers cost nearly what they cost at its end", () => {
  assert.equal(learned(FALLS), 0.8);
  assert.equal(learned([9, 8, 7, 6, 5, 4, 1, 1, 1]), 1.2);
  assert.equal(learned(FALLS.map((cost) => 3 * cost)), 0.8, "however dear the server is");
  assert.equal(learned([9, 5, 3, 2, 1.1, 1.1, 1.1, 1, 1, 1]), 0.8, "a little dearer will do");
});

test("in an open loop a warm-up is never shortened", () => {
  assert.equal(learned(FALLS, "open"), 1.6);
});

test("a slice without an answer is not warm", () => {
  assert.equal(learned([null, null, 1, 1, 1, 1]), 0.4);
});

test("what the first session cannot tell is not learned", () => {
  assert.equal(learnedWarmUp({ sessions: [] }, "closed"), null);
  assert.equal(learnedWarmUp({ sessions: [sessionOf([])] }, "closed"), null, "it was not steady");
  assert.equal(learned([2, 2]), null);
  assert.equal(learned([0, 0, 0, 0, 0, 0]), null);
  assert.equal(learned([2, 2, 2, 2, null, null]), null);
});

test("only the first session counts: later ones were warmed up by what it told", () => {
  const sessions = [FALLS, [1, 1, 1, 9, 9, 9]].map((warmUpCosts) => sessionOf([], { warmUpCosts }));
  assert.equal(learnedWarmUp({ sessions }, "closed"), 0.8);
});
