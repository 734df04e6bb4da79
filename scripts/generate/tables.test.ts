import assert from "node:assert/strict";
import { test } from "node:test";
import { replaceBetween } from "../../test-support/markdown.ts";
import { inputsTable, outputsTable } from "./tables.ts";

test("inputs become a table", () => {
  const inputs = {
    budget: { description: "starts, warm-up\n and measuring", default: "5m" },
    runner: { description: "auto|docker", default: "" },
    results: { description: "the file", required: true },
  };
  assert.equal(
    inputsTable(inputs),
    [
      "| input | default | what it does |",
      "| --- | --- | --- |",
      "| `budget` | `5m` | starts, warm-up and measuring |",
      "| `runner` |  | auto\\|docker |",
      "| `results` | required | the file |",
    ].join("\n"),
  );
});

test("outputs become a table", () => {
  assert.match(outputsTable({ verdict: { description: "the worst" } }), /\| `verdict` \| the worst \|$/);
});

test("text between markers is replaced, a second time without a change", () => {
  const text = "a\n<!-- generated:inputs -->\nold\n<!-- /generated -->\nb\n";
  const once = replaceBetween(text, "inputs", "new");
  assert.equal(once, "a\n<!-- generated:inputs -->\nnew\n<!-- /generated -->\nb\n");
  assert.equal(replaceBetween(once, "inputs", "new"), once);
});

test("a text without the markers stays, one without the end is an error", () => {
  assert.equal(replaceBetween("plain", "inputs", "new"), "plain");
  assert.throws(() => replaceBetween("<!-- generated:inputs -->\nx", "inputs", "new"), /has no/);
});
