import assert from "node:assert/strict";
import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { addCheckout } from "./checkout-folder.ts";
import { fileAt, mergeBase } from "./git.ts";

const ME = ["-c", "user.name=t", "-c", "user.email=t@localhost", "-c", "protocol.file.allow=always"];
const OPTIONS: ExecFileSyncOptionsWithStringEncoding = {
  stdio: ["ignore", "pipe", "pipe"],
  encoding: "utf8",
};
const gitIn =
  (folder: string) =>
  (...args: string[]) =>
    execFileSync("git", ["-C", folder, ...ME, ...args], OPTIONS).trim();

/** A repository of three commits, the second of which is tagged. */
function repositoryIn(folder: string, ...options: string[]) {
  mkdirSync(folder, { recursive: true });
  const git = gitIn(folder);
  git("init", "--quiet", "--initial-branch=main", ...options);
  for (const name of ["one", "two", "three"]) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "file"), name);
    git("add", "--all");
    git("commit", "--quiet", "--message", name);
    if (name === "two") git("tag", "-a", "v1.2", "-m", "Second");
  }
  return git;
}

const here = () => ({ marker: {}, signal: new AbortController().signal });

/** Every file of a repository's own folder with what it holds, but for times. */
function contents(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    files.map((each) => {
      const path = join(each.parentPath, each.name);
      return [path, each.isFile() ? readFileSync(path, "latin1") : ""];
    }),
  );
}

test("whatever git is asked to do in a checkout, the user's repository stays as it was, and describes it all the same", async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "own-"));
  const top = join(folder.path, "repository");
  const git = repositoryIn(top);
  git("remote", "add", "origin", "https://somebody:hidden@example.org/a.git");
  git("config", "http.https://example.org/.extraheader", "AUTHORIZATION: basic hidden");
  git("config", "filter.a.clean", "cat");
  git("stash", "list");
  const before = contents(join(top, ".git"));
  const place = join(folder.path, "head");
  {
    await using _ = await addCheckout({ top }, git("rev-parse", "HEAD"), place, here());
    const own = gitIn(place);
    assert.equal(own("describe"), git("describe"));
    assert.equal(own("status", "--porcelain"), "");
    assert.equal(own("rev-list", "--count", "HEAD"), "3");
    assert.equal(own("merge-base", "main", "HEAD"), git("rev-parse", "HEAD"));
    assert.equal(own("remote", "get-url", "origin"), "https://example.org/a.git");
    assert.doesNotMatch(JSON.stringify(contents(join(place, ".git"))), /hidden/);
    own("config", "core.hooksPath", ".husky");
    mkdirSync(join(place, ".git", "hooks"), { recursive: true });
    writeFileSync(join(place, ".git", "hooks", "pre-commit"), "#!/bin/sh\nexit 1\n");
    own("tag", "mine");
    own("branch", "--force", "main", "HEAD~1");
    own("tag", "--delete", "v1.2");
    writeFileSync(join(place, "file"), "new");
    own("add", "--all");
    own("commit", "--quiet", "--no-verify", "--message", "more");
    own("stash", "list");
    own("gc", "--quiet", "--prune=now");
    own("worktree", "add", "--quiet", join(folder.path, "third"));
    assert.equal(own("fsck", "--no-dangling"), "");
  }
  assert.deepEqual(contents(join(top, ".git")), before);
  assert.equal(existsSync(place), false);
});

/** Clones as there are, by what makes one of a repository; each with what else is to be seen in its checkout. */
const CLONES: Readonly<Record<string, (from: string, to: string) => void>> = {
  shallow: (from, to) => clone(from, to, "--depth=1"),
  partial: (from, to) => clone(from, to, "--filter=blob:none", "--no-checkout"),
  treeless: (from, to) => clone(from, to, "--filter=tree:0", "--no-checkout"),
  "of shared objects": (from, to) => {
    execFileSync("git", ["clone", "--quiet", "--shared", from, `${to}-between`]);
    writeFileSync(
      join(`${to}-between`, ".git/objects/info/alternates"),
      "../../../repository/.git/objects\n",
    );
    execFileSync("git", ["clone", "--quiet", "--shared", `${to}-between`, to]);
  },
  "with a linked working tree": (from, to) => gitIn(from)("worktree", "add", "--quiet", "--detach", to),
  "with a folder of its own for git": (from, to) =>
    clone(from, to, `--separate-git-dir=${join(to, "..", "elsewhere.git")}`),
  "with replaced history": (from, to) => {
    clone(from, to);
    gitIn(to)("replace", "--graft", "HEAD");
  },
  "with a split index": (from, to) => {
    clone(from, to);
    gitIn(to)("config", "core.splitIndex", "true");
  },
};

