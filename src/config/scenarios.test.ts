import assert from "node:assert/strict";
import { test } from "node:test";
import { parseConfig } from "./load.ts";

const SUITE = `
targets:
  go: { build: ./go, port: 8080 }
  node:
    build: { context: ./node, args: { MODE: fast, NODE_IMAGE: none } }
    port: 8080
    matrix:
      "24": { build: { args: { NODE_IMAGE: node:24-slim } } }
      "22": { build: { args: { NODE_IMAGE: node:22-slim, VERSION: 1.10 } } }
scenarios:
  hello: { request: / }
  only: { request: /x, targets: [node] }
  swept: { args: "--n {n}", parameters: { n: [1, 2] } }
`;

const suite = (more = "") => parseConfig(SUITE + more, "suite/loadgate.yml");

test("each row of a matrix is a target of its own, in the order of the file", () => {
  const { targets, scenarios } = suite();
  assert.deepEqual(
    targets.map(({ name, build }) => [name, build?.args]),
    [
      ["go", {}],
      ["node-24", { MODE: "fast", NODE_IMAGE: "node:24-slim" }],
      ["node-22", { MODE: "fast", NODE_IMAGE: "node:22-slim", VERSION: "1.10" }],
    ],
  );
  assert.deepEqual(scenarios[0]?.targets, ["go", "node-24", "node-22"]);
  assert.deepEqual(scenarios[1]?.targets, ["node-24", "node-22"], "a target's name stands for its rows");
  assert.equal(targets[2]?.ready.path, "/");
});

test("published figures come best first, a target's name stands for its rows", () => {
  const { rank: { published } = {} } = suite(`
rank:
  published:
    source: a paper of 2015
    figures:
      hello/direct:
        unit: requests/s
        values: { node-22: 10, go: { value: 30, system: Go 1.5.1 }, node-24: 20 }
      hello/nginx: { better: lower, values: { go: 3, node: 2 } }
      only/direct: { order: [node, go] }
      swept-2/direct: { order: [go] }
`);
  assert.equal(published?.source, "a paper of 2015");
  const figure = (id: string) => published?.figures[id];
  assert.deepEqual(figure("hello/direct"), {
    unit: "requests/s",
    entries: [
      { target: "go", value: 30, system: "Go 1.5.1" },
      { target: "node-24", value: 20, system: null },
      { target: "node-22", value: 10, system: null },
    ],
  });
  const order = (id: string) => figure(id)?.entries.map(({ target }) => target);
  assert.deepEqual(order("hello/nginx"), ["node-24", "node-22", "go"]);
  assert.deepEqual(order("only/direct"), ["node-24", "node-22", "go"]);
});

const WRONG: Readonly<Record<string, readonly [more: string, message: RegExp]>> = {
  "a row that is another target": [
    "",
    /:9:7: makes the target "node-22", which is there already; name the row otherwise/,
  ],
  "an unknown scenario": [
    "rank: { published: { source: x, figures: { helo/direct: { order: [go] } } } }",
    /unknown scenario and via "helo\/direct"; did you mean "hello\/direct"\?/,
  ],
  "a scenario that has rows by its parameters": [
    "rank: { published: { source: x, figures: { swept/direct: { order: [go] } } } }",
    /unknown scenario and via "swept\/direct"; did you mean "swept-1\/direct"\?/,
  ],
  "an unknown target": [
    "rank: { published: { source: x, figures: { hello/direct: { values: { goo: 1 } } } } }",
    /unknown target "goo"; did you mean "go"\?/,
  ],
  "figures and an order": [
    "rank: { published: { source: x, figures: { hello/direct: { order: [go], values: { go: 1 } } } } }",
    /needs either "values" or "order"; keep one of them/,
  ],
};

for (const [name, [more, message]] of Object.entries(WRONG)) {
  test(`refused: ${name}`, () => {
    const text = more === "" ? SUITE.replace("  go:", "  node-22:") : SUITE + more;
    assert.throws(() => parseConfig(text, "loadgate.yml"), { message });
  });
}

const rowsOf = (target: string) =>
  parseConfig(
    `targets:\n  a: ${target}\nservices: { db: { image: d, port: 2 }, kv: { image: k, port: 3 } }\nscenarios: { s: { request: / } }`,
    "loadgate.yml",
  ).targets;

test("a row's keys are put over its target's: maps are joined, anything else is replaced", () => {
  const [one, two, three] = rowsOf(`
    build: .
    command: --quiet --slow
    port: 1
    env: { MW: 1, LEVEL: 0x10 }
    services: [db, kv]
    ready: { path: /up, timeout: 5s }
    process: { setup: npm ci, command: node a.js, working-directory: app }
    matrix:
      one: { env: { MW: 1.50 }, services: db, mem_limit: 64m }
      two: { command: --loud, ready: { timeout: 9s }, process: { command: node b.js } }
      three: { build: { target: slim, context: ./slim }, port: 9 }`);
  assert.deepEqual([one?.env, one?.memory], [{ MW: "1.50", LEVEL: "0x10" }, 64 << 20]);
  assert.deepEqual(
    [one, two].map((row) => row?.services?.map(({ name }) => name)),
    [["db"], ["db", "kv"]],
  );
  assert.deepEqual([one?.command, two?.command], [["--quiet", "--slow"], ["--loud"]]);
  assert.deepEqual(two?.ready, { path: "/up", timeoutSeconds: 9 });
  assert.deepEqual(two?.process, {
    setup: [["npm", "ci"]],
    command: ["node", "b.js"],
    workingDirectory: "app",
  });
  assert.deepEqual([three?.build?.target, three?.build?.context, three?.port], ["slim", "./slim", 9]);
});

