import assert from "node:assert/strict";
import { test } from "node:test";
import type { MetricResult } from "../format/results.ts";
import { caseTable, intervalLine, scaleFor } from "./case-table.ts";
import { RUNS } from "./fixture.ts";

const metric = (low: number, ratio: number, high: number): MetricResult => ({
  name: "goodput",
  unit: "requests/s",
  better: "higher",
  gates: true,
  base: 1,
  head: ratio,
  ratio,
  interval: { low, high },
  decisionInterval: null,
  n: 9,
  verdict: "regression",
});

const drawn = (line: string) => line.replaceAll("\u00a0", " ");

test("no change is in the middle, better is on the left, and rows share a scale", () => {
  const slower = metric(0.9, 0.92, 0.94);
  const faster = metric(1.01, 1.03, 1.05);
  const scale = scaleFor([slower, faster], [0.02]);
  assert.equal(drawn(intervalLine(slower, 0.02, scale)), "     ┊│┊  ├●┤");
  assert.equal(drawn(intervalLine(faster, 0.02, scale)), "   ├●┤│┊     ");
});

test("a narrow interval is its estimate, and a missing ratio draws nothing", () => {
  const narrow = metric(0.999, 1, 1.001);
  assert.equal(drawn(intervalLine(narrow, 0.02, scaleFor([narrow], [0.02]))), "   ┊  ●  ┊   ");
  assert.equal(intervalLine({ ...narrow, ratio: null }, 0.02, { reach: 1 }), "");
});

test("what lies beyond the scale is drawn at its end", () => {
  const line = intervalLine(metric(0.1, 0.5, 3), 0.02, { reach: 0.1 });
  assert.equal([...line].length, 13);
  assert.match(line, /^├─+●$/);
});

test("an inconclusive row says how large a slowdown would be caught, and of more than twice the cost that it may go unnoticed", () => {
  const result = RUNS.red?.().cases.find(
    ({ verdict, detectable }) => verdict === "inconclusive" && detectable,
  );
  assert.ok(result);
  const row = (detectable: number | null) =>
    drawn(caseTable([{ ...result, detectable }], new Set())).replaceAll("&nbsp;", " ");
  assert.match(row(0.054), /; 5\.4% slower would be caught/);
  assert.match(row(7.7), /; half the speed may go unnoticed/);
  assert.doesNotMatch(row(null), /caught|unnoticed/);
});
