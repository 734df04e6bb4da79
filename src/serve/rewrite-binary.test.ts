import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
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
import { beginsWithProgram, programPaths, rewriteBinary } from "./rewrite-binary.ts";

function program(folder: string, name: string, content = "\x7fELF and so on"): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  writeFileSync(file, content);
  chmodSync(file, 0o755);
  return file;
}

test("the program that a command names becomes another file of the same content and mode, also behind a link", async () => {
  using scratch = mkdtempDisposableSync(join(tmpdir(), "again-"));
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
  using scratch = mkdtempDisposableSync(join(tmpdir(), "again-"));
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
  const pipe = join(own, "pipe");
  execFileSync("mkfifo", [pipe]);
  files.push(pipe);
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
    "./pipe",
    "./missing",
    "./",
  ])
    await rewriteBinary([name], own, own);
  assert.deepEqual(inodes(), before);
  assert.deepEqual(readdirSync(own).sort(), ["data", "huge", "linked", "node", "pipe", "start.sh"]);
});

const START = { entrypoint: [], command: [], folder: "/app", path: ["/usr/local/bin", "/bin"] };

test("programs are looked for where a container would, and in arguments that are paths", () => {
  assert.deepEqual(programPaths({ ...START, command: ["./server", "--port", "1"] }), [["/app/server"]]);
  assert.deepEqual(programPaths({ ...START, command: ["server"] }), [
    ["/usr/local/bin/server", "/bin/server"],
  ]);
  assert.deepEqual(programPaths({ ...START, entrypoint: ["/tini", "--"], command: ["/server"] }), [
    ["/tini"],
    ["/server"],
  ]);
  assert.deepEqual(programPaths({ ...START, entrypoint: ["/a"], command: ["/b"] }, ["../c"]), [
    ["/a"],
    ["/c"],
  ]);
  assert.deepEqual(programPaths({ ...START, command: ["./a", "-f", "/app/a"] }), [["/app/a"]]);
});

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

test("a beginning too short to tell differs from what is no tar", () => {
  using scratch = mkdtempDisposableSync(join(tmpdir(), "tar-"));
  copyFileSync("/bin/true", join(scratch.path, "server"));
  const tar = tarOf(scratch.path, "server", "ustar");
  for (const length of [0, 511, 512, 515]) assert.equal(beginsWithProgram(tar.subarray(0, length)), null);
  assert.equal(beginsWithProgram(tar.subarray(0, 516)), true);
  assert.equal(beginsWithProgram(Buffer.alloc(2048)), false);
  assert.equal(beginsWithProgram(Buffer.alloc(2048, "x")), false);
});
