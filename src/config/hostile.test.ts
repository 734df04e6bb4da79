import assert from "node:assert/strict";
import { test } from "node:test";
import { UsageError } from "../errors.ts";
import { parseConfig } from "./load.ts";
import { MAX_BYTES } from "./source.ts";

const GOOD = "targets: { a: { image: x, port: 1 } }\nscenarios: { s: { request: / } }\n";

const refused = (text: string, message: RegExp): void =>
  assert.throws(
    () => parseConfig(text, "loadgate.yml"),
    (error) => error instanceof UsageError && message.test(error.message),
  );

test("what is not readable as YAML is reported with line, column and advice", () => {
  const start = "this is not readable as YAML: ";
  for (const [text, place, message] of [
    ["targets:\n\tapi: 1", "2:1", `${start}Tabs are not allowed as indentation; indent with spaces`],
    ["targets: { a: 'x\n", "2:1", `${start}Missing closing 'quote; check the quotation marks`],
    ["targets:\n  api:\n     build: .\n    port: 1\n", "4:1", "indent the keys of one map alike"],
    ["targets: a: b", "1:10", "put the inner map on its own, further indented lines"],
    ["targets: !include x", "1:10", `${start}Unresolved tag: !include; remove the tag`],
    [`${GOOD}---\n${GOOD}`, "3:1", "a second document begins here; keep one"],
    ["targets: *x", "1:10", 'nothing before this is anchored as "&x"; add the anchor'],
    ["targets: &x { a: *x }", "1:18", '"*x" contains itself; write it out'],
    ["? [a]\n: b", "1:3", "a key must be a plain name; write it like port: 8080"],
    [": b", "1:1", "a key must be a plain name"],
  ] as const)
    assert.throws(
      () => parseConfig(text, "loadgate.yml"),
      (error) =>
        error instanceof UsageError &&
        error.message.startsWith(`loadgate.yml:${place}: `) &&
        error.message.includes(message),
      text,
    );
});

test("a file that is no UTF-8 is refused: its paths would be others", () => {
  const text = "targets: { api: { image: x, port: 1 } }\nscenarios: { hello: { request: GET /café } }\n";
  const marked = `\uFEFF${text}`;
  for (const [bytes, message] of [
    [Buffer.from(text, "latin1"), "loadgate.yml:2:40: this is not UTF-8; save the file as UTF-8"],
    [
      Buffer.from(marked, "utf16le"),
      "loadgate.yml:1:1: the file is UTF-16, or no text; save the file as UTF-8",
    ],
    [
      Buffer.from(marked, "utf16le").swap16(),
      "loadgate.yml:1:1: the file is UTF-16, or no text; save the file as UTF-8",
    ],
    [
      Buffer.from(text, "utf16le"),
      "loadgate.yml:1:2: the file is UTF-16, or no text; save the file as UTF-8",
    ],
  ] as const)
    assert.throws(() => parseConfig(bytes.toString("utf8"), "loadgate.yml"), { name: "UsageError", message });
  assert.equal(parseConfig(marked, "loadgate.yml").scenarios[0]?.request.paths[0], "/caf%C3%A9");
});

test("aliases that multiply are refused before they are written out", () => {
  const grown = (levels: number, line: (aliases: string) => string): string =>
    Array.from(
      { length: levels },
      (_, i) => `a${i + 1}: &a${i + 1} ${line(Array(8).fill(`*a${i}`).join())}`,
    ).join("\n");
  refused(
    `a0: &a0 [x]\n${grown(10, (all) => `[${all}]`)}\n`,
    /aliases multiply too far; write the values out/,
  );
  refused(`a0: &a0 { k: v }\n${grown(10, (all) => `{ <<: [${all}] }`)}\n`, /aliases multiply too far/);
  refused(`a: &a x\nb: [${Array(101).fill("*a")}]`, /2:\d+: more than 100 aliases; write the values out/);
});

test("__proto__ is refused, and nothing is polluted", () => {
  refused(
    `${GOOD}__proto__: { polluted: 1 }`,
    /:3:1: the key "__proto__" is not allowed; choose another name/,
  );
  refused(`targets: { __proto__: { image: x, port: 1 } }`, /:1:12: the key "__proto__" is not allowed/);
  refused(`${GOOD}x: { <<: { __proto__: { polluted: 1 } } }`, /the key "__proto__" is not allowed/);
  assert.equal(({} as Record<string, unknown>).polluted, undefined);
});

test("names that every object has are names like any other", () => {
  const config = parseConfig(
    "targets: { constructor: { image: x, port: 1 } }\nscenarios: { toString: { request: / } }",
    "loadgate.yml",
  );
  assert.deepEqual(config.scenarios[0]?.targets, ["constructor"]);
  const headers =
    "targets: { a: { image: x, port: 1 } }\nscenarios: { s: { request: { path: /, headers: { constructor: a } } } }";
  assert.deepEqual(parseConfig(headers, "loadgate.yml").scenarios[0]?.request.headers, [
    ["constructor", "a"],
  ]);
  refused(`${GOOD}toString: 5`, /unknown key "toString"; known are/);
  refused(`${GOOD}presets: { p: { valueOf: {} } }`, /unknown scenario "valueOf" in preset "p"/);
});

test("too long and too deep files are refused", () => {
  refused(`#${"x".repeat(MAX_BYTES)}`, /:1:1: the file has 1048577 bytes; make it at most 1048576/);
  refused(`#${"ä".repeat(MAX_BYTES / 2)}`, /the file has 1048577 bytes/);
  refused(`a: ${"[".repeat(20_000)}`, /the file is nested too deeply; make it flatter/);
  refused(`a: ${"[".repeat(5000)}${"]".repeat(5000)}`, /the file is nested too deeply; make it flatter/);
});

test("a file full of mistakes is refused in a time that grows with its length only", () => {
  const started = performance.now();
  refused(
    `targets:\n${Array.from({ length: 10_000 }, (_, i) => `  k${i}: { prt: 1 }`).join("\n")}\n`,
    /:2:9: unknown key "prt" in target "k0"; did you mean "port"/,
  );
  assert.ok(performance.now() - started < 10_000);
});

test("a message is one line without what a terminal acts upon", () => {
  refused(
    `${GOOD}"x\\n::error::y\\e[31m\\u202e": 1`,
    /unknown key "x\\u000a::error::y\\u001b\[31m\\u202e"; /,
  );
  refused(`${GOOD}"${"k".repeat(1000)}": 1`, /unknown key "k{57}\.\.\."; known are/);
});
