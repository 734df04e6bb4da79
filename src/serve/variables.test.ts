import assert from "node:assert/strict";
import { test } from "node:test";
import { argumentsOf, variablesOf } from "./variables.ts";

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: loadgate's own braces
test("a port and the addresses of services are put into arguments and variables", () => {
  const place = { port: 40001, addresses: new Map([["db", { host: "10.0.0.2", port: 5432 }]]) };
  const target = {
    name: "api",
    port: 8080,
    env: { A: "http://+:${port}", B: "${db.host}:${db.port}", C: "${other}" },
  };
  assert.deepEqual(variablesOf(target, place), { A: "http://+:40001", B: "10.0.0.2:5432", C: "${other}" });
  assert.deepEqual(argumentsOf(["a", "--at=${port}", "${db.host}", "$port"], place), [
    "a",
    "--at=40001",
    "10.0.0.2",
    "$port",
  ]);
});
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: they end here
