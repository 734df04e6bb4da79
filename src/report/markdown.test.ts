import assert from "node:assert/strict";
import { test } from "node:test";
import type { Results } from "../format/results.ts";
import { RUNS, sketchedRun } from "./fixture.ts";
import { markdownReport, STEP_SUMMARY_BYTES } from "./markdown.ts";

const size = (text: string) => Buffer.byteLength(text);

test("hostile names and logs stay text", () => {
  const results = sketchedRun([{ scenario: "a|b`c`<img src=x>@octocat<!--", target: "x\n\n# y" }]);
  const text = markdownReport(results);
  assert.doesNotMatch(text, /<img|<!--|@octocat|^# y/m);
  const log = markdownReport(RUNS["invalid-head"]?.() ?? assert.fail());
  assert.match(log, /<pre>[^<]*&lt;!-- \| --&gt; @octocat[^<]*<\/pre>/);
});

test("the command that measures again names the configuration and the preset that were named", () => {
  const run = sketchedRun([{ scenario: "hello" }]);
  const again = (named: NonNullable<Results["plan"]["named"]>) =>
    /loadgate compare .*(?=<)/.exec(markdownReport({ ...run, plan: { ...run.plan, named } }))?.[0];
  assert.match(
    again({ config: "suites/app/loadgate.yml", preset: "quick" }) ?? "",
    /--case &#39;api\/hello\/direct&#39; --config &#39;suites\/app\/loadgate.yml&#39; --preset &#39;quick&#39; --seed/,
  );
  assert.match(again({ preset: "quick" }) ?? "", /direct&#39; --preset &#39;quick&#39; --seed/);
  for (const hostile of ["a'; rm -rf /", "$(id)", "a b"])
    assert.equal(again({ config: hostile }) ?? again({ preset: hostile }), undefined);
});

test("every row of a table has as many cells as its head", () => {
  const results = sketchedRun([{ scenario: "a|b" }, { scenario: "c\\|d" }]);
  const rows = markdownReport(results)
    .split("\n")
    .filter((line) => line.startsWith("|"));
  for (const row of rows) assert.ok([7, 9].includes(row.split("|").length), row);
});

const many = sketchedRun(
  Array.from({ length: 300 }, (_, i) => ({ scenario: `s${i}`, sessions: 2, speed: 1 - i / 1e3 })),
);

test("what does not fit is left out by whole parts, and that is said", () => {
  assert.ok(size(markdownReport(many)) < STEP_SUMMARY_BYTES);
  const whole = markdownReport(many, Number.MAX_SAFE_INTEGER);
  for (const limit of [size(whole) - 1, 60_000, 20_000, 3_000]) {
    const text = markdownReport(many, limit);
    assert.ok(size(text) <= limit, `${size(text)} of ${limit}`);
    assert.match(text, /did not fit here|more cases are in the report file/);
    assert.equal(text.split("<details>").length, text.split("</details>").length);
    for (const row of text.split("\n").filter((line) => line.startsWith("|")))
      assert.ok(row.endsWith("|"), row);
  }
});

test("where even the table does not fit, the worst cases stay", () => {
  const results = sketchedRun([
    ...Array.from({ length: 100 }, (_, i) => ({ scenario: `same${i}`, sessions: 2 })),
    {
      scenario: "broken",
      sessions: 1,
      change: (s) => ({ ...s, invalid: [{ fault: { code: "restarted" }, variant: "head" }] }),
    },
  ]);
  const text = markdownReport(results, 3000);
  assert.match(text, /⛔\u00a0<code>api\/broken\/direct<\/code> \| – \| – \| gave no usable numbers/);
});
