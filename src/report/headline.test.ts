import assert from "node:assert/strict";
import { test } from "node:test";
import { isOfSpeed, METRICS } from "../metrics/metrics.ts";
import { RUNS, sketchedRun } from "./fixture.ts";
import { fitting, headline, titles } from "./headline.ts";

const LONG = "scenario-of-a-name-that-nobody-would-write-by-hand-but-a-generator-might";

test("of every run the last title has a place beside all that a status says", () => {
  const named = sketchedRun([
    { scenario: LONG, speed: 0.8 },
    { scenario: "hello", speed: 0.9 },
    { scenario: "json" },
  ]);
  for (const results of [
    ...Object.values(RUNS).map((run) => run()),
    named,
    { ...named, interrupted: true },
  ]) {
    const last = titles(results).at(-1) ?? assert.fail();
    assert.ok([...last].length <= 90, last);
    assert.doesNotMatch(last, new RegExp(LONG));
  }
});

test("the most telling title that has room is taken whole", () => {
  const results = sketchedRun([{ scenario: LONG, speed: 0.8 }, { scenario: "json" }]);
  assert.match(fitting(titles(results), 140), new RegExp(`^1 of 2 cases slower: api/${LONG}/direct 19`));
  assert.match(fitting(titles(results), 60), /^1 of 2 cases slower, worst 19\.\d% slower$/);
  assert.equal(fitting(titles(results), 25), "1 of 2 cases slower");
});

test("what is inconclusive begins with that word", () => {
  const results = RUNS.inconclusive?.() ?? assert.fail();
  for (const title of titles(results)) assert.match(title, /^inconclusive/);
});

test("cases that changed in what is not speed are not called slower or faster", () => {
  const run = sketchedRun([
    { scenario: "hello", speed: 0.8 },
    { scenario: "json", speed: 0.8 },
  ]);
  for (const { name, words } of METRICS) {
    const cases = run.cases.map((result) => ({
      ...result,
      metrics: result.metrics
        .filter((metric) => metric.name === "goodput")
        .map((metric) => ({ ...metric, name, better: "lower" as const })),
    }));
    assert.ok(headline({ ...run, cases }).startsWith(`Both cases ${words.cases[0]}; worst: `), name);
    assert.equal(/slower$|CPU$/.test(words.cases[0]), isOfSpeed(name), name);
  }
});
