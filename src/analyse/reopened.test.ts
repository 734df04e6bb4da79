import assert from "node:assert/strict";
import { test } from "node:test";
import type { Scenario } from "../format/plan.ts";
import { caseOf, roundOf, sessionOf } from "./fixture.ts";
import { reopenedFinding } from "./reopened.ts";

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

/** What a load of 64 connections shows of a server that closes each after so many answers; null where it keeps them. */
function load(answers: number, after: number | null) {
  const count = 64 * (after === null ? 1 : Math.ceil(answers / 64 / after));
  return { byStatus: { "200": answers }, opened: { client: count, upstream: null } };
}

function found(answers: number, base: number | null, head: number | null) {
  const rounds = Array.from({ length: 8 }, () => roundOf(load(answers, head), load(0.9 * answers, base)));
  return reopenedFinding(caseOf([sessionOf(rounds)]), SCENARIO);
}

test("after how many requests a server closes its connections, whatever the speed of the machine", () => {
  for (const answers of [20_000, 200_000, 2_000_000])
    for (const n of [2, 10, 100])
      assert.deepEqual(
        found(answers, n, n),
        [{ code: "connections-closed", base: n, head: n }],
        `${answers}`,
      );
  assert.deepEqual(found(500_000, 1000, 1000), [{ code: "connections-closed", base: 1000, head: 1000 }]);
});

test("sides that differ are reported, and kept connections are not reported", () => {
  assert.deepEqual(found(20_000, null, null), []);
  assert.deepEqual(found(20_000, null, 100), [{ code: "connections-closed", base: null, head: 100 }]);
  assert.deepEqual(found(20_000, 100, 2), [{ code: "connections-closed", base: 100, head: 2 }]);
  assert.deepEqual(found(200_000, 1000, null), [{ code: "connections-closed", base: 1000, head: null }]);
});

test("a few connections that were not counted, or are others', make no difference", () => {
  const closing = (opened: number) => ({
    byStatus: { "200": 2000 },
    opened: { client: opened, upstream: null },
  });
  const rounds = Array.from({ length: 4 }, () => roundOf(closing(1010), closing(990)));
  const small = { ...SCENARIO, connections: 8 };
  assert.deepEqual(reopenedFinding(caseOf([sessionOf(rounds)]), small), [
    { code: "connections-closed", base: 2, head: 2 },
  ]);
});

test("nothing is reported where each request is to have its connection, or where nobody knows whose they are", () => {
  const closing = load(20_000, 1);
  const record = caseOf([sessionOf([roundOf(closing, closing)])]);
  assert.deepEqual(reopenedFinding(record, { ...SCENARIO, keepalive: false }), []);
  assert.deepEqual(reopenedFinding(record, undefined), []);
  const unknown = { opened: { client: null, upstream: null } };
  assert.deepEqual(reopenedFinding(caseOf([sessionOf([roundOf(unknown, unknown)])]), SCENARIO), []);
});
