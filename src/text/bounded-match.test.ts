import assert from "node:assert/strict";
import { test } from "node:test";
import { boundedMatch } from "./bounded-match.ts";

test("a text matches, or not, and an expression that would take for ever is given up", () => {
  assert.equal(boundedMatch("^\\p{Lu}\\w+ \\d{2}$", "Ada 36"), true);
  assert.equal(boundedMatch("^a", "ba"), false);
  assert.equal(boundedMatch("^(a+)+$", `${"a".repeat(60)}!`), null);
});
