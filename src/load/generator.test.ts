import assert from "node:assert/strict";
import { test } from "node:test";
import { startBarrier } from "./generator.ts";

test("nobody goes before the last one is there", () => {
  const gone: string[] = [];
  const line = startBarrier(2);
  line.join(() => gone.push("a"));
  assert.equal(gone.join(), "");
  line.join(() => gone.push("b"));
  assert.equal(gone.join(), "a,b");
});

test("a load alone goes at once", () => {
  let gone = false;
  startBarrier(1).join(() => {
    gone = true;
  });
  assert.ok(gone);
});
