import assert from "node:assert/strict";
import { test } from "node:test";
import { normal, seeded } from "../analyse/fixture.ts";
import {
  BLOCK,
  type PublishedRun,
  pointsBlock,
  pointsBlockFile,
  readTrendText,
  runsBlock,
  runsBlockFile,
  type SeriesSummary,
} from "../format/trend.ts";
import { appendRuns } from "./append.ts";
import { readLog } from "./estimate.ts";
import { type MemoryStore, memoryStore, nightOf, stored } from "./fixture.ts";
import { runsOf, seriesOf } from "./series.ts";
import { keyOf, readOverview } from "./store.ts";

const OPTIONS = { name: "octo/app", url: null, now: new Date("2026-11-20T00:00:00Z") };
const CASE = "api/hello/direct";

async function published(runs: readonly PublishedRun[], store = memoryStore()): Promise<MemoryStore> {
  store.write((await appendRuns(runs, store, OPTIONS)).files);
  return store;
}

/** The series as its files have it; of these blocks alone. */
async function seriesAt(store: MemoryStore, blocks: readonly number[]) {
  const text = (path: string) => store.files.get(path) as string;
  const summary = (await readOverview(store))?.series[0] as SeriesSummary;
  const [points, runs] = [
    blocks.map((block) => pointsBlockFile(keyOf(CASE), block)),
    blocks.map(runsBlockFile),
  ];
  const known = runsOf(runs.map((path) => readTrendText(path, runsBlock, text(path))));
  return seriesOf(
    summary,
    points.map((path) => readTrendText(path, pointsBlock, text(path))),
    known,
  );
}

const close = (values: readonly (number | undefined)[]) => values.map((value) => Number(value?.toFixed(5)));

test("points come in the order of time, whenever they were published", async () => {
  const days = [5, 6, 1, 2, 7];
  const runs = days.map((day, i) => ({ ...nightOf(i, day / 100), at: nightOf(day, 0).at }));
  const series = await seriesAt(await published(runs), [0]);
  assert.deepEqual(
    series.points.map(({ run, place }) => [run, place]),
    [
      [2, 0],
      [3, 1],
      [0, 2],
      [1, 3],
      [4, 4],
    ],
  );
  assert.deepEqual(close(series.points.map(({ ratio }) => ratio?.value)), [0.01, 0.02, 0.05, 0.06, 0.07]);
});

test("a moved reference that was measured is chained over, in every block alike, also once the blocks before are gone", async () => {
  const reference = { commit: "e".repeat(40), label: "v2" };
  const runs = Array.from({ length: BLOCK + 3 }, (_, i) =>
    i < 10
      ? nightOf(i, 0.1)
      : { ...nightOf(i, 0, i === 10 ? { seam: stored(Math.exp(0.1), 1.1, 1.11) } : {}), reference },
  );
  const store = await published(runs);
  for (const blocks of [[0, 1], [1, 0], [1]]) {
    const series = await seriesAt(store, blocks);
    assert.ok(
      series.points.every(({ ratio, era }) => era === 0 && Math.abs((ratio?.value ?? 0) - 0.1) < 1e-4),
    );
    assert.deepEqual(series.seams, blocks.includes(0) ? [10] : []);
    assert.deepEqual(close([series.points.at(-1)?.moved]), [0.1]);
  }
});

test("a moved reference that nobody measured begins another era", async () => {
  const runs = [0, 1, 2, 3].map((i) => ({
    ...nightOf(i, 0),
    reference: i < 2 ? { commit: "f".repeat(40), label: "v1" } : null,
  }));
  const series = await seriesAt(await published(runs), [0]);
  assert.deepEqual(
    series.points.map(({ era }) => era),
    [0, 0, 1, 1],
  );
});

test("a series that was away for a whole block goes on where it was", async () => {
  const reference = { commit: "e".repeat(40), label: "v2" };
  const away = Array.from({ length: 2 * BLOCK }, (_, i) => ({ ...nightOf(2 + i, 0), cases: [] }));
  const store = await published([
    nightOf(0, 0.1),
    { ...nightOf(1, 0, { seam: stored(Math.exp(0.1), 1.1, 1.11) }), reference },
  ]);
  await published(away, store);
  await published([{ ...nightOf(2 + away.length, 0), reference }], store);
  const series = await seriesAt(store, [2]);
  assert.deepEqual(close([series.points[0]?.ratio?.value]), [0.1]);
});

test("values in another unit are another series", async () => {
  const store = await published([nightOf(0, 0), nightOf(1, 0), nightOf(2, 0, { unit: "Mreq/s" })]);
  const overview = await readOverview(store);
  assert.deepEqual(
    overview?.series.map(({ unit, points }) => [unit, points]),
    [
      ["requests/s", 2],
      ["Mreq/s", 1],
    ],
  );
});

test("changes and levels stay, however many nights come after them", async () => {
  const random = noise(5);
  const level = (i: number) => (i < 60 ? 0 : i < 150 ? -0.06 : 0.02);
  const runs = Array.from({ length: 500 }, (_, i) => nightOf(i, level(i) + random()));
  const oneByOne = memoryStore();
  for (const run of runs) await published([run], oneByOne);
  for (const store of [oneByOne, await published(runs)]) {
    const series = await seriesAt(store, [2]);
    assert.deepEqual(
      series.found.changes.map(({ run, previous, kind, state }) => [run, previous, kind, state]),
      [
        [60, 59, "regression", "confirmed"],
        [150, 149, "improvement", "confirmed"],
      ],
    );
    assert.ok(Math.abs(readLog(series.found.changes[0]?.ratio[0] ?? 0) + 0.06) < 0.003);
    assert.deepEqual(
      series.found.levels.map(({ run, value }) => [run, value.toFixed(2)]),
      [
        [0, "0.00"],
        [60, "-0.06"],
        [150, "0.02"],
      ],
    );
  }
});

test("where the reference moved unmeasured a level begins and no change", async () => {
  const random = noise(6);
  const reference = { commit: "e".repeat(40), label: "v2" };
  const runs = Array.from({ length: 120 }, (_, i) => ({
    ...nightOf(i, (i < 50 ? 0 : i < 90 ? 0.3 : 0.2) + random()),
    ...(i >= 50 && { reference }),
  }));
  const store = memoryStore();
  for (const run of runs) await published([run], store);
  const series = await seriesAt(store, [0]);
  assert.deepEqual(
    series.found.levels.map(({ run, value }) => [run, value.toFixed(1).replace("-0.0", "0.0")]),
    [
      [0, "0.0"],
      [50, "0.3"],
      [90, "0.2"],
    ],
  );
  assert.deepEqual(
    series.found.changes.map(({ run }) => run),
    [90],
  );
});

/** About half a percent, the same each time. */
function noise(seed: number): () => number {
  const random = seeded(seed);
  return () => 0.005 * normal(random);
}
