import assert from "node:assert/strict";
import { test } from "node:test";
import { stripVTControlCharacters } from "node:util";
import { RUNS, sketchedRun } from "./fixture.ts";
import { terminalReport } from "./terminal.ts";

const red = () => RUNS.red?.() ?? assert.fail();

test("colour changes nothing but the colour", () => {
  const plain = terminalReport(red(), { color: false, width: 80 });
  const tinted = terminalReport(red(), { color: true, width: 80 });
  assert.notEqual(tinted, plain);
  assert.equal(stripVTControlCharacters(tinted), plain);
});

test("a wide terminal shows more columns, a narrow one never loses the deciding ones", () => {
  const header = (width: number) => terminalReport(red(), { color: false, width }).match(/^case .*$/m)?.[0];
  assert.match(header(120) ?? "", /p99 +memory/);
  assert.match(header(40) ?? "", /case +verdict +requests\/s +CPU\/request$/);
});

test("names and logs cannot act in the terminal", () => {
  const results = sketchedRun([{ scenario: "a\u001b[2J\u0007\u202eb\nc", target: "\u001b]0;x\u0007t" }]);
  const text = terminalReport(results, { color: false, width: 80 });
  assert.match(text, /t\/ab c\/direct/);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they must not be there
  assert.doesNotMatch(text, /[\u0000-\u0009\u000b-\u001f\u202e]/);
});

test("an inconclusive run that fails for it says so", () => {
  const inconclusive = RUNS.inconclusive?.() ?? assert.fail();
  const { plan } = inconclusive;
  const report = (change: Partial<typeof plan>) =>
    terminalReport({ ...inconclusive, plan: { ...plan, ...change } }, { color: false, width: 80 });
  const failing = { failOn: ["regression", "inconclusive"] } as const;
  assert.match(report(failing), /note: inconclusive cases fail this run \(fail-on: inconclusive\)/);
  assert.doesNotMatch(report({}), /fail this run/);
  assert.doesNotMatch(report({ ...failing, mode: "observe" }), /fail this run/);
});

test("that starts took most of the time is said beside figures that leave a case open", () => {
  const inconclusive = RUNS.inconclusive?.() ?? assert.fail();
  const slow = { code: "slow-start", seconds: 9.2, sessions: 2 } as const;
  const cases = inconclusive.cases.map((each) => ({ ...each, findings: [slow, ...each.findings] }));
  const text = terminalReport({ ...inconclusive, cases }, { color: false, width: 200 });
  assert.ok(cases.length > 0);
  assert.equal(text.split("a start takes 9.2 s").length - 1, cases.length, text);
});
