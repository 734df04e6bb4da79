import assert from "node:assert/strict";
import { test } from "node:test";
import { type Fault, fault } from "../format/faults.ts";
import { type Finding, finding, type Notice, notice, type Obstacle, obstacle } from "../format/findings.ts";
import { explain, explainFault, explainNoIsolation, explainNotice, explainObstacle } from "./messages.ts";

const FINDINGS: readonly Finding[] = [
  { code: "build-failed", variant: "head", target: "api" },
  { code: "setup-failed", variant: "base", target: "api" },
  { code: "setup-failed", variant: "head", target: "api", limitSeconds: 3600 },
  {
    code: "setup-failed",
    variant: "head",
    target: "api",
    withheld: [
      { name: "FLUTTER_ROOT", key: "inherit" },
      { name: "PIP_INDEX_URL", key: "secrets" },
    ],
  },
  { code: "fault", variants: ["base", "head"], fault: { code: "restarted" }, times: 2 },
  { code: "shards-missing", shards: ["1/3", "3/3"] },
  { code: "shards-missing", shards: [] },
  { code: "head-alone", why: "configuration" },
  { code: "head-alone", why: "target" },
  { code: "head-alone", why: "scenario" },
  { code: "head-alone", why: "request" },
  { code: "head-alone", why: "not-built" },
  { code: "head-alone", why: "not-started" },
  { code: "skipped", why: "untouched" },
  { code: "skipped", why: "identical-builds" },
  { code: "skip-unverified", why: "untouched" },
  { code: "interrupted" },
  { code: "no-time" },
  { code: "no-values" },
  { code: "one-session" },
  { code: "equal-ratios" },
  { code: "slow-start", seconds: 9.2, sessions: 3 },
  { code: "slow-start", seconds: 25, sessions: 1 },
  { code: "interference", source: "steal", effect: "counted-less", rounds: 1 },
  { code: "interference", source: "other-programs", effect: "left-out", rounds: 2 },
  { code: "interference", source: "other-programs", effect: "nothing-left", rounds: 8 },
  { code: "interference", source: "out-of-ports", effect: "left-out", rounds: 1 },
  { code: "interference", source: "out-of-ports", effect: "nothing-left", rounds: 8 },
  { code: "limited", limit: "generator-saturated", loop: "closed", cpuDecides: true },
  { code: "limited", limit: "proxy-saturated", loop: "closed", cpuDecides: false },
  { code: "limited", limit: "over-capacity", loop: "open", cpuDecides: true },
  { code: "held-back", limit: "generator-saturated", bound: true },
  { code: "held-back", limit: "over-capacity", bound: false },
  { code: "connections-closed", base: 100, head: 100 },
  { code: "connections-closed", base: null, head: 100 },
  { code: "connections-closed", base: 1000, head: 2 },
  { code: "connections-closed", head: 2 },
  { code: "requests-lost", base: { lost: 20, of: 2603 }, head: { lost: 0, of: 2600 } },
  { code: "requests-lost", head: { lost: 1, of: 2600 } },
  { code: "p99-unknown" },
  { code: "not-judged", metric: "p99", key: "threshold", why: "of-requests" },
  { code: "not-judged", metric: "time", key: "limit", why: "of-commands" },
  { code: "not-judged", metric: "cpu", key: "threshold", why: "no-operations" },
  { code: "not-judged", metric: "time", key: "threshold", why: "operations" },
  { code: "not-judged", metric: "image-size", key: "threshold", why: "no-image" },
  { code: "not-judged", metric: "memory", key: "limit", why: "not-known" },
  { code: "bottleneck-unknown" },
  { code: "server-waits", limit: "dependency", decided: false },
  { code: "server-waits", limit: "dependency", decided: true },
  { code: "server-waits", limit: "generator-saturated", decided: false },
  { code: "settled-early", sessions: 3 },
  { code: "counter-moved", metric: "io-calls", more: 2.003, low: 1.998, high: 2.008 },
  { code: "counter-moved", metric: "collections", more: -0.00041, low: -0.0005, high: -0.00032 },
];

const REFUSED = { error: "connect ECONNREFUSED 172.17.0.2:8080" };

