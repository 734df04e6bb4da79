import assert from "node:assert/strict";
import { globSync, mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { cachedProgram } from "../../test-support/cached-program.ts";
import { run } from "../../test-support/run.ts";
import { kindOf, snippets } from "../../test-support/snippets.ts";

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

test("by zizmor's own policy only loadgate itself is not named by a commit", {
  skip: missing("zizmor"),
}, async () => {
  const argv = [
    cachedProgram("zizmor") ?? "",
    "--offline",
    "--no-progress",
    "--no-config",
    "--format",
    "json",
  ];
  const done = await run(
    [...argv, ...workflows, "action.yml", ...globSync("actions/*/action.yml", { cwd: ROOT })],
    {
      cwd: ROOT,
    },
  );
  const found = JSON.parse(done.stdout) as {
    ident: string;
    locations: { concrete: { feature: string } }[];
  }[];
  const others = found.filter(
    ({ ident, locations }) =>
      ident !== "unpinned-uses" ||
      !locations.some(({ concrete }) => /^loadgate\/loadgate[\w./-]*@v1$/.test(concrete.feature.trim())),
  );
  assert.deepEqual(others, []);
});

test("actionlint finds nothing in the workflows", { skip: missing("actionlint") }, async () => {
  const done = await run([cachedProgram("actionlint") ?? "", ...workflows], { cwd: ROOT });
  assert.equal(done.code, 0, done.stdout + done.stderr);
});

test("actionlint finds nothing in the workflows that pages show", {
  skip: missing("actionlint"),
}, async () => {
  const shown = snippets().filter(
    ({ language, text }) => language === "yaml" && kindOf(text, parse) === "workflow",
  );
  assert.ok(shown.length > 1);
  using folder = mkdtempDisposableSync(join(tmpdir(), "workflows-"));
  const files = shown.map(({ at, text }) => {
    const file = join(folder.path, `${at.replace(/\W+/g, "-")}.yml`);
    writeFileSync(file, text);
    return file;
  });
  const done = await run([cachedProgram("actionlint") ?? "", ...files], { cwd: folder.path });
  assert.equal(done.code, 0, done.stdout + done.stderr);
});
