import assert from "node:assert/strict";
import { test } from "node:test";
import { BLOCK, pointsBlockFile, runsBlockFile } from "../format/trend.ts";
import { appendRun, appendRuns } from "./append.ts";
import { memoryStore, nightly } from "./fixture.ts";
import { keyOf, readOverview } from "./store.ts";

const DAY = 86_400;
const OPTIONS = { name: "octo/app", url: null };

async function years(more: (n: number) => readonly string[] = () => ["a"]) {
  const store = memoryStore();
  const runs = Array.from({ length: 1050 }, (_, n) => nightly(n, more(n)));
  const now = new Date((runs.at(-1) as { at: string }).at);
  store.write((await appendRuns(runs, store, { ...OPTIONS, now })).files);
  return { store, now };
}

test("blocks go whole, oldest first, a few with each publish, and never the last two", async () => {
  const { store, now } = await years((n) => (n < 300 ? ["a", "gone"] : ["a"]));
  const retention = { keep: 300 * DAY };
  const firsts: unknown[] = [];
  for (const n of [1050, 1051, 1052]) {
    const planted = { case: "a", slowdown: 0.05, outcome: "found" } as const;
    const { files, overview } = await appendRun(nightly(n, ["a"], { planted }), store, {
      ...{ ...OPTIONS, now, retention },
    });
    store.write(files);
    firsts.push(overview.firstBlock);
  }
  assert.deepEqual(firsts, [2, 3, 3]);
  const left = [...store.files.keys()].filter((path) => /^blocks/.test(path)).sort();
  assert.deepEqual(
    left,
    [3, 4, 5]
      .map((block) => pointsBlockFile(keyOf("a"), block))
      .concat([3, 4, 5].map((block) => runsBlockFile(block))),
  );
  const overview = await readOverview(store);
  assert.ok(overview?.series.every((each) => each.case === "a"));
  // The trend's own record is of all its nights.
  assert.deepEqual(overview?.planted, { runs: 3, found: 3, unmeasured: 0 });
  assert.deepEqual(overview?.series[0]?.first, 3 * BLOCK);
  assert.deepEqual(overview?.series[0]?.points, 1053 - 3 * BLOCK);
  // The history goes on.
  store.write((await appendRun(nightly(1053, ["gone"]), store, { ...OPTIONS, now, retention })).files);
  assert.equal((await readOverview(store))?.series.find((each) => each.case === "gone")?.first, 1053);
});

test("files of single runs go by their days, a month with each publish", async () => {
  const { store, now } = await years();
  const runsOf = () => [...store.files.keys()].filter((path) => path.startsWith("runs/")).sort();
  const retention = { runs: 1000 * DAY };
  store.write((await appendRun(nightly(1050, ["a"]), store, { ...OPTIONS, now, retention })).files);
  assert.equal(runsOf().length, 1051 - 31);
  for (const n of [1051, 1052])
    store.write((await appendRun(nightly(n, ["a"]), store, { ...OPTIONS, now, retention })).files);
  assert.equal(runsOf()[0], `runs/2026/02/19/9000049-1.json`);
  // Their points stay.
  assert.equal((await readOverview(store))?.series[0]?.first, 0);
});

test("files that others put beside those of runs stay", async () => {
  const { store, now } = await years();
  const theirs = "runs/2026/01/01/lighthouse.json";
  store.files.set(theirs, "{}\n");
  const retention = { runs: 1000 * DAY };
  const { files } = await appendRun(nightly(1050, ["a"]), store, { ...OPTIONS, now, retention });
  assert.ok(files.has("runs/2026/01/01/9000000-1.json") && !files.has(theirs));
});

test("a run whose file is gone is known to an import all the same", async () => {
  const { store, now } = await years();
  store.files.delete("runs/2026/01/01/9000000-1.json");
  const again = await appendRun(nightly(0, ["a"]), store, { ...OPTIONS, now, everywhere: true });
  assert.deepEqual(again.added, []);
  // It lies before all that a publish reads, and so is looked for.
  assert.deepEqual((await appendRun(nightly(0, ["a"]), store, { ...OPTIONS, now })).added, []);
});
