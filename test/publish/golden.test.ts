import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import {
  OVERVIEW_FILE,
  overview,
  POINTS_BLOCKS,
  pointsBlock,
  pointsBlockFile,
  publishedRun,
  RUNS_BLOCKS,
  readTrendText,
  runsBlock,
  runsBlockFile,
  type SeriesSummary,
} from "../../src/format/trend.ts";
import { appendRun } from "../../src/trend/append.ts";
import { memoryStore, nightly } from "../../src/trend/fixture.ts";
import { runsOf, seriesOf } from "../../src/trend/series.ts";
import { keyOf, readOverview } from "../../src/trend/store.ts";

/** A trend that the first loadgate published. It is never made again: every later one must read it. */
const GOLDEN = join(import.meta.dirname, "golden");

const files = readdirSync(GOLDEN, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(GOLDEN.length + 1));
const store = () =>
  memoryStore(files.map((path) => [path, readFileSync(join(GOLDEN, path), "utf8")] as const));

test("every file that was ever written is read", () => {
  for (const path of files) {
    const text = readFileSync(join(GOLDEN, path), "utf8");
    if (path === OVERVIEW_FILE) readTrendText(path, overview, text);
    else if (path.startsWith(RUNS_BLOCKS)) readTrendText(path, runsBlock, text);
    else if (path.startsWith(POINTS_BLOCKS)) readTrendText(path, pointsBlock, text);
    else if (path.startsWith("runs/")) readTrendText(path, publishedRun, text);
    else assert.match(path, /^badge\.(json|svg)$/);
  }
});

test("the old trend means what it meant, and goes on", async () => {
  const old = store();
  const before = await readOverview(old);
  assert.deepEqual([before?.runs, before?.control, before?.minutes], [4, { runs: 1, alarms: 0 }, 30]);
  const about = { name: "octo/app", url: null, now: new Date("2026-11-21T00:00:00Z") };
  old.write((await appendRun(nightly(4, ["api/hello/direct"]), old, about)).files);
  const after = await readOverview(old);
  assert.equal(after?.runs, 5);
  const summary = after.series.find(
    (each) => each.case === "api/hello/direct" && each.metric === "goodput",
  ) as SeriesSummary;
  const text = (path: string) => old.files.get(path) as string;
  const [points, runs] = [pointsBlockFile(keyOf(summary.case), 0), runsBlockFile(0)];
  const known = runsOf([readTrendText(runs, runsBlock, text(runs))]);
  const series = seriesOf(summary, [readTrendText(points, pointsBlock, text(points))], known);
  assert.deepEqual(
    series.points.map(({ run }) => [run, known.get(run)?.at]),
    [0, 1, 3, 4].map((n) => [n, nightly(n, []).at]),
  );
  assert.deepEqual(
    series.points.map(({ moved }) => Number(moved.toFixed(5))),
    [0, 0.01, 0.01, 0.01],
  );
});

test("publishing the same again writes the same files", async () => {
  const now = new Date("2026-11-20T00:00:00Z");
  const again = memoryStore();
  const old = store();
  const runs = files.filter((path) => path.startsWith("runs/")).sort();
  for (const path of runs) {
    const run = readTrendText(path, publishedRun, old.files.get(path) as string);
    const about = { name: "octo/app", url: "https://github.example/octo/app", now };
    again.write((await appendRun(run, again, about)).files);
  }
  assert.deepEqual(new Map([...again.files].sort()), new Map([...old.files].sort()));
});
