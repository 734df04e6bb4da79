import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { STYLE } from "../src/report/style.ts";
import { levelsOf } from "./changes.ts";
import { change, overview, sheet, summary } from "./fixture.ts";
import { keyMove } from "./keys.ts";
import { plotOf, turnsOf } from "./plot.ts";
import { reachOf } from "./scale.ts";
import { sparkPath } from "./spark-path.ts";
import { trackOf } from "./track.ts";
import { changeKind, changeText, changeWay, controlText, headline } from "./wording.ts";

test("a spark is drawn in two parts at its change, and bridges gaps", () => {
  const told = sparkPath(summary({ spark: "0,10000:AA.A99", first: 0, last: 5, change: change({ run: 4 }) }));
  assert.match(told.before, /^M4 44L/);
  assert.match(told.after, /L236 4$/);
  assert.deepEqual(told.end, { x: 236, y: 4 });
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

test("levels between changes, at the places that the alerts would tell", () => {
  const noise = (i: number) => ((i * 7) % 5) * 40;
  const ratios = Array.from({ length: 40 }, (_, i) => (i < 20 ? 0 : -5000) + noise(i));
  const { levels, turns } = levelsOf(trackOf([sheet(0, ratios)], "goodput"));
  assert.deepEqual(
    levels.map(({ from, to, value }) => [from, to, value.toFixed(3)]),
    [
      [0, 19, "0.001"],
      [20, 39, "-0.049"],
    ],
  );
  assert.deepEqual([turns.length, turns[0]?.run, turns[0]?.lastBefore], [1, 20, 19]);
  assert.ok(Math.abs((turns[0]?.ratio ?? 0) - Math.exp(-0.05)) < 0.002);
  assert.deepEqual(levelsOf(trackOf([], "goodput")), { levels: [], turns: [] });
});

test("the overview's word on the last change holds, also where the search saw none", () => {
  const turn = { run: 60, lastBefore: 59, ratio: 0.9, low: 0.8, high: 1 };
  const accepted = summary({ change: change({ state: "accepted" }) });
  assert.deepEqual(
    turnsOf(accepted, [turn]).map(({ state, ratio }) => [state, ratio]),
    [["accepted", 0.95]],
  );
  assert.equal(turnsOf(accepted, [{ ...turn, run: 20 }]).length, 2);
  assert.equal(turnsOf({ better: "lower", change: null }, [turn])[0]?.kind, "improvement");
});

test("without a reference the absolute values are drawn, with their levels", () => {
  const track = trackOf([sheet(0, [null, null], { head: [100, 100] })], "goodput");
  const plot = plotOf(summary(), track, new Map(), levelsOf(track), "ratio");
  assert.equal(plot.scale, "absolute");
  assert.equal(plot.levels[0]?.value.toFixed(6), "100.000000");
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
    changeWay(series, change({ ratio: [1.1, 1.05, 1.2], state: "provisional" })),
    "perhaps answers later",
  );
  assert.equal(changeWay(summary(), change()), "slower");
  assert.equal(changeText([0.95, 0.94, 0.96]), "\u22125.0\u00a0%");
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
  assert.equal(controlText(overview([])), "identical builds: called changed 1 of 99 times");
});

test("the page has the report's colours", () => {
  const page = readFileSync(join(import.meta.dirname, "page.css"), "utf8");
  const colours = STYLE.matchAll(
    /--(?:paper|ink|soft|rule|lane|bad|broken|open|good|odd|even): #[0-9a-f]+;/g,
  );
  for (const [colour] of colours) assert.ok(page.includes(colour), colour);
});
