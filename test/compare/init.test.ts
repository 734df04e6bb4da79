import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { loadgate } from "../../test-support/loadgate.ts";
import { gitIn, scratch } from "../../test-support/scratch.ts";
import { HELLO } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";
import { QUICK, refuses } from "./init-refused.ts";
import { setsUp } from "./init-repositories.ts";

takeTurns();
setsUp("often");

refuses("often");

test("no repository, no commit, and files that are there: said before anything is started", async () => {
  using repository = scratch({ "server.js": HELLO, "loadgate.yml": "x" });
  const there = await loadgate(repository, QUICK);
  assert.equal(there.code, 2);
  assert.match(there.stderr, /loadgate\.yml is there already, and nothing is overwritten/);

  const bare = mkdtempSync(join(tmpdir(), "bare-"));
  try {
    assert.match((await loadgate(repository, QUICK, { cwd: bare })).stderr, /is not inside a git repository/);
    gitIn(bare, "init", "--quiet");
    assert.match((await loadgate(repository, QUICK, { cwd: bare })).stderr, /has no commit yet; commit/);
  } finally {
    rmSync(bare, { recursive: true, force: true });
  }
});

test("a dry run shows it and writes nothing", async () => {
  using repository = scratch({
    "package.json": '{"scripts": {"start": "node server.js"}}',
    "server.js": HELLO,
  });
  const run = await loadgate(repository, ["init", "--dry-run", "--path", "/some?x=1"]);
  assert.equal(run.code, 0, run.stderr);
  assert.match(run.stdout, /would write loadgate\.yml:\n.*\n[\s\S]*request: GET \/some\?x=1\n/);
  assert.equal(repository.git("status", "--porcelain"), "");
});
