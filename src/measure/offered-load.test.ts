import assert from "node:assert/strict";
import { test } from "node:test";
import { keptUp, queueGrowth } from "./offered-load.ts";

/** Latencies at 100 requests a second of a server that answers so many a second, one after the other, each later by `service`. */
function latencies(capacity: number, service: (i: number) => number, count = 340): number[] {
  return Array.from({ length: count }, (_, i) => i * Math.max(0, 1 / capacity - 1 / 100) + service(i));
}

test("a slow server keeps up as long as no answer waits for those before", () => {
  assert.equal(
    keptUp(
      latencies(100, () => 0.01),
      100,
    ),
    1,
  );
  assert.equal(
    keptUp(
      latencies(100, () => 0.4),
      100,
    ),
    1,
  );
  // Every second request takes long.
  assert.ok(
    keptUp(
      latencies(100, (i) => (i % 2) * 0.4),
      100,
    ) > 0.99,
  );
  // Warm-up in the first fifth is no queue.
  assert.equal(
    keptUp(
      latencies(100, (i) => (i < 40 ? 0.2 : 0.01)),
      100,
    ),
    1,
  );
});

test("what a server answers of what it is offered is seen in how its queue grows", () => {
  for (const capacity of [50, 80, 95]) {
    const found = keptUp(
      latencies(capacity, () => 0.1),
      100,
    );
    assert.ok(Math.abs(found - capacity / 100) < 0.01, `${capacity}: ${found}`);
  }
});

test("nothing answered is nothing kept up with; too few tell of no queue", () => {
  assert.equal(keptUp([], 100), 0);
  assert.equal(queueGrowth([0.1, 0.2, 0.3]), 0);
});
