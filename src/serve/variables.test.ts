import assert from "node:assert/strict";
import { test } from "node:test";
import type { Target } from "../model/config.ts";
import { argumentsOf, requestWithSecrets, secretsOf, variablesOf } from "./variables.ts";

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

test("a secret that is not set, or empty, fails a run, but for one that is not required", () => {
  const api = { name: "api", secrets: ["API_KEY", "MORE"], optionalSecrets: ["MORE"] };
  assert.deepEqual(secretsOf(api, { API_KEY: "a", MORE: "b", OTHER: "c" }), { API_KEY: "a", MORE: "b" });
  assert.deepEqual(secretsOf(api, { API_KEY: "a" }), { API_KEY: "a" });
  assert.deepEqual(secretsOf(api, { API_KEY: "a", MORE: "" }), { API_KEY: "a" });
  const message = '"api" takes the secret API_KEY, which is not set; set it in the environment';
  for (const own of [{ MORE: "b" }, { API_KEY: "", MORE: "b" }])
    assert.throws(() => secretsOf(api, own), { name: "UsageError", message });
});

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: loadgate's own braces
test("headers get the secrets that their target is given, and its own values of those that it does without", () => {
  const target: Target = {
    name: "api",
    prepare: [],
    port: 1,
    env: { MORE: "for tests", PLAIN: "p" },
    secrets: ["API_KEY", "MORE"],
    optionalSecrets: ["MORE"],
    ready: { path: "/", timeoutSeconds: 1 },
  };
  const request = (...values: string[]) => ({
    method: "GET",
    paths: ["/"],
    headers: values.map((value, index) => [`x-${index}`, value] as const),
  });
  const sent = (own: Readonly<Record<string, string>>, ...values: string[]) =>
    requestWithSecrets(request(...values), target, own);
  const own = { API_KEY: "k", MORE: "m", OTHER: "o" };
  assert.deepEqual(sent(own, "Bearer ${API_KEY}", "$$1", "${MORE}"), {
    ...request("Bearer k", "$1", "m"),
    secrets: ["m", "k"],
  });
  assert.deepEqual(sent({ API_KEY: "k", MORE: "" }, "${MORE}").headers, [["x-0", "for tests"]]);
  assert.deepEqual(sent({}, "a"), request("a"), "nothing is needed where nothing is sent");
  assert.deepEqual(sent(own, "${OTHER} ${PLAIN}", "b").headers, [["x-1", "b"]], "given to nobody");
  for (const value of ["a\nb", "a\r", "a\0"])
    assert.throws(() => sent({ API_KEY: value }, "${API_KEY}"), {
      name: "UsageError",
      message: /^the secret API_KEY of "api" holds a line break or another control character/,
    });
});
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: they end here
