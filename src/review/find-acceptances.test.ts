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
  const fence = "~".repeat(60_000);
  assert.equal(acceptTrailers(`${fence}\n~~~\n${fence}\nLoadgate-Accept: a b`).length, 1);
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
    `> he says\n${line}`,
    `> he says\r${line}`,
    `\`\`\`\n\u2028\`\`\`\n${line}\n\`\`\``,
    `\`\`\`\n\`\`\`yaml\n${line}\n\`\`\``,
    `~~~~\n~~~\n${line}\n~~~~`,
    `<pre>\n${line}\n</pre>`,
    `<blockquote>\n\n${line}\n\n</blockquote>`,
    `<?\n${line}\n?>`,
    `<![CDATA[\n${line}\n]]>`,
  ])
    assert.deepEqual(acceptTrailers(text), [], text);
  for (const text of [
    `\`\`\`\nx\n\`\`\`\n${line}`,
    `~~~\nx\n~~~~ \n${line}`,
    `<!-- x -->\n${line}`,
    `<!--\nx --> \n${line}`,
    ` ${line}`,
    `say \`\`\`\n${line}`,
    `\`\`\`x\`\`\` is code\n${line}`,
    `> he says\n\n${line}`,
    `> \`\`\`\n> <!--\n\n${line}`,
    `<pre>x</pre>\n${line}`,
    `<premium>\n${line}`,
  ])
    assert.equal(acceptTrailers(text).length, 1, text);
});
