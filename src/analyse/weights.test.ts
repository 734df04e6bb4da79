import assert from "node:assert/strict";
import { test } from "node:test";
import { weightsOf } from "./weights.ts";

const points = (...errors: (number | null)[]) => errors.map((se) => ({ value: 0, se }));

test("points count alike without standard errors, with equal ones, and with those of 0", () => {
  for (const se of [null, 0.01, 0]) assert.deepEqual([...weightsOf(points(se, se, se), 0.01)], [1, 1, 1]);
});

test("a point that is three times as uncertain counts a ninth where nights do not differ otherwise", () => {
  const [first, , wide, unknown] = weightsOf(points(0.01, 0.01, 0.03, null), 0.01);
  assert.equal(first, 1);
  assert.ok(Math.abs((wide as number) - 1 / 9) < 1e-12);
  assert.equal(unknown, 1);
});

test("what differs from night to night makes points more alike", () => {
  const [, , wide] = weightsOf(points(0.01, 0.01, 0.03), 0.1);
  assert.ok((wide as number) > 0.9 && (wide as number) < 1, String(wide));
});

test("no point counts more than four typical ones, nor less than a hundredth of one", () => {
  assert.equal(weightsOf(points(0.01, 0.01, 0), 0.01)[2], 4);
  assert.equal(weightsOf(points(0.01, 0.01, Number.POSITIVE_INFINITY), 0.01)[2], 0.01);
});
