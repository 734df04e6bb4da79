import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { cachedProgram } from "../../test-support/cached-program.ts";
import { run } from "../../test-support/run.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const workflows = globSync("{workflows,.github/workflows}/*.yml", { cwd: ROOT });

const missing = (name: string) => (cachedProgram(name) ? false : `${name} was not found (make setup-tests)`);

test("zizmor finds nothing in the workflows and in the actions", { skip: missing("zizmor") }, async () => {
  const argv = [
    cachedProgram("zizmor") ?? "",
    "--offline",
    "--no-progress",
    ...workflows,
    "action.yml",
    ...globSync("actions/*/action.yml", { cwd: ROOT }),
  ];
  const done = await run(argv, { cwd: ROOT });
  assert.equal(done.code, 0, done.stdout + done.stderr);
});

test("actionlint finds nothing in the workflows", { skip: missing("actionlint") }, async () => {
  const done = await run([cachedProgram("actionlint") ?? "", ...workflows], { cwd: ROOT });
  assert.equal(done.code, 0, done.stdout + done.stderr);
});
