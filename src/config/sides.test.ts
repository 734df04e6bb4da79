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
  assert.deepEqual(sides.notices, ["base has no loadgate.yml: head's is used to build and start both sides"]);
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
    "this change alters its own gate (alpha 0.002 → 0.05; fail-on regression, invalid → never; mode block → observe; threshold of hello 2 % → 50 %; errors of hello 0 % → 10 %): base's rules were applied",
  ]);
});

test("another budget is told", () => {
  const told = (base: object, head: object) =>
    combineSides(config({ hello: HELLO }, head), config({ hello: HELLO }, base)).notices;
  assert.deepEqual(told({ budget: "5m" }, { budget: "1s" }), [
    "this change alters the time to measure: budget 300 s → 1 s",
  ]);
  assert.deepEqual(told({}, { budget: "5s" }), [
    "this change alters the time to measure: budget 60 s a case → 5 s",
  ]);
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
    "this change no longer measures what base does: target old, hello/proxy, web/greet, scenario other",
  ]);
});
