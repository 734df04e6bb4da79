import assert from "node:assert/strict";
import { test } from "node:test";
import type { Variant } from "../format/faults.ts";
import type { Verdict } from "../format/names.ts";
import type { FailOn } from "../format/plan.ts";
import { exitCode, type Judged } from "./exit-codes.ts";

const BOTH: readonly FailOn[] = ["regression", "invalid"];

function judged(verdict: Verdict, failOn = BOTH, brokenIn: readonly Variant[] = []): Judged {
  return { cases: [{ verdict, brokenIn, target: "api" }], failures: [], plan: { failOn } };
}

test("the verdict decides, where it is asked to", () => {
  assert.equal(exitCode({ judged: judged("regression") }), 1);
  assert.equal(exitCode({ judged: judged("invalid") }), 3);
  for (const verdict of ["inconclusive", "improvement", "new", "unchanged"] as const) {
    assert.equal(exitCode({ judged: judged(verdict) }), 0);
  }
  assert.equal(exitCode({ judged: judged("regression", ["invalid"]) }), 0);
  assert.equal(exitCode({ judged: judged("invalid", ["regression"]) }), 0);
  assert.equal(exitCode({ judged: judged("regression", ["never"]) }), 0);
  assert.equal(exitCode({ judged: judged("regression", ["never", "regression"]) }), 0);
});

test("an inconclusive case fails a run that is asked to, after what is invalid and never one that is observed", () => {
  const all: readonly FailOn[] = ["regression", "invalid", "inconclusive"];
  assert.equal(exitCode({ judged: judged("inconclusive", all) }), 1);
  assert.equal(exitCode({ judged: judged("unchanged", all) }), 0);
  assert.equal(exitCode({ judged: judged("inconclusive", ["inconclusive", "never"]) }), 0);
  const both = [...judged("invalid").cases, ...judged("inconclusive").cases];
  assert.equal(exitCode({ judged: { ...judged("invalid", all), cases: both } }), 3);
  assert.equal(exitCode({ judged: { ...judged("invalid", ["inconclusive"]), cases: both } }), 1);
  const observed = { ...judged("inconclusive", all), plan: { failOn: all, mode: "observe" as const } };
  assert.equal(exitCode({ judged: observed }), 0);
});

test("a head that fails where base works always fails the run", () => {
  assert.equal(exitCode({ judged: judged("invalid", ["never"], ["head"]) }), 3);
  assert.equal(exitCode({ judged: judged("invalid", ["never"], ["base", "head"]) }), 0);
  assert.equal(exitCode({ judged: judged("invalid", ["regression"], ["base"]) }), 0);
});

test("a build that fails on head alone always fails the run, on both it is invalid", () => {
  const head = { variant: "head", target: "api" } as const;
  const base = { variant: "base", target: "api" } as const;
  const never = { cases: [], plan: { failOn: ["never"] as const } };
  assert.equal(exitCode({ judged: { ...never, failures: [head] } }), 3);
  assert.equal(exitCode({ judged: { ...never, failures: [head, base] } }), 0);
  assert.equal(exitCode({ judged: { ...never, failures: [head, base], plan: { failOn: BOTH } } }), 3);
  assert.equal(exitCode({ judged: { ...never, failures: [base], plan: { failOn: BOTH } } }), 0);
});

test("a regression in one case outranks an invalid other one, unless regressions are waved through", () => {
  const cases = [...judged("regression").cases, ...judged("invalid").cases];
  assert.equal(exitCode({ judged: { ...judged("invalid"), cases } }), 1);
  assert.equal(exitCode({ judged: { ...judged("invalid", ["invalid"]), cases } }), 3);
});

test("an interruption outranks what was measured until then", () => {
  const red = judged("regression");
  assert.equal(exitCode({ signal: "SIGINT", judged: red }), 130);
  assert.equal(exitCode({ signal: "SIGTERM", judged: red }), 143);
  assert.equal(exitCode({ signal: "SIGINT", runError: true }), 130);
});

test("a ranking fails by what could not be ranked alone", () => {
  assert.equal(exitCode({ runError: true }), 3);
  assert.equal(exitCode({ runError: false }), 0);
});