test("rows may be all that a target is, without a build too, and each has to be one that can be run", () => {
  const [one, two] = rowsOf(
    "{ port: 1, matrix: { one: { command: ./a }, two: { image: x, process: { command: ./b } } } }",
  );
  assert.deepEqual([one?.process?.command, two?.process?.command, two?.image], [["./a"], ["./b"], "x"]);
  const refused = {
    "{ port: 1, command: a, matrix: { b: { env: {} }, c: { setup: x, image: y } } }":
      /:2:\d+: "matrix\.c\.setup" of target "a" is for a process, but "image" makes a container/,
    "{ port: 1, matrix: { b: { env: {} } } }": /:2:\d+: "matrix\.b" of target "a" has nothing to run/,
    "{ image: x, matrix: { b: { port: 1 }, c: { env: {} } } }": /:2:\d+: target "a-c" has no "port"; add it/,
    "{ image: x, port: 1, matrix: { b: { NODE_IMAGE: x } } }":
      /:2:\d+: unknown key "NODE_IMAGE" in "matrix\.b" of target "a"/,
    "{ image: x, port: 1, matrix: { b: { environment: { A: 1 } } } }":
      /:2:\d+: unknown key "environment" in "matrix\.b" of target "a"; write "env" instead/,
    "{ image: x, port: 1, matrix: { b: { services: dbb } } }":
      /:2:\d+: unknown service "dbb"; did you mean "db"\?/,
    "{ build: ., port: 1, matrix: { b: { build: { context: ../.. } } } }": /:2:\d+: "\.\.\/\.\." is outside/,
  };
  for (const [target, message] of Object.entries(refused))
    assert.throws(() => rowsOf(target), { message }, target);
});

test("parameters are the texts that they are written as, by whatever way they come", () => {
  const names = (parameters: string, more = "") =>
    parseConfig(
      `targets: { api: { command: driver } }\n${more}scenarios: { s: { args: "--v={v}", parameters: ${parameters} } }`,
      "loadgate.yml",
    ).scenarios.map(({ args }) => args?.[0]);
  const written = ["--v=1.10", "--v=08", "--v=1e3", "--v=0x1F", "--v=true", "--v=1.0", "--v=a"];
  const list = `[1.10, 08, 1e3, 0x1F, true, "1.0", 'a']`;
  assert.deepEqual(names(`{ v: ${list} }`), written);
  assert.deepEqual(names("{ v: [*n] }", "threshold: &n 0.10\n"), ["--v=0.10"]);
  assert.deepEqual(names("{ v: &l [1.10, 2.0] }, expect: { headers: { a: 1.10 } }"), ["--v=1.10", "--v=2.0"]);
  const preset = "presets: { p: { s: { parameters: { v: [1.50] } } } }\n";
  assert.deepEqual(names("{ v: [1.10] }", preset), ["--v=1.10"]);
});

test("an alias of a number that is a text where it is written is one", () => {
  const { targets } = parseConfig(
    "targets: { api: { image: x, port: &p 8080, env: { PORT_TOO: *p, V: 1.10 } } }\nscenarios: { s: { request: GET / } }",
    "loadgate.yml",
  );
  assert.deepEqual(targets[0]?.env, { PORT_TOO: "8080", V: "1.10" });
  assert.equal(targets[0]?.port, 8080);
});

test("thresholds and limits are added, metric by metric, from the file's to the preset's", () => {
  const text = `
targets: { api: { image: x, port: 80 } }
thresholds: { memory: 10%, p99: 8% }
absolute-limits: { memory: 200MiB }
defaults: { thresholds: { p99: 6% } }
scenarios:
  a: { request: / }
  b: { request: /b, thresholds: { start-time: 20%, p99: 5% }, absolute-limits: { p99: 50ms, cpu: 120us, goodput: 5000 } }
presets: { strict: { "*": { thresholds: { memory: 1% } }, b: { absolute-limits: { p99: 10ms } } } }
`;
  const gates = (preset?: string) =>
    parseConfig(text, "loadgate.yml", preset === undefined ? {} : { preset }).scenarios.map(
      ({ thresholds, limits }) => ({ thresholds, limits }),
    );
  const memory = 200 * 2 ** 20;
  const own = { memory, p99: 0.05, cpu: 0.00012, goodput: 5000 };
  assert.deepEqual(gates(), [
    { thresholds: { memory: 0.1, p99: 0.06 }, limits: { memory } },
    { thresholds: { memory: 0.1, p99: 0.05, "start-time": 0.2 }, limits: own },
  ]);
  assert.deepEqual(gates("strict")[1], {
    thresholds: { memory: 0.01, p99: 0.05, "start-time": 0.2 },
    limits: { ...own, p99: 0.01 },
  });
  const [plain] = suite().scenarios;
  assert.ok(plain && !("thresholds" in plain) && !("limits" in plain));
});
