import assert from "node:assert/strict";
import { test } from "node:test";
import { seeded } from "../analyse/fixture.ts";
import type { Alerts } from "../format/trend.ts";
import { accepting, nextAlerts as nextOf } from "./alerts.ts";
import { changePointsOf, type SeriesWindow } from "./detect.ts";

const NONE: Alerts = { schema: 1, open: [], closed: [] };

const nextAlerts = (earlier: Alerts, windows: readonly SeriesWindow[]) =>
  nextOf(earlier, windows, () => false);

/** Nights with noise of 0.5% around these levels (ln), each with its interval. */
function nights(levels: readonly number[], again: SeriesWindow["again"] = null): SeriesWindow {
  const random = seeded(7);
  const noise = () => 0.005 * (random() + random() + random() + random() - 2) * Math.sqrt(3);
  const points = levels.map((level, run) => {
    const value = level + noise();
    const commit = run.toString(16).padStart(40, "0");
    const at = `2026-01-01T00:00:${String(run % 60).padStart(2, "0")}Z`;
    return { run, commit, at, value, interval: { low: value - 0.01, high: value + 0.01 } };
  });
  const id = { case: "api/hello/direct", metric: "goodput", unit: "requests/s", better: "higher" } as const;
  return { id, threshold: 0.02, points, found: changePointsOf(points), edge: 0, again };
}

const level = (count: number, value: number) => Array<number>(count).fill(value);

/** Asks every night, from the fifth on; what was reported, by night. */
function everyNight(levels: readonly number[], again: Readonly<Record<number, SeriesWindow["again"]>> = {}) {
  let alerts = NONE;
  const reported: string[] = [];
  for (let night = 5; night <= levels.length; night++) {
    const next = nextAlerts(alerts, [nights(levels.slice(0, night), again[night - 1] ?? null)]);
    alerts = next.alerts;
    for (const { event, alert } of next.events)
      reported.push(`${night - 1}: ${event} ${alert.state} ${alert.kind} since ${alert.run}`);
  }
  return { alerts, reported };
}

test("nothing is reported of a year without a change", () => {
  assert.deepEqual(everyNight(level(365, 0)).reported, []);
});

test("a step is reported once, within nights, at its place; its way back closes it", () => {
  const { reported, alerts } = everyNight([...level(60, 0), ...level(40, -0.06), ...level(40, 0)]);
  assert.match(reported[0] ?? "", /^6\d: raised confirmed regression since (59|60|61)$/);
  assert.match(reported[1] ?? "", /^10\d: (recovered|raised)/);
  assert.ok(
    reported.some((line) => line.includes("recovered recovered regression since 60")),
    reported.join(),
  );
  assert.equal(alerts.open.filter(({ kind }) => kind === "regression").length, 0);
});

test("a night that was measured twice is reported the same night, and confirmed by those after it", () => {
  const { reported } = everyNight([...level(60, 0), ...level(20, -0.06)], {
    60: { low: -0.07, high: -0.05 },
  });
  assert.equal(reported[0], "60: raised provisional regression since 60");
  assert.match(reported[1] ?? "", /^6[1-9]: confirmed confirmed regression since (59|60|61)$/);
  assert.equal(reported.length, 2, reported.join());
});

test("a single bad night is withdrawn", () => {
  const { reported, alerts } = everyNight([...level(60, 0), -0.06, ...level(20, 0)], {
    60: { low: -0.07, high: -0.05 },
  });
  assert.equal(reported[0], "60: raised provisional regression since 60");
  assert.match(reported[1] ?? "", /withdrawn withdrawn/);
  assert.equal(reported.length, 2, reported.join());
  assert.deepEqual(alerts.open, []);
});

test("a change that is too small does not confirm one night", () => {
  const { reported } = everyNight([...level(60, 0), -0.06, ...level(20, -0.015)], {
    60: { low: -0.07, high: -0.05 },
  });
  assert.match(reported[0] ?? "", /^60: raised provisional regression/);
  assert.match(reported[1] ?? "", /withdrawn withdrawn regression/);
  assert.equal(reported.length, 2, reported.join());
});

test("a change the other way does not confirm one night, and is reported itself", () => {
  const { reported } = everyNight([...level(60, 0), -0.06, ...level(20, 0.06)], {
    60: { low: -0.07, high: -0.05 },
  });
  assert.match(reported[0] ?? "", /^60: raised provisional regression since 60/);
  assert.match(reported[1] ?? "", /^6\d: raised confirmed improvement since (60|61|62)/);
  assert.match(reported[2] ?? "", /withdrawn withdrawn regression since 60/);
  assert.equal(reported.length, 3, reported.join());
});

test("a second measurement that does not agree raises nothing", () => {
  const bad = [...level(60, 0), -0.06];
  assert.deepEqual(everyNight(bad, { 60: { low: -0.03, high: 0.01 } }).reported, []);
  assert.deepEqual(everyNight(bad).reported, []);
});

test("a change below the threshold is none", () => {
  const { reported } = everyNight([...level(60, 0), ...level(60, -0.012)]);
  assert.deepEqual(reported, []);
});

test("what was accepted raises nothing, and stays in sight", async () => {
  const series = nights([...level(60, 0), ...level(10, -0.06)]);
  const { alerts, events: reported } = await accepting(nextAlerts(NONE, [series]), async ({ to }) =>
    to.endsWith("3c") ? "maintainer: signatures" : null,
  );
  assert.deepEqual(
    reported.map(({ event }) => event),
    ["accepted"],
  );
  assert.deepEqual(
    alerts.open.map(({ state, reason }) => [state, reason]),
    [["accepted", "maintainer: signatures"]],
  );
  assert.deepEqual(nextAlerts(alerts, [series]).events, []);
});

test("series that were not measured keep their alerts; history is no news", () => {
  const old = nights([...level(60, 0), ...level(60, -0.06)]);
  assert.deepEqual(nextAlerts(NONE, [old]).events, []);
  const { alerts } = nextAlerts(NONE, [nights([...level(60, 0), ...level(10, -0.06)])]);
  assert.equal(nextAlerts(alerts, []).alerts.open.length, 1);
  assert.equal(nextAlerts(alerts, [nights([])]).alerts.open.length, 1);
  assert.deepEqual(nextAlerts(NONE, [nights([])]).events, []);
});

test("alerts of a case that is not measured any more are over, and raised again if it comes back", () => {
  const series = nights([...level(60, 0), ...level(10, -0.06)]);
  const { alerts } = nextAlerts(NONE, [series]);
  const gone = nextOf(alerts, [], (id) => id === series.id.case);
  assert.deepEqual(
    gone.events.map(({ event, alert }) => [event, alert.state, alert.run]),
    [["gone", "gone", 60]],
  );
  assert.deepEqual([gone.alerts.open.length, gone.alerts.closed.length], [0, 1]);
  assert.deepEqual(
    nextAlerts(gone.alerts, [series]).events.map(({ event }) => event),
    ["raised"],
  );
});
