import assert from "node:assert/strict";
import { test } from "node:test";
import type { Scenario } from "../format/plan.ts";
import { type Evidence, faultsIn, limitsOf, startedTogether } from "./validity.ts";

const SCENARIO: Scenario = {
  name: "hello",
  targets: ["api"],
  request: { method: "GET", paths: ["/"], headers: [] },
  expect: { status: 200, headers: {}, sameLength: true },
  connections: 10,
  keepalive: true,
  via: ["direct"],
  timeoutSeconds: 2,
  maxErrors: 0,
  threshold: 0.02,
};

const OUTPUT = {
  wall: 1,
  byStatus: { "200": 1000 },
  errors: {},
  aborted: 10,
  bytes: 5000,
  latency: { mean: 0.0095, p50: 0.009, p90: 0.01, p99: 0.02 },
};

/** A sample without fault, but for what is changed. */
function evidence(
  change: Partial<Omit<Evidence, "scenario" | "output">> & {
    scenario?: Partial<Scenario>;
    output?: Partial<Evidence["output"]>;
  } = {},
): Evidence {
  const { scenario, output, ...rest } = change;
  return {
    via: "direct",
    lengths: { shortest: 5, longest: 5 },
    alive: true,
    ended: null,
    opened: { client: 10, upstream: null },
    bottleneck: "server",
    outOfPorts: false,
    enoughTime: true,
    steady: true,
    inStep: true,
    keptUp: null,
    ...rest,
    scenario: { ...SCENARIO, ...scenario },
    output: { ...OUTPUT, ...output },
  };
}

const codes = (found: Evidence) => faultsIn(found).map(({ code }) => code);

test("a sample without fault", () => {
  assert.deepEqual(codes(evidence()), []);
  assert.deepEqual(limitsOf(evidence()), []);
});

test("a server that ended, or that nobody reached", () => {
  assert.deepEqual(codes(evidence({ alive: false })), ["restarted"]);
  const refused = evidence({ output: { byStatus: {}, bytes: 0, errors: { "Connection refused": 80_000 } } });
  assert.deepEqual(codes(refused), ["no-answers"]);
  const most = [{ error: "Connection refused", count: 80_000 }];
  assert.deepEqual(faultsIn(refused), [{ code: "no-answers", seconds: 1, most }]);
  assert.deepEqual(codes(evidence({ output: { byStatus: { "500": 1000 } } })), ["no-answers"]);
});

test("errors that nginx made of closed connections are said to come through it", () => {
  const output = { byStatus: { "200": 970, "502": 30 }, bytes: 4850 };
  const most = [{ status: "502", count: 30 }];
  const errors = { code: "errors", failed: 30, of: 1000, unit: "requests", most };
  assert.deepEqual(faultsIn(evidence({ via: "nginx", output })), [{ ...errors, through: "nginx" }]);
  assert.deepEqual(faultsIn(evidence({ output })), [errors]);
});

test("a few requests that a closed connection lost are no errors, others beside them are", () => {
  const closed = { "connection closed before message completed": 8 };
  const output = { byStatus: { "200": 992 }, bytes: 4960 };
  assert.deepEqual(codes(evidence({ output: { ...output, errors: closed } })), []);
  assert.deepEqual(codes(evidence({ output: { ...output, errors: { ...closed, timeout: 1 } } })), ["errors"]);
});

test("of several right statuses each counts, and has a length of its own", () => {
  const scenario = { expect: { ...SCENARIO.expect, status: [200, 304] } };
  const mixed = { byStatus: { "200": 600, "304": 400 }, bytes: 3000 };
  assert.deepEqual(codes(evidence({ scenario, output: mixed })), []);
  assert.deepEqual(codes(evidence({ output: mixed })), ["errors"]);
  assert.deepEqual(codes(evidence({ scenario, output: { byStatus: { "304": 1000 }, bytes: 5000 } })), []);
  assert.deepEqual(codes(evidence({ scenario, output: { byStatus: { "404": 1000 } } })), ["no-answers"]);
  const some = evidence({ scenario, output: { byStatus: { "200": 500, "304": 400, "500": 100 } } });
  assert.deepEqual(faultsIn(some), [
    { code: "errors", failed: 100, of: 1000, unit: "requests", most: [{ status: "500", count: 100 }] },
  ]);
});

test("errors count against what the scenario allows, whatever their kind", () => {
  const some = { byStatus: { "200": 990, "503": 5 }, errors: { timeout: 5 }, bytes: 4950 };
  assert.deepEqual(codes(evidence({ output: some })), ["errors"]);
  const most = [
    { status: "503", count: 5 },
    { error: "timeout", count: 5 },
  ];
  assert.deepEqual(faultsIn(evidence({ output: some })), [
    { code: "errors", failed: 10, of: 1000, unit: "requests", most },
  ]);
  assert.deepEqual(codes(evidence({ output: some, scenario: { maxErrors: 0.01 } })), []);
  assert.deepEqual(codes(evidence({ output: some, scenario: { maxErrors: 0.009 } })), ["errors"]);
});

