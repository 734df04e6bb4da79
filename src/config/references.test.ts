import assert from "node:assert/strict";
import { test } from "node:test";
import { parseConfig } from "./load.ts";

const parse = (scenario: string, targets = "api: { image: x, port: 1, secrets: [KEY] }") =>
  parseConfig(`targets:\n  ${targets}\nscenarios:\n  hello: ${scenario}\n`, "loadgate.yml");

const both = "api: { image: x, port: 1, secrets: [KEY] }\n  web: { image: x, port: 1, secrets: OTHER }";

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: loadgate's own braces
test("a header's secret is named by every target that is sent it, and stays a name in the plan", () => {
  const request = 'request: { path: /, headers: { Authorization: "Bearer ${KEY} $$1" } }';
  assert.deepEqual(parse(`{ ${request} }`).scenarios[0]?.request.headers, [
    ["authorization", "Bearer ${KEY} $$1"],
  ]);
  assert.ok(parse(`{ ${request}, targets: [api] }`, both));
  assert.throws(() => parse(`{ ${request} }`, both), {
    message:
      'loadgate.yml:5:58: header "authorization" takes the secret KEY, which target "web" does not name; add it there: secrets: [KEY]',
  });
  const swept = `{ ${request.replace("KEY", "SECRET_{n}")}, parameters: { n: [1, 2] } }`;
  assert.throws(() => parse(swept), { message: /takes the secret SECRET_1, which target "api" does not/ });
  const named = `{ ${request.replace("KEY", "n")}, connections: "{n}", parameters: { n: [1] } }`;
  assert.throws(() => parse(named), { message: /takes the secret n, which target "api" does not name/ });
});

test("what is asked beside is held to the same, and what takes no secret is refused", () => {
  const background = 'background: { request: { path: /x, headers: { a: "${OTHER}" } } }';
  assert.throws(() => parse(`{ request: /, rate: 5, ${background} }`), {
    message: /:4:\d+: header "a" takes the secret OTHER, which target "api" does not name/,
  });
  for (const value of ["${", "${}", "${A B}", "x${1}"])
    assert.throws(() => parse(`{ request: { path: /, headers: { a: "${value}" } } }`), {
      message: /"request.headers.a" of scenario "hello" needs the name of a secret and "\}" behind/,
    });
  const expected = parse('{ request: /, expect: { headers: { a: "${KEY} $$" } } }').scenarios[0]?.expect;
  assert.deepEqual(expected?.headers, { a: "${KEY} $$" });
});
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: they end here
