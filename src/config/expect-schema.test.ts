import assert from "node:assert/strict";
import { test } from "node:test";
import { parseConfig } from "./load.ts";

const parse = (expect: string) =>
  parseConfig(
    `targets: { api: { image: x, port: 1 } }\nscenarios:\n  hello:\n    request: GET /\n    expect: ${expect}\n`,
    "loadgate.yml",
  ).scenarios[0]?.expect;

test("one status or several, a whole body or what of it is expected", () => {
  const rest = { headers: {}, sameLength: true };
  assert.deepEqual(parse("{ status: [304, 200] }"), { status: [200, 304], ...rest });
  assert.deepEqual(parse("{ status: [204] }"), parse("{ status: 204 }"));
  assert.deepEqual(parse("{ body: { contains: Ada } }"), {
    status: 200,
    body: { contains: ["Ada"] },
    ...rest,
  });
  assert.deepEqual(parse("{ body: { contains: [Ada, Eve], matches: '^\\p{L}+$' } }")?.body, {
    contains: ["Ada", "Eve"],
    matches: "^\\p{L}+$",
  });
  const json = (yaml: string) => parse(`{ body: { json: ${yaml} } }`)?.body;
  assert.deepEqual(json("{ a: 1.10, b: [null, true], c: x }"), { json: '{"a":1.1,"b":[null,true],"c":"x"}' });
  assert.deepEqual(json("null"), { json: "null" });
  assert.deepEqual(json('"a"'), { json: '"a"' });
});

test("what cannot be expected is refused at its place", () => {
  const refused: [expect: string, column: number, message: RegExp][] = [
    ["{ status: [] }", 15, /^"expect.status" of scenario "hello" must not be empty/],
    ["{ status: [200, 200] }", 15, /must name everything once; remove one/],
    ["{ status: [200, 99] }", 29, /must be at least 200, is 99/],
    ["{ status: ok }", 23, /must be a number or a list, is a text; write it like status: 200/],
    ["{ body: {} }", 15, /is empty; add "contains", "matches" or "json", or remove it/],
    [
      "{ body: { contain: a } }",
      23,
      /unknown key "contain" in "expect.body" of scenario "hello"; did you mean "contains"/,
    ],
    ['{ body: { contains: "" } }', 33, /must not be empty, is ""; remove it/],
    [
      "{ body: { matches: '(' } }",
      32,
      /is no regular expression as JavaScript has it with its flag u: .*Unterminated group; correct it/,
    ],
    [`{ body: { matches: '${"a".repeat(1001)}' } }`, 32, /must have at most 1000 characters/],
    ["{ body: { json: { a: .inf } } }", 23, /must be what JSON can hold, which Infinity is not; remove it/],
    [`{ body: { json: ${"[".repeat(60)}${"]".repeat(60)} } }`, 23, /is nested deeper than 50 levels/],
  ];
  for (const [expect, column, message] of refused)
    assert.throws(
      () => parse(expect),
      (error: Error) => {
        const [, at, said = ""] = /^loadgate\.yml:5:(\d+): (.*)$/.exec(error.message) ?? [];
        assert.equal(Number(at), column, error.message);
        assert.match(said, message);
        return true;
      },
      expect,
    );
});
