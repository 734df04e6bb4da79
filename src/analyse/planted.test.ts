import assert from "node:assert/strict";
import { test } from "node:test";
import type { Fault } from "../format/faults.ts";
import type { Session } from "../format/sample.ts";
import { conclude } from "./conclude.ts";
import { caseOf, runOf, sessionsAt } from "./fixture.ts";
import { plantedOutcome } from "./planted.ts";

const outcome = (sessions: readonly Session[], interrupted = false) =>
  plantedOutcome({ results: conclude(runOf([caseOf(sessions)], { interrupted })) });

const failed = (fault: Fault): Session => ({
  ...(sessionsAt([1])[0] as Session),
  rounds: [],
  invalid: [{ variant: "head", fault }],
});

const noisy = (speed: number) =>
  [0.999, 1.001, 1, 1.0005, 0.9995, 1, 1.001, 0.999].map((each) => speed * each);

test("a planted slowdown was found where head was called slower, and not where no change was seen", () => {
  assert.deepEqual(outcome(sessionsAt(noisy(0.9))), { outcome: "found" });
  assert.deepEqual(outcome(sessionsAt(noisy(1))), { outcome: "not-found" });
});

test("what proves nothing is not counted: no control group, no numbers, an interruption", () => {
  const unmeasured = (why: string) => ({ outcome: "not-measured", why });
  assert.deepEqual(outcome([failed({ code: "burner-elsewhere" })]), unmeasured("burner-elsewhere"));
  assert.deepEqual(outcome([failed({ code: "restarted" })]), unmeasured("invalid"));
  assert.deepEqual(outcome([]), unmeasured("invalid"));
  assert.deepEqual(outcome(sessionsAt([1, 1, 1, 1]), true), unmeasured("interrupted"));
  assert.deepEqual(plantedOutcome({ results: null }), unmeasured("interrupted"));
});
