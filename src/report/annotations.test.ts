import assert from "node:assert/strict";
import { test } from "node:test";
import { annotations, MOST_ANNOTATIONS } from "./annotations.ts";
import { sketchedRun } from "./fixture.ts";

const place = (scenario: string) => ({ file: "loadgate.yml", line: scenario.length });

test("a regression is an error at its scenario, an improvement a notice, no change nothing", () => {
  const run = sketchedRun([
    { target: "api", scenario: "slow", speed: 0.8, cpu: 1.25 },
    { target: "api", scenario: "faster", speed: 1.25, cpu: 0.8 },
    { target: "api", scenario: "same", sessions: 16 },
  ]);
  const [error, notice, ...more] = annotations(run, place);
  assert.deepEqual(more, []);
  assert.deepEqual([error?.level, error?.file, error?.line], ["error", "loadgate.yml", 4]);
  assert.match(error?.title ?? "", /^api\/slow\/direct: about \d+(?:\.\d)?% slower$/);
  assert.match(error?.message ?? "", /^api\/slow\/direct is about .*95% interval .*\.$/);
  assert.deepEqual([notice?.level, notice?.line], ["notice", 6]);
});

test("a case that is not decided is a warning, without a place where there is none", () => {
  const run = sketchedRun([{ scenario: "noisy", starts: 0.3, rounds: 0.3 }]);
  const [warning] = annotations(run, () => null);
  assert.equal(warning?.level, "warning");
  assert.equal(Object.hasOwn(warning ?? {}, "file"), false);
});

test("of more than GitHub shows, the last says how many there are", () => {
  const sketches = Array.from({ length: MOST_ANNOTATIONS + 3 }, (_, n) => ({
    scenario: `s${n}`,
    speed: -0.3,
    cpu: 0.3,
  }));
  const reported = annotations(sketchedRun(sketches), place);
  assert.equal(reported.length, MOST_ANNOTATIONS);
  assert.match(reported.at(-1)?.message ?? "", / 3 more like this: see the summary\.$/);
  assert.doesNotMatch(reported[0]?.message ?? "", /more like this/);
});
