import assert from "node:assert/strict";
import { test } from "node:test";
import type { Measured } from "../format/results.ts";
import { RUNS, sketchedRun } from "../report/fixture.ts";
import { conclude } from "./conclude.ts";
import { mergeMeasured } from "./merge-shards.ts";

const SKETCHES = [{ scenario: "a", speed: 0.9, cpu: 1.1 }, { scenario: "b" }, { scenario: "c" }] as const;
const whole = sketchedRun(SKETCHES);

/** The run as if each of its cases had been measured by a shard of its own, on a machine of its own. */
const shards = whole.cases.map((found, i): Measured => {
  const environment = { ...whole.environment, cpuModel: `machine ${i}` };
  return {
    ...whole,
    environment,
    cases: [found],
    plan: { ...whole.plan, shard: { index: i + 1, count: 3 } },
  };
});

test("shards say together what the whole run says, whatever their order", () => {
  const merged = conclude(mergeMeasured(shards.toReversed()));
  assert.equal(merged.verdict, "regression");
  assert.deepEqual(
    merged.cases.map(({ id, verdict, metrics }) => ({ id, verdict, metrics })),
    whole.cases.map(({ id, verdict, metrics }) => ({ id, verdict, metrics })),
  );
  assert.deepEqual(
    merged.cases.map(({ environment }) => environment?.cpuModel),
    ["machine 0", "machine 1", "machine 2"],
  );
  assert.equal(merged.plan.shard, undefined);
  assert.equal(merged.seconds.run, whole.seconds.run * 3);
});

test("one file alone is judged again to what it says", () => {
  for (const run of Object.values(RUNS)) {
    const results = run();
    assert.deepEqual(conclude(mergeMeasured([results])), results);
  }
});

test("a missing shard is named, and its cases are invalid, not gone", () => {
  const merged = conclude(mergeMeasured(shards.slice(1)));
  assert.deepEqual(
    merged.cases.map(({ verdict }) => verdict),
    ["invalid", ...whole.cases.slice(1).map(({ verdict }) => verdict)],
  );
  assert.deepEqual(merged.cases[0]?.findings, [{ code: "shards-missing", shards: ["1/3"] }]);
  assert.equal(merged.exitCode, 3);
});

test("what is not of one run is refused", () => {
  const [a, b] = shards as [Measured, Measured, Measured];
  assert.throws(() => mergeMeasured([]), /nothing to merge/);
  assert.throws(() => mergeMeasured([a, a]), /in two of the files/);
  const moved = { ...b, variants: b.variants.map((each) => ({ ...each, commit: "0".repeat(40) })) };
  assert.throws(() => mergeMeasured([a, moved]), /different commits/);
  assert.throws(() => mergeMeasured([a, { ...b, plan: { ...b.plan, alpha: 0.5 } }]), /different plans/);
});
