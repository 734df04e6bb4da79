import assert from "node:assert/strict";
import { test } from "node:test";
import { replaceBetween } from "../../test-support/markdown.ts";
import { commandsPage, inputsTable, outputsTable } from "./pages.ts";

const parse = (text: string) => text;

test("inputs become a table", () => {
  const inputs = {
    budget: {
      name: "budget",
      value: "5m",
      description: "Starts, warm-up\n and measuring.",
      default: "5m",
      parse,
    },
    runner: { name: "runner", value: "R", description: "`auto|docker`.", parse },
    results: { name: "results", value: "F", description: "The file.", required: true as const, parse },
  };
  assert.equal(
    inputsTable(inputs),
    [
      "| input | default | what it does |",
      "| --- | --- | --- |",
      "| `budget` | `5m` | Starts, warm-up and measuring. |",
      "| `runner` |  | `auto\\|docker`. |",
      "| `results` | required | The file. |",
    ].join("\n"),
  );
});

test("outputs become a table", () => {
  assert.match(outputsTable({ verdict: "The worst." }), /\| `verdict` \| The worst\. \|$/);
});

test("a command becomes a section with its options", () => {
  const json = { name: "json", description: "As JSON.", default: "false", parse };
  const out = {
    name: "out",
    short: "o",
    value: "DIR",
    description: "Where to.",
    parse,
    repeatable: true,
  } as const;
  const page = commandsPage([
    {
      ...{ name: "merge", summary: "all", group: "ci", options: { out, json }, files: "F …" },
      examples: [{ line: "loadgate merge a b", does: "both" }],
      run: async () => 0,
    },
  ]);
  assert.match(page, /^## merge\n\n`loadgate merge \[options\] F …`: all\n/);
  assert.match(page, /\n```sh\n# both\nloadgate merge a b\n```\n/);
  assert.match(page, /\| `-o, --out DIR` \| {2}\| Where to\. May be given several times\. \|\n/);
  assert.match(page, /\| `--json` \| {2}\| As JSON\. \|$/);
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
