import assert from "node:assert/strict";
import { test } from "node:test";
import { acceptTrailers } from "./find-acceptances.ts";

test("a trailer names a case and a reason, whatever stands around it", () => {
  const message =
    "Check signatures\n\nThey were not.\n\nLoadgate-Accept: hash/go/* it checks signatures now\r\n";
  assert.deepEqual(acceptTrailers(message), [{ pattern: "hash/go/*", reason: "it checks signatures now" }]);
});

test("without a reason that is said, without a case it is none", () => {
  assert.deepEqual(acceptTrailers("loadgate-accept: a/b/direct"), [
    { pattern: "a/b/direct", reason: "no reason given" },
  ]);
  assert.deepEqual(acceptTrailers("Loadgate-Accept:\nLoadgate-Accept: \nsee Loadgate-Accept: a b"), []);
});

test("a flood of trailers, or an endless one, is cut", () => {
  assert.equal(acceptTrailers("Loadgate-Accept: a b\n".repeat(10_000)).length, 50);
  assert.deepEqual(acceptTrailers(`Loadgate-Accept: ${"a".repeat(5000)} b`), []);
});

test("what is quoted, shown as code or hidden accepts nothing", () => {
  const line = "Loadgate-Accept: * harmless";
  for (const text of [
    `> ${line}`,
    `    ${line}`,
    `\t${line}`,
    `Write\n\n\`\`\`\n${line}\n\`\`\`\n`,
    `Write\r\n~~~~ text\r\n${line}\r\n~~~\r\n${line}`,
    `<!--\n${line}\n-->`,
    `<!-- of the template\n${line}`,
  ])
    assert.deepEqual(acceptTrailers(text), [], text);
  for (const text of [`\`\`\`\nx\n\`\`\`\n${line}`, `<!-- x -->\n${line}`, ` ${line}`, `say \`\`\`\n${line}`])
    assert.equal(acceptTrailers(text).length, 1, text);
});
