import assert from "node:assert/strict";
import { test } from "node:test";
import type { Results } from "../format/results.ts";
import { RUNS, sketchedRun } from "../report/fixture.ts";
import { markdownReport } from "../report/markdown.ts";
import { isSlower, withGrowth } from "./profile.ts";

test("only what costs speed or CPU time is profiled: no memory, no image", () => {
  const slower = (results = sketchedRun([])) => results.cases.filter(isSlower).map(({ id }) => id);
  assert.deepEqual(slower(RUNS.red?.()), ["api/hello/direct", "api/hello/nginx"]);
  assert.deepEqual(slower(RUNS.memory?.()), []);
  assert.deepEqual(slower(RUNS.limits?.()), ["api/hello/direct"], "its p99 is beyond its limit");
});

test("why a case has no profile is kept in the results, so that the comment says it too", () => {
  const results = RUNS.red?.() as Results;
  const [, id = ""] = results.cases.filter(isSlower).map((found) => found.id);
  const { cases } = withGrowth(results, [{ case: id, reason: `perf: ${"x".repeat(9000)}` }]);
  const told = cases.filter(({ notProfiled }) => notProfiled !== undefined);
  assert.deepEqual(
    told.map((found) => [found.id, found.notProfiled?.length]),
    [[id, 300]],
  );
  assert.match(markdownReport({ ...results, cases }), /since there is no CPU profile: perf: xxx/);
});