const NO_ANSWER = "no whole answer within 2 s";

const FAULTS: readonly Fault[] = [
  { code: "wrong-status", path: "/", status: 400, expected: 200, body: "not HTTPS", speaks: "https" },
  { code: "no-answer", path: "/", error: NO_ANSWER, through: "nginx", interim: 100 },
  { code: "wrong-status", path: "/", status: 302, expected: 200, body: "" },
  { code: "wrong-status", path: "/", status: 403, expected: 200, body: "no" },
  { code: "wrong-status", path: "/", status: 401, expected: 200, body: "" },
  { code: "wrong-status", path: "/", status: 404, expected: 200, body: "", afterLoad: true },
  { code: "wrong-status", path: "/", status: 500, expected: [200, 201, 304], body: "" },
  { code: "wrong-body", path: "/", bytes: 2, body: "no", lacks: { text: "yes" } },
  { code: "wrong-body", path: "/", bytes: 0, body: "", lacks: { text: "yes" } },
  { code: "wrong-body", path: "/", bytes: 2, body: "no", lacks: { text: "" } },
  { code: "wrong-body", path: "/", bytes: 2, body: "no", lacks: { contains: "yes" } },
  { code: "wrong-body", path: "/", bytes: 2, body: "no", lacks: { matches: "^\\d+$", why: "differs" } },
  { code: "wrong-body", path: "/", bytes: 2, body: "aa", lacks: { matches: "^(a+)+$", why: "too-slow" } },
  { code: "wrong-body", path: "/", bytes: 2e6, body: "aa", lacks: { matches: "b$", why: "too-long" } },
  {
    code: "wrong-body",
    path: "/",
    bytes: 9,
    body: '{"a":[1]}',
    lacks: { json: "2", at: "$.a[0]", got: "1" },
  },
  { code: "wrong-body", path: "/", bytes: 2, body: "{}", lacks: { json: '"x"', at: "$.a", got: null } },
  { code: "wrong-body", path: "/", bytes: 2, body: "no", lacks: { json: null } },
  { code: "wrong-header", path: "/", name: "server", value: null, expected: "nginx" },
  { code: "wrong-header", path: "/", name: "server", value: "apache", expected: "nginx" },
  { code: "no-answer", path: "/", error: "connect ECONNREFUSED 127.0.0.1:8080" },
  { code: "length-changed", path: "/", bytes: 2 },
  { code: "lengths-differ", path: "/", base: 5, head: 6 },
  { code: "framing-differs", path: "/", base: "content-length", head: "chunked" },
  {
    code: "errors",
    failed: 10,
    of: 1000,
    unit: "requests",
    most: [
      { status: "503", count: 5 },
      { error: "timeout", count: 5 },
    ],
  },
  { code: "errors", failed: 10, of: 1000, unit: "operations", most: [] },
  {
    code: "errors",
    failed: 8,
    of: 1200,
    unit: "requests",
    most: [{ error: "connection closed before message completed", count: 8 }],
  },
  {
    code: "errors",
    failed: 8,
    of: 1200,
    unit: "requests",
    most: [{ status: "502", count: 8 }],
    through: "nginx",
  },
  {
    code: "errors",
    failed: 8,
    of: 1200,
    unit: "requests",
    most: [{ error: "operation was canceled", count: 8 }],
  },
  {
    code: "errors",
    failed: 3,
    of: 1200,
    unit: "requests",
    most: [{ error: "connection error", count: 3 }],
  },
  { code: "no-answers", seconds: 1, most: [{ error: "Connection refused", count: 80_000 }] },
  { code: "no-answers", seconds: 1, most: [{ error: "InvalidCertificate(CaUsedAsEndEntity)", count: 1 }] },
  { code: "wrong-size", answers: 10, bytes: 49, least: 50, most: 50 },
  { code: "wrong-size", answers: 10, bytes: 49, least: 50, most: 60 },
  { code: "too-many-connections", side: "upstream", opened: 900, requests: 1000 },
  { code: "too-many-connections", side: "client", opened: 900, requests: 1000 },
  { code: "died", of: "server", end: { exitCode: 1, signal: null }, when: "starting" },
  {
    code: "died",
    of: "server",
    end: { exitCode: 127, signal: null },
    when: "starting",
    withheld: [
      { name: "ACME_LIBS", key: "inherit" },
      { name: "ACME_SDK", key: "inherit" },
    ],
  },
  { code: "died", of: "server", end: { exitCode: 0, signal: null }, when: "starting" },
  { code: "died", of: "server", end: { exitCode: 0, signal: null }, when: "under-load" },
  { code: "died", of: "server", end: { exitCode: null, signal: "SIGKILL" }, when: "before-load" },
  { code: "died", of: "server", end: { exitCode: null, signal: null }, when: "under-load" },
  { code: "died", of: "server", end: { exitCode: 1, signal: null }, when: "starting", lacks: "express" },
  { code: "died", of: "service", end: { exitCode: 1, signal: null } },
  { code: "died", of: "service", service: "store", end: { exitCode: 1, signal: null }, when: "starting" },
  { code: "restarted" },
  { code: "worked-unasked", cpu: 0.104, other: 0.002, seconds: 0.5 },
  { code: "accepted-unasked", connections: 400, seconds: 0.5 },
  { code: "reached-other", of: "base", connections: 1 },
  { code: "reached-other", of: "base", connections: 8 },
  { code: "reached-other", of: "base", connections: 1, listened: true },
  { code: "ended-other", of: "base", end: { exitCode: null, signal: "SIGKILL" } },
  { code: "fails-beside", of: "base" },
  { code: "changed-files", of: "base", path: "server.js", files: 1 },
  { code: "changed-files", of: "base", path: "server.js", files: 3 },
  { code: "filled-disk", bytes: 290e6, other: 12_000 },
  { code: "left-its-group", processes: 1, cpu: 1.25 },
  { code: "left-its-group", processes: 2, cpu: 1.25 },
  { code: "not-ready", seconds: 30, last: null },
  { code: "not-ready", seconds: 30, last: { path: "/", status: 503 }, runOver: true },
  {
    code: "not-ready",
    seconds: 30,
    last: REFUSED,
    listens: { port: 8080, at: [{ host: "127.0.0.1", port: 8080 }] },
  },
  {
    code: "not-ready",
    seconds: 30,
    last: REFUSED,
    listens: { port: 8080, at: [{ host: "10.0.0.5", port: 8080 }] },
  },
  {
    code: "not-ready",
    seconds: 30,
    last: REFUSED,
    listens: { port: 8080, at: [{ host: "::", port: 3000 }] },
  },
  { code: "not-ready", seconds: 30, last: REFUSED, listens: { port: 8080, at: [] } },
  { code: "not-ready", seconds: 30, last: { error: "socket hang up" }, speaks: "https" },
  { code: "not-ready", seconds: 30, last: { error: "write EPROTO" }, speaks: "http" },
  { code: "not-ready", seconds: 30, last: { error: "Parse Error: Expected HTTP/" }, speaks: "http2" },
  { code: "not-ready", seconds: 30, last: { path: "/", status: 502 }, through: "nginx" },
  { code: "not-ready", seconds: 30, last: { error: NO_ANSWER }, through: "nginx", interim: 103 },
  { code: "not-ready", seconds: 30, last: null, service: "store" },
  { code: "not-ready", seconds: 30, last: { error: "psql: exit code 2" }, service: "store" },
  { code: "start-failed", error: "the container ended at once" },
  { code: "prepare-failed", command: ["node", "seed.js"], error: "exit code 9" },
  {
    code: "prepare-failed",
    command: ["node", "seed.js"],
    error: "exit code 127",
    withheld: [{ name: "GOPROXY", key: "secrets" }],
  },
  { code: "command-failed", error: "exit code 3: boom" },
  { code: "command-failed", error: "exit code 3: boom", well: 1 },
  { code: "command-failed", error: "exit code 3: boom", well: 12 },
  { code: "command-failed", error: "exit code 127", withheld: [{ name: "ACME_SDK", key: "inherit" }] },
  { code: "no-report", output: "" },
  { code: "impossible-time", seconds: 3, wall: 2 },
  { code: "timing-altered", noted: 0.01, wall: 4 },
  { code: "generator-failed", error: "oha: ended by SIGKILL" },
  { code: "background-load-failed", failed: 3, answered: 0 },
  { code: "background-load-failed", error: "oha: ended by SIGKILL" },
  {
    code: "proxy-failed",
    variant: "base",
    end: { exitCode: 1, signal: null },
    seconds: null,
    error: "no such file",
  },
  { code: "proxy-failed", variant: "base", end: null, seconds: 2, error: null },
  { code: "harness-failed", error: "the engine stopped" },
  { code: "burner-elsewhere" },
];

