import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempDisposableSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { beginsWithProgram } from "./container-programs.ts";

function tarOf(folder: string, name: string, format: string): Buffer {
  return execFileSync("tar", ["--format", format, "-C", folder, "-c", name], { maxBuffer: 1e9 });
}

test("a tar begins with a native program, also behind a pax header; or with something else", () => {
  using scratch = mkdtempDisposableSync(join(tmpdir(), "tar-"));
  const folder = scratch.path;
  const long = `${"n".repeat(200)}`;
  for (const name of ["server", long]) copyFileSync("/bin/true", join(folder, name));
  writeFileSync(join(folder, "script"), "#!/bin/sh\nexec server\n");
  writeFileSync(join(folder, "empty"), "");
  mkdirSync(join(folder, "folder"));
  symlinkSync("server", join(folder, "link"));
  for (const format of ["ustar", "gnu", "pax"])
    assert.equal(beginsWithProgram(tarOf(folder, "server", format)), true, format);
  assert.equal(beginsWithProgram(tarOf(folder, long, "pax")), true);
  for (const other of ["script", "empty", "folder", "link"])
    assert.equal(beginsWithProgram(tarOf(folder, other, "pax")), false, other);
});

test("a beginning too short to tell is told apart from what is no tar", () => {
  using scratch = mkdtempDisposableSync(join(tmpdir(), "tar-"));
  copyFileSync("/bin/true", join(scratch.path, "server"));
  const tar = tarOf(scratch.path, "server", "ustar");
  for (const length of [0, 511, 512, 515]) assert.equal(beginsWithProgram(tar.subarray(0, length)), null);
  assert.equal(beginsWithProgram(tar.subarray(0, 516)), true);
  assert.equal(beginsWithProgram(Buffer.alloc(2048)), false);
  assert.equal(beginsWithProgram(Buffer.alloc(2048, "x")), false);
});