function clone(from: string, to: string, ...options: string[]): void {
  execFileSync("git", ["clone", "--quiet", ...options, `file://${from}`, to], { stdio: "ignore" });
}

for (const [what, make] of Object.entries(CLONES))
  test(`a clone that is ${what} is checked out, and is a repository that knows what the user's knows`, async () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), "clone-"));
    const from = join(folder.path, "repository");
    const git = repositoryIn(from);
    git("config", "uploadpack.allowFilter", "true");
    git("config", "uploadpack.allowAnySHA1InWant", "true");
    const top = join(folder.path, "clone");
    make(from, top);
    const place = join(folder.path, "head");
    await using _ = await addCheckout({ top }, git("rev-parse", "HEAD"), place, here());
    assert.deepEqual(readdirSync(place).toSorted(), [".git", "one", "three", "two"]);
    assert.equal(readFileSync(join(place, "three", "file"), "utf8"), "three");
    const own = gitIn(place);
    assert.equal(own("status", "--porcelain"), "");
    for (const asked of [
      ["rev-list", "--count", "HEAD"],
      ["describe", "--always"],
    ] as const)
      assert.equal(own(...asked), gitIn(top)(...asked));
  });

test("ids of SHA-256, sparse patterns, and folders with odd names", async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "odd-"));
  const top = join(folder.path, '"a\n#b');
  const git = repositoryIn(top, "--object-format=sha256");
  git("sparse-checkout", "set", "two");
  const place = join(folder.path, "head");
  await using added = await addCheckout({ top }, git("rev-parse", "HEAD"), place, here());
  assert.deepEqual(readdirSync(place).toSorted(), [".git", "two"]);
  assert.ok(added.leftOut.length > 0 && added.leftOut.every((path) => !path.startsWith("two/")));
  assert.equal(gitIn(place)("status", "--porcelain"), "");
  assert.equal(gitIn(place)("describe"), git("describe"));
});

test("a setup command can set who commits, where the user's file and the repository both say it", async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "own-"));
  const top = join(folder.path, "repository");
  const git = repositoryIn(top);
  for (const name of ["of all", "of this one"]) git("config", "--add", "user.name", name);
  for (const side of ["main", "v1.2"])
    git("config", "--add", "remote.origin.fetch", `+refs/${side}:refs/${side}`);
  const to = join(folder.path, "head");
  await using _ = await addCheckout({ top }, git("rev-parse", "HEAD"), to, here());
  const own = (...args: string[]) => execFileSync("git", ["-C", to, "config", ...args], OPTIONS).trim();
  assert.equal(own("--local", "--get-all", "user.name"), "of this one");
  own("user.name", "bot");
  assert.equal(own("user.name"), "bot");
  assert.equal(own("--get-all", "remote.origin.fetch").split("\n").length, 2);
});

test("a partial clone whose remote is gone is named, with what repairs it", async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "partial-"));
  const from = join(folder.path, "repository");
  const git = repositoryIn(from);
  git("config", "uploadpack.allowFilter", "true");
  git("config", "uploadpack.allowAnySHA1InWant", "true");
  const top = join(folder.path, "clone");
  clone(from, top, "--filter=blob:none", "--no-checkout");
  const [head, before] = [git("rev-parse", "HEAD"), git("rev-parse", "HEAD~1")];
  renameSync(from, `${from}-away`);
  const lost = {
    name: "RunError",
    message:
      /is a partial clone .*could not fetch the missing files from origin: .*\n.*git fetch --refetch --no-filter origin/,
  };
  await assert.rejects(addCheckout({ top }, head, join(folder.path, "head"), here()), lost);
  // A file that is there and cannot be read must not be taken for one that is not there.
  await assert.rejects(fileAt({ top }, head, "three/file"), lost);
  assert.equal(await fileAt({ top }, head, "no/file"), null);
  assert.equal(await mergeBase({ top }, head, before), before);
  renameSync(`${from}-away`, from);
  gitIn(top)("fetch", "--quiet", "--refetch", "--no-filter", "origin");
  renameSync(from, `${from}-away`);
  await using _ = await addCheckout({ top }, head, join(folder.path, "head"), here());
  assert.equal(await fileAt({ top }, head, "three/file"), "three");
});
