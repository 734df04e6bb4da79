import assert from "node:assert/strict";
import { test } from "node:test";
import type { Scenario } from "../format/plan.ts";
import { lastLines } from "../platform/exec.ts";
import type { FinishedOnce } from "../serve/runner.ts";
import { commandSample } from "./command-session.ts";

const ENDED = { code: 0, signal: null, stderr: "", missing: false, timedOut: false, seconds: 2, cpu: 1.5 };

const sample = (output: string, scenario: Partial<Scenario> = {}, end: Partial<FinishedOnce> = {}) =>
  commandSample({ variant: "head" }, { expect: { status: 200 }, errors: 0, ...scenario } as Scenario, {
    ...ENDED,
    stdout: output,
    ...end,
  });

test("the last line tells operations; wall and CPU time are loadgate's, whatever the command says", () => {
  for (const line of ['{"operations":10000,"seconds":0.001,"errors":0}', '{"operations":10000}']) {
    const { correct, wall, cpu, invalid } = sample(`connected\n${line}\n`);
    assert.deepEqual([correct, wall, cpu.server, invalid], [10_000, 2, 1.5, []]);
  }
});

test("more seconds than it ran for are a fault; what two clocks differ by is none", () => {
  const { invalid } = sample('{"operations":10,"seconds":3}');
  assert.deepEqual(invalid, [{ code: "impossible-time", seconds: 3, wall: 2 }]);
  assert.deepEqual(sample('{"operations":10,"seconds":2.01}').invalid, []);
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
  const { invalid, correct } = sample('{"operations":10,"seconds":1}', {}, { code: 3, stderr: "boom" });
  assert.equal(correct, 0);
  assert.deepEqual(invalid, [{ code: "command-failed", error: "exit code 3: boom" }]);
  const withheld = [{ name: "ACME_SDK", key: "inherit" }] as const;
  const lacking = sample("", {}, { code: 1, lacks: withheld });
  assert.deepEqual(lacking.invalid, [{ code: "command-failed", error: "exit code 1", withheld }]);
});