const OBSTACLES: readonly Obstacle[] = [
  { code: "docker-missing" },
  { code: "no-engine" },
  { code: "no-engine", said: "permission denied while trying to connect to the Docker daemon socket" },
  { code: "no-buildx" },
  { code: "images-unresolved", images: ["maven:3", "jdk:24"] },
  { code: "nothing-to-build", target: "api" },
  { code: "no-command", of: "service", name: "db" },
  { code: "same-process", as: "node-24" },
  { code: "programs-missing", programs: ["mvn", "go"] },
  { code: "base-in-docker" },
];

const NOTICES: readonly Notice[] = [
  { code: "base-config-missing", file: "loadgate.yml" },
  { code: "base-config-unusable", file: "loadgate.yml", error: "line 3: unknown key" },
  { code: "config-from-checkout", file: "loadgate.yml" },
  {
    code: "gate-changed",
    changes: [
      { setting: "false-alarms", before: 0.002, after: 0.05 },
      { setting: "fail-on", before: ["regression", "invalid"], after: ["never"] },
      { setting: "mode", before: "block", after: "observe" },
      { setting: "threshold", scenario: "hello", before: 0.02, after: 0.020001 },
      { setting: "max-errors", scenario: "hello", before: 0, after: 0.1 },
      { setting: "thresholds", scenario: "hello", metric: "memory", before: 0.1, after: null },
      { setting: "absolute-limits", scenario: "hello", metric: "p99", before: 0.05, after: 0.5, unit: "s" },
    ],
  },
  { code: "budget-changed", before: null, after: 5 },
  { code: "build-timeout-changed", before: null, after: 86400 },
  {
    code: "no-longer-measured",
    targets: ["old"],
    scenarios: ["other"],
    via: ["hello/nginx"],
    pairs: ["web/greet"],
  },
  {
    code: "isolation-changed",
    changes: [
      { of: "run", setting: "isolation", before: "docker", after: "process" },
      { of: "target", name: "api", setting: "secrets", before: "API_KEY", after: "API_KEY GH_TOKEN" },
    ],
    more: 0,
  },
  { code: "fixture-changed", folders: ["bench"] },
  { code: "no-base-side", file: "loadgate.yml", targets: ["web", "new"] },
  {
    code: "newly-measured",
    targets: ["web"],
    scenarios: ["fresh"],
    via: ["hello/nginx"],
    pairs: ["web/greet"],
  },
  {
    code: "plan-changed",
    changes: [
      { of: "scenario", name: "hello", setting: "request.paths", before: "/slow", after: "/fast" },
      { of: "target", name: "api", setting: "env.LOG_LEVEL", before: null, after: "error" },
    ],
    more: 1,
  },
  {
    code: "plan-changed",
    changes: [
      { of: "scenario", name: "hello", setting: "request.headers", before: "", after: "accept text/html" },
      { of: "target", name: "api", setting: "env.DEBUG", before: null, after: "" },
    ],
    more: 0,
  },
  { code: "no-base-side", file: "loadgate.yml", targets: Array.from({ length: 99 }, (_, i) => `t${i}`) },
  { code: "default-rules", file: "loadgate.yml" },
  {
    code: "cases-missing",
    cases: ["a/b/direct", "a/b/nginx", "a/c/direct", "a/c/nginx", "a/d/direct", "a/d/nginx"],
  },
  { code: "other-requests", scenarios: ["hello"] },
  { code: "own-users-lacking", why: "not-root" },
  { code: "own-users-lacking", why: "turned-off" },
  { code: "own-users-lacking", why: "not-permitted" },
  { code: "own-users-lacking", why: "not-metered" },
  { code: "own-users-lacking", why: "temporary-folder" },
  { code: "own-users-lacking", why: "build", what: "api" },
  { code: "own-users-lacking", why: "program", what: "cargo" },
  { code: "own-users-lacking", why: "port", what: "80" },
  { code: "submodules-missing", paths: ["vendor/a", "vendor/b"] },
  { code: "checkout-sparse", file: "server.js", files: 1 },
  { code: "checkout-sparse", file: "web/server.js", files: 300 },
  { code: "filters-off", filters: ["lfs"], file: "data.bin", files: 1 },
  { code: "filters-off", filters: ["lfs", "crypt"], file: "data.bin", files: 3 },
  { code: "port-ignored", target: "api" },
  { code: "port-fixed", target: "api", ports: [50051] },
  { code: "port-fixed", target: "api", ports: [50051, 9090] },
  { code: "session-overran", case: "api/hello/direct", seconds: 64.8 },
  { code: "planted-not-found", case: "api/hello/direct", slowdown: 0.05 },
  { code: "planted-not-measured", case: "api/hello/direct", why: "burner-elsewhere" },
  { code: "planted-not-measured", case: "api/hello/direct", why: "interrupted" },
  { code: "planted-not-measured", case: "api/hello/direct", why: "invalid" },
  { code: "rate-not-comparable", scenario: "steady" },
];

