import assert from "node:assert/strict";
import { test } from "node:test";
import type { CaseResult, MetricResult, Verdict } from "../model/results.ts";
import { RUNS, sketchedRun } from "./fixture.ts";
import { headline, inShort } from "./headline.ts";
import { predicate } from "./words.ts";

function metric(
  name: "goodput" | "cpu",
  low: number,
  ratio: number,
  high: number,
  verdict: Verdict,
): MetricResult {
  const better = name === "goodput" ? "higher" : "lower";
  return {
    name,
    unit: "",
    better,
    gates: true,
    base: 1,
    head: ratio,
    ratio,
    interval: { low, high },
    n: 9,
    verdict,
  };
}

function result(
  verdict: Verdict,
  metrics: readonly MetricResult[],
  change: Partial<CaseResult> = {},
): CaseResult {
  return {
    id: "api/hello/direct",
    target: "api",
    scenario: "hello",
    path: "direct",
    sessions: [],
    bottleneck: "server",
    threshold: 0.02,
    metrics,
    verdict,
    brokenIn: [],
    reasons: [],
    settledAt: null,
    ...change,
  };
}

test("slower, in words", () => {
  const slower = result("regression", [metric("goodput", 0.93, 0.94, 0.95, "regression")]);
  assert.equal(predicate(slower), "is about 6 % slower, between 5 and 7; not noise");
  assert.equal(inShort(slower), "about 6 % slower");
});

test("more CPU, in words", () => {
  const costlier = result("regression", [metric("cpu", 1.05, 1.06, 1.07, "regression")]);
  assert.equal(predicate(costlier), "needs about 6 % more CPU per request, between 5 and 7; not noise");
});

test("a case that got slower and needs less CPU says both", () => {
  const both = [
    metric("goodput", 0.93, 0.94, 0.95, "regression"),
    metric("cpu", 0.9, 0.92, 0.94, "improvement"),
  ];
  assert.equal(
    predicate(result("regression", both)),
    "is about 6 % slower, between 5 and 7, but needs about 8 % less CPU per request, between 6 and 10; not noise",
  );
});

test("narrow intervals get the decimals that tell their ends apart", () => {
  const narrow = result("regression", [metric("cpu", 1.0612, 1.063, 1.0648, "regression")]);
  assert.match(predicate(narrow), /about 6\.3 % more CPU per request, between 6\.1 and 6\.5/);
});

test("an undecided range names its sides", () => {
  const open = (low: number, high: number) =>
    predicate(
      result("inconclusive", [metric("goodput", low, 1, high, "inconclusive")], { reasons: ["wait."] }),
    );
  assert.equal(open(0.97, 1.01), "is not clear: speed between 3 % slower and 1 % faster; wait");
  assert.equal(open(0.96, 0.99), "is not clear: speed between 1 and 4 % slower; wait");
  assert.equal(open(1.01, 1.04), "is not clear: speed between 1 and 4 % faster; wait");
});

test("unchanged, invalid and skipped", () => {
  assert.equal(predicate(result("unchanged", [])), "shows no change larger than 2 %");
  assert.equal(predicate(result("unchanged", [], { skipped: "same image" })), "was not loaded: same image");
  const broken = result("invalid", [], { reasons: ["head: died: code 1", "base: other"] });
  assert.equal(predicate(broken), "gave no usable numbers: head: died: code 1");
});

test("a reason of any length gives a sentence of a bearable one", () => {
  assert.ok(predicate(result("invalid", [], { reasons: ["x\n".repeat(5000)] })).length < 350);
});

const EXPECTED: Readonly<Record<string, RegExp>> = {
  red: /^2 of 5 cases slower or costlier; worst: api\/hello\/direct is about 6 % slower/,
  unchanged: /^No change larger than 2 % in any of 2 cases$/,
  faster: /^api\/hello\/direct is about 31 % faster, between 30 and 33/,
  "invalid-head":
    /^1 of 2 cases invalid, head fails where base does not: api\/hello\/direct gave no usable numbers/,
  "failed-build": /^Invalid, head fails where base does not: .*head: api could not be built$/,
  inconclusive: /^Both cases undecided: api\/hello\/direct, api\/json\/direct$/,
  limited: /^1 of 2 cases costlier: api\/hello\/direct needs about 4 % more CPU/,
  identical: /^Unchanged: base and head are the same image/,
  interrupted: /^Interrupted before its end\. So far: Both cases undecided/,
};

for (const [name, expected] of Object.entries(EXPECTED)) {
  test(`the headline of the run "${name}"`, () =>
    assert.match(headline(RUNS[name]?.() ?? assert.fail()), expected));
}

test("a run without cases still has a headline", () => {
  assert.equal(headline(sketchedRun([])), "Undecided: nothing was measured");
});
