import assert from "node:assert/strict";
import { test } from "node:test";
import type { Results } from "../format/results.ts";
import { RUNS, sketchedRun } from "../report/fixture.ts";
import { markdownReport } from "../report/markdown.ts";
import { asMeasured, isSlower, withGrowth } from "./profile.ts";

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
  const explained = cases.filter(({ notProfiled }) => notProfiled !== undefined);
  assert.deepEqual(
    explained.map((found) => [found.id, found.notProfiled?.length]),
    [[id, 300]],
  );
  assert.match(markdownReport({ ...results, cases }), /since there is no CPU profile: perf: xxx/);
});

test("a machine that got slower between the profiles of the two sides is no growth", () => {
  const base = { stacks: new Map([["main;render", 10e-6]]), cpu: 20e-6 };
  const head = {
    stacks: new Map([
      ["main;render", 15e-6],
      ["main;sign", 3e-6],
    ]),
    cpu: 33e-6,
  };
  const rounded = (stacks: ReadonlyMap<string, number>) =>
    Object.fromEntries([...stacks].map(([stack, seconds]) => [stack, Math.round(seconds * 1e9)]));
  assert.deepEqual(rounded(asMeasured(base, 20e-6)), { "main;render": 10_000 });
  assert.deepEqual(rounded(asMeasured(head, 22e-6)), { "main;render": 10_000, "main;sign": 2000 });
  // Not known, or no drift of a machine.
  assert.equal(asMeasured(head, null), head.stacks);
  assert.equal(asMeasured({ ...head, cpu: null }, 22e-6), head.stacks);
  assert.equal(asMeasured(head, 5e-6), head.stacks);
});