/** Words that a reader would have to learn first. */
const PRIVATE =
  /\b(told|asks?|asked|dearer|mended|anew|befalls?|strangers?|dut(y|ies)|lanes?|purses?|runner)\b/i;

test("every code of a fault, a finding and a notice has its sentence", (t) => {
  assert.deepEqual(
    new Set(FINDINGS.map(({ code }) => code)),
    new Set(finding.options.map(({ shape }) => shape.code.value)),
  );
  assert.deepEqual(
    new Set(NOTICES.map(({ code }) => code)),
    new Set(notice.options.map(({ shape }) => shape.code.value)),
  );
  assert.deepEqual(
    new Set(FAULTS.map(({ code }) => code)),
    new Set(fault.options.map(({ shape }) => shape.code.value)),
  );
  assert.deepEqual(
    new Set(OBSTACLES.map(({ code }) => code)),
    new Set(obstacle.options.map(({ shape }) => shape.code.value)),
  );
  for (const each of FINDINGS) finding.parse(each);
  for (const each of OBSTACLES) obstacle.parse(each);
  for (const each of FAULTS) fault.parse(each);
  for (const each of NOTICES) notice.parse(each);
  const lines = [
    ...FAULTS.map(explainFault),
    ...FINDINGS.map(explain),
    ...NOTICES.map(explainNotice),
    ...OBSTACLES.map(explainObstacle),
  ];
  assert.equal(new Set(lines).size, lines.length);
  for (const line of lines) {
    assert.doesNotMatch(line, PRIVATE, line);
    assert.doesNotMatch(line, / %/, line);
    // What is in brackets are values, as many as there are.
    for (const clause of line.replaceAll(/ \(.*\)/g, "").split(/[;:.] /))
      assert.ok(clause.split(" ").length <= 30, `too long: ${clause}`);
  }
  t.assert.fileSnapshot(`${lines.join("\n")}\n`, new URL("golden/messages.txt", import.meta.url).pathname, {
    serializers: [String],
  });
});

test("why no runner can be used is said for each that was tried", () => {
  const process = { isolation: "process", obstacle: { code: "programs-missing", programs: ["go"] } } as const;
  assert.equal(
    explainNoIsolation([
      { isolation: "docker", target: null, obstacle: { code: "no-buildx" } },
      { ...process, target: "a" },
      { ...process, target: "b" },
    ]),
    "containers cannot be used: Docker Buildx is not installed (see https://docs.docker.com/go/buildx/); processes cannot be used: a: go cannot be found on PATH; b: go cannot be found on PATH",
  );
});
