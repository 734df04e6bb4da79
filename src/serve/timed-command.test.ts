import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempDisposableSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { containerTimers, linkedWith } from "./container-timer.ts";
import { MOST_NOTES, notesFile } from "./timed-command.ts";

test("nothing but a plain file is read as notes, and of that no more than notes may be long", () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "notes-"));
  const secret = join(folder.path, "secret");
  writeFileSync(secret, "not notes");
  const read = (put: (path: string) => void) => {
    using file = notesFile(folder.path);
    put(file.path);
    return file.read();
  };
  assert.equal(
    read((path) => writeFileSync(path, "é")),
    "é",
  );
  assert.equal(
    read(() => {}),
    null,
  );
  assert.equal(read(mkdirSync), null);
  assert.equal(
    read((path) => symlinkSync(secret, path)),
    null,
  );
  assert.equal(
    read((path) => execFileSync("mkfifo", [path])),
    null,
  );
  assert.equal(read((path) => writeFileSync(path, "x".repeat(2 * MOST_NOTES)))?.length, MOST_NOTES);
  const gone = notesFile(folder.path);
  gone[Symbol.dispose]();
  assert.ok(!existsSync(gone.path));
});

test("what a timer is linked with is found, with its loader apart", () => {
  const glibc = `	linux-vdso.so.1 (0x00007f72e20fb000)
	libgcc_s.so.1 => /lib/x86_64-linux-gnu/libgcc_s.so.1 (0x00007f72e1f99000)
	libc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f72e1cd7000)
	/lib64/ld-linux-x86-64.so.2 (0x00007f72e20fd000)
`;
  assert.deepEqual(linkedWith(glibc), {
    loader: "/lib64/ld-linux-x86-64.so.2",
    libraries: ["/lib/x86_64-linux-gnu/libgcc_s.so.1", "/lib/x86_64-linux-gnu/libc.so.6"],
  });
  const musl = `	/lib/ld-musl-x86_64.so.1 (0x7f0000000000)
	libgcc_s.so.1 => /usr/lib/libgcc_s.so.1 (0x7f0000000000)
	libc.musl-x86_64.so.1 => /lib/ld-musl-x86_64.so.1 (0x7f0000000000)
`;
  assert.deepEqual(linkedWith(musl), {
    loader: "/lib/ld-musl-x86_64.so.1",
    libraries: ["/usr/lib/libgcc_s.so.1", "/lib/ld-musl-x86_64.so.1"],
  });
  for (const fixed of ["", "\tstatically linked\n", "\tlinux-vdso.so.1 (0x00007f72e20fb000)\n"])
    assert.deepEqual(linkedWith(fixed), { loader: null, libraries: [] });
});

test("a script in the timer's place is not put into containers, where it would not run", async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "shim-"));
  const shim = join(folder.path, "hyperfine");
  writeFileSync(shim, "#!/bin/sh\nexec mise exec hyperfine\n", { mode: 0o755 });
  const timer = { program: shim, argumentsFor: () => [] };
  const entry = () => containerTimers(folder.path).entry(timer, "loadgate.invalid/image", []);
  await assert.rejects(entry, /is a script.*LOADGATE_HYPERFINE/);
});
