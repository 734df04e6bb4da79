import assert from "node:assert/strict";
import { test } from "node:test";
import { mirroredOrders, seeded, shuffled } from "./random.ts";

test("a seed gives the same sequence again, uniform in [0, 1)", () => {
  const draw = (seed: number) => Array.from({ length: 10_000 }, seeded(seed));
  assert.deepEqual(draw(7), draw(7));
  assert.notDeepEqual(draw(7).slice(0, 3), draw(8).slice(0, 3));
  const values = draw(7);
  assert.ok(values.every((value) => value >= 0 && value < 1));
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  assert.ok(Math.abs(mean - 0.5) < 0.02, String(mean));
});

test("a shuffle keeps all items, leaves its input as it is, and favours no order", () => {
  const items = ["a", "b", "c"];
  const random = seeded(1);
  const seen = new Map<string, number>();
  for (let i = 0; i < 6000; i += 1) {
    const order = shuffled(items, random).join("");
    seen.set(order, (seen.get(order) ?? 0) + 1);
  }
  assert.deepEqual(items, ["a", "b", "c"]);
  assert.equal(seen.size, 6);
  assert.ok(
    [...seen.values()].every((count) => count > 850 && count < 1150),
    [...seen.values()].join(),
  );
});

test("orders come in mirrored pairs, whose first is random", () => {
  const random = seeded(1);
  const firsts = Array.from({ length: 100 }, () => {
    const [first, second, third, fourth] = mirroredOrders(["a", "b"], 4, random).map((order) =>
      order.join(""),
    );
    assert.equal(second, [...(first ?? "")].reverse().join(""));
    assert.equal(fourth, [...(third ?? "")].reverse().join(""));
    return first;
  });
  assert.deepEqual(new Set(firsts), new Set(["ab", "ba"]));
  assert.equal(mirroredOrders(["a", "b"], 3, random).length, 3);
});
