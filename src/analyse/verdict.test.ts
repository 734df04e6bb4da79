import assert from "node:assert/strict";
import { test } from "node:test";
import { judge as judgeBy, leaning, type Rule, worst } from "./verdict.ts";

const goodput = { better: "higher", threshold: 0.02 } as const;
const cpu = { better: "lower", threshold: 0.02 } as const;

/** By one interval for both questions. */
function judge({ estimate, ...range }: { low: number; estimate: number; high: number }, rule: Rule) {
  return judgeBy({ estimate, decision: range, equivalence: range }, rule);
}

test("an interval wholly on the worse side, and an estimate beyond the threshold, is a regression", () => {
  assert.equal(judge({ low: 0.93, estimate: 0.95, high: 0.97 }, goodput), "regression");
  assert.equal(judge({ low: 0.93, estimate: 0.97, high: 1.01 }, goodput), "inconclusive");
  assert.equal(judge({ low: 1.03, estimate: 1.05, high: 1.07 }, cpu), "regression");
});

test("the same on the better side is an improvement", () => {
  assert.equal(judge({ low: 1.03, estimate: 1.05, high: 1.07 }, goodput), "improvement");
  assert.equal(judge({ low: 0.93, estimate: 0.95, high: 0.97 }, cpu), "improvement");
});

test("a whole interval within the threshold is unchanged, even where it excludes 1", () => {
  assert.equal(judge({ low: 0.99, estimate: 1, high: 1.01 }, goodput), "unchanged");
  assert.equal(judge({ low: 1.002, estimate: 1.004, high: 1.006 }, cpu), "unchanged");
});

test("significant but not relevant, and not within the threshold, is inconclusive", () => {
  assert.equal(judge({ low: 1.005, estimate: 1.015, high: 1.025 }, cpu), "inconclusive");
});

test("the threshold counts in logs: 1.02 and 1 / 1.02 are equally far from 1", () => {
  assert.equal(judge({ low: 1.01, estimate: 1.02, high: 1.03 }, cpu), "regression");
  assert.equal(judge({ low: 1 / 1.03, estimate: 1 / 1.02, high: 1 / 1.01 }, goodput), "regression");
  assert.equal(judge({ low: 0.97, estimate: 0.981, high: 0.99 }, goodput), "inconclusive");
});

test("an interval that just touches the threshold or 1 is not enough", () => {
  assert.equal(judge({ low: 1 / 1.02, estimate: 1, high: 1.02 }, cpu), "inconclusive");
  assert.equal(judge({ low: 1, estimate: 1.05, high: 1.1 }, cpu), "inconclusive");
});

test("swapping head and base swaps regression and improvement", () => {
  const swapped = { regression: "improvement", improvement: "regression" } as Record<string, string>;
  for (const [low, estimate, high] of [
    [0.9, 0.95, 0.99],
    [0.97, 1, 1.01],
    [0.99, 1.001, 1.01],
    [1.01, 1.1, 1.2],
  ] as const) {
    const forth = judge({ low, estimate, high }, goodput);
    const back = judge({ low: 1 / high, estimate: 1 / estimate, high: 1 / low }, goodput);
    assert.equal(back, swapped[forth] ?? forth);
  }
});

test("equivalence has an interval of its own: what is too uncertain for red may well be unchanged", () => {
  const [wide, narrow] = [
    { low: 0.9, high: 1.1 },
    { low: 0.99, high: 1.01 },
  ];
  assert.equal(judgeBy({ estimate: 1, decision: wide, equivalence: narrow }, cpu), "unchanged");
  assert.equal(judgeBy({ estimate: 1, decision: null, equivalence: narrow }, cpu), "unchanged");
  assert.equal(judgeBy({ estimate: 1, decision: narrow, equivalence: wide }, cpu), "inconclusive");
  const slower = { low: 1.03, high: 1.07 };
  assert.equal(judgeBy({ estimate: 1.05, decision: wide, equivalence: slower }, cpu), "inconclusive");
  assert.equal(judgeBy({ estimate: 1.05, decision: slower, equivalence: null }, cpu), "regression");
});

test("an interval that lies on one side says which way it probably went", () => {
  assert.equal(leaning({ better: "lower", interval: { low: 1.01, high: 1.2 } }), "worse");
  assert.equal(leaning({ better: "higher", interval: { low: 1.01, high: 1.2 } }), "better");
  assert.equal(leaning({ better: "higher", interval: { low: 0.8, high: 0.99 } }), "worse");
  assert.equal(leaning({ better: "lower", interval: { low: 0.9, high: 1.1 } }), null);
  assert.equal(leaning({ better: "lower", interval: null }), null);
});

test("the worst verdict wins", () => {
  assert.equal(worst(["unchanged", "improvement", "inconclusive"]), "inconclusive");
  assert.equal(worst(["invalid", "regression"]), "regression");
  assert.equal(worst([]), null);
});
