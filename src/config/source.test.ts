import assert from "node:assert/strict";
import { test } from "node:test";
import { scenarioLine } from "./source.ts";

const TEXT = `targets: { hello: { port: 1 } }
# hello: not here
scenarios:
  "first": { request: GET / }

  hello:
    request: GET /
`;

test("the line of a scenario's name", () => {
  assert.equal(scenarioLine(TEXT, "first"), 4);
  assert.equal(scenarioLine(TEXT, "hello"), 6);
  assert.equal(scenarioLine(TEXT.replaceAll("\n", "\r\n"), "hello"), 6);
});

test("no line for what is not there", () => {
  assert.equal(scenarioLine(TEXT, "other"), null);
  assert.equal(scenarioLine("targets: {}\n", "hello"), null);
});
