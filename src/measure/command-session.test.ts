import assert from "node:assert/strict";
import { test } from "node:test";
import type { Scenario } from "../format/plan.ts";
import type { Sample } from "../format/sample.ts";
import { metricNamed } from "../metrics/metrics.ts";
import type { FinishedOnce } from "../serve/runner.ts";
import { commandSample, mannerAfter, turnSeconds } from "./command-session.ts";

const NOTES = { user: 1.25, system: 0.25, times: [2], exit_codes: [0 as number | null] };

const notes = (change: Partial<typeof NOTES> & { memory_usage_byte?: number[] } = {}) => ({
  notes: JSON.stringify({ results: [{ command: "'driver'", ...NOTES, ...change }] }),
});

const ENDED = { code: 0, signal: null, stderr: "", missing: false, timedOut: false, seconds: 2.1 };

const sample = (
  output: string,
  scenario: Partial<Scenario> = {},
  end: Partial<FinishedOnce> = {},
  reports: boolean | null = null,
) =>
  commandSample(
    { variant: "head" },
    { expect: { status: 200 }, maxErrors: 0, ...scenario } as Scenario,
    { ...ENDED, stdout: output, timed: notes(), ...end },
    reports,
  );

const COMMAND = { by: "hyperfine", runs: 1, user: 1.25, system: 0.25, exitCode: 0 } as const;

test("the last line reports operations; wall and CPU time are hyperfine's, whatever the command says", () => {
  for (const line of ['{"operations":10000,"seconds":0.001,"errors":0}', '{"operations":10000}']) {
    const { correct, wall, cpu, invalid } = sample(`connected\n${line}\n`);
    assert.deepEqual([correct, wall, cpu.server, invalid], [10_000, 2, 1.5, []]);
  }
  const { command } = sample('{"operations":10,"seconds":1.5}');
  assert.deepEqual(command, { ...COMMAND, operations: 10, seconds: 1.5 });
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
  const allowed = sample(line, { maxErrors: 0.03 });
  assert.deepEqual([allowed.correct, allowed.errors, allowed.invalid], [97, { "failed operations": 3 }, []]);
});

for (const output of ["", "done", "{}", "null", "[1]", "1", '{"operations":10,"seconds":1}\nbye'])
  test(`a plain command is measured: ${JSON.stringify(output)}`, () => {
    const plain = sample(output);
    assert.deepEqual([plain.correct, plain.byStatus, plain.invalid], [0, {}, []]);
    assert.deepEqual(plain.command, { ...COMMAND, operations: null, seconds: null });
    assert.deepEqual(valuesOf(plain), [2, 1.5, null, null]);
  });

/** Time and CPU time per run, goodput and CPU per operation. */
function valuesOf(of: Sample): (number | null)[] {
  return (["time", "cpu-time", "goodput", "cpu"] as const).map((name) => {
    const metric = metricNamed(name);
    return metric.per === "round" ? metric.value(of) : null;
  });
}

for (const output of [
  '{"operations":0,"seconds":1}',
  '{"operations":10,"seconds":0}',
  '{"operations":10,"seconds":-1}',
  '{"operations":1e400,"seconds":1}',
  '{"operations":"10"}',
  '{"operations":10,"seconds":1,"errors":11}',
])
  test(`no report: ${output}`, () => {
    const { invalid, correct } = sample(output);
    assert.equal(correct, 0);
    assert.deepEqual(invalid, [{ code: "no-report", output }]);
  });

test("where base reports operations head has to; where it does not, theirs do not count", () => {
  assert.deepEqual(sample("bye\n", {}, {}, true).invalid, [{ code: "no-report", output: "bye" }]);
  const found = sample('{"operations":10}', {}, {}, false);
  assert.deepEqual([found.invalid, found.command?.operations, found.correct], [[], null, 0]);
  const [reports, plain] = [sample('{"operations":10}'), sample("")];
  const base = (of: Sample): Sample => ({ ...of, variant: "base" });
  assert.deepEqual(mannerAfter([plain, base(reports)]), { runs: 1, reports: true });
  assert.deepEqual(mannerAfter([reports, base(plain)]), { runs: 1, reports: false });
});

