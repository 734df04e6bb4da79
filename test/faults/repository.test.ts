import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { ended, fault } from "../../test-support/fault.ts";
import { compare, loadgate } from "../../test-support/loadgate.ts";
import { gitIn, type Scratch, scratch } from "../../test-support/scratch.ts";
import { config, HELLO } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";
import { CHANGED, changed, REPOSITORY } from "./changed.ts";

takeTurns();

const SHORT = ["--budget", "2s"];
const JUDGED = /is (unchanged|inconclusive)/;

fault("repository", "a quote and a line break in the path", async () => {
  const name = 'it\'s\n"odd"';
  using repository = scratch({ [`${name}/loadgate.yml`]: config(), [`${name}/server.js`]: HELLO });
  repository.write({ [`${name}/server.js`]: CHANGED });
  const run = await compare(repository, [`--config=${name}/loadgate.yml`, ...SHORT]);
  return ended(repository, run, { code: 0, says: JUDGED });
});

/** A repository whose server takes its answer from a submodule, cloned so that the submodule is there or not. */
function withSubmodule(other: Scratch, there: boolean): Scratch {
  const server = HELLO.replace(`"Hello"`, `require("node:fs").readFileSync("lib/text.txt", "utf8")`);
  const repository = scratch({ ...REPOSITORY, "server.js": server });
  repository.git("submodule", "add", "--quiet", other.folder, "lib");
  repository.commit({});
  if (!there) repository.git("submodule", "deinit", "--quiet", "--force", "lib");
  repository.write({ "server.js": `// changed\n${server}` });
  return repository;
}

fault("repository", "a submodule that is fetched", async () => {
  using other = scratch({ "text.txt": "Hello" });
  using repository = withSubmodule(other, true);
  const run = await compare(repository, SHORT);
  assert.deepEqual(run.results?.notices, []);
  assert.deepEqual(repository.git("-C", "lib", "worktree", "list").split("\n").slice(1), []);
  return ended(repository, run, { code: 0, says: JUDGED });
});

fault("repository", "a submodule that is not fetched", async () => {
  using other = scratch({ "text.txt": "Hello" });
  using repository = withSubmodule(other, false);
  const run = await compare(repository, [...SHORT, "--fail-on", "never"]);
  return ended(repository, run, { code: 0, says: /built without the submodule lib; fetch it first/ });
});

/** Links that a pull request can commit, for a reviewer who checks it out and compares it; what is said of each. */
const LINKS = {
  "the output folder as a link": [".loadgate", ".", /\.loadgate is a link/],
  "a link where results are written first": [
    ".loadgate/results.json.part",
    "victim",
    /git tracks .*json\.part/,
  ],
  "a link among the reports": [".loadgate/logs", ".", /git tracks .*logs/],
} as const;

for (const [what, [name, to, says]] of Object.entries(LINKS))
  fault("repository", what, async () => {
    using repository = scratch(REPOSITORY);
    const outside = repository.mark("outside");
    mkdirSync(outside);
    writeFileSync(join(outside, "victim"), "untouched");
    mkdirSync(dirname(join(repository.folder, name)), { recursive: true });
    symlinkSync(join(outside, to), join(repository.folder, name));
    repository.commit({ "server.js": CHANGED });
    const run = await compare(repository, [...SHORT, "--base", "HEAD~1"]);
    assert.deepEqual(readdirSync(outside), ["victim"]);
    assert.equal(readFileSync(join(outside, "victim"), "utf8"), "untouched");
    return ended(repository, run, { code: 2, says });
  });

fault("repository", "a file in LFS", async () => {
  using repository = scratch(REPOSITORY);
  repository.commit({
    ".gitattributes": "*.bin filter=lfs diff=lfs merge=lfs -text\n",
    "data.bin": "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n",
  });
  repository.git("config", "filter.lfs.smudge", "git-lfs-that-is-not-here smudge -- %f");
  repository.git("config", "filter.lfs.clean", "cat");
  repository.git("config", "filter.lfs.required", "true");
  repository.write({ "server.js": CHANGED });
  const run = await compare(repository, SHORT);
  return ended(repository, run, {
    code: 0,
    says: /built with data\.bin as git stores it, since git's filters do not run here \(lfs\)/,
  });
});

fault("repository", "a hook that fails", async () => {
  using repository = changed();
  const hook = join(repository.folder, ".git", "hooks", "post-checkout");
  mkdirSync(join(hook, ".."), { recursive: true });
  writeFileSync(hook, "#!/bin/sh\nexit 1\n");
  chmodSync(hook, 0o755);
  const run = await compare(repository, SHORT);
  return ended(repository, run, { code: 0, says: JUDGED });
});

fault("repository", "a setup that sets up hooks, tags and cleans up for git", async () => {
  const setup = `
    const git = (...args) => require("node:child_process").execFileSync("git", args, { encoding: "utf8" }).trim();
    if (git("describe", "--tags") === "" || git("status", "--porcelain") !== "") process.exit(1);
    git("config", "core.hooksPath", ".husky");
    require("node:fs").mkdirSync(".git/hooks", { recursive: true });
    require("node:fs").writeFileSync(".git/hooks/pre-commit", "exit 1");
    git("tag", "theirs");
    git("branch", "-f", "main", "HEAD");
    git("gc", "--quiet", "--prune=now");
  `;
  using repository = scratch({
    "loadgate.yml": config({ process: { setup: "node setup.js" } }),
    "setup.js": setup,
    "server.js": HELLO,
  });
  repository.git("tag", "v1.0");
  repository.write({ "server.js": CHANGED });
  const own = () => {
    const folder = join(repository.folder, ".git");
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    // The working tree's commit is made of objects that the repository gets.
    return files
      .filter((name) => !name.startsWith("objects"))
      .map((name) => [name, lstatOf(join(folder, name))]);
  };
  const before = own();
  const run = await compare(repository, SHORT);
  assert.deepEqual(own(), before);
  return ended(repository, run, { code: 0, says: JUDGED });
});

