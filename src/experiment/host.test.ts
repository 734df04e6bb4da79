import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

const CLI = join(import.meta.dirname, "..", "cli.ts");

test("--quiet leaves out what is said beside the result, but no error", () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "quiet-"));
  const options = { cwd: folder.path, encoding: "utf8" } as const;
  spawnSync("git", ["init", "--quiet"], options);
  const trend = (...args: string[]) =>
    spawnSync(process.execPath, [CLI, "trend", "--remote", join(folder.path, "nowhere"), ...args], options);
  const reported = trend();
  assert.match(
    reported.stderr,
    /^the trend cannot be read [\s\S]*^loadgate: revision "HEAD" does not exist/m,
  );
  const quiet = trend("-q");
  assert.equal(quiet.status, 2);
  assert.match(quiet.stderr, /^loadgate: revision "HEAD" does not exist[^\n]*\n$/);
});
