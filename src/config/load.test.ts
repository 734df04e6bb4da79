import assert from "node:assert/strict";
import { test } from "node:test";
import { parseConfig } from "./load.ts";

const SMALLEST = `
targets:
  api:
    build: .
    port: 8080
scenarios:
  hello:
    request: GET /
    expect: { status: 200, body: "Hello World!" }
`;

const target = (yaml: string) =>
  parseConfig(
    `targets: { api: ${yaml} }\nscenarios: { a: { request: /first }, b: { request: /second } }`,
    "loadgate.yml",
  ).targets[0];

const scenario = (yaml: string) =>
  parseConfig(`targets: { api: { image: x, port: 1 } }\nscenarios: { a: ${yaml} }`, "loadgate.yml")
    .scenarios[0];

test("the smallest file gets every default", () => {
  assert.deepEqual(parseConfig(SMALLEST, "loadgate.yml"), {
    file: "loadgate.yml",
    targets: [
      {
        name: "api",
        build: { context: ".", dockerfile: "Dockerfile", args: {} },
        port: 8080,
        env: {},
        ready: { path: "/", timeoutSeconds: 60 },
      },
    ],
    scenarios: [
      {
        name: "hello",
        targets: ["api"],
        request: { method: "GET", paths: ["/"], headers: [] },
        expect: { status: 200, body: "Hello World!", headers: {}, sameLength: true },
        connections: 64,
        keepalive: true,
        via: ["direct", "nginx"],
        timeoutSeconds: 2,
        maxErrors: 0,
        threshold: 0.02,
      },
    ],
    gate: { falseAlarms: 0.002, failOn: ["regression", "invalid"], mode: "block" },
    isolation: "auto",
    nginxImage: "nginx:1.28",
  });
});

test("every key of the file has its say", () => {
  const config = parseConfig(
    `version: 1\n${SMALLEST}false-alarms: 0.1%\nthreshold: 5%\nfail-on: regression\nmode: observe\nisolation: process\nbudget: 1h30m\nnginx-image: nginx:1.29\n`,
    "api/loadgate.yml",
  );
  assert.equal(config.file, "api/loadgate.yml");
  assert.deepEqual(config.gate, { falseAlarms: 0.001, failOn: ["regression"], mode: "observe" });
  assert.equal(config.scenarios[0]?.threshold, 0.05);
  assert.equal(config.isolation, "process");
  assert.equal(config.budgetSeconds, 5400);
  assert.equal(config.nginxImage, "nginx:1.29");
});

test("every key of a target has its say", () => {
  assert.deepEqual(
    target(`{
      build: { context: srv, dockerfile: ../Dockerfile.api, args: { VERSION: 1.10 }, target: run },
      command: --title "a b", prepare: node seed.js,
      process: { setup: [npm ci, "npm run 'build it'"], command: node server.js, working-directory: ./app/ },
      port: 8080, env: { DEBUG: true, N: 0x10, EMPTY: "" }, ready: { path: /health, timeout: 5s },
      https: { ca: test/ca.pem, name: api.test }, mem_limit: 512m }`),
    {
      name: "api",
      build: { context: "srv", dockerfile: "../Dockerfile.api", args: { VERSION: "1.10" }, target: "run" },
      command: ["--title", "a b"],
      process: {
        setup: [
          ["npm", "ci"],
          ["npm", "run", "build it"],
        ],
        command: ["node", "server.js"],
        workingDirectory: "app",
      },
      port: 8080,
      env: { DEBUG: "true", N: "0x10", EMPTY: "" },
      ready: { path: "/health", timeoutSeconds: 5 },
      prepare: [["node", "seed.js"]],
      tls: { ca: "test/ca.pem", name: "api.test" },
      memory: 512 * 1024 * 1024,
    },
  );
});

