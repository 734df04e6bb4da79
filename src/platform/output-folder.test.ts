import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { makeOutputFolder, writeOutput } from "./output-folder.ts";

/** A checkout in a folder of its own, and a folder beside it that nobody may reach. */
function checkout() {
  const root = mkdtempDisposableSync(join(tmpdir(), "output-"));
  const [top, outside] = [join(root.path, "checkout"), join(root.path, "outside")] as const;
  for (const folder of [top, outside]) mkdirSync(folder);
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", top, "-c", "user.name=t", "-c", "user.email=t@localhost", ...args]);
  git("init", "--quiet");
  const commit = (name: string, to: string | null) => {
    mkdirSync(dirname(join(top, name)), { recursive: true });
    if (to === null) writeFileSync(join(top, name), "theirs");
    else symlinkSync(to, join(top, name));
    git("add", "--all", "--force");
    git("commit", "--quiet", "--message", name);
  };
  return { top, outside, commit, [Symbol.dispose]: () => root[Symbol.dispose]() };
}

/** What was committed, by its name and where it leads; null for a file. What is asked for. */
const COMMITTED: readonly (readonly [name: string, to: string | null, out: string, says: RegExp])[] = [
  [".loadgate", "../outside", ".loadgate", /is a link/],
  ["a", "../outside", "a/b", /is a link/],
  ["a", "../outside", "a/b/c/d", /is a link/],
  [".loadgate/results.json.part", "../../outside/file", ".loadgate", /git tracks .*part/],
  [".loadgate/logs", "../../outside", ".loadgate", /git tracks .*logs/],
  [".loadgate/deep/within", "/proc/self/environ", ".loadgate", /git tracks .*within/],
  [".loadgate/report.md", null, ".loadgate", /git tracks .*report\.md/],
  ["*/report.md", null, "*", /git tracks/],
  ["server.js", null, ".", /git tracks server\.js/],
];

for (const [name, to, out, says] of COMMITTED)
  test(`an output folder ${out} is refused where ${name}${to ? ` leads to ${to}` : ""} was committed`, async () => {
    using made = checkout();
    made.commit(name, to);
    await assert.rejects(makeOutputFolder(join(made.top, out)), says);
    assert.deepEqual(readdirSync(made.outside), []);
  });

test("an output folder that is a link is refused outside of a checkout too", async () => {
  using made = checkout();
  const link = join(made.outside, "link");
  symlinkSync(made.top, link);
  await assert.rejects(makeOutputFolder(link), /is a link/);
});

test("a link that comes later is followed by no file: not as its folder, not in its place, not by a part's name", async () => {
  using made = checkout();
  const out = join(made.top, ".loadgate");
  await makeOutputFolder(out);
  const victim = join(made.outside, "victim");
  writeFileSync(victim, "untouched");
  for (const name of ["results.json", "results.json.part"]) symlinkSync(victim, join(out, name));
  symlinkSync(made.outside, join(out, "logs"));
  writeOutput(out, "results.json", "ours");
  assert.throws(() => writeOutput(out, "logs/head.log", "ours"), /logs is a link/);
  assert.equal(readFileSync(victim, "utf8"), "untouched");
  assert.deepEqual(readdirSync(made.outside), ["victim"]);
  assert.ok(lstatSync(join(out, "results.json")).isFile());
  assert.equal(readFileSync(join(out, "results.json"), "utf8"), "ours");
});

test("an output folder that nobody has put anything into is made, inside a checkout and outside", async () => {
  using made = checkout();
  made.commit("src/server.js", null);
  for (const out of [join(made.top, "deep", "er"), join(made.outside, "reports")]) {
    await makeOutputFolder(out);
    writeOutput(out, "logs/head.log", "one");
    writeOutput(out, "logs/head.log", "two");
    assert.equal(readFileSync(join(out, "logs", "head.log"), "utf8"), "two");
    assert.deepEqual(readdirSync(join(out, "logs")), ["head.log"]);
    await makeOutputFolder(out);
  }
});

test("of a file that cannot be written nothing is left", async () => {
  using made = checkout();
  mkdirSync(join(made.outside, "results.json", "in the way"), { recursive: true });
  assert.throws(() => writeOutput(made.outside, "results.json", "ours"));
  assert.deepEqual(readdirSync(made.outside), ["results.json"]);
  assert.ok(existsSync(join(made.outside, "results.json", "in the way")));
});

test("a file in the way of an output folder is reported as one", async () => {
  using made = checkout();
  const file = join(made.outside, "file");
  writeFileSync(file, "");
  for (const out of [file, join(file, "below")])
    await assert.rejects(makeOutputFolder(out), /EEXIST|ENOTDIR/);
});
