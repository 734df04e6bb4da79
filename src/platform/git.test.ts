import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { commitOfWorkingTree, fileAt, openRepository } from "./git.ts";

test("a change of the same size in the same second is not overlooked", async () => {
  const folder = mkdtempSync(join(tmpdir(), "same-second-"));
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", folder, "-c", "user.name=t", "-c", "user.email=t@localhost", ...args]);
  try {
    git("init", "--quiet");
    const repository = await openRepository(folder);
    for (let time = 0; time < 5; time += 1) {
      writeFileSync(join(folder, "file"), `a${time}`);
      git("add", "--all");
      git("commit", "--quiet", "--message", "one");
      writeFileSync(join(folder, "file"), `b${time}`);
      const commit = await commitOfWorkingTree(repository, tmpdir(), new AbortController().signal);
      assert.equal(await fileAt(repository, commit, "file"), `b${time}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
