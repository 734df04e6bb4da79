import assert from "node:assert/strict";
import { test } from "node:test";
import { parseConfig } from "./load.ts";
import { combineSides } from "./sides.ts";

const config = (scenarios: object, rest: object = {}) =>
  parseConfig(
    JSON.stringify({ targets: { api: { command: "node a.js", port: 80 } }, scenarios, ...rest }),
    "loadgate.yml",
  );

const HELLO = { request: "GET /" };

test("a base without a configuration is treated as head says", () => {
  const head = config({ hello: HELLO });
  const sides = combineSides(head, null);
  assert.equal(sides.config, head);
  assert.equal(sides.baseTargets, head.targets);
  assert.deepEqual(sides.notices, [{ code: "base-config-missing", file: "loadgate.yml" }]);
});

test("without a change there is nothing to tell", () => {
  const same = () => config({ hello: HELLO }, { threshold: "3%" });
  assert.deepEqual(combineSides(same(), same()).notices, []);
});

test("each side is built and started as its own file says; a new target as head says", () => {
  const head = config(
    { hello: HELLO },
    { targets: { api: { command: "node b.js", port: 80 }, web: { command: "node w.js", port: 81 } } },
  );
  const { baseTargets } = combineSides(head, config({ hello: HELLO }));
  assert.deepEqual(
    baseTargets.map(({ name, command }) => [name, command?.[1]]),
    [
      ["api", "a.js"],
      ["web", "w.js"],
    ],
  );
});

test("requests are head's; thresholds, allowed errors, alpha and fail-on are base's, and a change is told", () => {
  const head = config(
    { hello: { request: "GET /new", threshold: "50%", errors: "10%" }, fresh: { ...HELLO, threshold: "9%" } },
    { alpha: "5%", "fail-on": "never", mode: "observe" },
  );
  const { config: both, notices } = combineSides(head, config({ hello: HELLO }));
  assert.deepEqual(both.gate, { alpha: 0.002, failOn: ["regression", "invalid"], mode: "block" });
  assert.deepEqual(
    both.scenarios.map(({ name, request, threshold, errors }) => [name, request.paths[0], threshold, errors]),
    [
      ["hello", "/new", 0.02, 0],
      ["fresh", "/", 0.09, 0],
    ],
  );
  assert.deepEqual(notices, [
    {
      code: "gate-changed",
      changes: [
        { setting: "alpha", before: 0.002, after: 0.05 },
        { setting: "fail-on", before: ["regression", "invalid"], after: ["never"] },
        { setting: "mode", before: "block", after: "observe" },
        { setting: "threshold", scenario: "hello", before: 0.02, after: 0.5 },
        { setting: "errors", scenario: "hello", before: 0, after: 0.1 },
      ],
    },
  ]);
});

test("another budget is told", () => {
  const told = (base: object, head: object) =>
    combineSides(config({ hello: HELLO }, head), config({ hello: HELLO }, base)).notices;
  assert.deepEqual(told({ budget: "5m" }, { budget: "1s" }), [
    { code: "budget-changed", before: 300, after: 1 },
  ]);
  assert.deepEqual(told({}, { budget: "5s" }), [{ code: "budget-changed", before: null, after: 5 }]);
  assert.deepEqual(told({ budget: "5m" }, { budget: "300s" }), []);
});

test("what is no longer measured is told", () => {
  const targets = (...names: string[]) => ({
    targets: Object.fromEntries(names.map((name) => [name, { command: "node a.js", port: 80 }])),
  });
  const base = config({ hello: HELLO, greet: HELLO, other: HELLO }, targets("api", "web", "old"));
  const head = config(
    { hello: { ...HELLO, path: "direct" }, greet: { ...HELLO, targets: ["api"] } },
    targets("api", "web"),
  );
  assert.deepEqual(combineSides(head, base).notices, [
    {
      code: "no-longer-measured",
      targets: ["old"],
      scenarios: ["other"],
      paths: ["hello/proxy"],
      pairs: ["web/greet"],
    },
  ]);
});
