import assert from "node:assert/strict";
import { test } from "node:test";
import { RUNS, sketchedRun } from "../report/fixture.ts";
import { isSlower } from "./profile.ts";

test("only what costs speed or CPU time is profiled: no memory, no image", () => {
  const slower = (results = sketchedRun([])) => results.cases.filter(isSlower).map(({ id }) => id);
  assert.deepEqual(slower(RUNS.red?.()), ["api/hello/direct", "api/hello/nginx"]);
  assert.deepEqual(slower(RUNS.memory?.()), []);
  assert.deepEqual(slower(RUNS.limits?.()), ["api/hello/direct"], "its p99 is beyond its limit");
});
