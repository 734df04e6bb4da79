import assert from "node:assert/strict";
import { test } from "node:test";
import { flameOf, movedMost } from "./flame.ts";

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
