import assert from "node:assert/strict";
import { test } from "node:test";
import { usesSchedBatch } from "./cpu-scheduling.ts";

test("servers are scheduled in batches unless nginx or the generators share their CPUs", () => {
  const plan = { layout: "separate-cores" as const, server: [0], proxy: [1], generator: [1] };
  assert.equal(usesSchedBatch("server", plan), true);
  assert.equal(usesSchedBatch("generator", plan), false);
  assert.equal(usesSchedBatch("server", { ...plan, server: [0, 1] }), false);
  assert.equal(usesSchedBatch("server", { ...plan, proxy: [0] }), false);
});
