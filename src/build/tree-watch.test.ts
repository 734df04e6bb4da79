import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  linkSync,
  mkdirSync,
  mkdtempDisposableSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { watchBeside, watchTree } from "./tree-watch.ts";

/** What is seen of a tree after this was done to it. */
function after(change: (top: string) => void): string | undefined {
  using folder = mkdtempDisposableSync(join(tmpdir(), "tree-"));
  const top = join(folder.path, "base");
  const store = join(folder.path, "store");
  mkdirSync(join(top, "src"), { recursive: true });
  writeFileSync(join(top, "src", "server.js"), "one");
  writeFileSync(store, "package");
  linkSync(store, join(top, "package.js"));
  const seen = watchTree(top);
  change(top);
  return seen()?.path;
}

test("a file that is written, added, taken away or replaced is seen", () => {
  assert.equal(
    after(() => {}),
    undefined,
  );
  assert.equal(
    after((top) => writeFileSync(join(top, "src/server.js"), "two!")),
    "src/server.js",
  );
  assert.equal(
    after((top) => writeFileSync(join(top, "src/new.js"), "")),
    "src/new.js",
  );
  assert.equal(
    after((top) => mkdirSync(join(top, "node_modules"))),
    "node_modules",
  );
  assert.equal(
    after((top) => rmSync(join(top, "src/server.js"))),
    "src/server.js",
  );
  const replaced = (top: string) => {
    rmSync(join(top, "src/server.js"));
    symlinkSync("../package.js", join(top, "src/server.js"));
  };
  assert.equal(after(replaced), "src/server.js");
});

test("a file that is written to is seen though its length and time are as before", () => {
  const hidden = (top: string) => {
    const file = join(top, "src/server.js");
    const { atime, mtime } = statSync(file);
    writeFileSync(file, "two");
    utimesSync(file, atime, mtime);
  };
  assert.equal(after(hidden), "src/server.js");
});

test("a second name for a file of the tree hides nothing, one more name in a store's trees is nothing", () => {
  const named = (top: string) => {
    linkSync(join(top, "src/server.js"), join(top, "..", "twin"));
    const file = join(top, "..", "twin");
    assert.equal(readFileSync(file, "utf8"), "one");
    writeFileSync(file, "two");
  };
  assert.equal(after(named), "src/server.js");
  assert.equal(
    after((top) => linkSync(join(top, "..", "store"), join(top, "..", "head-package.js"))),
    undefined,
  );
});

/** What is seen of base's tree beside head's after this was done to both. */
function beside(change: (base: string, head: string) => void): string | undefined {
  using folder = mkdtempDisposableSync(join(tmpdir(), "tree-"));
  const [base, head] = ["base", "head"].map((name) => join(folder.path, name)) as [string, string];
  for (const top of [base, head]) {
    mkdirSync(top);
    for (const name of ["server.js", "data.db", "server"]) writeFileSync(join(top, name), name);
  }
  const seen = watchBeside(base, head, ["server", "missing"]);
  change(base, head);
  return seen()?.path;
}

test("of two trees in use, a file of base that is changed in base alone is seen", () => {
  assert.equal(
    beside((base) => writeFileSync(join(base, "server.js"), "slow")),
    "server.js",
  );
  assert.equal(
    beside((base) => rmSync(join(base, "data.db"))),
    "data.db",
  );
  assert.equal(
    beside((base) => writeFileSync(join(base, "server"), "slow")),
    "server",
    "a program with something else in it",
  );
  assert.equal(
    beside((base) => {
      rmSync(join(base, "server"));
      execFileSync("mkfifo", [join(base, "server")]);
    }),
    "server",
    "a pipe in a program's place, which nobody waits for",
  );
});

test("what servers write for themselves is none of the other's doing", () => {
  assert.equal(
    beside((base, head) => {
      for (const top of [base, head]) writeFileSync(join(top, "data.db"), "rows");
    }),
    undefined,
    "both keep their data there",
  );
  assert.equal(
    beside((base) => writeFileSync(join(base, "access.log"), "1")),
    undefined,
    "it was not there before",
  );
  assert.equal(
    beside((base) => {
      rmSync(join(base, "server"));
      writeFileSync(join(base, "server"), "server");
    }),
    undefined,
    "a program that was written again, as it was",
  );
});
