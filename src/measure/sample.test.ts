import assert from "node:assert/strict";
import { test } from "node:test";
import { bottleneckOf, keptUp, queueGrowth, splitConnections, type Usage } from "./sample.ts";

const FOUR = { layout: "separate-cores" as const, server: [0, 1], proxy: [2], generator: [3] };
const TWO = { layout: "separate-cores" as const, server: [0], proxy: [1], generator: [1] };

/** A second in which nothing was used, but for what is changed. */
const usage = (change: Partial<Usage>): Usage => ({
  wall: 1,
  server: 0,
  proxy: 0,
  generator: 0,
  busiestServer: 0,
  busiestProxy: 0,
  idle: { server: 2, generator: 1 },
  ...change,
});

test("the first of server, proxy and generator without CPU left", () => {
  assert.equal(bottleneckOf(usage({ server: 1.8, proxy: 1, generator: 1 }), FOUR), "server");
  assert.equal(bottleneckOf(usage({ server: 1.7, proxy: 0.9, generator: 1 }), FOUR), "proxy");
  assert.equal(bottleneckOf(usage({ server: 1.7, proxy: 0.8, generator: 0.9 }), FOUR), "generator");
  assert.equal(bottleneckOf(usage({ server: 1.7, proxy: 0.8, generator: 0.8 }), FOUR), "dependency");
});

test("a thread without a free moment saturates its process, however many cores that may use", () => {
  assert.equal(bottleneckOf(usage({ server: 0.9, busiestServer: 0.9 }), FOUR), "server");
  assert.equal(bottleneckOf(usage({ proxy: 0.9, busiestProxy: 0.9 }), FOUR), "proxy");
});

test("CPU that others took is no CPU left", () => {
  assert.equal(bottleneckOf(usage({ server: 0.5, idle: { server: 0.19, generator: 1 } }), FOUR), "server");
  assert.equal(
    bottleneckOf(usage({ server: 0.5, idle: { server: null, generator: null } }), FOUR),
    "dependency",
  );
});

test("where nginx and the generators share a core, whoever uses more of it", () => {
  assert.equal(bottleneckOf(usage({ server: 0.5, proxy: 0.5, generator: 0.4 }), TWO), "proxy");
  assert.equal(bottleneckOf(usage({ server: 0.5, proxy: 0.4, generator: 0.5 }), TWO), "generator");
  assert.equal(
    bottleneckOf(usage({ server: 0.5, generator: 0.3, idle: { server: 1, generator: 0.09 } }), TWO),
    "generator",
  );
});

test("unknown CPU time gives no answer", () => {
  assert.equal(bottleneckOf(usage({ server: null }), FOUR), null);
  assert.equal(bottleneckOf(usage({ wall: 0, server: 1 }), FOUR), null);
});

test("connections that both sides keep are each side's, however much more one of them answers", () => {
  const slow = { answers: 2676, needed: 64 };
  const fast = { answers: 8398, needed: 64 };
  assert.deepEqual(splitConnections(128, [slow, fast]), [64, 64]);
  assert.deepEqual(splitConnections(100, [slow, fast]), [50, 50]);
  // What was opened beyond them is split by answers.
  assert.deepEqual(splitConnections(128 + 11_074, [slow, fast]), [64 + 2676, 64 + 8398]);
  assert.deepEqual(splitConnections(0, [{ answers: 0, needed: 0 }]), [0]);
});

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
