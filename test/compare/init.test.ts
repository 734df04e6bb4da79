import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
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
    const empty = await loadgate(repository, QUICK, { cwd: bare });
    assert.equal(empty.code, 2);
    assert.match(
      empty.stderr,
      /bare-\w+ is not inside a git repository; run loadgate in a checkout of your project/,
    );
    assert.deepEqual(readdirSync(bare), []);
    gitIn(bare, "init", "--quiet");
    const uncommitted = await loadgate(repository, QUICK, { cwd: bare });
    assert.equal(uncommitted.code, 2);
    assert.match(uncommitted.stderr, /has no commit yet; commit/);
    assert.deepEqual(readdirSync(bare), [".git"]);
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
