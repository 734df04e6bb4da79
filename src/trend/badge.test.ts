import assert from "node:assert/strict";
import { test } from "node:test";
import { badgeFiles, badgeOf } from "./badge.ts";
import { nightly, stored } from "./fixture.ts";

const withRatio = (ratio: number) => {
  const run = nightly(0, ["a"]);
  const metrics = run.cases[0]?.metrics.slice(0, 2) ?? [];
  const [goodput, cpu] = metrics.map((metric) => ({ ...metric, ratio: stored(1, 0.99, 1.01) }));
  const worst = { ...(goodput as NonNullable<typeof goodput>), ratio: stored(ratio, ratio, ratio) };
  return [
    { id: "a", verdict: "regression" as const, threshold: 0.02, metrics: [worst, cpu as typeof worst] },
  ];
};

test("a badge says the verdict in words and the ratio that is worst", () => {
  const { message, label } = badgeOf(nightly(0, ["a"], { verdict: "regression", cases: withRatio(0.939) }));
  assert.equal(`${label}: ${message}`, "loadgate: slower, goodput −6.1%");
  assert.equal(badgeOf(nightly(0, [], { verdict: null })).message, "imported");
});

test("shields.io can read it, and nothing in a metric's name gets into the picture", () => {
  const [first] = withRatio(0.9);
  const metrics = (first?.metrics ?? []).map((metric) => ({ ...metric, name: `<script>"'&` }));
  const run = nightly(0, [], {
    verdict: "regression",
    cases: [{ ...(first as NonNullable<typeof first>), metrics }],
  });
  const files = new Map(badgeFiles(run));
  const badge = JSON.parse(files.get("badge.json") as string);
  assert.deepEqual(Object.keys(badge), ["schemaVersion", "label", "message", "color"]);
  const svg = files.get("badge.svg") as string;
  assert.match(svg, /role="img" aria-label="loadgate: slower, script −10\.0%"/);
  assert.doesNotMatch(svg, /<script/);
});