test("another status may be what is expected", () => {
  const created = {
    scenario: { expect: { ...SCENARIO.expect, status: 201 } },
    output: { byStatus: { "201": 1000 } },
  };
  assert.deepEqual(codes(evidence(created)), []);
});

test("bytes that do not fit the answers", () => {
  assert.deepEqual(codes(evidence({ output: { bytes: 4999 } })), ["wrong-size"]);
  assert.deepEqual(codes(evidence({ output: { bytes: 6000 }, lengths: { shortest: 5, longest: 7 } })), []);
  assert.deepEqual(codes(evidence({ output: { bytes: 7001 }, lengths: { shortest: 5, longest: 7 } })), [
    "wrong-size",
  ]);
  assert.deepEqual(codes(evidence({ output: { bytes: 1 }, lengths: null })), []);
});

/** Connections that a server opens which closes each after so many answers, at a load of ten connections. */
const closingAfter = (n: number, answers: number) => 10 * Math.ceil(answers / 10 / n);

test("a server that closes connections after two answers or more keeps them, however fast the machine is", () => {
  for (const answers of [100, 1000, 20_000, 1_000_000]) {
    const output = { byStatus: { "200": answers }, bytes: 5 * answers };
    for (const n of [2, 10, 100, 1000]) {
      const opened = closingAfter(n, answers);
      assert.deepEqual(codes(evidence({ output, opened: { client: opened, upstream: null } })), []);
      const proxied = { output, via: "nginx" as const, opened: { client: 10, upstream: opened } };
      assert.deepEqual(codes(evidence(proxied)), []);
    }
    const each = { client: answers, upstream: null };
    assert.deepEqual(codes(evidence({ output, opened: each })), ["too-many-connections"]);
    const proxied = { output, via: "nginx" as const, opened: { client: 10, upstream: answers } };
    assert.deepEqual(codes(evidence(proxied)), ["too-many-connections"]);
    assert.deepEqual(codes(evidence({ output, opened: each, scenario: { keepalive: false } })), []);
    assert.deepEqual(codes(evidence({ ...proxied, scenario: { keepalive: false } })), []);
  }
  assert.deepEqual(codes(evidence({ via: "nginx", opened: { client: null, upstream: null } })), []);
});

test("limits: what was saturated, too little, unsteady", () => {
  assert.deepEqual(limitsOf(evidence({ bottleneck: "proxy" })), ["proxy-saturated"]);
  assert.deepEqual(limitsOf(evidence({ bottleneck: "generator" })), ["generator-saturated"]);
  assert.deepEqual(limitsOf(evidence({ outOfPorts: true })), ["out-of-ports"]);
  assert.deepEqual(limitsOf(evidence({ bottleneck: "dependency" })), ["dependency"]);
  assert.deepEqual(limitsOf(evidence({ bottleneck: null })), []);
  assert.deepEqual(limitsOf(evidence({ enoughTime: false })), ["too-few-requests"]);
  assert.deepEqual(limitsOf(evidence({ output: { byStatus: { "200": 89 } } })), ["too-few-requests"]);
  assert.deepEqual(
    limitsOf(evidence({ output: { byStatus: { "200": 89 } }, scenario: { requests: 89 } })),
    [],
  );
  assert.deepEqual(limitsOf(evidence({ steady: false })), ["unsteady"]);
  assert.deepEqual(limitsOf(evidence({ inStep: false })), ["out-of-step"]);
  assert.deepEqual(limitsOf(evidence({ keptUp: 0.89 })), ["over-capacity"]);
  assert.deepEqual(limitsOf(evidence({ keptUp: 0.91 })), []);
});

test("Little's law is said only where the generator is the bottleneck", () => {
  const slow = { output: { latency: { ...OUTPUT.latency, mean: 0.02 } } };
  assert.deepEqual(limitsOf(evidence(slow)), []);
  assert.deepEqual(limitsOf(evidence({ ...slow, bottleneck: "generator" })), [
    "generator-saturated",
    "littles-law",
  ]);
  const unknown = { output: { latency: { ...OUTPUT.latency, mean: null } } };
  assert.deepEqual(limitsOf(evidence({ ...unknown, bottleneck: "generator" })), ["generator-saturated"]);
});

test("loads side by side are in step within 5% of their length", () => {
  assert.ok(startedTogether([10, 10.024], 0.5));
  assert.ok(!startedTogether([10.026, 10], 0.5));
  assert.ok(startedTogether([10], 0.5));
});
