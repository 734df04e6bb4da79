import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { STYLE } from "../src/report/html-page.ts";
import { readEstimate } from "../src/trend/estimate.ts";
import { runsOf } from "../src/trend/series.ts";
import { keyMove } from "./chart-panel.ts";
import { change, goodput, listedRun, overview, pointsBlock, runsBlock, stored, summary } from "./fixture.ts";
import { sparkPath } from "./overview.ts";
import { plotOf, reachOf } from "./plot.ts";
import { alarmsText, changeKind, changeText, changeWay, headline, plantedText } from "./wording.ts";

test("a spark is drawn in two parts at its change, and bridges gaps", () => {
  const path = sparkPath(summary({ spark: "0,10000:AA.A99", first: 0, last: 5, change: change({ run: 4 }) }));
  assert.match(path.before, /^M4 44L/);
  assert.match(path.after, /L236 4$/);
  assert.deepEqual(path.end, { x: 236, y: 4 });
  assert.equal(sparkPath(summary({ spark: "0,0:..." })).end, null);
  assert.equal(sparkPath(summary({ spark: "<script>" })).before, "");
  assert.match(sparkPath(summary({ spark: "0,0:A" })).before, /^M4 24h/);
});

test("small noise stays small in a spark", () => {
  const { before } = sparkPath(summary({ spark: "0,100:A9A9" }));
  const heights = [...before.matchAll(/ ([\d.]+)/g)].map(([, y]) => Number(y));
  assert.ok(Math.max(...heights) - Math.min(...heights) < 3);
});

test("far outliers do not press the others flat; levels are always within", () => {
  const values = Array.from({ length: 100 }, (_, i) => (i % 10) / 10);
  assert.ok(reachOf([...values, 1000], []).high < 2);
  assert.ok(reachOf([...values, 1000], [50]).high > 50);
  assert.ok(reachOf([5], []).low < 5);
  assert.deepEqual(reachOf([null], []), { low: -1, high: 1 });
});

test("levels and changes are those that the publisher found, as far as there are points", () => {
  const levels = [
    { run: 3, value: 900 },
    { run: 210, value: 1000 },
    { run: 220, value: -4000 },
  ];
  const found = { levels, changes: [change({ run: 220, previous: 219 })] };
  // The blocks before are gone, and the newest has the last word.
  const older = pointsBlock(200, Array(20).fill(0), { levels: levels.slice(0, 1) });
  const newest = pointsBlock(400, Array(10).fill(0), found);
  const series = goodput([newest, older]);
  const plot = plotOf(summary(), series, new Map(), "ratio");
  assert.deepEqual(
    plot.levels.map(({ from, to, value }) => [from, to, value.toFixed(2)]),
    [
      [200, 209, "0.90"],
      [210, 219, "1.01"],
      [400, 409, "-3.92"],
    ],
  );
  assert.deepEqual(
    plot.changes.map(({ run, place, kind }) => [run, place, kind]),
    [[220, 220, "regression"]],
  );
});

test("points, levels and changes lie in the order of time", () => {
  const at = (day: number) => `2026-01-${String(day).padStart(2, "0")}T00:00:00Z`;
  const listed = [5, 6, 1, 2].map((day, run) => listedRun(run, { at: at(day) }));
  const found = {
    levels: [
      { run: 2, value: 0 },
      { run: 0, value: 500 },
    ],
    changes: [change({ run: 0, previous: 3 })],
  };
  const blocks = [runsBlock(0, listed)];
  const series = goodput([pointsBlock(0, [1, 2, 3, 4], found)], blocks);
  const plot = plotOf(summary(), series, runsOf(blocks), "ratio");
  assert.deepEqual(
    [plot.runs, plot.places],
    [
      [2, 3, 0, 1],
      [0, 1, 2, 3],
    ],
  );
  assert.deepEqual(
    plot.levels.map(({ from, to }) => [from, to]),
    [
      [0, 1],
      [2, 3],
    ],
  );
  assert.equal(plot.changes[0]?.place, 2);
});

test("without a reference the absolute values are drawn, with their levels", () => {
  const levels = [{ run: 0, value: Math.round(Math.log(100) * 1e5) }];
  const series = goodput([pointsBlock(0, [null, null], { head: [100, 100], levels })]);
  const plot = plotOf(summary(), series, new Map(), "ratio");
  assert.equal(plot.scale, "absolute");
  assert.equal(plot.levels[0]?.value.toFixed(2), "100.00");
});

test("keys lead from point to point, and from change to change", () => {
  const runs = [10, 11, 13, 14];
  assert.equal(keyMove("ArrowRight", 1, runs, []), 2);
  assert.equal(keyMove("ArrowLeft", 0, runs, []), 0);
  assert.equal(keyMove("End", 0, runs, []), 3);
  assert.equal(keyMove("PageUp", 0, runs, [13]), 2);
  assert.equal(keyMove("PageDown", 3, runs, [11, 14]), 1);
  assert.equal(keyMove("x", 0, runs, []), null);
  assert.equal(keyMove("Home", 0, [], []), null);
});

test("words for a change, for the whole, and for the record", () => {
  const series = summary({ metric: "p99", better: "lower" });
  assert.equal(
    changeWay(series, change({ ratio: stored(1.1, 1.05, 1.2), state: "provisional" })),
    "p99 maybe slower",
  );
  assert.equal(changeWay(summary(), change()), "slower");
  assert.equal(changeText(readEstimate(stored(0.95, 0.94, 0.96))), "\u22125.0%");
  assert.equal(changeKind(change({ state: "accepted" })), "inconclusive");
  const worse = summary({ change: change() });
  const open = summary({ change: change({ state: "provisional" }) });
  assert.equal(
    headline(overview([worse, open]), 30, [worse, open]),
    "1 of 2 series got worse in the last 30 days, and 1 more may have",
  );
  assert.equal(
    headline(overview([open]), 30, [open]),
    "None of 1 series got worse in the last 30 days; 1 may have",
  );
  assert.equal(changeWay(summary(), change({ state: "provisional" })), "maybe slower");
  assert.equal(alarmsText(overview([])), "1 of 99");
  assert.equal(alarmsText(overview([], { control: { runs: 0, alarms: 0 } })), "not measured yet");
  const { planted: _, ...without } = overview([]);
  assert.equal(plantedText(without), null);
  assert.equal(plantedText(overview([])), "41 of 42");
  const unmeasured = (runs: number) => ({ planted: { runs, found: runs, unmeasured: 2 } });
  assert.equal(plantedText(overview([], unmeasured(3))), "3 of 3; 2 nights could not measure it");
  assert.equal(plantedText(overview([], unmeasured(0))), "none measured yet; 2 nights could not measure it");
});

test("the page has the report's colours", () => {
  const page = readFileSync(join(import.meta.dirname, "page.css"), "utf8");
  const colours = STYLE.matchAll(
    /--(?:paper|ink|soft|rule|strip|bad|broken|open|good|odd|even): #[0-9a-f]+;/g,
  );
  for (const [colour] of colours) assert.ok(page.includes(colour), colour);
});
