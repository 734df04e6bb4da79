import assert from "node:assert/strict";
import { test } from "node:test";
import { axisFor } from "./picture.ts";

test("what must be seen lies within, no change always does", () => {
  const axis = axisFor([1.05, 1.09], [1.06, 1.07], 0, 100);
  for (const ratio of [1, 1.05, 1.09]) assert.ok(axis.holds(ratio), String(ratio));
  assert.ok(axis.place(1.09) < axis.place(1.05));
});

test("a ratio and its inverse lie equally far from no change", () => {
  const axis = axisFor([1.5, 1 / 1.5], [], 0, 100);
  assert.ok(Math.abs(axis.place(1.3) + axis.place(1 / 1.3) - 2 * axis.place(1)) < 1e-9);
});

test("one wild round in fifty does not flatten the others", () => {
  const points = [...Array.from({ length: 49 }, (_, i) => 0.98 + i * 0.0008), 20];
  const axis = axisFor([1.02], points, 0, 100);
  assert.ok(axis.high < 1.1);
  assert.equal(axis.holds(20), false);
  assert.equal(axis.place(20), 0);
});

test("an interval over decades neither crowds the labels nor hides the rest", () => {
  for (const wide of [8, 1e3, 1e9]) {
    const axis = axisFor([wide, 1 / wide], [1.01, 1.02], 0, 100);
    assert.ok(axis.ticks.length >= 5 && axis.ticks.length <= 8, axis.ticks.join());
    assert.ok(axis.high < 16 && axis.low > 1 / 16);
    const places = axis.ticks.map((percent) => axis.place(1 + percent / 100));
    for (const [i, place] of places.entries()) assert.ok(i === 0 || (places[i - 1] ?? 0) - place > 9);
  }
});

test("labels are round percents inside the axis, neither none nor a crowd", () => {
  for (const spread of [0.0005, 0.004, 0.03, 0.3, 2]) {
    const { ticks, low, high } = axisFor([1 + spread, 1 / (1 + spread)], [], 0, 100);
    assert.ok(ticks.length >= 3 && ticks.length <= 8, `${spread}: ${ticks}`);
    assert.ok(ticks.includes(0));
    for (const tick of ticks) assert.ok(1 + tick / 100 >= low && 1 + tick / 100 <= high, String(tick));
  }
});
