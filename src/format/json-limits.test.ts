import assert from "node:assert/strict";
import { test } from "node:test";
import { checkJson } from "./json-limits.ts";

const CAPS = { deepest: 5, mostValues: 20, longest: 15 };
const refused = (text: string, why: RegExp) => assert.throws(() => checkJson(text, CAPS), why);

test("usual JSON passes, with keys that look like structure", () => {
  checkJson(' {"a": [1, {"b]": "x\\"}{"}], "c": {"a": null}} ', CAPS);
  checkJson('{"a":1,"b":{"a":2},"c":[{"a":1},{"a":1}]}', CAPS);
});

test("depth, number of values and keys that come twice are refused", () => {
  refused("[".repeat(6), /nested deeper than 5/);
  refused('{"a":'.repeat(6), /nested deeper than 5/);
  refused(`[[${"1,".repeat(10)}1],[${"1,".repeat(10)}1]]`, /more than 20 values/);
  refused(`[${"[],".repeat(15)}[]]`, /more than 15 entries/);
  refused('{"a":1,"a":2}', /a key twice/);
  refused('{"a":1,"\\u0061":2}', /a key twice/);
  refused('{"b":{"__proto__":1,"__proto__":2}}', /a key twice/);
});

test("no token is too long, whatever it is made of", () => {
  const half = 20 * 2 ** 20;
  for (const pair of ["\\n", '\\"', "\\\\"]) checkJson(`{"a":"${pair.repeat(half)}","b":1}`, CAPS);
  for (const plain of ["7", "a", " "]) checkJson(`[${plain.repeat(2 * half)}]`, CAPS);
  refused(`{"a":"${"\\n".repeat(half)}","a":1}`, /a key twice/);
});

test("what is not JSON ends, at once", () => {
  for (const text of ["", "]]]]", '"', '{"a', ":::", "\u0000"]) checkJson(text, CAPS);
  for (const open of [`"${"a".repeat(1e6)}`, `"${"\\\\".repeat(1e6)}`]) checkJson(open, CAPS);
});
