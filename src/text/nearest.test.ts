import assert from "node:assert/strict";
import { test } from "node:test";
import { editDistance, nearest, suggestion } from "./nearest.ts";

test("the edit distance counts inserted, deleted, replaced and swapped letters", () => {
  assert.equal(editDistance("", ""), 0);
  assert.equal(editDistance("", "abc"), 3);
  assert.equal(editDistance("kitten", "sitting"), 3);
  assert.equal(editDistance("prot", "port"), 1);
  assert.equal(editDistance("conections", "connections"), 1);
});

test("only a close word is suggested", () => {
  const known = ["fail-on", "nginx-image", "port", "path"];
  assert.equal(nearest("failOn", known), "fail-on");
  assert.equal(nearest("fail_on", known), "fail-on");
  assert.equal(nearest("PORT", known), "port");
  assert.equal(nearest("prot", known), "port");
  assert.equal(nearest("xyz", known), undefined);
  assert.equal(nearest("p", known), undefined);
  assert.equal(nearest("p".repeat(100_000), known), undefined);
});

test("without a close word the known ones are listed, ten at most", () => {
  assert.equal(suggestion("prot", ["port"]), 'did you mean "port"?');
  assert.equal(suggestion("zzz", ["port", "path"]), "known are: port, path");
  const many = Array.from({ length: 12 }, (_, i) => `name${i}`);
  assert.match(suggestion("zzz", many), /name9 and 2 more$/);
});
