import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { chooseRevisions } from "./revisions.ts";

/** What cuts a history off, and what is said of it. */
const CUTS = {
  "a commit that git replace gives no parents": [
    ({ git, head }) => git("replace", "--graft", head),
    /git replace gives a commit here other parents or contents .*; undo that with git replace --delete [0-9a-f]{12}, or name .* --base REV/,
  ],
  "a file of grafts": [
    ({ top, head }) => {
      mkdirSync(join(top, ".git/info"), { recursive: true });
      writeFileSync(join(top, ".git/info/grafts"), `${head}\n`);
    },
    /\.git\/info\/grafts gives commits here other parents; remove that file, or name/,
  ],
  "a fetch with a depth after a clone of everything": [
    ({ top, head }) => writeFileSync(join(top, ".git/shallow"), `${head}\n`),
    /this clone is shallow; run git fetch --unshallow origin, .*\. Where that is set, a later git fetch --depth cut the history \(at [0-9a-f]{12}, by \.git\/shallow\)/,
  ],
} satisfies Record<
  string,
  [(of: { top: string; head: string; git: (...args: string[]) => string }) => unknown, RegExp]
>;

const gitIn =
  (top: string) =>
  (...args: string[]) =>
    execFileSync("git", ["-C", top, "-c", "user.name=t", "-c", "user.email=t@localhost", ...args], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();

for (const [what, [cut, says]] of Object.entries(CUTS))
  test(`head and main have no common commit for ${what}, which is named with what to do`, async () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), "cut-"));
    const top = folder.path;
    const git = gitIn(top);
    git("init", "--quiet", "--initial-branch=main");
    git("commit", "--quiet", "--allow-empty", "--message", "one");
    git("checkout", "--quiet", "-b", "change");
    git("commit", "--quiet", "--allow-empty", "--message", "two");
    const { base, head } = await chooseRevisions({ top }, { head: "change" }, top);
    assert.equal(base.commit, git("rev-parse", "main"));
    cut({ top, head: head.commit, git });
    await assert.rejects(chooseRevisions({ top }, { head: "change" }, top), {
      name: "UsageError",
      message: says,
    });
  });

test("REV... is the merge base of a revision and the head, as in git", async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "base-"));
  const top = folder.path;
  const git = gitIn(top);
  git("init", "--quiet", "--initial-branch=main");
  git("commit", "--quiet", "--allow-empty", "--message", "one");
  const fork = git("rev-parse", "HEAD");
  git("checkout", "--quiet", "-b", "change");
  git("commit", "--quiet", "--allow-empty", "--message", "two");
  git("checkout", "--quiet", "main");
  git("commit", "--quiet", "--allow-empty", "--message", "three");
  const chosen = async (base: string) => (await chooseRevisions({ top }, { base, head: "change" }, top)).base;
  assert.deepEqual(await chosen("main..."), { commit: fork, label: "merge base with main" });
  assert.deepEqual(await chosen("main"), { commit: git("rev-parse", "main"), label: "main" });
  await assert.rejects(chosen("nope..."), { message: /^revision "nope" does not exist here/ });
  git("checkout", "--quiet", "--orphan", "other");
  git("commit", "--quiet", "--allow-empty", "--message", "four");
  await assert.rejects(chosen("other..."), { message: /^other and head have no common commit here/ });
});

test("without a base it is the branch main, whatever tag has its name", async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "tag-"));
  const top = folder.path;
  const git = gitIn(top);
  git("init", "--quiet", "--initial-branch=main");
  for (const message of ["one", "two"]) git("commit", "--quiet", "--allow-empty", "--message", message);
  git("tag", "main", "HEAD~1");
  git("checkout", "--quiet", "-b", "change");
  git("commit", "--quiet", "--allow-empty", "--message", "three");
  const { base } = await chooseRevisions({ top }, { head: "HEAD" }, top);
  assert.equal(base.commit, git("rev-parse", "refs/heads/main"));
});
