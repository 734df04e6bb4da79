import assert from "node:assert/strict";
import { test } from "node:test";
import type { Scenario } from "../format/plan.ts";
import { lastLines } from "../platform/exec.ts";
import { commandSample } from "./command-session.ts";

const sample = (output: string, scenario: Partial<Scenario> = {}, end: string | null = null) =>
  commandSample(
    { variant: "head" },
    { expect: { status: 200 }, errors: 0, ...scenario } as Scenario,
    end,
    output,
  );

test("the last line tells operations and seconds", () => {
  const { correct, wall, invalid } = sample('connected\n{"operations":10000,"seconds":0.5,"errors":0}\n');
  assert.deepEqual([correct, wall, invalid], [10_000, 0.5, []]);
});

test("operations that failed are no part of the speed, and fail the sample where none may", () => {
  const line = '{"operations":100,"seconds":1,"errors":3}';
  assert.deepEqual(sample(line).invalid, [
    { code: "errors", failed: 3, of: 100, unit: "operations", most: [] },
  ]);
  const allowed = sample(line, { errors: 0.03 });
  assert.deepEqual([allowed.correct, allowed.errors, allowed.invalid], [97, { "failed operations": 3 }, []]);
});

for (const output of [
  "",
  "done",
  "{}",
  "null",
  '{"operations":0,"seconds":1}',
  '{"operations":10,"seconds":0}',
  '{"operations":10,"seconds":-1}',
  '{"operations":1e400,"seconds":1}',
  '{"operations":10,"seconds":1,"errors":11}',
  '{"operations":10,"seconds":1}\nbye',
])
  test(`no report: ${JSON.stringify(output)}`, () => {
    const { invalid, correct } = sample(output);
    assert.equal(correct, 0);
    assert.deepEqual(invalid, [{ code: "no-report", output: lastLines(output, 2) }]);
  });

test("a command that fails yields no number, whatever it printed", () => {
  const { invalid, correct } = sample('{"operations":10,"seconds":1}', {}, "exit code 3: boom");
  assert.equal(correct, 0);
  assert.deepEqual(invalid, [{ code: "command-failed", error: "exit code 3: boom" }]);
});
