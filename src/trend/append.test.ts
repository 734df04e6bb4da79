import assert from "node:assert/strict";
import { test } from "node:test";
import { UsageError } from "../errors.ts";
import {
  type PublishedRun,
  pointsBlock,
  pointsBlockFile,
  readTrendText,
  runsBlock,
  runsBlockFile,
} from "../format/trend.ts";
import { appendRun, appendRuns } from "./append.ts";
import { type MemoryStore, memoryStore, nightly, stored } from "./fixture.ts";
import { runsOf, seriesOf } from "./series.ts";
import { decodeSpark } from "./spark.ts";
import { keyOf, readOverview } from "./store.ts";

const OPTIONS = {
  name: "octo/app",
  url: "https://github.example/octo/app",
  now: new Date("2026-11-20T00:00:00Z"),
};
const CASES = ["go/hello/direct", "go/hello/nginx"];

async function published(runs: readonly PublishedRun[], store: MemoryStore = memoryStore()) {
  for (const run of runs) store.write((await appendRun(run, store, OPTIONS)).files);
  return store;
}

/** Goodput of a case, as the files have it. */
async function seriesAt(store: MemoryStore, id: string, blocks: readonly number[]) {
  const text = (path: string) => store.files.get(path) as string;
  const [points, runs] = [
    blocks.map((block) => pointsBlockFile(keyOf(id), block)),
    blocks.map((block) => runsBlockFile(block)),
  ];
  const summary = (await readOverview(store))?.series.find(
    (each) => each.case === id && each.metric === "goodput",
  );
  return seriesOf(
    summary as NonNullable<typeof summary>,
    points.map((path) => readTrendText(path, pointsBlock, text(path))),
    runsOf(runs.map((path) => readTrendText(path, runsBlock, text(path)))),
  );
}

const nights = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => nightly(from + i, CASES));

test("the first run makes every file of a trend", async () => {
  const store = await published([nightly(0, CASES)]);
  assert.deepEqual([...store.files.keys()].sort(), [
    "badge.json",
    "badge.svg",
    ...CASES.map((id) => `blocks/points/${keyOf(id)}/0/0.js`).sort(),
    "blocks/runs/0/0.js",
    "runs/2026/01/01/9000000-1.json",
    "trend.js",
  ]);
  const overview = await readOverview(store);
  assert.equal(overview?.runs, 1);
  assert.equal(overview?.series.length, 18);
});

test("a run that is there already changes nothing, by its file or by its block", async () => {
  const store = await published(nights(0, 3));
  assert.equal((await appendRun(nightly(1, CASES), store, OPTIONS)).files.size, 0);
  store.files.delete("runs/2026/01/02/9000001-1.json");
  assert.equal((await appendRun(nightly(1, CASES), store, OPTIONS)).files.size, 0);
  const twice = [nightly(3, CASES), nightly(3, CASES)];
  assert.deepEqual((await appendRuns(twice, store, OPTIONS)).added, ["9000003-1"]);
});

test("one by one and in one go come to the same files", async () => {
  const runs = nights(0, 7);
  const one = await published(runs);
  const go = memoryStore();
  go.write((await appendRuns(runs, go, OPTIONS)).files);
  assert.deepEqual(new Map([...go.files].sort()), new Map([...one.files].sort()));
});

test("what a publish reads and writes does not grow with the runs before it", async () => {
  const store = memoryStore();
  store.write((await appendRuns(nights(0, 1050), store, OPTIONS)).files);
  store.seen.length = 0;
  const { files } = await appendRun(nightly(1050, CASES), store, OPTIONS);
  const [a, b] = CASES.map(keyOf) as [string, string];
  assert.deepEqual([...files.keys()].sort(), [
    "badge.json",
    "badge.svg",
    `blocks/points/${a}/0/5.js`,
    `blocks/points/${b}/0/5.js`,
    "blocks/runs/0/5.js",
    "runs/2028/11/16/9001050-1.json",
    "trend.js",
  ]);
  assert.deepEqual(
    new Set(store.seen),
    new Set([
      "trend.js",
      runsBlockFile(4),
      runsBlockFile(5),
      ...[a, b].flatMap((key) => [pointsBlockFile(key, 4), pointsBlockFile(key, 5)]),
    ]),
  );
});

