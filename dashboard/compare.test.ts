import assert from "node:assert/strict";
import { test } from "node:test";
import { runsOf } from "../src/trend/series.ts";
import { comparison } from "./compare.ts";
import { commitLink, compareLink } from "./dom.ts";
import { goodput, listedRun, pointsBlock, runsBlock } from "./fixture.ts";
import { stretchesOf } from "./plot.ts";

const listed = [0, 1, 2, 3].map((i) => listedRun(i, { environment: i < 2 ? 0 : 1 }));
const blocks = [runsBlock(0, listed, ["EPYC", "Xeon"])];
const runs = runsOf(blocks);

test("later ÷ earlier whatever was picked first, with both intervals in it", () => {
  const series = goodput([pointsBlock(0, [0, -5000, -5000, null])], blocks);
  const found = comparison(series, runs, [2, 0]);
  assert.ok(found?.ratio?.interval);
  assert.deepEqual([found.a.run, found.b.run, found.sameEnvironment, found.seams], [0, 2, false, 0]);
  assert.equal(found.ratio.value.toFixed(6), "-0.050000");
  // Down: the later's way down and the earlier's way up.
  assert.equal(found.ratio.interval.low.toFixed(6), (-0.05 - Math.hypot(0.01, 0.02)).toFixed(6));
  assert.equal(found.ratio.interval.high.toFixed(6), (-0.05 + Math.hypot(0.02, 0.01)).toFixed(6));
  assert.equal(comparison(series, runs, [0, 3])?.ratio, null);
  assert.equal(comparison(series, runs, [0, 77]), null);
});

test("a moved reference between the two is said", () => {
  const series = goodput([pointsBlock(0, [0, 0, 0], { seams: [{ run: 1, ratio: 3000 }] })], blocks);
  assert.equal(comparison(series, runs, [0, 1])?.seams, 1);
  assert.equal(comparison(series, runs, [1, 2])?.seams, 0);
  assert.equal(comparison(series, runs, [0, 1])?.ratio?.value.toFixed(4), "0.0300");
});

test("where the reference moved unmeasured there is nothing to compare", () => {
  const reference = { commit: "c".repeat(40), label: "v2" };
  const moved = [runsBlock(0, [listedRun(0), listedRun(1), listedRun(2, { reference })])];
  const series = goodput([pointsBlock(0, [0, 0, 0])], moved);
  assert.equal(comparison(series, runsOf(moved), [1, 2])?.ratio, null);
  assert.ok(comparison(series, runsOf(moved), [0, 1])?.ratio);
});

test("links lead to the web and name commits, or are none", () => {
  const [a, b] = ["a".repeat(40), "b".repeat(40)];
  assert.equal(compareLink("https://github.com/o/r", a, b), `https://github.com/o/r/compare/${a}...${b}`);
  assert.equal(commitLink("https://github.com/o/r", a), `https://github.com/o/r/commit/${a}`);
  for (const url of [null, "javascript:alert(1)//", "data:text/html,x", "https:// x"])
    assert.equal(compareLink(url, a, b), null);
  for (const commit of [undefined, "sha256:00", "../../x", ""])
    assert.equal(compareLink("https://x", a, commit), null);
});

test("stretches change with the machine, and count each machine once", () => {
  const back = [
    runsBlock(
      0,
      [0, 1, 0].map((environment, i) => listedRun(i, { environment })),
      ["EPYC", "Xeon"],
    ),
  ];
  const { points } = goodput([pointsBlock(0, [0, 0, 0, 0])], back);
  assert.deepEqual(
    stretchesOf(points, runsOf(back)).map(({ from, to, which }) => [from, to, which]),
    [
      [0, 0, 0],
      [1, 1, 1],
      [2, 2, 0],
    ],
  );
});
