import assert from "node:assert/strict";
import { test } from "node:test";
import { CLOSED, COUNTED, TIMED } from "./oha.fixture.ts";
import { type Load, ohaArguments, parseOhaOutput, urlsOf } from "./oha.ts";

const LOAD: Load = {
  address: { host: "127.0.0.1", port: 8080 },
  request: { method: "GET", paths: ["/a?b=c"], headers: [] },
  connections: 64,
  keepalive: true,
  length: { seconds: 0.5 },
  timeoutSeconds: 2,
  statuses: [200],
  threads: 1,
};

/** The value after an option, undefined where the option is not there. */
function after(load: Load, option: string): string | undefined {
  const found = ohaArguments(load);
  return found.includes(option) ? found[found.indexOf(option) + 1] : undefined;
}

test("what oha's defaults would decide is always set", () => {
  assert.equal(
    ohaArguments(LOAD).join(" "),
    "-z 500ms --wait-ongoing-requests-after-deadline -c 64 -t 2000ms --worker-threads 1 --no-tui --output-format json --redirect 0 --disable-compression --http-version 1.1 -m GET -Huser-agent: loadgate http://127.0.0.1:8080/a?b=c",
  );
});

test("a count of requests, connections for one request each, headers, a body", () => {
  assert.equal(after({ ...LOAD, length: { requests: 77 } }, "-n"), "77");
  assert.ok(!ohaArguments({ ...LOAD, length: { requests: 77 } }).includes("-z"));
  assert.ok(ohaArguments({ ...LOAD, keepalive: false }).includes("--disable-keepalive"));
  const request = { ...LOAD.request, method: "POST", headers: [["X-A", "b: c"]] as const };
  assert.ok(ohaArguments({ ...LOAD, request, bodyFile: "/body" }).includes("-HX-A: b: c"));
  assert.equal(after({ ...LOAD, request, bodyFile: "/body" }, "-D"), "/body");
});

test("a body as text is never an argument", () => {
  const request = { ...LOAD.request, method: "POST", body: { text: "-1" } };
  assert.ok(!ohaArguments({ ...LOAD, request, bodyFile: "/body" }).includes("-1"));
});

test("several URLs come from a file", () => {
  const several = { ...LOAD, request: { ...LOAD.request, paths: ["/a", "/b"] }, urlFile: "/urls" };
  assert.deepEqual(ohaArguments(several).slice(-2), ["--urls-from-file", "/urls"]);
  assert.deepEqual(urlsOf(several), ["http://127.0.0.1:8080/a", "http://127.0.0.1:8080/b"]);
  assert.deepEqual(urlsOf({ ...LOAD, address: { host: "::1", port: 80 } }), ["http://[::1]/a?b=c"]);
});

test("with TLS the URL names the server as its certificate does, and leads to its address", () => {
  const secure = { ...LOAD, tls: { name: "api.test", caFile: "/ca.pem" } };
  assert.equal(after(secure, "--cacert"), "/ca.pem");
  assert.equal(after(secure, "--connect-to"), "api.test:8080:127.0.0.1:8080");
  assert.equal(ohaArguments(secure).at(-1), "https://api.test:8080/a?b=c");
  const any = ohaArguments({ ...secure, tls: { ...secure.tls, caFile: null } });
  assert.deepEqual([any.includes("--insecure"), any.includes("--cacert")], [true, false]);
});

test("an open loop offers a count at a rate, and writes each request down", () => {
  const found = ohaArguments({ ...LOAD, length: { requests: 500 }, open: { rate: 250, file: "/tmp/x.db" } });
  assert.match(found.join(" "), /^-n 500 -q 250 --latency-correction --db-url \/tmp\/x\.db -c 64 /);
});

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
