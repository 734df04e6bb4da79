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
      "24": { NODE_IMAGE: node:24-slim }
      "22": { NODE_IMAGE: node:22-slim, VERSION: 1.10 }
scenarios:
  hello: { request: / }
  only: { request: /x, targets: [node] }
  swept: { run: "--n {n}", parameters: { n: [1, 2] } }
`;

const suite = (more = "") => parseConfig(SUITE + more, "suite/loadgate.yml");

test("each row of a matrix is a target with build arguments of its own, in the order of the file", () => {
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
  const { published } = suite(`
published:
  source: a paper of 2015
  figures:
    hello/direct:
      unit: requests/s
      values: { node-22: 10, go: { value: 30, system: Go 1.5.1 }, node-24: 20 }
    hello/proxy: { better: lower, values: { go: 3, node: 2 } }
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
  assert.deepEqual(order("hello/proxy"), ["node-24", "node-22", "go"]);
  assert.deepEqual(order("only/direct"), ["node-24", "node-22", "go"]);
});

const WRONG: Readonly<Record<string, readonly [more: string, message: RegExp]>> = {
  "a row that is another target": [
    "",
    /:9:7: makes the target "node-22", which is there already; name the row otherwise/,
  ],
  "an unknown scenario": [
    "published: { source: x, figures: { helo/direct: { order: [go] } } }",
    /unknown scenario and path "helo\/direct"; did you mean "hello\/direct"\?/,
  ],
  "a scenario that has rows by its parameters": [
    "published: { source: x, figures: { swept/direct: { order: [go] } } }",
    /unknown scenario and path "swept\/direct"; did you mean "swept-1\/direct"\?/,
  ],
  "an unknown target": [
    "published: { source: x, figures: { hello/direct: { values: { goo: 1 } } } }",
    /unknown target "goo"; did you mean "go"\?/,
  ],
  "figures and an order": [
    "published: { source: x, figures: { hello/direct: { order: [go], values: { go: 1 } } } }",
    /needs either "values" or "order"; keep one of them/,
  ],
};

for (const [name, [more, message]] of Object.entries(WRONG)) {
  test(`refused: ${name}`, () => {
    const text = more === "" ? SUITE.replace("  go:", "  node-22:") : SUITE + more;
    assert.throws(() => parseConfig(text, "loadgate.yml"), { message });
  });
}

test("a matrix takes a build", () => {
  const text =
    'targets: { a: { command: ./a, port: 1, matrix: { b: { C: "1" } } } }\nscenarios: { s: { request: / } }';
  assert.throws(() => parseConfig(text, "loadgate.yml"), { message: /is of build arguments; add "build"/ });
});

test("parameters are the texts that they are written as, by whatever way they come", () => {
  const names = (parameters: string, more = "") =>
    parseConfig(
      `targets: { api: { command: driver } }\n${more}scenarios: { s: { run: "--v={v}", parameters: ${parameters} } }`,
      "loadgate.yml",
    ).scenarios.map(({ run }) => run?.[0]);
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
limits: { memory: 200MiB }
defaults: { thresholds: { p99: 6% } }
scenarios:
  a: { request: / }
  b: { request: /b, thresholds: { start-time: 20%, p99: 5% }, limits: { p99: 50ms, cpu: 120us, goodput: 5000 } }
presets: { strict: { "*": { thresholds: { memory: 1% } }, b: { limits: { p99: 10ms } } } }
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
