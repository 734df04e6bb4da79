import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { type BranchTree, treeAt } from "./branch-tree.ts";
import { GitFailure, remoteAt, remoteGit } from "./remote-git.ts";

let folder: string;
let tree: BranchTree;
before(async () => {
  folder = mkdtempSync(join(tmpdir(), "branch-tree-"));
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", folder, "-c", "user.name=A", "-c", "user.email=a@example.org", ...args], {
      env: { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1" },
      encoding: "utf8",
    }).trim();
  git("init", "--quiet");
  mkdirSync(join(folder, "a", "b"), { recursive: true });
  const files: Record<string, string | Buffer> = {
    "a/b/text.js": "größe \u2028 😀\n",
    "a/b/empty": "",
    "a/b/bytes": Buffer.from([0xff, 0xfe, 0x00, 0x0a]),
    "a/[x]*.js": "literal",
    "a/like.js": "loadgate-file 0123\nnot a header\n",
    "a/large.js": "x".repeat(8 * 1024 * 1024),
  };
  for (const [path, content] of Object.entries(files)) writeFileSync(join(folder, path), content);
  for (let i = 0; i < 1000; i++) writeFileSync(join(folder, "a", `n${i}`), `${i} `.repeat(3000));
  symlinkSync("/etc/passwd", join(folder, "a", "link"));
  git("add", "--all");
  git("commit", "--quiet", "--message", "Files");
  tree = treeAt(
    git("rev-parse", "HEAD"),
    remoteGit(remoteAt(folder, "", ""), join(folder, ".git"), { left: () => 60 }),
  );
});
after(() => rmSync(folder, { recursive: true, force: true }));

test("texts come in the order of their paths, null where there is none", async () => {
  const paths = [
    "a/b/empty",
    "none",
    "a/b/text.js",
    "a/[x]*.js",
    "a/b",
    "a/link",
    "a/like.js",
    "a/b/text.js",
  ];
  const like = "loadgate-file 0123\nnot a header\n";
  const text = "größe \u2028 😀\n";
  assert.deepEqual(await tree.read(paths), ["", null, text, "literal", null, null, like, text]);
});

test("a thousand files at once", async () => {
  const paths = Array.from({ length: 1000 }, (_, i) => `a/n${i}`);
  const texts = await tree.read(paths);
  assert.ok(texts.every((text, i) => text === `${i} `.repeat(3000)));
});

test("what is no text or too large is reported by its name, and does not spoil the others", async () => {
  await assert.rejects(
    tree.read(["a/b/text.js", "a/b/bytes", "a/like.js"]),
    /^UsageError: a\/b\/bytes is not a text/,
  );
  await assert.rejects(tree.read(["a/large.js"]), /a\/large\.js is not a text, or has more than 7 MiB/);
});

test("folders are listed by their names", async () => {
  assert.deepEqual(await tree.list("a/b"), ["bytes", "empty", "text.js"]);
  assert.deepEqual(await tree.list("none"), []);
  assert.deepEqual(await tree.list("a/b/text.js"), []);
  assert.deepEqual(await tree.list(""), ["a"]);
  const lost = treeAt(
    "1".repeat(40),
    remoteGit(remoteAt(folder, "", ""), join(folder, ".git"), { left: () => 60 }),
  );
  await assert.rejects(lost.list("a"), GitFailure);
  await assert.rejects(lost.read(["a"]), GitFailure);
});
