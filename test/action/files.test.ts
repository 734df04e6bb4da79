import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { MIRRORED } from "../../src/commands/action-inputs.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const action = parse(readFileSync(join(ROOT, "action.yml"), "utf8"));

test("action.yml has the inputs and outputs that the Action reads and writes, each described", () => {
  assert.deepEqual(Object.keys(action.inputs).sort(), [...MIRRORED, "command", "oha-path"].sort());
  const source = readFileSync(join(ROOT, "src", "action.ts"), "utf8");
  const written = [...source.matchAll(/core\.setOutput\("([^"]+)"/g)].map(([, name]) => name);
  assert.deepEqual(Object.keys(action.outputs).sort(), written.sort());
  for (const { description } of [...Object.values(action.inputs), ...Object.values(action.outputs)] as {
    description: string;
  }[])
    assert.match(description, /\.$/);
});

test("action.yml runs what is bundled", () => {
  assert.equal(action.runs.using, "node24");
  const bundle = readFileSync(join(ROOT, "scripts", "bundle.ts"), "utf8");
  for (const file of [action.runs.main, action.runs.post])
    assert.ok(bundle.includes(`"${/^dist\/(.*)\.js$/.exec(file)?.[1]}"`), file);
});

test("the workflow to copy is short, and its job may only read", () => {
  const text = readFileSync(join(ROOT, "workflows", "pull-request.yml"), "utf8");
  assert.ok(text.trimEnd().split("\n").length <= 15);
  const workflow = parse(text);
  assert.equal(workflow.on, "pull_request");
  assert.deepEqual(workflow.permissions, { contents: "read" });
  const [checkout] = workflow.jobs.compare.steps;
  assert.deepEqual(checkout.with, { "fetch-depth": 0, "persist-credentials": false });
  assert.doesNotMatch(text, /\$\{\{/);
});
