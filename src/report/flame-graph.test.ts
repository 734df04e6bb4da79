import assert from "node:assert/strict";
import { test } from "node:test";
import type { CaseProfile } from "../model/profile.ts";
import { flameOf, flameSection, movedMost } from "./flame-graph.ts";

const PROFILE: CaseProfile = {
  case: "api/hello/direct",
  tool: "perf",
  seconds: 10,
  base: new Map([
    ["main;handle", 4e-6],
    ["main;<script>alert(1)</script>", 1e-6],
  ]),
  head: new Map([
    ["main;handle", 8e-6],
    ["main;<script>alert(1)</script>", 1e-6],
    ["main;rare", 1e-9],
  ]),
  lines: new Map(),
};

test("head's frames, coloured by what they cost more, and what moved most in numbers", () => {
  const text = flameSection(PROFILE);
  assert.match(text, /by perf, 10 s each, after the verdict: 9\.00 µs, of base 5\.00 µs/);
  assert.match(
    text,
    /class="hot3"[^>]*\/><text[^>]*>handle<\/text><title>handle: 8\.00 µs per request, 4\.00 µs in base/,
  );
  assert.match(
    text,
    /<th scope="row">handle<\/th><td>4\.00 µs<\/td><td>8\.00 µs<\/td><td class="regression">\+4\.00 µs/,
  );
  // Narrower than a hair.
  assert.doesNotMatch(text, /<title>rare/);
});

test("names of functions cannot act, and a page without styles of its own needs none", () => {
  const text = flameSection(PROFILE);
  assert.doesNotMatch(text, /<script>|style=/);
  assert.match(text, /&lt;script&gt;/);
});

test("why there is no profile", () => {
  const text = flameSection({ case: "a", reason: "perf: not found" });
  assert.match(text, /No profile: perf: not found/);
  assert.doesNotMatch(text, /<svg/);
});

test("names that are longer than their frame are cut, and deep stacks end", () => {
  const deep = Array.from({ length: 300 }, (_, i) => `function${i}`.padEnd(400, "x")).join(";");
  const text = flameSection({ ...PROFILE, base: new Map([[deep, 1e-6]]), head: new Map([[deep, 1e-6]]) });
  assert.ok((text.match(/<rect/g) ?? []).length <= 64);
  assert.match(text, /…<\/text>/);
});

const BASE = new Map([
  ["main;handle;parse", 2],
  ["main;handle", 1],
  ["main;write", 4],
]);
const HEAD = new Map([
  ["main;handle;parse", 5],
  ["main;handle;log;write", 1],
  ["main;write", 4],
]);

test("both sides' stacks make one tree, in which a frame has all that it calls", () => {
  const root = flameOf(BASE, HEAD);
  assert.deepEqual([root.base, root.head], [7, 10]);
  const [main] = root.children;
  assert.deepEqual(
    main?.children.map(({ name, base, head }) => [name, base, head]),
    [
      ["handle", 3, 6],
      ["write", 4, 4],
    ],
  );
  assert.deepEqual(
    main?.children[0]?.children.map(({ name, base, head }) => [name, base, head]),
    [
      ["log", 0, 1],
      ["parse", 2, 5],
    ],
  );
});

test("what moved most is what functions cost by themselves, wherever they are called from", () => {
  assert.deepEqual(movedMost(BASE, HEAD, 2), [
    { name: "parse", base: 2, head: 5 },
    { name: "handle", base: 1, head: 0 },
  ]);
  assert.deepEqual(movedMost(BASE, HEAD, 9).at(-1), { name: "write", base: 4, head: 5 });
});

test("equal sides have nothing that moved, and none has no frame", () => {
  assert.deepEqual(movedMost(BASE, BASE, 9), []);
  assert.deepEqual(flameOf(new Map(), new Map()).children, []);
});
