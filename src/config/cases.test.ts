import assert from "node:assert/strict";
import { test } from "node:test";
import { UsageError } from "../errors.ts";
import { matchesGlob, plannedCases } from "./cases.ts";
import { parseConfig } from "./load.ts";

const config = parseConfig(
  `
targets:
  api: { image: a, port: 80 }
  web: { image: b, port: 80 }
scenarios:
  hello: { request: / }
  10: { request: /ten, path: proxy, targets: [web] }
`,
  "loadgate.yml",
);
const ids = (glob?: string): string[] => plannedCases(config, glob).map(({ id }) => id);

test("cases are target × scenario × path in file order", () => {
  assert.deepEqual(ids(), [
    "api/hello/direct",
    "api/hello/proxy",
    "web/hello/direct",
    "web/hello/proxy",
    "web/10/proxy",
  ]);
  assert.deepEqual(plannedCases(config)[4], {
    id: "web/10/proxy",
    target: "web",
    scenario: "10",
    path: "proxy",
  });
});

test("a star crosses slashes, a question mark is one character, commas separate globs", () => {
  assert.deepEqual(ids("web*proxy"), ["web/hello/proxy", "web/10/proxy"]);
  assert.deepEqual(ids("*/??/*"), ["web/10/proxy"]);
  assert.deepEqual(ids("web/10/*, api/*/direct"), ["api/hello/direct", "web/10/proxy"]);
  assert.deepEqual(ids("*"), ids());
});

test("a glob that matches nothing lists the cases", () => {
  assert.throws(
    () => ids("ap/*"),
    new UsageError(
      'no case matches "ap/*"; the cases are: api/hello/direct, api/hello/proxy, web/hello/direct, web/hello/proxy, web/10/proxy',
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
  assert.throws(() => plannedCases(many, "x"), /a\/s4\/proxy and 6 more$/);
});

test("only the glob's own characters are special, and matching stays fast", () => {
  assert.equal(matchesGlob("a.b", "a?b"), true);
  assert.equal(matchesGlob("axb", "a.b"), false);
  assert.equal(matchesGlob("", "*"), true);
  assert.equal(matchesGlob("ab", "a"), false);
  assert.equal(matchesGlob("a".repeat(10_000), `${"*a".repeat(50)}b`), false);
});
