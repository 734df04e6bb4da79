import assert from "node:assert/strict";
import {
  chmodSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { writeAnew } from "./write-anew.ts";

function program(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  writeFileSync(file, "\x7fELF and so on");
  chmodSync(file, 0o755);
  return file;
}

test("what a command starts with becomes another file of the same content and mode, also behind a link", async () => {
  using scratch = mkdtempDisposableSync(join(tmpdir(), "anew-"));
  const own = join(scratch.path, "own");
  const file = program(join(own, "target"), "server");
  symlinkSync("target/server", join(own, "server"));
  for (const name of ["./target/server", "./server", file]) {
    const before = statSync(file);
    await writeAnew([name, "--port", "1"], own, own);
    const after = statSync(file);
    assert.notEqual(after.ino, before.ino, name);
    assert.equal(after.mode, before.mode);
    assert.equal(readFileSync(file, "utf8"), "\x7fELF and so on");
  }
  assert.deepEqual(readdirSync(join(own, "target")), ["server"]);
});

test("what lies elsewhere, is looked up in PATH or is not there is left alone", async () => {
  using scratch = mkdtempDisposableSync(join(tmpdir(), "anew-"));
  const own = join(scratch.path, "own");
  mkdirSync(own);
  const shared = program(join(scratch.path, "own-not"), "server");
  symlinkSync(shared, join(own, "linked"));
  program(own, "node");
  const before = [statSync(shared).ino, statSync(join(own, "node")).ino];
  for (const name of [shared, "../own-not/server", "./linked", "node", "./missing", "."])
    await writeAnew([name], own, own);
  assert.deepEqual([statSync(shared).ino, statSync(join(own, "node")).ino], before);
  assert.deepEqual(readdirSync(own).sort(), ["linked", "node"]);
});
