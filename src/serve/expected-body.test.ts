import assert from "node:assert/strict";
import { test } from "node:test";
import type { BodyLacks } from "../format/faults.ts";
import type { Expect } from "../format/plan.ts";
import { boundedMatch, lacksOf } from "./expected-body.ts";

type Expected = NonNullable<Expect["body"]>;

const check = (body: string | Buffer, expected: Expected) =>
  lacksOf(Buffer.from(body), expected, (text) => text);

test("a whole body, and texts that stand somewhere in it", () => {
  assert.equal(check("é", "é"), null);
  assert.deepEqual(check("Hello", "Hello "), { text: "Hello " });
  assert.deepEqual(check("", "a"), { text: "a" });
  assert.equal(check("Hello Ada", { contains: ["Ada", "Hello"] }), null);
  assert.deepEqual(check("Hello Ada", { contains: ["Ada", "Eve", "Bob"] }), { contains: "Eve" });
  assert.deepEqual(check("x", { contains: ["y".repeat(1000)] }), { contains: "y".repeat(200) });
});

test("a regular expression matches somewhere, and gets neither a long body nor a long time", () => {
  assert.equal(check('{"id":12}', { matches: '"id":\\d+' }), null);
  assert.deepEqual(check("id", { matches: "^\\d" }), { matches: "^\\d", why: "differs" });
  const slow = { matches: "^(\\w+\\s?)*$" };
  assert.deepEqual(check(`${"a".repeat(60)}!`, slow), { ...slow, why: "too-slow" });
  assert.deepEqual(check("a".repeat(1024 * 1024 + 1), { matches: "a" }), { matches: "a", why: "too-long" });
});

const json = (body: string, expected: unknown) => check(body, { json: JSON.stringify(expected) });

test("JSON agrees where objects have more keys, and nothing else more", () => {
  const body =
    '{ "user": { "name": "Ada", "id": 1.0, "tags": ["a", {"b": 1, "c": 2}], "none": null }, "ok": true }';
  const right = [
    {},
    { user: {} },
    { user: { name: "Ada" } },
    { ok: true, user: { id: 1 } },
    { user: { tags: ["a", { b: 1 }] } },
    { user: { none: null } },
  ];
  for (const expected of right) assert.equal(json(body, expected), null, JSON.stringify(expected));
  assert.equal(json("[1, 2]", [1, 2]), null);
  assert.equal(json('"a"', "a"), null);
  assert.equal(json("null", null), null);
  const wrong: [body: string, expected: unknown, lacks: BodyLacks][] = [
    [body, { user: { name: "Eve" } }, { at: "$.user.name", json: '"Eve"', got: '"Ada"' }],
    [body, { user: { id: "1" } }, { at: "$.user.id", json: '"1"', got: "1" }],
    [body, { user: { tags: ["a"] } }, { at: "$.user.tags", json: '["a"]', got: '["a",{"b":1,"c":2}]' }],
    [body, { user: { tags: ["a", { b: 2 }] } }, { at: "$.user.tags[1].b", json: "2", got: "1" }],
    [body, { more: null }, { at: "$.more", json: "null", got: null }],
    [body, { user: { none: {} } }, { at: "$.user.none", json: "{}", got: "null" }],
    [body, [], { at: "$", json: "[]", got: JSON.stringify(JSON.parse(body)) }],
    ['{"a b":{"0":1}}', { "a b": { 0: 2 } }, { at: '$["a b"]["0"]', json: "2", got: "1" }],
    ["{}", { toString: {} }, { at: "$.toString", json: "{}", got: null }],
    ["[]", {}, { at: "$", json: "{}", got: "[]" }],
    ["", {}, { json: null }],
    ["<html>", {}, { json: null }],
  ];
  for (const [got, expected, lacks] of wrong)
    assert.deepEqual(json(got, expected), lacks, JSON.stringify(expected));
});

test("all that is expected has to be so", () => {
  const both = { contains: ["Ada"], matches: "\\d$", json: '{"a":1}' };
  assert.deepEqual(check("x", both), { contains: "Ada" });
  assert.deepEqual(check("Ada", both), { matches: "\\d$", why: "differs" });
  assert.deepEqual(check("Ada 1", both), { json: null });
});

test("a body nested without end is looked at as deep as what is expected", () => {
  const deep = "[".repeat(100_000) + "]".repeat(100_000);
  assert.equal(json(`{"a":${deep},"b":1}`, { b: 1 }), null);
});

test("what is quoted of an answer has no secrets in it, escaped ones neither", () => {
  const redact = (text: string) => text.replaceAll('pass"word', "(KEY)");
  const body = Buffer.from(JSON.stringify({ a: { b: 'pass"word' } }));
  assert.deepEqual(lacksOf(body, { json: '{"a":{"b":1}}' }, redact), {
    at: "$.a.b",
    json: "1",
    got: '"(KEY)"',
  });
});

test("a text matches, or not, and an expression that would take for ever is given up", () => {
  assert.equal(boundedMatch("^\\p{Lu}\\w+ \\d{2}$", "Ada 36"), true);
  assert.equal(boundedMatch("^a", "ba"), false);
  assert.equal(boundedMatch("^(a+)+$", `${"a".repeat(60)}!`), null);
});
