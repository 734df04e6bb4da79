import assert from "node:assert/strict";
import { test } from "node:test";
import { publishedRun } from "../format/trend.ts";
import { RUNS, sketchedRun } from "../report/fixture.ts";
import { appendRun } from "./append.ts";
import { readEstimate } from "./estimate.ts";
import { memoryStore } from "./fixture.ts";
import { runOfResults } from "./run-of-results.ts";

const IDENTITY = { id: "77-1", url: null, subject: "Faster\u202e router\n\nbody" };
const OPTIONS = { name: "app", url: null, now: new Date("2026-11-20T00:00:00Z") };

test("every kind of run becomes a point of the trend", async () => {
  for (const [name, results] of Object.entries(RUNS)) {
    const run = runOfResults(results(), IDENTITY);
    assert.deepEqual(publishedRun.parse(run), run, name);
    const { added } = await appendRun(run, memoryStore(), OPTIONS);
    assert.deepEqual(added, ["77-1"], name);
  }
});

test("the base is the reference; ratios keep their intervals", () => {
  const run = runOfResults(sketchedRun([{ scenario: "hello", speed: 0.9 }]), IDENTITY);
  assert.equal(run.reference?.label, "main");
  assert.equal(run.head.subject, "Faster router body");
  assert.equal(run.minutes, 1.9);
  const goodput = run.cases[0]?.metrics.find(({ name }) => name === "goodput");
  const { value, interval } = readEstimate(goodput?.ratio ?? [0, 0, 0]);
  assert.ok(interval && interval.low < value && value < interval.high && interval.high < 0);
  // One value for each build has no interval.
  const image = run.cases[0]?.metrics.find(({ name }) => name === "image-size");
  assert.deepEqual(image?.ratio?.slice(1), [null, null]);
});

test("what decides a comparison by a threshold of its own raises alerts in the trend by the same", () => {
  const gates = { thresholds: { memory: 0.1 } };
  const run = runOfResults(sketchedRun([{ scenario: "hello", memory: 1, gates }]), IDENTITY);
  const metrics = run.cases[0]?.metrics.map(({ name, gates: raises, threshold }) => ({
    name,
    raises,
    threshold,
  }));
  assert.deepEqual(
    metrics?.filter(({ raises }) => raises),
    [
      { name: "goodput", raises: true, threshold: undefined },
      { name: "cpu", raises: true, threshold: undefined },
      { name: "memory", raises: true, threshold: 0.1 },
    ],
  );
});
