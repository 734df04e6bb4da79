import assert from "node:assert/strict";
import {
  chmodSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { rewriteBinary } from "./rewrite-binary.ts";

function program(folder: string, name: string, content = "\x7fELF and so on"): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  writeFileSync(file, content);
  chmodSync(file, 0o755);
  return file;
}

test("the program that a command names becomes another file of the same content and mode, also behind a link", async () => {
  using scratch = mkdtempDisposableSync(join(tmpdir(), "anew-"));
  const own = join(scratch.path, "own");
  const file = program(join(own, "target"), "server");
  symlinkSync("target/server", join(own, "server"));
  for (const command of [["./target/server"], ["./server", "--port", "1"], ["nice", "-n", "1", file]]) {
    const before = statSync(file);
    await rewriteBinary(command, own, own);
    const after = statSync(file);
    assert.notEqual(after.ino, before.ino, command.join(" "));
    assert.equal(after.mode, before.mode);
    assert.equal(readFileSync(file, "utf8"), "\x7fELF and so on");
  }
  assert.deepEqual(readdirSync(join(own, "target")), ["server"]);
});

test("what lies elsewhere, is looked up in PATH, is no program or not there is left alone", async () => {
  using scratch = mkdtempDisposableSync(join(tmpdir(), "anew-"));
  const own = join(scratch.path, "own");
  mkdirSync(own);
  const shared = program(join(scratch.path, "own-not"), "server");
  symlinkSync(shared, join(own, "linked"));
  const files = [
    shared,
    program(own, "node"),
    program(own, "data", "\x7fEL"),
    program(own, "start.sh", "#!/bin/sh\n"),
  ];
  // Nothing but its beginning is on the disk.
  truncateSync(program(own, "huge"), 257 * 1024 * 1024);
  files.push(join(own, "huge"));
  const inodes = () => files.map((file) => statSync(file).ino);
  const before = inodes();
  for (const name of [
    shared,
    "../own-not/server",
    "./linked",
    "node",
    "./data",
    "./start.sh",
    "./huge",
    "./missing",
    "./",
  ])
    await rewriteBinary([name], own, own);
  assert.deepEqual(inodes(), before);
  assert.deepEqual(readdirSync(own).sort(), ["data", "huge", "linked", "node", "start.sh"]);
});
