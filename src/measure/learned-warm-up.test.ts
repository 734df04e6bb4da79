import assert from "node:assert/strict";
import { test } from "node:test";
import { roundOf, sessionOf } from "../analyse/fixture.ts";
import type { Loop } from "../metrics/metrics.ts";
import type { Sample } from "../model/sample.ts";
import { learnedWarmUp } from "./learned-warm-up.ts";

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

test("servers that never get cheaper are loaded for one slice", () => {
  assert.equal(learned([1, 1.05, 0.95, 1, 1.02, 0.98]), 0.2);
  assert.equal(learned([1, 1, 1, 1.5, 1.5, 1.5]), 0.2, "what is dear later on is noise");
});

test("a warm-up lasts until answers cost nearly what they cost in the end", () => {
  assert.equal(learned([9, 5, 3, 2, 1, 1, 1, 1]), 0.8);
  assert.equal(learned([9, 8, 7, 6, 5, 4, 1, 1, 1]), 1.2);
  assert.equal(learned([9, 5, 3, 2, 1.1, 1.1, 1.1, 1, 1, 1]), 0.8, "a little dearer will do");
  assert.equal(learned([9, 9, 9, 9, 9, 9], [3, 3, 3, 3]), 1.2, "however dear the server is");
});

test("a JIT that gets cheaper in the rounds is not warm before them, however flat it looked", () => {
  const flat = [1.6, 1.6, 1.6, 1.6, 1.6, 1.6];
  assert.equal(learned(flat), 1.2);
  assert.equal(learned(flat, [1.6, 1, 1, 1]), 1.7, "its first round was still dear");
  assert.equal(learned([2, 1, 1, 1.3, 1.3, 1.3, 1]), 1, "a wave of compiling after it looked cheap");
});

test("rounds that are dearer prolong nothing", () => {
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

test("what the first session cannot tell is not learned", () => {
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

test("only the first session counts: later ones were warmed up by what it told", () => {
  const sessions = [session([9, 9, 1, 1, 1, 1], [1, 1]), session([9, 9, 9, 9, 1, 1], [1, 1])];
  assert.equal(learnedWarmUp({ sessions }, "closed"), 0.4);
});
