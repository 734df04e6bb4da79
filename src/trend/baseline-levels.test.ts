import assert from "node:assert/strict";
import { test } from "node:test";
import { isBeyond } from "./baseline-levels.ts";

const point = (low: number, high: number) => ({ low, high });

test("a night stands out where its whole interval lies beyond the threshold from the level, on either side", () => {
  const level = Math.log(0.9);
  assert.ok(isBeyond(point(0.84, 0.87), level, 0.02));
  assert.ok(isBeyond(point(0.93, 0.96), level, 0.02));
  assert.ok(!isBeyond(point(0.84, 0.89), level, 0.02));
  assert.ok(!isBeyond(point(0.8, 1.1), level, 0.02));
  assert.ok(!isBeyond(point(0.895, 0.905), level, 0.02));
});
