import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { normal, seeded } from "../../src/analyse/fixture.ts";
import {
  BLOCK,
  blockOf,
  type Overview,
  type PublishedRun,
  pointsBlock,
  pointsBlockFile,
  readTrendText,
  runsBlock,
  runsBlockFile,
  type SeriesSummary,
} from "../../src/format/trend.ts";
import { change } from "../../src/text/format.ts";
import { appendAndDecide, appendRuns } from "../../src/trend/append.ts";
import { ratioOf, readEstimate } from "../../src/trend/estimate.ts";
import { memoryStore, nightOf, stored } from "../../src/trend/fixture.ts";
import { runsOf, seriesOf } from "../../src/trend/series.ts";
import { keyOf, readOverview } from "../../src/trend/store.ts";
import { emptySite, launch, skip, visit } from "./browser.ts";

const CASE = "api/hello/direct";
const RUNS = 700;
const DAY = 86_400;
/** Where ln(head ÷ the reference of the first night) moves to; the reference itself moves at 300, measured, and at 520, unmeasured. */
const LEVELS = [
  [0, 0],
  [90, -0.08],
  [260, 0.02],
  [420, -0.04],
  [600, -0.13],
] as const;
const MEASURED = 300;
const UNMEASURED = 520;

const references = (number: number) => {
  const which = number < MEASURED ? "v1" : number < UNMEASURED ? "v2" : "v3";
  return { commit: which.padEnd(40, "0"), label: which };
};

/** Nights, in part published in another order than they were measured in: in each ten the last two come first. */
function nights(): readonly PublishedRun[] {
  const random = seeded(4);
  return Array.from({ length: RUNS }, (_, number) => {
    const night = number % 10 < 2 ? number + 8 : number - 2;
    const level = LEVELS.findLast(([from]) => night >= from)?.[1] ?? 0;
    // The newer references are that much slower.
    const offset = number < MEASURED ? 0 : number < UNMEASURED ? 0.05 : 0.4;
    const log = level - offset + 0.005 * normal(random);
    const seam = number === MEASURED ? { seam: stored(Math.exp(0.05), 1.045, 1.055) } : {};
    return { ...nightOf(night, log, seam), reference: references(number) };
  });
}

test("the page shows exactly the changes that the publisher found, at their places", { skip }, async () => {
  const store = memoryStore();
  const runs = nights();
  const about = (run: PublishedRun) => ({
    name: "octo/app",
    url: "https://github.com/octo/app",
    now: new Date(run.at),
  });
  store.write((await appendRuns(runs.slice(0, BLOCK), store, about(runs[BLOCK] as PublishedRun))).files);
  const retention = { keep: 420 * DAY };
  for (const run of runs.slice(BLOCK)) {
    const options = { ...about(run), retention };
    const accepted = async () => (run.at < nightOf(650, 0).at ? null : "octo: worth it");
    store.write((await appendAndDecide(run, store, options, accepted)).files);
  }
  const overview = (await readOverview(store)) as Overview;
  assert.equal(overview.firstBlock, 1, "retention has cut the beginning");
  const summary = overview.series[0] as SeriesSummary;
  const blocks = [1, 2, 3];
  const text = (path: string) => store.files.get(path) as string;
  const [points, runFiles] = [
    blocks.map((block) => pointsBlockFile(keyOf(CASE), block)),
    blocks.map(runsBlockFile),
  ];
  const known = runsOf(runFiles.map((path) => readTrendText(path, runsBlock, text(path))));
  const { found } = seriesOf(
    summary,
    points.map((path) => readTrendText(path, pointsBlock, text(path))),
    known,
  );
  const placeOf = (run: number) => known.get(run)?.place ?? Number.NaN;
  // The one at 90 is of a time that is kept no longer, and stays known; there is none at 520, where nobody measured.
  const planted = LEVELS.slice(1).map(([from]) => from);
  const inTime = found.changes.map(({ at }) => (Date.parse(at) - Date.parse(nightOf(0, 0).at)) / DAY / 1000);
  assert.equal(inTime.length, planted.length, inTime.join());
  for (const [i, night] of inTime.entries())
    assert.ok(Math.abs(night - (planted[i] as number)) <= 2, `${night} for ${planted[i]}`);
  const { between, ...last } = summary.change ?? {};
  assert.deepEqual(last, found.changes.at(-1));
  assert.deepEqual(
    between,
    [last.previous, last.run].map((run) => (known.get(run ?? -1)?.head.commit ?? "").slice(0, 12)),
  );
  assert.equal(summary.change?.state, "accepted");

  await using browser = await launch();
  await using site = await emptySite();
  for (const [path, content] of store.files) {
    await mkdir(dirname(join(site.folder, path)), { recursive: true });
    await writeFile(join(site.folder, path), content);
  }
  const hash = `#series=${summary.key}/goodput/requests/s/higher`;
  await using visited = await visit(browser, site.file + hash);
  const { page, complaints } = visited;
  await page.getByText("Where the level changed").waitFor();
  const rows = await page.locator("table", { hasText: "Where the level changed" }).locator("tbody tr").all();
  const cells = await Promise.all(rows.map((row) => row.locator("th, td").allTextContents()));
  assert.deepEqual(
    cells.map(([day, state, size]) => [day, state, size?.replace("\u00a0", " ")]),
    found.changes
      .toReversed()
      .map(({ at, kind, state, ratio }) => [
        at.slice(0, 10),
        state === "confirmed" ? (kind === "regression" ? "worse" : "better") : state,
        change(ratioOf(readEstimate(ratio))),
      ]),
  );
  // The keyboard goes from change to change where they are drawn.
  await page.locator(".chart").focus();
  const drawn: number[] = [];
  const kept = found.changes.filter(({ run }) => blockOf(run) >= overview.firstBlock);
  for (const _ of kept) {
    await page.keyboard.press("PageDown");
    drawn.push(
      Number(/run (\d+)/.exec((await page.locator(".chart").getAttribute("aria-valuetext")) ?? "")?.[1]),
    );
  }
  assert.deepEqual(
    drawn.map(placeOf),
    kept.toReversed().map(({ run }) => placeOf(run)),
  );
  assert.deepEqual(complaints, []);
});
