import assert from "node:assert/strict";
import { test } from "node:test";
import { seeded } from "../analyse/fixture.ts";
import { type PublishedRun, seriesName } from "../format/trend.ts";
import { appendAndDecide, appendRuns, type Decided } from "./append.ts";
import { readBaselineLevels } from "./baseline-levels.ts";
import { readEstimate } from "./estimate.ts";
import { memoryStore, nightOf as quietNight, stored } from "./fixture.ts";
import { readAlerts, readOverview, readRunsBlocks } from "./store.ts";

const commit = (night: number) => night.toString(16).padStart(40, "0");
const random = seeded(3);
const GOODPUT = seriesName({
  case: "api/hello/direct",
  metric: "goodput",
  unit: "requests/s",
  better: "higher",
});

/** A night with noise of about 0.5%. */
function nightOf(number: number, ratio: number, more: Parameters<typeof quietNight>[2] = {}): PublishedRun {
  return quietNight(number, Math.log(ratio) + 0.01 * (random() + random() + random() - 1.5), more);
}

/** Publishes nights one after the other; what was decided each time. */
async function publish(runs: readonly PublishedRun[], store = memoryStore(), reason: string | null = null) {
  const decided: Decided[] = [];
  for (const run of runs) {
    const about = { name: "octo/app", url: null, now: new Date(run.at) };
    const next = await appendAndDecide(run, store, about, async () => reason);
    store.write(next.files);
    decided.push(next);
  }
  return {
    store,
    decided,
    reported: decided.flatMap(({ events }, night) => events.map((each) => ({ night, ...each }))),
  };
}

const flat = (from: number, count: number, ratio: number) =>
  Array.from({ length: count }, (_, i) => nightOf(from + i, ratio));

test("a step is reported between the right commits, shown in the overview, and counted", async () => {
  const { store, reported } = await publish([...flat(0, 40, 1), ...flat(40, 12, 0.94)]);
  const [first, ...others] = reported;
  assert.deepEqual(others, []);
  assert.deepEqual(
    [first?.event, first?.alert.kind, first?.alert.state],
    ["raised", "regression", "confirmed"],
  );
  assert.deepEqual([first?.alert.from, first?.alert.to], [commit(39), commit(40)]);
  const overview = await readOverview(store);
  const change = overview?.series[0]?.change;
  assert.deepEqual(
    [change?.run, change?.previous, change?.kind, change?.state],
    [40, 39, "regression", "confirmed"],
  );
  assert.ok(Math.abs(readEstimate(change?.ratio ?? [0, 0, 0]).value - Math.log(0.94)) < 0.01);
  assert.deepEqual(overview?.alerts, { confirmed: 1, withdrawn: 0, accepted: 0 });
});

test("planted slowdowns are counted, those that could not be measured apart, and said where not found", async () => {
  const planted = { case: "api/hello/direct", slowdown: 0.05 };
  const nights = (
    [
      null,
      { outcome: "found" },
      { outcome: "not-found" },
      { outcome: "not-measured", why: "burner-elsewhere" },
      { outcome: "found" },
    ] as const
  ).map((each, night) => ({ ...nightOf(night, 1), ...(each && { planted: { ...planted, ...each } }) }));
  const { store, decided } = await publish(nights);
  assert.deepEqual((await readOverview(store))?.planted, { runs: 3, found: 2, unmeasured: 1 });
  assert.equal(decided[0]?.overview.planted, undefined);
  assert.deepEqual(
    decided.map(({ remarks }) => remarks),
    [
      [],
      [],
      ["a slowdown added on purpose was not found: api/hello/direct"],
      ["the slowdown added on purpose was not measured: api/hello/direct"],
      [],
    ],
  );
  const [block] = await readRunsBlocks(store, [0], nights.length);
  assert.deepEqual(
    block?.runs.map((run) => run.planted),
    [undefined, "found", "not-found", "not-measured", "found"],
  );
  const { store: again } = await publish([nights[4] as PublishedRun], store);
  assert.equal((await readOverview(again))?.planted?.runs, 3);
});

test("publishing again changes nothing and tells nothing", async () => {
  const runs = [...flat(0, 40, 1), ...flat(40, 12, 0.94)];
  const { store } = await publish(runs);
  const before = new Map(store.files);
  const again = await publish([runs.at(-1) as PublishedRun], store);
  assert.deepEqual(again.reported, []);
  assert.deepEqual(store.files, before);
});

test("what was accepted is an annotation", async () => {
  const { store, reported } = await publish(
    [...flat(0, 40, 1), ...flat(40, 12, 0.94)],
    memoryStore(),
    "m: signatures",
  );
  assert.deepEqual(
    reported.map(({ event }) => event),
    ["accepted"],
  );
  assert.equal((await readOverview(store))?.series[0]?.change?.state, "accepted");
});

test("a reference that moved and was measured is a seam, one that was not begins the series again: neither raises an alert", async () => {
  const moved = (number: number, more = {}) => ({
    ...nightOf(number, 1.07, more),
    reference: { commit: "e".repeat(40), label: "v2" },
  });
  const seam = stored(0.935, 0.93, 0.94);
  const before = flat(0, 40, 1);
  const after = Array.from({ length: 15 }, (_, i) => moved(40 + i));
  const measured = await publish([...before, moved(40, { seam }), ...after.slice(1)]);
  assert.deepEqual(measured.reported, []);
  const known = await readBaselineLevels(measured.store);
  assert.equal(known?.reference?.label, "v2");
  // As the present reference tells it, which the next point is measured against.
  assert.ok(Math.abs((known?.levels[GOODPUT] ?? 0) - Math.log(1.07)) < 0.01);
  assert.deepEqual((await publish([...before, ...after])).reported, []);
});

