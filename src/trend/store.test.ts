import assert from "node:assert/strict";
import { test } from "node:test";
import { keyOf } from "./store.ts";

test("a key is readable, safe on every file system, and a case's own", () => {
  assert.match(keyOf("go/hello/direct"), /^go-hello-direct-[0-9a-f]{8}$/);
  const ids = [
    "..",
    "../../etc/passwd",
    "CON",
    "con",
    "a/b",
    "a-b",
    "A/B",
    "",
    "é",
    "名前",
    `${"x".repeat(300)}`,
    "a\0b",
  ];
  const keys = ids.map(keyOf);
  for (const key of keys) assert.match(key, /^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  for (const key of keys) assert.ok(key.length <= 50, key);
  assert.equal(new Set(keys.map((key) => key.toLowerCase())).size, ids.length);
});
