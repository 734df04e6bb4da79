import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { commitOfWorkingTree, fileAt, openRepository } from "./git.ts";

/** Long ago, so that anything that is written now is younger. */
const SECOND = 1_700_000_000;

test("a change of the same size in the same second is not overlooked", async () => {
  const folder = mkdtempSync(join(tmpdir(), "same-second-"));
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", folder, "-c", "user.name=t", "-c", "user.email=t@localhost", ...args]);
  try {
    git("init", "--quiet");
    // A time of change can be set to any second, unlike that of the inode.
    git("config", "core.trustctime", "false");
    const repository = await openRepository(folder);
    const file = join(folder, "file");
    const write = (text: string) => {
      writeFileSync(file, text);
      utimesSync(file, SECOND, SECOND);
    };
    write("before");
    git("add", "--all");
    git("commit", "--quiet", "--message", "one");
    write("behind");
    // By now a copy of the index would be younger than the second of both, and git would look at nothing but times and size.
    utimesSync(join(folder, ".git", "index"), SECOND, SECOND);
    const own = join(folder, ".git", "own");
    mkdirSync(own);
    const commit = await commitOfWorkingTree(repository, own, new AbortController().signal);
    assert.equal(await fileAt(repository, commit, "file"), "behind");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
