import assert from "node:assert/strict";
import { test } from "node:test";
import { UsageError } from "../errors.ts";
import {
  casesOfShard,
  changedFixtures,
  matchesGlob,
  parseShard,
  parseShardCount,
  plannedCases,
  shardsFor,
  untouchedTargets,
} from "./cases.ts";
import { parseConfig } from "./load.ts";

const config = parseConfig(
  `
targets:
  api: { image: a, port: 80 }
  web: { image: b, port: 80 }
scenarios:
  hello: { request: / }
  10: { request: /ten, via: nginx, targets: [web] }
`,
  "loadgate.yml",
);
const ids = (glob?: string): string[] => plannedCases(config, glob).map(({ id }) => id);

test("cases are target × scenario × path in file order", () => {
  assert.deepEqual(ids(), [
    "api/hello/direct",
    "api/hello/nginx",
    "web/hello/direct",
    "web/hello/nginx",
    "web/10/nginx",
  ]);
  assert.deepEqual(plannedCases(config)[4], {
    id: "web/10/nginx",
    target: "web",
    scenario: "10",
    via: "nginx",
  });
});

test("a star crosses slashes, a question mark is one character, commas separate globs", () => {
  assert.deepEqual(ids("web*nginx"), ["web/hello/nginx", "web/10/nginx"]);
  assert.deepEqual(ids("*/??/*"), ["web/10/nginx"]);
  assert.deepEqual(ids("web/10/*, api/*/direct"), ["api/hello/direct", "web/10/nginx"]);
  assert.deepEqual(ids("*"), ids());
});

test("a glob that matches nothing lists the cases", () => {
  assert.throws(
    () => ids("ap/*"),
    new UsageError(
      'no case matches "ap/*"; the cases are: api/hello/direct, api/hello/nginx, web/hello/direct, web/hello/nginx, web/10/nginx',
    ),
  );
  assert.throws(() => ids("api/*,nope"), /no case matches "nope"/);
  assert.throws(() => ids(" , "), /no case matches " , "/);
});

test("at most ten cases are listed", () => {
  const scenarios = Array.from({ length: 8 }, (_, i) => `  s${i}: { request: / }`).join("\n");
  const many = parseConfig(
    `targets:\n  a: { image: a, port: 1 }\nscenarios:\n${scenarios}\n`,
    "loadgate.yml",
  );
  assert.throws(() => plannedCases(many, "x"), /a\/s4\/nginx and 6 more$/);
});

test("only the glob's own characters are special, and matching stays fast", () => {
  assert.equal(matchesGlob("a.b", "a?b"), true);
  assert.equal(matchesGlob("axb", "a.b"), false);
  assert.equal(matchesGlob("", "*"), true);
  assert.equal(matchesGlob("ab", "a"), false);
  assert.equal(matchesGlob("a".repeat(10_000), `${"*a".repeat(50)}b`), false);
});

test("every case is in one shard, in order, and shards are alike in size", () => {
  for (const [cases, count] of [
    [14, 3],
    [2, 5],
    [7, 7],
    [100, 9],
  ] as const) {
    const all = Array.from({ length: cases }, (_, i) => i);
    const parts = shardsFor(cases, count).map((shard) => casesOfShard(all, shard));
    assert.deepEqual(parts.flat(), all);
    const sizes = parts.map(({ length }) => length);
    assert.ok(Math.max(...sizes) - Math.min(...sizes) <= 1);
    assert.ok(Math.min(...sizes) > 0);
  }
});

test("a shard is written as one of so many", () => {
  assert.deepEqual(parseShard("2/3"), { index: 2, count: 3 });
  for (const text of ["", "0/3", "4/3", "1/0", "1/999", "a/b", "1/3/5", "-1/3"])
    assert.throws(() => parseShard(text), /is not a shard/);
  assert.equal(parseShardCount("3"), 3);
  for (const text of ["0", "x", "1.5", "1000"])
    assert.throws(() => parseShardCount(text), /not a number of shards/);
});

const { targets } = parseConfig(
  `targets:
  node: { command: node server.js, port: 1, changes: [node/*, package.json] }
  go: { command: ./go, port: 1, changes: go/* }
  any: { command: ./any, port: 1 }
scenarios: { a: { request: GET / } }`,
  "loadgate.yml",
);
const untouched = (...changed: string[]) => [
  ...untouchedTargets(targets, { files: changed, configFile: "loadgate.yml", sameConfig: false }),
];

