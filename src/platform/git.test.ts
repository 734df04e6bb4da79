import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { addCheckout } from "./checkout-folder.ts";
import {
  changedFiles,
  commitOfWorkingTree,
  differing,
  fileAt,
  findCommit,
  movesWith,
  openRepository,
} from "./git.ts";

/** Long ago, so that anything that is written now is younger. */
const SECOND = 1_700_000_000;

test("a change of the same size in the same second is not overlooked", async () => {
  const folder = mkdtempSync(join(tmpdir(), "same-second-"));
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", folder, "-c", "user.name=t", "-c", "user.email=t@localhost", ...args]);
  try {
    git("init", "--quiet");
    // A time of change can be set to any second, unlike that of the inode.
    git("config", "core.trustctime", "false");
    const repository = await openRepository(folder);
    const file = join(folder, "file");
    const write = (text: string) => {
      writeFileSync(file, text);
      utimesSync(file, SECOND, SECOND);
    };
    write("before");
    git("add", "--all");
    git("commit", "--quiet", "--message", "one");
    write("behind");
    // By now a copy of the index would be younger than the second of both, and git would look at nothing but times and size.
    utimesSync(join(folder, ".git", "index"), SECOND, SECOND);
    const own = join(folder, ".git", "own");
    mkdirSync(own);
    const commit = await commitOfWorkingTree(repository, own, new AbortController().signal);
    assert.equal(await fileAt(repository, commit, "file"), "behind");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Filters of the machine's configuration, by all the ways that git knows, in names that are odd to write. */
const FILTERS = ["lfs", "a.b=c", "piped"];

test("what a repository's attributes choose is run neither for a checkout nor for the working tree", async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "filtered-"));
  const top = join(folder.path, "repository");
  const ran = join(folder.path, "ran");
  mkdirSync(top);
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", top, "-c", "user.name=t", "-c", "user.email=t@localhost", ...args], {
      // As GitHub's runners have it, Git LFS is set up for the whole machine.
      env: { ...process.env, GIT_CONFIG_NOSYSTEM: "1" },
    });
  git("init", "--quiet");
  const attributes = FILTERS.map((name, i) => `${i}.txt filter=${name} diff=evil\n`);
  writeFileSync(join(top, ".gitattributes"), attributes.join(""));
  for (const i of FILTERS.keys()) writeFileSync(join(top, `${i}.txt`), "as it is stored");
  git("add", "--all");
  git("commit", "--quiet", "--message", "one");
  const evil = `touch '${ran}'; cat`;
  for (const name of FILTERS) {
    for (const way of ["clean", "smudge"]) git("config", `filter.${name}.${way}`, evil);
    git("config", `filter.${name}.required`, "true");
  }
  git("config", "filter.piped.process", evil);
  git("config", "diff.evil.textconv", evil);
  git("config", "diff.evil.command", evil);
  git("config", "core.fsmonitor", evil);
  const repository = await openRepository(top);
  const { signal } = new AbortController();
  const place = join(folder.path, "place");
  mkdirSync(place);
  {
    const marker = {};
    const added = addCheckout(repository, `${git("rev-parse", "HEAD")}`.trim(), join(place, "head"), {
      marker,
      signal,
    });
    await using checkout = await added;
    const reported = FILTERS.map((filter, i) => ({ path: `${i}.txt`, filter }));
    assert.deepEqual(checkout.unfiltered, reported);
    for (const i of FILTERS.keys())
      assert.equal(readFileSync(join(place, "head", `${i}.txt`), "utf8"), "as it is stored");
  }
  writeFileSync(join(top, "0.txt"), "changed");
  writeFileSync(join(top, "2.txt"), "changed");
  const commit = await commitOfWorkingTree(repository, place, signal);
  assert.equal(await fileAt(repository, commit, "0.txt"), "changed");
  assert.equal(existsSync(ran), false, "a program of the configuration was run");
});

test("what a submodule is configured with is not run, and its change is one, whatever .gitmodules has git ignore", async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "submodule-"));
  const [top, library, ran] = ["top", "library", "ran"].map((name) => join(folder.path, name)) as [
    string,
    string,
    string,
  ];
  const git = (at: string, ...args: string[]) =>
    execFileSync(
      "git",
      [
        ...["-C", at, "-c", "user.name=t", "-c", "user.email=t@localhost"],
        ...["-c", "protocol.file.allow=always", ...args],
      ],
      { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
    ).trim();
  const commitAll = (at: string) => {
    git(at, "add", "--all", "--force");
    git(at, "commit", "--quiet", "--message", "x");
    return git(at, "rev-parse", "HEAD");
  };
  for (const each of [top, library]) {
    mkdirSync(each);
    git(each, "init", "--quiet");
  }
  writeFileSync(join(library, ".gitattributes"), "*.txt filter=evil\n");
  writeFileSync(join(library, "a.txt"), "1");
  const first = commitAll(library);
  writeFileSync(join(library, "a.txt"), "2");
  commitAll(library);
  git(top, "submodule", "--quiet", "add", library, "vendor/lib");
  git(top, "config", "--file", ".gitmodules", "submodule.vendor/lib.ignore", "all");
  const head = commitAll(top);
  git(join(top, "vendor/lib"), "checkout", "--quiet", first);
  git(top, "update-index", "--cacheinfo", `160000,${first},vendor/lib`);
  git(top, "commit", "--quiet", "--message", "another");
  const repository = await openRepository(top);
  const other = git(top, "rev-parse", "HEAD");
  assert.deepEqual(await changedFiles(repository, head, other), ["vendor/lib"]);
  git(top, "config", "--file", ".gitmodules", "submodule.vendor/lib.ignore", "none");
  git(join(top, "vendor/lib"), "config", "filter.evil.clean", `touch '${ran}'; cat`);
  // Of the same size, so that git has to look into it.
  writeFileSync(join(top, "vendor/lib/a.txt"), "3");
  await commitOfWorkingTree(repository, folder.path);
  assert.equal(existsSync(ran), false, "a program of the submodule's configuration was run");
});

