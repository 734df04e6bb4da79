import assert from "node:assert/strict";
import { test } from "node:test";
import { parseConfig } from "./load.ts";
import { untouchedTargets } from "./touched.ts";

const { targets } = parseConfig(
  `targets:
  node: { command: node server.js, port: 1, paths: [node/*, package.json] }
  go: { command: ./go, port: 1, paths: go/* }
  any: { command: ./any, port: 1 }
scenarios: { a: { request: GET / } }`,
  "loadgate.yml",
);
const untouched = (...changed: string[]) => [...untouchedTargets(targets, changed, "loadgate.yml")];

test("a target is measured if one of its files differs, or if it does not say which are its own", () => {
  assert.deepEqual(untouched("go/main.go"), ["node"]);
  assert.deepEqual(untouched("node/deep/er.js", "go/x"), []);
  assert.deepEqual(untouched("docs/readme.md"), ["node", "go"]);
  assert.deepEqual(untouched("package.json.bak"), ["node", "go"]);
});

test("a change of the configuration is measured everywhere", () => {
  assert.deepEqual(untouched("loadgate.yml"), []);
});
