import assert from "node:assert/strict";
import { test } from "node:test";
import { type EarlierRun, NOTHING_YET } from "../format/comment-state.ts";
import { isLater, mergeStates, withRun } from "./earlier-runs.ts";

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

test("runs are in order, each once, and only the last are kept", () => {
  let many = NOTHING_YET;
  for (let id = 15; id > 0; id--) many = withRun(many, run(id));
  many = withRun(many, run(15));
  assert.deepEqual(
    many.runs.map((each) => each.run),
    [6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  );
  const again = withRun({ ...NOTHING_YET, runs: [run(1)] }, run(1, 2));
  assert.deepEqual(
    again.runs.map(({ attempt }) => attempt),
    [1, 2],
  );
});

test("a later attempt of the same run is later, and so is a later run's first", () => {
  assert.ok(isLater(run(1, 2), run(1)));
  assert.ok(isLater(run(2), run(1, 2)));
  assert.ok(!isLater(run(1), run(1)));
});

test("what two comments remember is put together once", () => {
  const states = [
    { ...NOTHING_YET, runs: [run(2)], heard: ["a", "b"] },
    { ...NOTHING_YET, runs: [run(1)], heard: ["b"] },
  ];
  const { runs, heard } = mergeStates([...states, ...states]);
  assert.deepEqual(
    [runs.map((each) => each.run), heard],
    [
      [1, 2],
      ["a", "b"],
    ],
  );
});
