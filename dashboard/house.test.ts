import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const sources = globSync("*.ts", { cwd: import.meta.dirname })
  .filter((name) => !name.endsWith(".test.ts"))
  .map((name) => ({ name, text: readFileSync(join(import.meta.dirname, name), "utf8") }));

const holding = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

test("nothing makes markup of a text, and nothing asks another host", () => {
  assert.deepEqual(holding(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|\beval\(/), []);
  assert.deepEqual(holding(/\bfetch\(|XMLHttpRequest|WebSocket|sendBeacon|import\(/), []);
});

test("a browser has no modules of Node", () => {
  assert.deepEqual(holding(/from "node:/), []);
});