test("the short forms of a target's keys", () => {
  assert.deepEqual(target("{ image: x, port: 1 }")?.ready, { path: "/first", timeoutSeconds: 60 });
  assert.deepEqual(target("{ image: x, port: 1, ready: /up }")?.ready, { path: "/up", timeoutSeconds: 60 });
  assert.deepEqual(target("{ image: x, port: 1, ready: { command: sh warm.sh } }")?.ready, {
    path: "/first",
    command: ["sh", "warm.sh"],
    timeoutSeconds: 60,
  });
  assert.equal(target("{ image: x, port: 1, https: { ca: ca.pem } }")?.tls?.name, "localhost");
  assert.deepEqual(target("{ image: x, port: 1, https: { insecure: true } }")?.tls, { name: "localhost" });
  assert.deepEqual(target("{ command: [a, '&& b'], port: 1 }")?.process?.command, ["a", "&& b"]);
  assert.deepEqual(target("{ command: a, prepare: b c, port: 1 }")?.prepare, [["b", "c"]]);
});

test("without an image the keys of a process stand directly, and command is the process's", () => {
  const direct = target("{ command: ./a, setup: make, working-directory: app, port: 1 }");
  assert.deepEqual(direct?.process, { setup: [["make"]], command: ["./a"], workingDirectory: "app" });
  assert.equal(direct?.command, undefined);
  const image = target("{ image: x, command: a b, port: 1 }");
  assert.deepEqual([image?.command, image?.process], [["a", "b"], undefined]);
});

test("a target is ready at the first path that a scenario asks it for, else at /", () => {
  const { targets } = parseConfig(
    `
targets: { a: { image: x, port: 1 }, b: { image: x, port: 1 } }
scenarios: { s: { request: /s, targets: [b] } }`,
    "loadgate.yml",
  );
  assert.deepEqual(
    targets.map(({ ready }) => ready.path),
    ["/", "/s"],
  );
});

test("paths and headers are kept as they are sent", () => {
  const of = (request: string) =>
    parseConfig(
      `targets: { api: { image: x, port: 1 } }\nscenarios: { hello: { request: ${request} } }`,
      "loadgate.yml",
    ).scenarios[0]?.request;
  assert.deepEqual(of("GET /日本")?.paths, ["/%E6%97%A5%E6%9C%AC"]);
  assert.deepEqual(of(`{ paths: ["/café?é='", "//x?", "/a%zz"] }`)?.paths, [
    "/caf%C3%A9?%C3%A9=%27",
    "//x?",
    "/a%zz",
  ]);
  assert.deepEqual(of(`{ path: /, headers: { X-A: " b\tc ", x-n: José } }`)?.headers, [
    ["x-a", "b\tc"],
    ["x-n", "José"],
  ]);
});

test("every key of a scenario has its say", () => {
  assert.deepEqual(
    scenario(`{
      targets: [api],
      request: { method: POST, paths: [/a, "/b?c=d"], headers: { X-Version: 1.10 }, body-file: body.json },
      expect: { status: 201, headers: { Content-Type: text/plain }, same-length: false },
      connections: 8, keepalive: false, via: nginx, requests: 500, timeout: 500ms, max-errors: 1%, threshold: 10% }`),
    {
      name: "a",
      targets: ["api"],
      request: {
        method: "POST",
        paths: ["/a", "/b?c=d"],
        headers: [["x-version", "1.10"]],
        body: { file: "body.json" },
      },
      expect: { status: 201, headers: { "content-type": "text/plain" }, sameLength: false },
      connections: 8,
      keepalive: false,
      via: ["nginx"],
      requests: 500,
      timeoutSeconds: 0.5,
      maxErrors: 0.01,
      threshold: 0.1,
    },
  );
});

test("the short forms of a request", () => {
  assert.deepEqual(scenario("{ request: DELETE /x }")?.request, {
    method: "DELETE",
    paths: ["/x"],
    headers: [],
  });
  assert.equal(scenario("{ request: /x }")?.request.method, "GET");
  assert.deepEqual(scenario("{ request: { path: /x, method: PUT, body: '5' } }")?.request.body, {
    text: "5",
  });
  assert.equal(scenario("{ request: /x, duration: 2s }")?.durationSeconds, 2);
});

const LAYERED = `
targets: { api: { image: x, port: 1 }, web: { image: x, port: 1 } }
defaults: { connections: 8, requests: 100, targets: [web] }
scenarios:
  a: { request: / }
  b: { request: /, connections: 16, targets: [api] }
presets:
  quick:
    "*": { duration: 1s, connections: 2 }
    b: { connections: 4 }
`;

