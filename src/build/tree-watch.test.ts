import assert from "node:assert/strict";
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
import { watchTree } from "./tree-watch.ts";

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
