import assert from "node:assert/strict";
import { test } from "node:test";
import { inBatches } from "./batches.ts";

test("servers are scheduled in batches unless nginx or the generators share their CPUs", () => {
  const plan = { layout: "separate-cores" as const, server: [0], proxy: [1], generator: [1] };
  assert.equal(inBatches("server", plan), true);
  assert.equal(inBatches("generator", plan), false);
  assert.equal(inBatches("server", { ...plan, server: [0, 1] }), false);
  assert.equal(inBatches("server", { ...plan, proxy: [0] }), false);
});
