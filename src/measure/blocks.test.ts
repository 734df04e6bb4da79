import assert from "node:assert/strict";
import { test } from "node:test";
import { runOf, sampleOf, sessionOf } from "../analyse/fixture.ts";
import { seeded } from "../analyse/seeded.ts";
import type { Session } from "../model/sample.ts";
import type { BenchmarkCase } from "./benchmark-case.ts";
import type { RunContext } from "./run-context.ts";
import { randomisedBlocks, runSchedule } from "./scheduler.ts";

const FINE = sessionOf([]);
const BROKEN = sessionOf([
  {
    order: ["head"],
    together: false,
    at: 0,
    disturbance: { stolen: 0, foreign: 0 },
    samples: [sampleOf("head", { invalid: [{ code: "restarted" }] })],
  },
]);

/** Measures targets whose sessions take so many seconds each. */
async function measured(
  seconds: Readonly<Record<string, number>>,
  budgetSeconds: number,
  broken: string[] = [],
) {
  let now = 0;
  const order: string[] = [];
  const benchmarks = Object.keys(seconds).map(
    (target) =>
      ({
        case: { id: `${target}/direct`, target, scenario: target.split("/")[1] ?? "s", path: "direct" },
        scenario: {},
      }) as BenchmarkCase,
  );
  const context = {
    plan: { ...runOf([]).plan, budgetSeconds },
    random: seeded(1),
    clock: { now: () => now },
    signal: new AbortController().signal,
  } as unknown as RunContext;
  const { records } = await runSchedule(benchmarks, randomisedBlocks(), context, {
    async measure({ case: { target } }): Promise<Session> {
      order.push(target);
      now += seconds[target] ?? 0;
      return broken.includes(target) ? BROKEN : FINE;
    },
    progress() {},
  });
  return {
    order,
    now,
    counts: Object.fromEntries(records.map((each) => [each.target, each.sessions.length])),
  };
}

test("all get the same number of sessions, whatever one takes", async () => {
  const { counts, now } = await measured({ quick: 1, slow: 7 }, 60);
  assert.deepEqual(counts, { quick: 7, slow: 7 });
  assert.ok(now <= 60);
});

test("each block holds every target once, in another order", async () => {
  const { order } = await measured({ a: 1, b: 1, c: 1, d: 1 }, 60);
  const blocks = Array.from({ length: order.length / 4 }, (_, i) => order.slice(4 * i, 4 * i + 4));
  for (const block of blocks) assert.deepEqual(block.toSorted(), ["a", "b", "c", "d"]);
  assert.ok(new Set(blocks.map(String)).size > 3);
});

test("a broken target is not measured again, and the others go on", async () => {
  const { counts } = await measured({ a: 1, b: 1 }, 10, ["b"]);
  assert.equal(counts.b, 1);
  assert.equal(counts.a, 8);
});

test("a budget that is too small for all measures what it can", async () => {
  const { counts, now } = await measured({ a: 10, b: 10, c: 10 }, 15);
  assert.equal(
    Object.values(counts).reduce((sum, count) => sum + count),
    2,
  );
  assert.equal(now, 20);
});

test("after two blocks each, contests get the same time, and their targets the same number of sessions", async () => {
  const { counts, now } = await measured({ "a/quick": 1, "b/quick": 1, "a/slow": 9, "b/slow": 9 }, 60);
  assert.deepEqual(counts, { "a/quick": 11, "b/quick": 11, "a/slow": 2, "b/slow": 2 });
  assert.ok(now <= 60);
});
