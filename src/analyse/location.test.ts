import assert from "node:assert/strict";
import { test } from "node:test";
import { hodgesLehmann, median } from "./location.ts";

test("the Hodges–Lehmann location of a worked example", () => {
  // Pairs of 1, 2, 6: 1, 1.5, 2, 3.5, 4, 6; their median is 2.75.
  assert.equal(hodgesLehmann([1, 2, 6]), 2.75);
  assert.equal(hodgesLehmann([3, 5]), 4);
  assert.equal(hodgesLehmann([7]), 7);
  assert.equal(hodgesLehmann([]), null);
});

test("one wild value of four moves it by less than the spread of the others", () => {
  const calm = [0.01, 0.02, 0.03];
  for (const wild of [-5, 5, 500]) {
    const found = hodgesLehmann([...calm, wild]) ?? Number.NaN;
    assert.ok(found >= 0.01 && found <= 0.03, String(found));
  }
});

test("it moves with a shift, and turns with the sign", () => {
  const values = [0.3, -0.1, 0.7, 0.2, 0.25];
  const found = hodgesLehmann(values) as number;
  assert.ok(Math.abs((hodgesLehmann(values.map((v) => v + 2)) as number) - found - 2) < 1e-12);
  assert.ok(Math.abs((hodgesLehmann(values.map((v) => -v)) as number) + found) < 1e-12);
});

test("the median of even and odd numbers, and of nothing", () => {
  assert.equal(median([4, 1, 3]), 3);
  assert.equal(median([4, 1, 3, 2]), 2.5);
  assert.equal(median([]), null);
});
