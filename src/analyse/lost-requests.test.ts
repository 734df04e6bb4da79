import assert from "node:assert/strict";
import { test } from "node:test";
import type { Scenario } from "../format/plan.ts";
import { caseOf, roundOf, sessionOf } from "./fixture.ts";
import { lostByHead, lostFinding, lostRequests } from "./lost-requests.ts";

const SCENARIO: Scenario = {
  name: "hello",
  targets: ["api"],
  request: { method: "GET", paths: ["/"], headers: [] },
  expect: { status: 200, headers: {}, sameLength: true },
  connections: 64,
  keepalive: true,
  via: ["direct"],
  timeoutSeconds: 2,
  maxErrors: 0,
  threshold: 0.02,
};

const closed = (count: number) => ({ "connection closed before message completed": count });

/** Eight rounds in which each side loses so many of its 10 000 requests. */
function record(head: number, base: number) {
  const load = (lost: number) => ({ byStatus: { "200": 10_000 - lost }, errors: lost ? closed(lost) : {} });
  return caseOf([sessionOf(Array.from({ length: 8 }, () => roundOf(load(head), load(base))))]);
}

test("lost requests are those of closed connections, where they may be sent again and are few", () => {
  const lost = (errors: Record<string, number>, change: Partial<Scenario> = {}) =>
    lostRequests({ byStatus: { "200": 1000 }, errors }, { ...SCENARIO, ...change }, "direct");
  assert.equal(lost(closed(8)), 8);
  assert.equal(lost({ "operation was canceled": 3, "Connection reset by peer (os error 104)": 2 }), 5);
  assert.equal(lost({ "connection error": 3 }), 3, "as one is named that was reset");
  assert.equal(lost({ "connection error detected: frame with invalid size": 3 }), 0);
  assert.equal(lost({ timeout: 8, "Connection refused (os error 111)": 8 }), 0);
  assert.equal(lost(closed(30)), 0);
  assert.equal(lost(closed(8), { keepalive: false }), 0);
  assert.equal(lost(closed(8), { request: { ...SCENARIO.request, method: "POST" } }), 0);
});

test("behind nginx its 502 is such a closed connection, directly it is an answer", () => {
  const output = { byStatus: { "200": 995, "502": 5 }, errors: {} };
  assert.equal(lostRequests(output, SCENARIO, "nginx"), 5);
  assert.equal(lostRequests(output, SCENARIO, "direct"), 0);
});

test("requests that both sides lose are reported, and are no fault", () => {
  for (const [head, base] of [
    [60, 40],
    [8, 0],
    [0, 60],
    [1, 0],
  ] as const) {
    const lost = record(head, base);
    const found = { base: { lost: 8 * base, of: 80_000 }, head: { lost: 8 * head, of: 80_000 } };
    assert.deepEqual(lostFinding(lost, SCENARIO), [{ code: "requests-lost", ...found }]);
    if (head !== 8) assert.deepEqual(lostByHead(lost, SCENARIO), []);
  }
  assert.deepEqual(lostFinding(record(0, 0), SCENARIO), []);
});

test("requests that head loses and base does not are head's fault", () => {
  for (const [head, base] of [
    [8, 0],
    [100, 5],
  ] as const) {
    const [found] = lostByHead(record(head, base), SCENARIO);
    const most = [{ error: "connection closed before message completed", count: 8 * head }];
    const fault = { code: "errors", failed: 8 * head, of: 80_000, unit: "requests", most };
    assert.deepEqual(found, { variant: "head", fault, times: 1 });
  }
  assert.deepEqual(lostByHead(record(8, 0), { ...SCENARIO, maxErrors: 0.01 }), []);
});