test("defaults lie below a scenario, a preset above it, and its own part above the one for all", () => {
  const found = (preset?: string) =>
    parseConfig(LAYERED, "loadgate.yml", preset === undefined ? {} : { preset }).scenarios.map((s) => [
      s.connections,
      s.requests,
      s.durationSeconds,
      s.targets.join(),
    ]);
  assert.deepEqual(found(), [
    [8, 100, undefined, "web"],
    [16, 100, undefined, "api"],
  ]);
  assert.deepEqual(found("quick"), [
    [2, undefined, 1, "web"],
    [4, undefined, 1, "api"],
  ]);
});

test("what cannot stand beside each other is never joined: the nearer layer wins, or the file is refused", () => {
  const joined = (defaults: string, scenario: string, all = "{}") =>
    parseConfig(
      `targets: { api: { build: ., command: x, port: 1 } }
defaults: ${defaults}
scenarios: { a: ${scenario} }
presets: { nightly: { "*": ${all} } }
`,
      "loadgate.yml",
      { preset: "nightly" },
    ).scenarios[0];
  const sized = joined("{ rate: 50% }", "{ request: GET /, requests: 100 }");
  assert.deepEqual([sized?.rate, sized?.requests], [undefined, 100]);
  const offered = joined("{ requests: 100 }", "{ request: GET /, rate: 10 }");
  assert.deepEqual([offered?.rate, offered?.requests], [{ perSecond: 10 }, undefined]);
  // A command has no use for what is said of requests in general.
  const command = joined("{ rate: 50%, http2: true }", "{ args: --count 1 }", "{ rate: 10% }");
  assert.deepEqual([command?.rate, command?.http2, command?.via], [undefined, undefined, ["direct"]]);
  assert.throws(
    () => joined("{ http2: true }", "{ request: GET /, via: nginx }"),
    /^UsageError: loadgate\.yml:3:\d+: "a", with the defaults and the preset: via holds "nginx", but nginx/,
  );
});

test("an unknown preset is reported with the nearest", () => {
  const load = (text: string, preset: string) => () => parseConfig(text, "loadgate.yml", { preset });
  assert.throws(
    load(LAYERED, "quik"),
    /^UsageError: loadgate\.yml:7:1: unknown preset "quik"; did you mean "quick"\?$/,
  );
  assert.throws(load(SMALLEST, "quick"), /unknown preset "quick"; the file has no presets$/);
});

test("numbers as names keep the order of the file, and are named as they are written", () => {
  const { scenarios } = parseConfig(
    "targets: { a: { image: x, port: 1 } }\nscenarios: { 64: { request: / }, b: { request: / }, 1.10: { request: / }, 8: { request: / } }",
    "loadgate.yml",
  );
  assert.deepEqual(
    scenarios.map(({ name }) => name),
    ["64", "b", "1.10", "8"],
  );
});

test("anchors, merges, tags, Windows line ends and a byte order mark are fine", () => {
  const merged = parseConfig(
    "targets:\n  a: &a { image: x, port: !!int 1 }\n  b: { <<: *a, port: 2 }\nscenarios: { s: { request: !!str / } }",
    "loadgate.yml",
  );
  assert.deepEqual(
    merged.targets.map(({ image, port }) => [image, port]),
    [
      ["x", 1],
      ["x", 2],
    ],
  );
  assert.deepEqual(
    parseConfig(`\ufeff${SMALLEST.replaceAll("\n", "\r\n")}`, "loadgate.yml"),
    parseConfig(SMALLEST, "loadgate.yml"),
  );
});

test("a folder above is fine inside the repository", () => {
  const text = "targets: { a: { build: ../.., port: 1 } }\nscenarios: { s: { request: / } }";
  assert.equal(parseConfig(text, "bench/load/loadgate.yml").targets[0]?.build?.context, "../..");
  assert.throws(
    () => parseConfig(text, "bench/loadgate.yml"),
    /:1:24: "\.\.\/\.\." is outside the repository; name something inside it$/,
  );
});
