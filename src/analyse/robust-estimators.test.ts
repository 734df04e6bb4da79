import assert from "node:assert/strict";
import { test } from "node:test";
import { equally, hodgesLehmann, median, weightedMedian } from "./robust-estimators.ts";

test("the Hodges–Lehmann location of a worked example", () => {
  // Pairs of 1, 2, 6: 1, 1.5, 2, 3.5, 4, 6; their median is 2.75.
  assert.equal(hodgesLehmann(equally([1, 2, 6])), 2.75);
  assert.equal(hodgesLehmann(equally([3, 5])), 4);
  assert.equal(hodgesLehmann(equally([7])), 7);
  assert.equal(hodgesLehmann(equally([])), null);
});

test("one wild value of four moves it by less than the spread of the others", () => {
  const calm = [0.01, 0.02, 0.03];
  for (const wild of [-5, 5, 500]) {
    const found = hodgesLehmann(equally([...calm, wild])) ?? Number.NaN;
    assert.ok(found >= 0.01 && found <= 0.03, String(found));
  }
});

test("it moves with a shift, and turns with the sign", () => {
  const values = [0.3, -0.1, 0.7, 0.2, 0.25];
  const found = hodgesLehmann(equally(values)) as number;
  assert.ok(Math.abs((hodgesLehmann(equally(values.map((v) => v + 2))) as number) - found - 2) < 1e-12);
  assert.ok(Math.abs((hodgesLehmann(equally(values.map((v) => -v))) as number) + found) < 1e-12);
});

test("the median of even and odd numbers, and of nothing", () => {
  assert.equal(median([4, 1, 3]), 3);
  assert.equal(median([4, 1, 3, 2]), 2.5);
  assert.equal(median([]), null);
});

test("half of the weight lies below a weighted median, and half above", () => {
  const at = (value: number, weight: number) => ({ value, weight });
  assert.equal(weightedMedian([at(9, 1), at(1, 1), at(2, 3)]), 2);
  assert.equal(weightedMedian([at(1, 0.25), at(2, 0.25), at(8, 0.5)]), 5);
  assert.equal(weightedMedian([at(1, 0.25), at(2, 0.25), at(8, 1)]), 8);
});

test("a value of little weight moves the location little", () => {
  const calm = equally([0.01, 0.02, 0.03, 0.02]);
  const off = hodgesLehmann([...calm, { value: 0.5, weight: 0.25 }]) as number;
  assert.ok(Math.abs(off - 0.02) < 0.003, String(off));
});
