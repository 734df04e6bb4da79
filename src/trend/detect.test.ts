import assert from "node:assert/strict";
import { test } from "node:test";
import { normal, seeded } from "../analyse/fixture.ts";
import type { Alert, SeriesChange } from "../format/trend.ts";
import { changePointsOf, keptFindings, lastChange, type SeriesWindow } from "./detect.ts";
import { stored } from "./fixture.ts";

const ID = { case: "api/hello/direct", metric: "goodput", unit: "requests/s", better: "higher" } as const;
const NOTHING = { levels: [], changes: [] };
const at = (run: number) => new Date(Date.UTC(2026, 0, 1 + run)).toISOString();

/** A window of these levels from a run on, with noise of half a percent; `edge` as where there are points before it. */
function windowFrom(from: number, levels: readonly number[], edge = 0): SeriesWindow {
  const random = seeded(9);
  const points = levels.map((level, i) => {
    const value = level + 0.005 * normal(random);
    const run = from + i;
    return { run, commit: `${run}`, at: at(run), value, interval: { low: value - 0.01, high: value + 0.01 } };
  });
  return { id: ID, threshold: 0.02, points, found: changePointsOf(points), edge, again: null };
}

const flat = (count: number, level: number) => Array<number>(count).fill(level);

function changeAt(run: number, more: Partial<SeriesChange> = {}): SeriesChange {
  const found = { run, previous: run - 1, ratio: stored(0.94, 0.93, 0.95), at: at(run) } as const;
  return { ...found, kind: "regression", state: "confirmed", ...more };
}

const runsOf = (list: readonly { readonly run: number }[]) => list.map(({ run }) => run);

test("a window that has all points says all; what it does not find any more is gone", () => {
  const window = windowFrom(0, [...flat(60, 0), ...flat(60, -0.06)]);
  const earlier = {
    levels: [
      { run: 0, value: 0 },
      { run: 30, value: 1 },
    ],
    changes: [changeAt(30)],
  };
  for (const before of [NOTHING, earlier]) {
    const kept = keptFindings(before, window, []);
    assert.deepEqual([runsOf(kept.levels), runsOf(kept.changes)], [[0, 60], [60]]);
  }
});

test("what lies before the window, or at its edge, stays as it was found", () => {
  const window = windowFrom(100, [...flat(10, -0.06), ...flat(90, 0), ...flat(100, 0.06)], 30);
  const earlier = {
    levels: [
      { run: 0, value: 0 },
      { run: 50, value: -6000 },
      { run: 110, value: 0 },
    ],
    changes: [changeAt(50), changeAt(110, { kind: "improvement" })],
  };
  const kept = keptFindings(earlier, window, []);
  assert.deepEqual(runsOf(kept.levels), [0, 50, 110, 200]);
  assert.deepEqual(runsOf(kept.changes), [50, 110, 200]);
  assert.deepEqual(kept.changes.slice(0, 2), earlier.changes);
});

test("a change that crosses the edge, and is found a point aside, is neither lost nor doubled", () => {
  let tried = 0;
  for (const earlierAt of [28, 29, 30, 31, 32])
    for (const nowAt of [28, 29, 30, 31, 32]) {
      if (Math.abs(earlierAt - nowAt) > 2) continue;
      const window = windowFrom(100, [...flat(nowAt, 0), ...flat(200 - nowAt, -0.06)], 30);
      const found = window.found?.changes.map(({ index }) => index) ?? [];
      if (!found.some((index) => Math.abs(index - earlierAt) <= 2)) continue;
      tried++;
      const run = 100 + earlierAt;
      const earlier = {
        levels: [
          { run: 0, value: 0 },
          { run, value: -6000 },
        ],
        changes: [changeAt(run)],
      };
      const kept = keptFindings(earlier, window, []);
      assert.equal(kept.changes.length, 1, `${earlierAt} ${nowAt}`);
      assert.equal(kept.levels.length, 2, `${earlierAt} ${nowAt}`);
    }
  assert.ok(tried > 10, `${tried}`);
});

test("an open alert stands for the change beside it, and for one that no change points show yet", () => {
  const window = windowFrom(0, [...flat(60, 0), ...flat(60, -0.06)]);
  const { at: began, ...change } = changeAt(61);
  const alert: Alert = {
    ...ID,
    ...change,
    ...{ at: began, state: "accepted", from: "60", to: "61", before: 0, reason: "meant" },
  };
  const kept = keptFindings(NOTHING, window, [alert]);
  assert.deepEqual(
    kept.changes.map(({ run, state }) => [run, state]),
    [[61, "accepted"]],
  );
  const provisional: Alert = { ...alert, run: 119, previous: 118, state: "provisional", at: at(119) };
  const both = keptFindings(NOTHING, window, [provisional]);
  assert.deepEqual(
    both.changes.map(({ run, state }) => [run, state]),
    [
      [60, "confirmed"],
      [119, "provisional"],
    ],
  );
  assert.equal(lastChange(both.changes, window, [provisional])?.run, 119);
  assert.equal(lastChange(kept.changes, window, [])?.run, 61);
});

test("the last change is one that is as large as the threshold", () => {
  const small = changeAt(80, { ratio: stored(0.99, 0.985, 0.995) });
  assert.equal(lastChange([changeAt(60), small], windowFrom(0, flat(9, 0)), [])?.run, 60);
  assert.equal(lastChange([small], windowFrom(0, flat(9, 0)), []), null);
});
