import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { commitOfWorkingTree, fileAt, openRepository } from "./git.ts";

test("a change of the same size in the same second is not overlooked", async () => {
  const folder = mkdtempSync(join(tmpdir(), "same-second-"));
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", folder, "-c", "user.name=t", "-c", "user.email=t@localhost", ...args]);
  try {
    git("init", "--quiet");
    const repository = await openRepository(folder);
    writeFileSync(join(folder, "file"), "before");
    git("add", "--all");
    git("commit", "--quiet", "--message", "one");
    writeFileSync(join(folder, "file"), "behind");
    // Only later, when a copy of the index would be younger than the second of both.
    await setTimeout(1100);
    const commit = await commitOfWorkingTree(repository, tmpdir(), new AbortController().signal);
    assert.equal(await fileAt(repository, commit, "file"), "behind");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