test("an alert is over when the series is back, however long ago the reference moved", async () => {
  const e = { commit: "e".repeat(40), label: "v2" };
  const later = (from: number, count: number, ratio: number) =>
    flat(from, count, ratio).map((run) => ({ ...run, reference: e }));
  const seam = stored(1.25, 1.24, 1.26);
  const store = memoryStore();
  const old = [...flat(0, 150, 1), { ...nightOf(150, 0.8, { seam }), reference: e }, ...later(151, 39, 0.8)];
  const about = { name: "octo/app", url: null, now: new Date("2026-11-20T00:00:00Z") };
  store.write((await appendRuns(old, store, about)).files);
  const fell = await publish(later(190, 12, 0.75), store);
  store.write((await appendRuns(later(202, 248, 0.75), store, about)).files);
  const back = await publish(later(450, 10, 0.8), store);
  assert.deepEqual(
    [...fell.reported, ...back.reported].map(({ event, alert }) => [event, alert.kind, alert.run]),
    [
      ["raised", "regression", 190],
      ["recovered", "regression", 190],
    ],
  );
  assert.deepEqual((await readAlerts(store)).open, []);
});

test("a night without a ratio is a gap among ratios, not an absolute value", async () => {
  const left = (number: number) => nightOf(number, 1, { ratio: null, head: 12_000, reference: 12_000 });
  const { reported, store } = await publish([
    ...[left(0), left(1), left(2)],
    ...flat(3, 20, 1),
    ...[left(23), left(24), left(25)],
    ...flat(26, 20, 1),
  ]);
  assert.deepEqual(reported, []);
  const known = await readBaselineLevels(store);
  assert.ok(Math.abs(known?.levels[GOODPUT] ?? 1) < 0.01);
});

test("a series without any ratio is watched by its absolute values", async () => {
  const night = (number: number, head: number) =>
    nightOf(number, head / 1000, { ratio: null, head, reference: null });
  const spread = Array.from({ length: 30 }, (_, i) => 1000 + (i % 3));
  const { reported } = await publish(
    [...spread, ...spread.slice(0, 10).map((head) => head * 0.9)].map((head, i) => night(i, head)),
  );
  assert.deepEqual(
    reported.map(({ event, alert }) => [event, alert.kind, alert.run]),
    [["raised", "regression", 30]],
  );
});

test("an alert is over once its case was not measured for ten runs; a case that was measured in vain stays", async () => {
  const renamed = (number: number, more: readonly PublishedRun["cases"][0][] = []) => {
    const run = nightOf(number, 1);
    return { ...run, cases: [...run.cases.map((each) => ({ ...each, id: "api/renamed/direct" })), ...more] };
  };
  const vain = nightOf(0, 1).cases.map((each) => ({ ...each, verdict: "invalid" as const }));
  const regressed = [...flat(0, 40, 1), ...flat(40, 12, 0.94)];
  const nights = Array.from({ length: 12 }, (_, i) => 52 + i);
  const { reported, store } = await publish([...regressed, ...nights.map((number) => renamed(number))]);
  assert.deepEqual(
    reported.slice(1).map(({ night, event, alert }) => [night, event, alert.run]),
    [[61, "gone", 40]],
  );
  const { open, closed } = await readAlerts(store);
  assert.deepEqual([open, closed.map(({ state }) => state)], [[], ["gone"]]);
  const invalid = await publish([...regressed, ...nights.map((number) => renamed(number, vain))]);
  assert.deepEqual(
    invalid.reported.map(({ event }) => event),
    ["raised"],
  );
});

test("what another tool measured is not missed in the first night behind it, and no line names every case", async () => {
  const [first, second] = [nightOf(0, 1), nightOf(1, 1)];
  const [published] = first.cases;
  const many = Array.from({ length: 500 }, (_, i) => ({
    ...(published as PublishedRun["cases"][0]),
    id: `go/b${i}`,
  }));
  const imported = many.map((each) => ({
    ...each,
    metrics: each.metrics.map((metric) => ({ ...metric, name: "value", gates: false, ratio: null })),
  }));
  const after = await publish([{ ...first, reference: null, cases: imported }, second]);
  assert.deepEqual(after.decided[1]?.remarks, ["new: api/hello/direct"]);
  const { decided } = await publish([{ ...first, cases: many }, second]);
  const named = many.slice(0, 10).map(({ id }) => id);
  assert.equal(decided[1]?.remarks[1], `not measured this time: ${named.join(", ")}, and 490 more`);
});

test("cases that are new, gone or invalid are said", async () => {
  const other = (number: number, id: string, verdict: "unchanged" | "invalid" = "unchanged") => {
    const run = nightOf(number, 1);
    return { ...run, cases: run.cases.map((each) => ({ ...each, id, verdict })) };
  };
  const { decided } = await publish([
    nightOf(0, 1),
    other(1, "api/other/direct"),
    other(2, "api/other/direct", "invalid"),
    other(3, "api/other/direct"),
  ]);
  assert.deepEqual(
    decided.map(({ remarks }) => remarks),
    [
      [],
      ["new: api/other/direct", "not measured this time: api/hello/direct"],
      ["invalid: api/other/direct"],
      [],
    ],
  );
});