/** What tells that a file was written. */
function lstatOf(file: string): string {
  const { mtimeMs, size, mode } = lstatSync(file);
  return [mtimeMs, size, mode].join(" ");
}

fault("repository", "a request's body that is a link out of it", async () => {
  const request = { method: "POST", path: "/", "body-file": "body.txt" };
  using repository = scratch({ "loadgate.yml": config({ scenario: { request } }), "server.js": HELLO });
  symlinkSync("/proc/self/environ", join(repository.folder, "body.txt"));
  repository.commit({});
  repository.write({ "server.js": CHANGED });
  const run = await compare(repository, SHORT);
  return ended(repository, run, {
    code: 2,
    says: /body\.txt of base is a link out of the repository/,
  });
});

fault("repository", "a configuration that is a link out of it", async () => {
  using repository = scratch({ "server.js": HELLO });
  const outside = join(repository.folder, "..", "outside.yml");
  writeFileSync(outside, config());
  symlinkSync(outside, join(repository.folder, "loadgate.yml"));
  repository.commit({ "server.js": CHANGED });
  const run = await compare(repository, SHORT);
  return ended(repository, run, { code: 2, says: /loadgate\.yml is a symbolic link, .* commit it as one/ });
});

fault("repository", "a configuration of the checkout that is a device that never ends", async () => {
  using repository = scratch({ "server.js": HELLO });
  symlinkSync("/dev/zero", join(repository.folder, "loadgate.yml"));
  const run = await loadgate(repository, ["check"]);
  return ended(repository, run, { code: 2, says: /loadgate\.yml cannot be read, or is no plain file/ });
});

fault("repository", "attributes by which git can add no file", async () => {
  using repository = changed();
  writeFileSync(join(repository.folder, ".gitattributes"), "*.js working-tree-encoding=UTF-16\n");
  writeFileSync(join(repository.folder, "server.js"), CHANGED);
  const run = await compare(repository, SHORT);
  return ended(repository, run, { code: 3, says: /^loadgate: git could not read the working tree/m });
});

fault("repository", "a merge that is not finished", async () => {
  using repository = scratch(REPOSITORY);
  repository.git("checkout", "--quiet", "-b", "other");
  repository.commit({ "server.js": `// theirs\n${HELLO}` });
  repository.git("checkout", "--quiet", "main");
  repository.commit({ "server.js": `// ours\n${HELLO}` });
  assert.throws(() => repository.git("merge", "--quiet", "other"));
  const run = await compare(repository, [...SHORT, "--base", "HEAD~"]);
  return ended(repository, run, { code: 3, says: /died: ended with exit code 1 before it was ready/ });
});

fault("repository", "an index that another git holds", async () => {
  using repository = changed();
  writeFileSync(join(repository.folder, ".git", "index.lock"), "");
  const run = await compare(repository, SHORT);
  return ended(repository, run, { code: 0, says: JUDGED });
});

fault("repository", "an object that is damaged", async () => {
  using repository = scratch(REPOSITORY);
  const blob = repository.git("rev-parse", "HEAD:server.js");
  repository.write({ "server.js": CHANGED });
  const object = join(repository.folder, ".git", "objects", blob.slice(0, 2), blob.slice(2));
  renameSync(object, `${object}.gone`);
  const run = await compare(repository, SHORT);
  return ended(repository, run, { code: 3, says: /cannot be checked out into.*unable to read sha1 file/ });
});

fault("repository", "a configuration of 50 MB", async () => {
  using repository = changed({ "loadgate.yml": `# ${"x".repeat(50 << 20)}\n${config()}` });
  const run = await loadgate(repository, ["check"]);
  return ended(repository, run, { code: 2, says: /the file has 5\d+ bytes; make it at most 1048576/ });
});

fault("repository", "a configuration that refers to itself a billion times", async () => {
  const levels = Array.from(
    { length: 10 },
    (_, level) => `l${level + 1}: &l${level + 1} [${Array(10).fill(`*l${level}`).join(", ")}]`,
  );
  using repository = changed({ "loadgate.yml": `l0: &l0 x\n${levels.join("\n")}\ntargets: *l10\n` });
  const run = await loadgate(repository, ["check"]);
  return ended(repository, run, { code: 2, says: /loadgate\.yml:\d+:\d+: .*alias/i });
});

fault("repository", "a bare repository", async () => {
  using repository = scratch(REPOSITORY);
  const bare = join(repository.folder, "..", "bare.git");
  execFileSync("git", ["clone", "--quiet", "--bare", repository.folder, bare]);
  const run = await compare(repository, SHORT, { cwd: bare });
  return ended(repository, run, { code: 2, says: /bare repository|work ?tree/ });
});

fault("repository", "a repository that belongs to somebody else", async () => {
  using repository = changed();
  execFileSync("chown", ["-R", "65534:65534", repository.folder]);
  const run = await compare(repository, SHORT, {
    env: { GIT_CONFIG_GLOBAL: "/dev/null", HOME: "/nonexistent" },
  });
  execFileSync("chown", ["-R", "0:0", repository.folder]);
  gitIn(repository.folder, "status");
  return ended(repository, run, { code: 2, says: /safe\.directory/ });
});
