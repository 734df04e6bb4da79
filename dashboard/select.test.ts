import assert from "node:assert/strict";
import { test } from "node:test";
import { change, overview, stored, summary } from "./fixture.ts";
import { certainLoss, inGroups, isGone, partsOf, selected, seriesId } from "./select.ts";
import { START } from "./state.ts";

const series = [
  summary({ case: "api/hello/direct", key: "a", ratio: stored(0.95, 0.94, 0.96) }),
  summary({ case: "api/list/nginx", key: "b", ratio: stored(0.9, 0.8, 1.02) }),
  summary({
    case: "web/hello/direct",
    key: "c",
    metric: "cpu",
    better: "lower",
    ratio: stored(1.2, 1.1, 1.3),
  }),
  summary({
    case: "web/list/direct",
    key: "d",
    metric: "p99",
    ratio: null,
    change: change({ state: "accepted" }),
  }),
  summary({
    case: "web/list/nginx",
    key: "e",
    ratio: stored(1.1, 1.05, 1.2),
    last: 90,
    change: change({ at: "2026-01-01T00:00:00Z" }),
  }),
];
const all = overview(series);
const keys = (view: Partial<typeof START>) => selected(all, { ...START, ...view }).map(({ key }) => key);

test("worst first: by what is lost beyond doubt, in whichever direction is worse", () => {
  assert.deepEqual(keys({}), ["c", "a", "b", "d", "e"]);
  assert.ok(certainLoss(series[0] as never) > 0);
  assert.equal(certainLoss(series[1] as never), 0);
  assert.ok(certainLoss(series[4] as never) < 0);
});

test("filters and search leave what matches all of them", () => {
  assert.deepEqual(keys({ target: "web", via: "direct" }), ["c", "d"]);
  assert.deepEqual(keys({ scenario: "list", sort: "name" }), ["b", "d", "e"]);
  assert.deepEqual(keys({ search: " HELLO  web" }), ["c"]);
  assert.deepEqual(keys({ search: "cpu per request" }), ["c"]);
  assert.deepEqual(keys({ show: "gone" }), ["e"]);
  assert.deepEqual(keys({ show: "accepted" }), ["d"]);
  assert.deepEqual(keys({ search: "nowhere" }), []);
});

test("what changed lately comes on top, settled things last among it", () => {
  const late = [
    summary({ key: "better", change: change({ kind: "improvement", run: 99 }) }),
    summary({ key: "accepted", change: change({ state: "accepted", run: 98 }) }),
    summary({ key: "old", change: change({ run: 50 }) }),
    summary({ key: "new", change: change({ run: 70 }) }),
    summary({ key: "open", change: change({ run: 99, state: "provisional" }) }),
    summary({ key: "never" }),
  ];
  const groups = inGroups(late, overview(late));
  assert.deepEqual(
    groups.late.map(({ key }) => key),
    ["new", "old", "open", "better", "accepted"],
  );
  assert.deepEqual(
    groups.others.map(({ key }) => key),
    ["never"],
  );
});

test("a case's id tells its parts; a series is known by key, metric, unit and direction; gone is who missed the newest run", () => {
  assert.deepEqual(partsOf("api/a/b/nginx"), { target: "api", scenario: "a/b", via: "nginx" });
  assert.equal(seriesId(summary()), "api.hello.direct/goodput/requests/s/higher");
  assert.equal(isGone(summary({ last: 99 }), all), false);
  assert.equal(isGone(summary({ last: 98 }), all), true);
});
