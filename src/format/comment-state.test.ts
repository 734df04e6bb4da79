import assert from "node:assert/strict";
import { test } from "node:test";
import { type CommentState, type EarlierRun, NOTHING_YET, readState, stateText } from "./comment-state.ts";

const run = (id: number, attempt = 1): EarlierRun => ({
  run: id,
  attempt,
  head: "a".repeat(40),
  verdict: "unchanged",
  headline: "--> <b>`x`</b>",
  at: "2026-11-20T10:00:00Z",
  commitSeen: "2026-11-20T09:00:00Z",
  red: [],
});

const state: CommentState = { runs: [run(1)], accepted: [], heard: [] };

test("what is written is read again, and cannot end its comment early", () => {
  const text = stateText(state);
  assert.deepEqual(readState(`before\n${text}\nafter`), state);
  assert.equal(text.indexOf("-->"), text.length - 3);
});

test("what is not a state is forgotten", () => {
  for (const body of [
    "",
    "<!-- loadgate-state e30 -->",
    "<!-- loadgate-state !!! -->",
    "<!-- loadgate-state ",
  ])
    assert.deepEqual(readState(body), NOTHING_YET);
  const forged = Buffer.from('{"runs":[],"accepted":[],"__proto__":{"x":1},"more":1}').toString("base64url");
  assert.deepEqual(readState(`<!-- loadgate-state ${forged} -->`), NOTHING_YET);
});

test("names of outsiders do not make it larger than its share of a comment, and this run is remembered", () => {
  const red = Array.from({ length: 100 }, (_, i) => ({
    id: `${i}${"x".repeat(290)}`,
    extent: { goodput: 0.1 },
  }));
  const full: CommentState = {
    runs: Array.from({ length: 10 }, (_, i) => ({ ...run(i), headline: "\u{1F4A9}".repeat(100), red })),
    accepted: red.map((each) => ({
      ...each,
      acceptance: { id: each.id, pattern: each.id, at: null, by: "b", reason: "r".repeat(300) },
    })),
    heard: red.map(({ id }) => id),
  };
  const text = stateText(full);
  assert.ok(text.length <= 16_000, `${text.length}`);
  assert.equal(readState(text).runs.at(-1)?.run, 9);
});
