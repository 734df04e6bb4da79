import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { appendRun } from "../../src/trend/append.ts";
import { memoryStore, nightly } from "../../src/trend/fixture.ts";
import { readJson, readScript } from "../../src/trend/jsonp.ts";
import type { SeriesWindow } from "../../src/trend/series.ts";
import { readOverview } from "../../src/trend/store.ts";
import { ledgerBlock, overview, publishedRun, sheetBlock } from "../../src/trend/wire.ts";

/** A trend that the first loadgate published. It is never made anew: every later one must read it. */
const GOLDEN = join(import.meta.dirname, "golden");

const files = readdirSync(GOLDEN, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(GOLDEN.length + 1));
const store = () =>
  memoryStore(files.map((path) => [path, readFileSync(join(GOLDEN, path), "utf8")] as const));

test("every file that was ever written is read", () => {
  for (const path of files) {
    const text = readFileSync(join(GOLDEN, path), "utf8");
    if (path === "trend.js") readScript(path, overview, text);
    else if (path.startsWith("ledger/")) readScript(path, ledgerBlock, text);
    else if (path.startsWith("sheets/")) readScript(path, sheetBlock, text);
    else if (path.startsWith("runs/")) readJson(path, publishedRun, text);
    else assert.match(path, /^badge\.(json|svg)$/);
  }
});

test("the old trend means what it meant, and goes on", async () => {
  const old = store();
  const before = await readOverview(old);
  assert.deepEqual([before?.runs, before?.control, before?.minutes], [4, { runs: 1, alarms: 0 }, 30]);
  const windows: SeriesWindow[] = [];
  const changeOf = (window: SeriesWindow) => {
    windows.push(window);
    return null;
  };
  const about = { name: "octo/app", url: null, now: new Date("2026-11-21T00:00:00Z"), changeOf };
  old.write((await appendRun(nightly(4, ["api/hello/direct"]), old, about)).files);
  const points = windows.find(({ metric }) => metric === "goodput")?.points.slice(0, -1);
  assert.deepEqual(
    points?.map(({ run, at }) => [run, at]),
    [0, 1, 3].map((n) => [n, nightly(n, []).at]),
  );
  assert.deepEqual(
    points?.map(({ chained, ratio }) => Number(((chained ?? 0) - (ratio ?? 0)).toFixed(5))),
    [0, 0.01, 0.01],
  );
  assert.equal((await readOverview(old))?.runs, 5);
});

test("publishing the same again writes the same files", async () => {
  const now = new Date("2026-11-20T00:00:00Z");
  const again = memoryStore();
  const old = store();
  const runs = files.filter((path) => path.startsWith("runs/")).sort();
  for (const path of runs) {
    const run = readJson(path, publishedRun, old.files.get(path) as string);
    const about = { name: "octo/app", url: "https://github.example/octo/app", now };
    again.write((await appendRun(run, again, about)).files);
  }
  assert.deepEqual(new Map([...again.files].sort()), new Map([...old.files].sort()));
});