test("what a link within the repository leads to has changed where that has", async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "linked-"));
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", folder.path, "-c", "user.name=t", "-c", "user.email=t@localhost", ...args], {
      encoding: "utf8",
    }).trim();
  const commit = () => {
    git("add", "--all");
    git("commit", "--quiet", "--allow-empty", "--message", "x");
    return git("rev-parse", "HEAD");
  };
  git("init", "--quiet");
  for (const name of ["one", "two"]) writeFileSync(join(folder.path, name), name);
  for (const [name, to] of [
    ["to-one", "one"],
    ["to-two", "two"],
    ["nowhere", "gone"],
    ["around", "around"],
  ] as const)
    symlinkSync(to, join(folder.path, name));
  const base = commit();
  writeFileSync(join(folder.path, "one"), "another");
  const head = commit();
  const repository = await openRepository(folder.path);
  const paths = ["two", "around", "to-two", "missing", "nowhere", "to-one"];
  assert.deepEqual(await differing(repository, base, head, paths), ["to-one"]);
  assert.deepEqual(await differing(repository, base, head, []), []);
});

test("a folder of the checkout that looks like a repository is none: its configuration could start programs", async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "planted-"));
  const ran = join(folder.path, "ran");
  execFileSync("git", ["-C", folder.path, "init", "--quiet", "--bare", "planted"]);
  const planted = join(folder.path, "planted");
  writeFileSync(
    join(planted, "config"),
    `[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = ${planted}\n\tfsmonitor = touch '${ran}'\n`,
  );
  await assert.rejects(openRepository(planted), { name: "UsageError", message: /bare/ });
  assert.equal(existsSync(ran), false);
});

test("a branch and what else moves differs from tags and commits, by what git resolves it to", async () => {
  using made = mkdtempDisposableSync(join(tmpdir(), "moving-"));
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", made.path, "-c", "user.name=t", "-c", "user.email=t@localhost", ...args], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  git("init", "--quiet", "--initial-branch", "main");
  for (const message of ["one", "two"]) git("commit", "--quiet", "--allow-empty", "--message", message);
  const tip = git("rev-parse", "HEAD");
  git("tag", "v1.0.0");
  git("tag", "--annotate", "--message", "Release", "pkg@2.0.0");
  git("tag", "both");
  for (const name of ["both", "v2.x", "abcdef12", "release/1.0"]) git("branch", name);
  git("tag", "release");
  for (const ref of ["refs/remotes/origin/main", "refs/remotes/pull/7/merge", "refs/heads/far/off"])
    git("update-ref", ref, tip);
  git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/main");
  const repository = await openRepository(made.path);
  const moves = async (revision: string) => {
    const commit = await findCommit(repository, revision);
    assert.ok(commit, revision);
    return movesWith(repository, revision, commit);
  };
  const fixed = [
    ...[
      "v1.0.0",
      "tags/v1.0.0",
      "refs/tags/v1.0.0",
      "pkg@2.0.0",
      "pkg@2.0.0^{commit}",
      "v1.0.0~1",
      "both",
      "release",
    ],
    ...[
      tip,
      tip.toUpperCase(),
      tip.slice(0, 9),
      `${tip.slice(0, 12)}~1`,
      `v1.0.0-1-g${tip.slice(0, 8)}`,
      git("rev-parse", "pkg@2.0.0"),
    ],
  ];
  for (const revision of fixed) assert.equal(await moves(revision), null, revision);
  const moving: Readonly<Record<string, string>> = {
    ...{ main: "refs/heads/main", "heads/main": "refs/heads/main", "main~1": "refs/heads/main" },
    ...{ "refs/heads/both": "refs/heads/both", "v2.x": "refs/heads/v2.x", abcdef12: "refs/heads/abcdef12" },
    ...{ "release/1.0": "refs/heads/release/1.0", "origin/main": "refs/remotes/origin/main" },
    ...{
      "pull/7/merge": "refs/remotes/pull/7/merge",
      origin: "origin",
      HEAD: "HEAD",
      "HEAD~1": "HEAD~1",
      "@": "@",
    },
    ...{ "main@{0}": "main@{0}", "HEAD^{/two}": "HEAD^{/two}" },
  };
  for (const [revision, reported] of Object.entries(moving))
    assert.equal(await moves(revision), reported, revision);
});

test("a repository of another user is called that, with how to trust it", {
  skip: process.getuid?.() !== 0 && "only root can give a folder away",
}, async () => {
  using made = mkdtempDisposableSync(join(tmpdir(), "other-owner-"));
  execFileSync("git", ["-C", made.path, "init", "--quiet"]);
  chownSync(made.path, 12_345, 12_345);
  await assert.rejects(openRepository(made.path), ({ message }: Error) => {
    assert.match(
      message,
      /belongs to another user.* git config --global --add safe\.directory '\/.*other-owner-/,
    );
    assert.doesNotMatch(message, /not inside a git repository/);
    return true;
  });
});

test("a bare repository is called that, whether git refuses it or not", async () => {
  using made = mkdtempDisposableSync(join(tmpdir(), "bare-"));
  execFileSync("git", ["init", "--quiet", "--bare", made.path]);
  await assert.rejects(
    openRepository(made.path),
    /bare-\w+ is a bare repository.* run loadgate in a checkout/,
  );
});
