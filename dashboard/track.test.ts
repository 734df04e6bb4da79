import assert from "node:assert/strict";
import { test } from "node:test";
import { sheet } from "./fixture.ts";
import { between, chained, trackOf } from "./track.ts";

const close = (values: readonly (number | null)[]) =>
  values.map((value) => (value === null ? null : Number(value.toFixed(9))));

test("blocks in any order become one course, bounds as they lie", () => {
  const track = trackOf([sheet(200, [3000]), sheet(0, [1000, null])], "goodput");
  assert.deepEqual(track.runs, [0, 1, 200]);
  assert.deepEqual(close(track.ratio), [0.01, null, 0.03]);
  assert.deepEqual(close(track.low), [0, null, 0.02]);
  assert.deepEqual(close(track.high), [0.03, null, 0.05]);
});

test("ratios go on across a moved reference, for its own run too", () => {
  const seams = [
    { run: 5, ratio: 0.1 },
    { run: 2, ratio: -0.04 },
  ];
  assert.deepEqual(close(chained([1, 2, 4, 5, 9], [0, 0, 0.01, null, 0], seams)), [
    0,
    -0.04,
    -0.03,
    null,
    0.06,
  ]);
});

test("seams of earlier blocks carry into later ones", () => {
  const blocks = [sheet(0, [0, 0], { seams: [{ run: 1, ratio: 5000 }] }), sheet(200, [0])];
  assert.deepEqual(close(trackOf(blocks, "goodput").ratio), [0, 0.05, 0.05]);
});

test("a part of a course holds what lies within, and may be empty", () => {
  const track = trackOf([sheet(0, [0, 1, 2, 3], { seams: [{ run: 3, ratio: 1 }] })], "goodput");
  assert.deepEqual(between(track, 1, 2).runs, [1, 2]);
  assert.deepEqual(between(track, 1, 2).seams, []);
  assert.deepEqual(between(track, 50, 60).runs, []);
  assert.deepEqual(between(trackOf([], "goodput"), 0, 9).runs, []);
});
