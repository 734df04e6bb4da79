import assert from "node:assert/strict";
import { test } from "node:test";
import { RUNS, sketchedRun } from "../report/fixture.ts";
import { nextSteps } from "./comment-text.ts";
import { parseRerunCommand } from "./rerun-request.ts";

const NOBODY: ReadonlySet<string> = new Set();

/** The line to paste. */
const pasted = (lines: readonly string[]) =>
  /<code>(\/loadgate [^<]*)<\/code>/.exec(lines.join("\n"))?.[1] ?? null;

test("a red case can be accepted by its name, several by a glob, and measured longer", () => {
  const one = sketchedRun([{ scenario: "hello", speed: 0.9 }, { scenario: "json" }]);
  assert.match(
    nextSteps(one, NOBODY).join("\n"),
    /<code>Loadgate-Accept: api\/hello\/direct REASON<\/code>\./,
  );
  assert.equal(parseRerunCommand(pasted(nextSteps(one, NOBODY)) ?? "")?.cases, "api/hello/direct");
  const two = sketchedRun([
    { scenario: "hello", speed: 0.9 },
    { scenario: "json", speed: 0.9 },
  ]);
  assert.match(
    nextSteps(two, NOBODY).join("\n"),
    /<code>Loadgate-Accept: &#42; REASON<\/code>; <code>&#42;<\/code> accepts all cases, a name only that case\./,
  );
});

test("the line to paste is one that loadgate understands, whatever a case is called and however long it took", () => {
  for (const scenario of ["hello", "two words", "é"]) {
    for (const load of [1, 600, 100_000]) {
      const run = sketchedRun([{ scenario, speed: 0.9 }]);
      const lines = nextSteps({ ...run, seconds: { ...run.seconds, load } }, NOBODY);
      const asked = parseRerunCommand(pasted(lines) ?? assert.fail());
      assert.match(asked?.budget ?? "", /^\d+m$/);
    }
  }
});

test("what is accepted, or simply passes, asks for nothing", () => {
  const red = sketchedRun([{ scenario: "hello", speed: 0.9 }]);
  assert.deepEqual(nextSteps(red, new Set(["api/hello/direct"])), []);
  assert.deepEqual(nextSteps(RUNS.unchanged?.() ?? assert.fail(), NOBODY), []);
});