test("a target is measured if one of its files differs, or if it does not say which are its own", () => {
  assert.deepEqual(untouched("go/main.go"), ["node"]);
  assert.deepEqual(untouched("node/deep/er.js", "go/x"), []);
  assert.deepEqual(untouched("lib/readme.js"), ["node", "go"]);
  assert.deepEqual(untouched("package.json.bak"), ["node", "go"]);
  // A submodule or a link is named itself, and nothing that it has.
  assert.deepEqual(untouched("go"), ["node"]);
});

const all = ["node", "go", "any"];

test("what no server is made of is measured nowhere, unless a target says that it is its own", () => {
  for (const file of [
    "README.md",
    "lib/deep/NOTES.md",
    "docs/api/index.html",
    "LICENSE",
    "LICENSE-MIT",
    ".github/workflows/ci.yml",
    ".gitignore",
    "lib/.gitignore",
    ".editorconfig",
    ".vscode/settings.json",
  ])
    assert.deepEqual(untouched(file), all, file);
  assert.deepEqual(untouched(), all);
  assert.deepEqual(untouched("node/README.md"), ["go", "any"]);
  for (const file of ["lib/docs/index.html", "README.md/x", ".gitattributes", ".dockerignore", "licenses.js"])
    assert.deepEqual(untouched(file), ["node", "go"], file);
});

test("documents are what a target is made of that is built, or started, among them", () => {
  const site = (config: string, configFile: string) => (file: string) =>
    untouchedTargets(parseConfig(config, configFile).targets, {
      files: [file],
      configFile,
      sameConfig: true,
    }).size;
  const built = site(
    `{ targets: { site: { build: docs, port: 1 } }, scenarios: { a: { request: GET / } } }`,
    "loadgate.yml",
  );
  assert.equal(built("docs/index.md"), 0);
  assert.equal(built("README.md"), 1);
  const started = site(
    `{ targets: { site: { command: ./site, port: 1 } }, scenarios: { a: { request: GET / } } }`,
    "docs/loadgate.yml",
  );
  assert.equal(started("docs/index.md"), 0);
});

test("a change of the configuration is measured everywhere, one of its words nowhere", () => {
  assert.deepEqual(untouched("loadgate.yml"), []);
  const change = { files: ["loadgate.yml"], configFile: "loadgate.yml", sameConfig: true };
  assert.deepEqual([...untouchedTargets(targets, change)], all);
});

test("a fixture is head's on both sides, so that a change of it alone is not measured", () => {
  const at = (configFile: string, ...files: string[]) => {
    const text = `targets:
  lib: { command: node bench/server.js, port: 1, fixture: ./bench/ }
  other: { command: node bench/other.js, port: 1 }
scenarios: { a: { request: GET / } }`;
    const parsed = parseConfig(text, configFile);
    const change = { files, configFile, sameConfig: false };
    return [[...untouchedTargets(parsed.targets, change)], changedFixtures(parsed.targets, change)];
  };
  assert.deepEqual(at("loadgate.yml", "bench/server.js"), [["lib"], ["bench"]]);
  assert.deepEqual(at("loadgate.yml", "bench/server.js", "index.js"), [[], ["bench"]]);
  assert.deepEqual(at("loadgate.yml", "bench.js", "benches/a.js"), [[], []]);
  assert.deepEqual(at("service/loadgate.yml", "bench/server.js"), [[], []]);
  assert.deepEqual(at("service/loadgate.yml", "service/bench/server.js"), [["lib"], ["bench"]]);
});

test("a fixture that is a submodule or a link is changed where that is", () => {
  const { targets } = parseConfig(
    `targets: { lib: { command: node a.js, port: 1, fixture: bench } }
scenarios: { a: { request: GET / } }`,
    "sub/loadgate.yml",
  );
  const changed = (file: string) =>
    changedFixtures(targets, { files: [file], configFile: "sub/loadgate.yml" });
  assert.deepEqual(changed("sub/bench"), ["bench"]);
  assert.deepEqual(changed("sub/bench2"), []);
});

test("a fixture is a folder of its own, under the configuration's", () => {
  const fixture = (path: string, file = "loadgate.yml") =>
    parseConfig(
      `{ targets: { lib: { command: node a.js, port: 1, fixture: "${path}" } }, scenarios: { a: { request: GET / } } }`,
      file,
    ).targets[0]?.fixture;
  assert.equal(fixture("./bench//"), "bench");
  assert.equal(fixture("a/./b"), "a/b");
  assert.equal(fixture(".", "bench/loadgate.yml"), ".");
  for (const path of [".", "./", "a/..", "../bench", "a/../../b", ".git", "a/.git/hooks"])
    assert.throws(() => fixture(path), /must name a folder under this file's/, path);
  assert.throws(() => fixture("/etc"), /must be a relative path/);
});
