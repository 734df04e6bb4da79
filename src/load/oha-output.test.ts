import assert from "node:assert/strict";
import { test } from "node:test";
import { CLOSED, COUNTED, TIMED } from "./oha.fixture.ts";
import { parseOhaOutput } from "./oha-output.ts";

test("counts, bytes, wall time and latency are read", () => {
  const { wall, byStatus, errors, aborted, bytes, latency } = parseOhaOutput(COUNTED);
  assert.deepEqual(
    { byStatus, errors, aborted, bytes },
    { byStatus: { 200: 6 }, errors: {}, aborted: 0, bytes: 30 },
  );
  assert.ok(wall > 0 && (latency.p50 as number) > 0 && (latency.p99 as number) >= (latency.p90 as number));
});

test("requests that the deadline cut off are no errors", () => {
  const { errors, aborted } = parseOhaOutput(TIMED);
  assert.deepEqual({ errors, aborted }, { errors: {}, aborted: 2 });
});

test("a closed port has no throughput and no latency, not one of 0", () => {
  const { byStatus, errors, bytes, latency } = parseOhaOutput(CLOSED);
  assert.deepEqual(byStatus, {});
  assert.equal(bytes, 0);
  assert.deepEqual(Object.keys(errors), ["Connection refused (os error 111)"]);
  assert.deepEqual(latency, { mean: null, p50: null, p90: null, p95: null, p99: null });
});

test("what is not oha's JSON is refused with where it went wrong", () => {
  const broken = (change: (json: Record<string, Record<string, unknown>>) => void) => {
    const json = JSON.parse(COUNTED);
    change(json);
    return () => parseOhaOutput(JSON.stringify(json));
  };
  assert.throws(() => parseOhaOutput(""), /oha printed no JSON: ""/);
  assert.throws(() => parseOhaOutput(COUNTED.slice(0, 100)), /oha printed no JSON/);
  assert.throws(() => parseOhaOutput("null"), /not as expected at its top/);
  assert.throws(
    broken((json) => delete json.summary),
    /not as expected at summary/,
  );
  assert.throws(
    broken((json) => Object.assign(json.summary ?? {}, { total: 0 })),
    /summary\.total/,
  );
  assert.throws(
    broken((json) => Object.assign(json.summary ?? {}, { totalData: -1 })),
    /summary\.totalData/,
  );
  assert.throws(
    broken((json) => Object.assign(json.statusCodeDistribution ?? {}, { "200": 1.5 })),
    /statusCodeDistribution\.200/,
  );
  assert.throws(
    broken((json) => Object.assign(json.statusCodeDistribution ?? {}, { x: 1 })),
    /statusCodeDistribution/,
  );
});