test("a short command runs several times in a turn, as often on both sides; what is reported is per run", () => {
  const short = (wall: number, variant: "base" | "head"): Sample => ({ ...sample(""), variant, wall });
  assert.deepEqual(mannerAfter([short(0.1, "base"), short(0.03, "head")]), { runs: 7, reports: false });
  assert.equal(mannerAfter([short(0.001, "base")]).runs, 20);
  assert.equal(mannerAfter([{ ...short(0.001, "base"), invalid: [{ code: "restarted" }] }]).runs, 1);
  const twice = notes({ times: [1, 1.5], exit_codes: [0, 0] });
  const of = sample("", {}, { seconds: 2.6, timed: twice });
  assert.deepEqual([of.wall, of.command?.runs, valuesOf(of)], [2.5, 2, [1.25, 1.5, null, null]]);
});

test("a turn takes as long as its runs and what it took to start them, as a container takes", () => {
  assert.deepEqual(
    turnSeconds(
      [
        { wall: 0.1, took: 2.1 },
        { wall: 0.2, took: 0.1 },
      ],
      5,
    ).map((s) => s.toFixed(2)),
    ["2.50", "1.00"],
  );
});

test("a command that fails yields no number, whatever it printed", () => {
  const stderr = "boom\n \n  Warning: Ignoring non-zero exit code.\n";
  const failed = (exit_codes: (number | null)[]) =>
    sample('{"operations":10,"seconds":1}', {}, { stderr, timed: notes({ exit_codes }) });
  assert.equal(failed([3]).correct, 0);
  assert.deepEqual(failed([3]).invalid, [{ code: "command-failed", error: "exit code 3: boom" }]);
  assert.deepEqual(failed([0, 3]).invalid, [{ code: "command-failed", error: "exit code 3: boom" }]);
  assert.deepEqual(failed([null]).invalid, [{ code: "command-failed", error: "ended by a signal: boom" }]);
  const withheld = [{ name: "ACME_SDK", key: "inherit" }] as const;
  const lacking = sample("", {}, { timed: notes({ exit_codes: [1] }), lacks: withheld });
  assert.deepEqual(lacking.invalid, [{ code: "command-failed", error: "exit code 1", withheld }]);
});

test("no notes of hyperfine, and none that can be believed, are faults", () => {
  const gone = { notes: null };
  assert.deepEqual(sample("", {}, { code: 1, stderr: "Error: no such file", timed: gone }).invalid, [
    { code: "command-failed", error: "exit code 1: Error: no such file" },
  ]);
  assert.match(JSON.stringify(sample("", {}, { timed: gone }).invalid), /results of hyperfine are gone/);
  assert.match(JSON.stringify(sample("", {}, { timed: { notes: "{}" } }).invalid), /JSON is not as expected/);
  for (const [times, seconds] of [
    [[0.01], 4],
    [[9], 4],
  ] as const)
    assert.deepEqual(sample("", {}, { seconds, timed: notes({ times: [...times] }) }).invalid, [
      { code: "timing-altered", noted: times[0], wall: 4 },
    ]);
});

test("where hyperfine cannot be, the engine's notes tell the time, and CPU time is not known", () => {
  const { wall, cpu, command, invalid } = sample('{"operations":10}', {}, { timed: null });
  assert.deepEqual([wall, cpu.server, invalid], [2.1, null, []]);
  assert.equal(command?.by, "engine");
  assert.deepEqual(sample("", {}, { timed: null, code: 3, stderr: "boom" }).invalid, [
    { code: "command-failed", error: "exit code 3: boom" },
  ]);
});