test("blocks end at 200 runs, and folders at 100 blocks", async () => {
  const store = memoryStore();
  for (const [from, to] of [
    [0, 399],
    [399, 400],
    [400, 401],
  ] as const)
    store.write((await appendRuns(nights(from, to), store, OPTIONS)).files);
  const key = keyOf(CASES[0] as string);
  assert.equal(pointsBlockFile(key, 100), `blocks/points/${key}/1/100.js`);
  for (const [block, runs] of [200, 200, 1].entries()) {
    const text = store.files.get(runsBlockFile(block)) as string;
    assert.equal(readTrendText(runsBlockFile(block), runsBlock, text).runs.length, runs);
    assert.equal((await seriesAt(store, CASES[0] as string, [block])).points.length, runs);
  }
});

test("new, missing and invalid cases differ", async () => {
  const store = await published([nightly(0, ["a"]), nightly(1, ["a", "b"])]);
  const invalid = nightly(2, ["a"]).cases.map((each) => ({ ...each, verdict: "invalid" as const }));
  await published([nightly(2, [], { verdict: "invalid", cases: invalid }), nightly(3, ["b"])], store);
  const series = (id: string) => seriesAt(store, id, [0]);
  const runsIn = async (id: string) => (await series(id)).points.map(({ run }) => run);
  assert.deepEqual(await runsIn("a"), [0, 1]);
  assert.deepEqual((await series("a")).invalid, [2]);
  assert.deepEqual(await runsIn("b"), [1, 3]);
  const overview = await readOverview(store);
  const of = (id: string) => overview?.series.find((each) => each.case === id);
  assert.deepEqual([of("a")?.first, of("a")?.last, of("a")?.points], [0, 1, 2]);
  assert.deepEqual([of("b")?.first, of("b")?.last, of("b")?.points], [1, 3, 2]);
});

test("where the reference was moved, ratios go on from where they were", async () => {
  const at = (n: number, ratio: number, seam?: number): PublishedRun => {
    const run = nightly(n, ["a"]);
    const metrics = run.cases[0]?.metrics.slice(0, 1).map((metric) => ({
      ...metric,
      ratio: stored(ratio, ratio * 0.99, ratio * 1.01),
      ...(seam && { seam: stored(seam, seam * 0.99, seam * 1.01) }),
    }));
    return { ...run, cases: [{ id: "a", verdict: "unchanged", threshold: 0.02, metrics: metrics ?? [] }] };
  };
  const store = memoryStore();
  await published([at(0, 0.9), at(1, 0.9), at(2, 1, 0.9), at(3, 1.02)], store);
  const { points } = await seriesAt(store, "a", [0]);
  const chained = points.map(({ ratio }) => Number(Math.exp(ratio?.value ?? 0).toFixed(3)));
  assert.deepEqual(chained, [0.9, 0.9, 0.9, 0.918]);
  const spark = (await readOverview(store))?.series[0]?.spark ?? "";
  assert.equal(decodeSpark(spark).length, 4);
});

test("a run that could not be read again is refused with the reason", async () => {
  const [first] = nightly(0, ["a"]).cases;
  const run = nightly(0, ["a"]);
  const wrong: readonly (readonly [Partial<PublishedRun>, RegExp])[] = [
    [{ id: "../x" }, /the run \.\.\/x cannot be published: id: must be letters/],
    [{ at: "yesterday" }, /cannot be published: at: /],
    [{ url: "javascript:alert(1)" }, /url: must be a web address/],
    [{ cases: [first, first].flatMap((each) => each ?? []) }, /it has the case a twice/],
    [
      { cases: run.cases.map((each) => ({ ...each, metrics: [...each.metrics, ...each.metrics] })) },
      /goodput twice/,
    ],
    [{ minutes: Number.NaN }, /minutes/],
  ];
  for (const [more, said] of wrong) {
    const publishing = appendRun({ ...run, ...more }, memoryStore(), OPTIONS);
    await assert.rejects(
      publishing,
      (error: Error) => error instanceof UsageError && said.test(error.message),
    );
  }
});

test("more series than a page can load are refused, before anything is written", async () => {
  const ids = Array.from({ length: 2200 }, (_, i) => `${"long-name/".repeat(12)}${i}`);
  const publishing = appendRun(nightly(0, ids), memoryStore(), OPTIONS);
  await assert.rejects(publishing, /trend\.js would have more than 6 MiB.*--dashboard-path/);
});
