import assert from "node:assert/strict";
import { test } from "node:test";
import { headerWithSecrets, secretsInHeader } from "./request.ts";

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: loadgate's own braces
test("a header takes secrets by name, and two dollars are one", () => {
  const given = { KEY: "k$1$&", OTHER: "o" };
  const sent: [value: string, names: (string | null)[], sent: string | null][] = [
    ["plain $5 {KEY}", [], "plain $5 {KEY}"],
    ["Bearer ${KEY}", ["KEY"], "Bearer k$1$&"],
    ["${KEY}:${OTHER}", ["KEY", "OTHER"], "k$1$&:o"],
    ["$${KEY} $$$${OTHER} $$", [], "${KEY} $${OTHER} $"],
    ["$$${KEY}", ["KEY"], "$k$1$&"],
    ["${KEY} ${GONE}", ["KEY", "GONE"], null],
    ["${toString}", ["toString"], null],
    ["${KEY", [null], null],
    ["${}", [null], null],
  ];
  for (const [value, names, expected] of sent) {
    assert.deepEqual(secretsInHeader(value), names, value);
    assert.equal(headerWithSecrets(value, given), expected, value);
  }
});
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: they end here
