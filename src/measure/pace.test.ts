import assert from "node:assert/strict";
import { test } from "node:test";
import type { Scenario } from "../model/config.ts";
import { mirroredOrders, seeded, shuffled } from "./random.ts";
import { roundLength } from "./round-length.ts";
import { costs, isSettled, isSteady } from "./warm-up.ts";

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

test("a round is long enough for 12 requests a connection, within half a second and ten", () => {
  const scenario = { connections: 100 } as Scenario;
  assert.deepEqual(roundLength(scenario, 1000), { seconds: 1.2, enough: true });
  assert.deepEqual(roundLength(scenario, 50_000), { seconds: 0.5, enough: true });
  assert.deepEqual(roundLength(scenario, 10), { seconds: 10, enough: false });
  assert.deepEqual(roundLength(scenario, 0), { seconds: 10, enough: false });
  assert.deepEqual(roundLength({ ...scenario, roundSeconds: 300 }, 1), { seconds: 300, enough: true });
});

test("settled is who no longer gets cheaper, whatever single slices say", () => {
  assert.equal(isSettled([1, 1, 1, 1, 1]), false);
  assert.equal(isSettled([1, 1, 1, 1, 1, 1]), true);
  assert.equal(isSettled([9, 7, 5, 4, 3, 2.5]), false);
  assert.equal(isSettled([9, 5, 3, 2.02, 2, 2.1, 2, 2.3, 1.99]), true);
  assert.equal(isSettled([2, 2, 2, 2, 1.5, 2]), false);
  // What cannot be read is the same for all slices, and a server that gets dearer is as warm as it will be.
  assert.equal(isSettled([0, 0, 0, 0, 0, 0]), true);
  assert.equal(isSettled([1, 2, 3, 4, 5, 6]), true);
});

test("warm is who no longer gets faster, noisy or not", () => {
  assert.equal(isSteady([]), false);
  assert.equal(isSteady([100, 100, 100]), false);
  assert.equal(isSteady([100, 100, 100, 100]), true);
  assert.equal(isSteady([100, 150, 200, 240]), false);
  assert.equal(isSteady([10, 100, 190, 205, 190, 200]), true);
  assert.equal(isSteady([100, 100, 100, 140]), false);
  assert.equal(isSteady([200, 200, 150, 130]), true);
  // A server that answers nothing yet is cold.
  assert.equal(isSteady([0, 0, 0, 0]), false);
});

test("what an answer costs is seen over all variants, however long each slice had to wait for its last answers", () => {
  const slices = (cpu: readonly (number | null)[], answers: readonly number[]) =>
    cpu.map((each, index) => ({ cpu: each, answers: answers[index] ?? 0, wall: 0.2 + index / 10 }));
  const tens = Array(6).fill(10);
  assert.equal(isSettled(costs([slices([9, 9, 9, 5, 5, 5], [0, 0, 0, 10, 10, 10])])), false);
  assert.equal(isSettled(costs([slices([5, 5, 5, 5, 5, 5], tens), slices([9, 9, 9, 9, 9, 9], tens)])), true);
  assert.equal(isSettled(costs([slices([5, 5, 5, 5, 5, 5], tens), slices([9, 9, 9, 5, 5, 5], tens)])), false);
  assert.equal(isSettled(costs([slices(Array(6).fill(null), [9, 8, 7, 6, 5, 4])])), true);
});
