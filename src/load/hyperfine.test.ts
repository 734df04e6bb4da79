import assert from "node:assert/strict";
import { existsSync, mkdtempDisposableSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import fc from "fast-check";
import { FaultError } from "../format/faults.ts";
import { allowedEnvironment } from "../platform/child-environment.ts";
import { run } from "../platform/exec.ts";
import { findProgram } from "../platform/programs.ts";
import { hyperfineArguments, parseHyperfineOutput, quotedCommand, withoutWarnings } from "./hyperfine.ts";

const hyperfine = findProgram("hyperfine");
const REAL = { skip: hyperfine === null && "hyperfine is not here: make setup" };

/** Has the hyperfine of this machine time a command. */
async function timed(command: readonly string[], runs = 1) {
  using folder = mkdtempDisposableSync(join(tmpdir(), "hyperfine-"));
  const file = join(folder.path, "notes.json");
  const finished = await run([hyperfine ?? "", ...hyperfineArguments(command, runs, file)], {
    cwd: folder.path,
    env: allowedEnvironment(process.env),
  });
  const notes = existsSync(file) ? readFileSync(file, "utf8") : "";
  return { ...finished, notes: () => parseHyperfineOutput(notes) };
}

/** Drawn as numbers: fast-check's own unit "binary" makes a table of all of them first, which takes a second. */
const codePoint = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));

const word = fc
  .oneof(
    fc.string({ unit: codePoint }),
    fc.string({ unit: fc.constantFrom("'", '"', "\\", "$", "{", "}", " ", "\n", "-", "a", "é", "*") }),
  )
  .filter((text) => !text.includes("\0") && text.isWellFormed());

test("any arguments arrive at a command as they are, through hyperfine", REAL, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 6 }), async (words) => {
      const { stdout, stderr, code } = await timed(["printf", "%s\\0", ...words]);
      assert.equal(code, 0, stderr);
      assert.deepEqual(stdout.split("\0").slice(0, -1), words);
    }),
    { numRuns: 60 },
  );
});

test(
  "a command's times, exit code and output are reported, and a failure is one of the command",
  REAL,
  async () => {
    const sleeping = await timed(["sh", "-c", "sleep 0.05; echo said; echo wrong >&2"], 2);
    const { runs, wall, user, system, exitCode } = sleeping.notes();
    assert.deepEqual([runs, exitCode, sleeping.stdout, sleeping.code], [2, 0, "said\nsaid\n", 0]);
    assert.ok(wall >= 0.1 && user + system < wall, JSON.stringify(sleeping.notes()));
    assert.equal(withoutWarnings(sleeping.stderr), "wrong\nwrong");
    const failing = await timed(["sh", "-c", "echo boom >&2; exit 3"]);
    assert.deepEqual([failing.code, failing.notes().exitCode], [0, 3]);
    assert.equal(withoutWarnings(failing.stderr), "boom");
  },
);

test("a program that is not there is said, and leaves no notes", REAL, async () => {
  const missing = await timed(["no-such-program", "a b"]);
  assert.notEqual(missing.code, 0);
  assert.match(missing.stderr, /no-such-program.*No such file/);
  assert.throws(() => missing.notes());
});

test("a command never looks like an option, and one that is too long for one argument is refused", () => {
  assert.equal(quotedCommand(["--help", "it's", ""]), `'--help' 'it'\\''s' ''`);
  const [before, line] = hyperfineArguments(["--help"], 3, "/notes").slice(-2);
  assert.deepEqual([before, line], ["--", "'--help'"]);
  assert.throws(
    () => hyperfineArguments(["tool", "é".repeat(70_000)], 1, "/notes"),
    (error: unknown) => error instanceof FaultError && error.fault.code === "command-failed",
  );
});

/** As 1.15 writes them, without what is not read. */
const FIRST = {
  command: "'a'",
  stddev: null,
  mean: 1.5,
  user: 0.5,
  system: 0.25,
  times: [1, 2],
  exit_codes: [0, 0],
};
const quantity = (value: number, unit: string) => ({ value, unit });
/** As 2.0 does. */
const SECOND = {
  command: "'a'",
  measurements: [1, 2].map((wall) => ({
    time_wall_clock: quantity(wall, "second"),
    time_cpu: quantity(0.75, "second"),
    time_user: quantity(0.5, "second"),
    time_system: quantity(0.25, "second"),
    memory_peak_resident: quantity(wall * 1e6, "byte"),
    exit_code: 0,
  })),
  summary: {},
};
const BOTH = { runs: 2, wall: 3, user: 1, system: 0.5, exitCode: 0 };

test("notes of all versions tell the same: 1.15, those with memory, and 2.0", () => {
  const parsed = (result: object, rest = {}) =>
    parseHyperfineOutput(JSON.stringify({ ...rest, results: [result] }));
  assert.deepEqual(parsed(FIRST), { ...BOTH, memory: null });
  assert.deepEqual(parsed({ ...FIRST, memory_usage_byte: [1e6, 2e6] }), { ...BOTH, memory: 2e6 });
  const second = { schema_version: 2, metadata: {}, primary_metric: "time_wall_clock" };
  assert.deepEqual(parsed(SECOND, second), { ...BOTH, memory: 2e6 });
  assert.equal(parsed({ ...FIRST, exit_codes: [0, 137] }).exitCode, 137);
  assert.equal(parsed({ ...FIRST, exit_codes: [null, 3] }).exitCode, null);
  const one = { ...SECOND.measurements[0], exit_code: 3, memory_peak_resident: undefined };
  assert.deepEqual(parsed({ measurements: [one] }), {
    ...{ runs: 1, wall: 1, user: 0.5, system: 0.25, memory: null, exitCode: 3 },
  });
});

for (const text of [
  "",
  "[]",
  "null",
  '{"results":[]}',
  JSON.stringify({ results: [FIRST, FIRST] }),
  JSON.stringify({ results: [{ ...FIRST, times: [] }] }),
  JSON.stringify({ results: [{ ...FIRST, times: [-1, 2] }] }),
  JSON.stringify({ results: [{ ...FIRST, user: null }] }),
  JSON.stringify({
    results: [{ measurements: [{ ...SECOND.measurements[0], time_user: quantity(5, "minute") }] }],
  }),
])
  test(`these are no notes: ${text.slice(0, 60)}`, () => {
    assert.throws(() => parseHyperfineOutput(text), /^Error: hyperfine/);
  });
