import assert from "node:assert/strict";
import { test } from "node:test";
import { judgedAgain } from "../analyse/conclude.ts";
import { type Results, readResults, resultsText, type TrendPart } from "../format/results.ts";
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

test("what became of the planted slowdown is found again from its samples, not taken from the file", () => {
  const results = sketchedRun([{ scenario: "hello" }]);
  const slower = sketchedRun([{ scenario: "hello", speed: 0.95, cpu: 1.05 }]);
  const published = (planted: Results) => {
    const trend: TrendPart = {
      settings: { alert: ["none"], direction: "worse", thresholds: {}, keep: 1e8, keepRuns: 1e7 },
      config: "loadgate.yml",
      reference: { commit: "f".repeat(40), label: "v1" },
      head: { commit: "a".repeat(40), subject: "" },
      ...{ control: null, seam: null, again: null },
      planted: { case: "api/hello/direct", slowdown: 0.05, results: { ...planted, command: "compare" } },
    };
    const read = readResults(resultsText({ ...results, command: "trend", trend }));
    return runOfResults(judgedAgain(read), IDENTITY);
  };
  const planted = { case: "api/hello/direct", slowdown: 0.05 };
  const run = published(slower);
  assert.deepEqual(run.planted, { ...planted, outcome: "found" });
  assert.equal(run.minutes, 3.7);
  const forged = results.cases.map((each) => ({ ...each, verdict: "regression" as const }));
  assert.deepEqual(published({ ...results, cases: forged }).planted, { ...planted, outcome: "not-found" });
  assert.deepEqual(publishedRun.parse(run), run);
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
