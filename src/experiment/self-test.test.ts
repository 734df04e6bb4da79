import assert from "node:assert/strict";
import { test } from "node:test";
import { conclude } from "../analyse/conclude.ts";
import { caseOf, runOf, sessionsAt } from "../analyse/fixture.ts";
import { UsageError } from "../errors.ts";
import type { PlannedCase } from "../format/plan.ts";
import { casesInTime, isExcessive } from "./self-test.ts";

const planned = (target: string, scenario: string): PlannedCase => ({
  ...{ id: `${target}/${scenario}/direct`, target, scenario, via: "direct" },
});
const CASES = [planned("java", "hello"), planned("java", "list"), planned("go", "hello")];
const chosen = (starts: Readonly<Record<string, number>>, secondsForHalf: number, named?: string) =>
  casesInTime(CASES, new Map(Object.entries(starts)), { secondsForHalf, case: named }).map(({ id }) => id);

test("cases whose target starts slowly are tested as far as each half has time for two sessions of them", () => {
  const all = CASES.map(({ id }) => id);
  assert.deepEqual(chosen({ java: 12, go: 0.1 }, 200), all);
  assert.deepEqual(chosen({ java: 12, go: 0.1 }, 60), ["java/hello/direct", "go/hello/direct"]);
  assert.deepEqual(chosen({ java: 40, go: 0.1 }, 60), ["go/hello/direct"]);
  // A start that is not slow, or not known, keeps nobody from a short try.
  assert.deepEqual(chosen({ java: 0.4, go: 0.1 }, 3), all);
  assert.deepEqual(chosen({}, 3), all);
});

test("what is found beyond doubt to be far more than was burnt is something else", () => {
  const noisy = (cpu: number) => [0.999, 1.001, 1, 1.0005, 0.9995, 1].map((each) => cpu * each);
  const found = (cpu: number) => conclude(runOf([caseOf(sessionsAt(noisy(1 / cpu), noisy(cpu)))])).cases[0];
  assert.equal(isExcessive(found(2.1), 0.05), true);
  assert.equal(isExcessive(found(1.06), 0.05), false);
  assert.equal(isExcessive(found(1), 0.05), false);
  assert.equal(isExcessive(undefined, 0.05), false);
});

test("where none has time, or not all of those that were named, it says which budget would do", () => {
  const refused = (text: RegExp) => (error: unknown) =>
    error instanceof UsageError && text.test(error.message);
  assert.throws(() => chosen({ java: 25, go: 30 }, 60), refused(/^java takes 25 s to start, .*--budget 5m$/));
  assert.throws(() => chosen({ java: 40, go: 0.1 }, 60, "*"), refused(/--budget 10m$/));
});
