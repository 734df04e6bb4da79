import assert from "node:assert/strict";
import { test } from "node:test";
import { keepTail } from "./tail.ts";

function kept(bytes: number, ...texts: string[]): string {
  const tail = keepTail(bytes);
  for (const text of texts) tail.add(Buffer.from(text));
  return tail.text();
}

test("the end is kept, wherever its pieces begin", () => {
  assert.equal(kept(4), "");
  assert.equal(kept(4, "ab"), "ab");
  assert.equal(kept(4, "ab", "cd"), "abcd");
  assert.equal(kept(4, "ab", "cd", "e"), "bcde");
  assert.equal(kept(4, "ab", "cdefghi"), "fghi");
  assert.equal(kept(4, "abcdefghi", "", "j"), "ghij");
  assert.equal(kept(4, ..."abcdefghi"), "fghi");
});

test("a character in two pieces is one", () => {
  const tail = keepTail(10);
  for (const byte of Buffer.from("aéb")) tail.add(Buffer.of(byte));
  assert.equal(tail.text(), "aéb");
});
