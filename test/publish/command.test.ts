import assert from "node:assert/strict";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { test } from "node:test";
import type { Results } from "../../src/format/results.ts";
import { overview, readTrendText } from "../../src/format/trend.ts";
import { RUNS, sketchedRun } from "../../src/report/fixture.ts";
import { type GitServer, gitServer } from "../../test-support/git-server.ts";
import { loadgate } from "../../test-support/loadgate.ts";
import { type Scratch, scratch } from "../../test-support/scratch.ts";

const WHERE = ["--branch", "gh-pages"];

/** A checkout with results, whose origin is the server. */
function checkout(server: GitServer): Scratch {
  const made = scratch({ "main.go": "package main\n" });
  made.git("remote", "add", "origin", server.url);
  const [head] = [made.commit({ "main.go": "package main // <b>now</b>\n" })];
  const results = RUNS.red?.();
  const variants = results?.variants.map((each) =>
    each.variant === "head" ? { ...each, commit: head } : each,
  );
  mkdirSync(join(made.folder, ".loadgate"));
  writeFileSync(join(made.folder, ".loadgate", "results.json"), JSON.stringify({ ...results, variants }));
  return made;
}

function overviewAt({ git }: GitServer) {
  return readTrendText("trend.js", overview, git("show", "gh-pages:loadgate/trend.js"));
}

test("publish adds the run, says so, and the second time says that it is there", async () => {
  await using server = await gitServer();
  using here = checkout(server);
  const env = {
    GITHUB_TOKEN: server.token,
    GITHUB_SERVER_URL: new URL(server.url).origin,
    GITHUB_RUN_ID: "77",
  };
  const first = await loadgate(here, ["publish", ...WHERE], { env });
  assert.equal(first.stderr, "");
  assert.equal(first.stdout, "run 8f6c2f0e was added to loadgate on gh-pages, which now has 1 run\n");
  assert.equal(first.code, 0);
  const again = await loadgate(here, ["publish", ...WHERE], {
    env: { ...env, GITHUB_RUN_ATTEMPT: "2" },
  });
  assert.equal(again.stderr, "");
  assert.equal(again.stdout, "run 8f6c2f0e is in loadgate on gh-pages already; nothing changed\n");
  assert.equal(again.code, 0);
  const run = JSON.parse(server.git("show", "gh-pages:loadgate/runs/2026/11/20/8f6c2f0e.json"));
  assert.equal(run.head.subject, "Change");
  assert.equal(run.verdict, "regression");
  assert.deepEqual(run.reference, { commit: `3f2a91c4${"0".repeat(32)}`, label: "main" });
  const badge = JSON.parse(server.git("show", "gh-pages:loadgate/badge.json"));
  assert.match(badge.message, /^slower, \w+ [−+]\d/);
  // The user's own checkout is only read.
  assert.equal(here.git("status", "--porcelain"), "?? .loadgate/");
  assert.equal(here.git("for-each-ref", "--format=%(refname)"), "refs/heads/main");
});

test("the token is in no argument and no output, and a header that a checkout left does not get in the way", async () => {
  await using server = await gitServer();
  using here = checkout(server);
  const folder = join(here.folder, "..", "bin");
  mkdirSync(folder);
  const seen = here.mark("arguments");
  const own = process.env.PATH ?? "";
  const shim = `#!/bin/sh\nprintf '%s\\n' "$*" >> ${seen}\nPATH="${own}" exec git "$@"\n`;
  writeFileSync(join(folder, "git"), shim);
  chmodSync(join(folder, "git"), 0o755);
  const stale = `Authorization: basic ${Buffer.from("x-access-token:stale").toString("base64")}`;
  const host = new URL(server.url).origin;
  const home = join(here.folder, "..", "home");
  mkdirSync(home);
  writeFileSync(join(home, ".gitconfig"), `[http "${host}/"]\n\textraheader = ${stale}\n`);
  const env = { HOME: home, PATH: [folder, dirname(process.execPath), own].join(delimiter) };
  const secrets = [server.token, Buffer.from(`x-access-token:${server.token}`).toString("base64")];
  const good = await loadgate(here, ["publish", ...WHERE], {
    env: { ...env, GITHUB_TOKEN: server.token, GITHUB_SERVER_URL: new URL(server.url).origin },
  });
  assert.equal(good.code, 0, good.stderr);
  server.fault = ({ what }) => (what === "push" ? "refuse" : null);
  const inAddress = server.url.replace("://", `://x-access-token:${server.token}@`);
  const args = ["publish", "--dashboard-path", "other", "--remote", inAddress];
  const refused = await loadgate(here, args, { env: { ...env, GITHUB_TOKEN: "" } });
  assert.equal(refused.code, 4);
  assert.match(refused.stderr, /the token may not write here; give the job permissions: contents: write/);
  const reported = readFileSync(seen, "utf8");
  assert.match(reported, /push/);
  for (const text of [reported, good.stdout, good.stderr, refused.stdout, refused.stderr])
    for (const secret of secrets) assert.ok(!text.includes(secret), text);
});

test("a token of another server is not sent to the origin of the checkout, and that is said", async () => {
  await using server = await gitServer();
  using here = checkout(server);
  const env = { GITHUB_TOKEN: server.token, GITHUB_SERVER_URL: "https://ghe.example" };
  const { code, stderr } = await loadgate(here, ["publish"], { env });
  assert.equal(code, 4);
  assert.match(stderr, /the token is for https:\/\/ghe.example and is not sent to http:\/\/127/);
});

test("a wrong token is reported clearly and at once", async () => {
  await using server = await gitServer();
  using here = checkout(server);
  for (const token of ["ghs_WrongWrongWrong", ""]) {
    const { code, stderr } = await loadgate(here, ["publish"], {
      env: { GITHUB_TOKEN: token, GITHUB_SERVER_URL: new URL(server.url).origin },
    });
    assert.equal(code, 4);
    assert.match(
      stderr,
      /^loadgate: gh-pages of http:\S+ cannot be updated: .*the token is missing or wrong; set GITHUB_TOKEN/s,
    );
    assert.ok(token === "" || !stderr.includes(token));
  }
});

test("a file that cannot be read is not written over, and the way to repair it works", async () => {
  await using server = await gitServer();
  using here = checkout(server);
  const env = { GITHUB_TOKEN: server.token, GITHUB_SERVER_URL: new URL(server.url).origin };
  await loadgate(here, ["publish"], { env });
  const file = join(here.folder, ".loadgate", "results.json");
  writeFileSync(file, readFileSync(file, "utf8").replace('"8f6c2f0e"', '"8f6c2f0f"'));
  const { git } = server;
  const [before, blob] = [git("rev-parse", "gh-pages"), git("hash-object", "-w", "/etc/hostname")];
  git("read-tree", before);
  git("update-index", "--cacheinfo", `100644,${blob},loadgate/trend.js`);
  git(
    "update-ref",
    "refs/heads/gh-pages",
    git("commit-tree", git("write-tree"), "-p", before, "-m", "By hand"),
  );
  const damaged = git("rev-parse", "gh-pages");
  const refused = await loadgate(here, ["publish"], { env });
  assert.equal(refused.code, 2);
  assert.match(
    refused.stderr,
    /loadgate\/trend\.js on gh-pages is not a data file of loadgate; nothing was written/,
  );
  assert.equal(git("rev-parse", "gh-pages"), damaged);
  // As it is reported, but in the repository itself.
  const restore = /git checkout "\$\((git log .*)\)\^" -- (\S+)/.exec(refused.stderr);
  assert.equal(restore?.[2], "loadgate/trend.js");
  const touched = git("log", "-1", "--format=%H", "gh-pages", "--", "loadgate/trend.js");
  git("read-tree", damaged);
  git(
    "update-index",
    "--cacheinfo",
    `100644,${git("rev-parse", `${touched}^:loadgate/trend.js`)},loadgate/trend.js`,
  );
  git(
    "update-ref",
    "refs/heads/gh-pages",
    git("commit-tree", git("write-tree"), "-p", damaged, "-m", "Repaired"),
  );
  assert.equal((await loadgate(here, ["publish"], { env })).code, 0);
  assert.equal(overviewAt(server).runs, 2);
});

test("what cannot be right is refused before anything is sent", async () => {
  await using server = await gitServer();
  using here = checkout(server);
  const cases: readonly (readonly [readonly string[], RegExp])[] = [
    [["publish", "--dashboard-path", "../x"], /--dashboard-path: .* is not a folder on a branch/],
    [["publish", "--dashboard-path", ".git/hooks"], /is not a folder on a branch/],
    [["publish", "--branch", "a..b"], /a\.\.b is not the name of a branch/],
    [["publish", "--branch", "HEAD"], /HEAD is not the name of a branch/],
    [["publish", "--branch", "@"], /@ is not the name of a branch/],
    [["publish", "--keep", "soon"], /--keep: .* is not an age; write it like 400d/],
    [["publish", "--results", "none.json"], /there is no none\.json/],
    [["publish", "--remote", "http://example.org/x.git"], /unencrypted; use its https address/],
    [["import"], /import takes one data\.js/],
    [["export", "--format", "csv"], /--format: unknown value csv/],
  ];
  for (const [args, expected] of cases) {
    const { code, stderr } = await loadgate(here, args, {
      env: { GITHUB_TOKEN: server.token, GITHUB_SERVER_URL: "http://example.org" },
    });
    assert.match(stderr, expected);
    assert.equal(code, 2, stderr);
  }
  assert.equal(server.requests.length, 0);
});

test("import adds another tool's history in one commit, and again nothing; a script is never run", async () => {
  await using server = await gitServer();
  using here = checkout(server);
  const entries = Array.from({ length: 450 }, (_, n) => ({
    commit: { id: String(n).padStart(40, "0"), message: `Change ${n}` },
    ...{ date: 1_600_000_000_000 + n * 86_400_000, tool: "cargo" },
    benches: [{ name: "fib", value: 100 + n, unit: "ns/iter", range: "± 3" }],
  }));
  const data = `window.BENCHMARK_DATA = ${JSON.stringify({ entries: { Rust: entries } })}`;
  const twice = data.replace('"tool":"cargo"', '"tool":"cargo",\n<<<<<<< HEAD\n"tool":"go"');
  const holes = data.replace('"name":"fib",', "").replace(/"commit":\{[^}]*\}/, '"commit":null');
  here.write({ "merged.js": twice, "holes.js": holes });
  here.write({
    "none.js": data.replaceAll(/"commit":\{[^}]*\}/g, '"commit":null'),
    "empty.js": '{"entries":{}}',
  });
  here.write({ "data.js": data, "evil.js": `${data};\nprocess.exit(99)\n`, "deep.js": `${"[".repeat(1e5)}` });
  writeFileSync(join(here.folder, "wide.js"), `\uFEFF${data}`, "utf16le");
  const env = { GITHUB_TOKEN: server.token, GITHUB_SERVER_URL: new URL(server.url).origin };
  const first = await loadgate(here, ["import", "data.js"], { env });
  assert.equal(first.stdout, "450 of 450 runs added\n", first.stderr);
  assert.equal(overviewAt(server).runs, 450);
  assert.equal(server.git("rev-list", "--count", "gh-pages"), "1");
  const again = await loadgate(here, ["import", "data.js"], { env });
  assert.match(again.stdout, /^0 of 450 runs added, the others are there already/);
  assert.equal(server.git("rev-list", "--count", "gh-pages"), "1");
  for (const [file, said] of [
    ["evil.js", /evil\.js: it is not the data\.js of/],
    ["deep.js", /deep\.js: the JSON is nested deeper/],
    ["none.js", /none\.js has no run that can be read: entries\.Rust\.0\.commit: .*; nothing was written/],
    ["wide.js", /wide\.js cannot be read \(it is UTF-16; write it as UTF-8\)/],
    ["empty.js", /empty\.js has no run that can be read; nothing was written/],
    ["merged.js", /merged\.js: .*: line 2, column 1: Expected /],
  ] as const) {
    const { code, stderr } = await loadgate(here, ["import", file], { env });
    assert.equal(code, 2);
    assert.match(stderr, said);
  }
  const holed = await loadgate(here, ["import", "holes.js"], { env });
  assert.match(
    holed.stdout,
    /^0 of 449 runs added.*\nleft out 1 run and 0 benchmarks that cannot be read; the first is entries\.Rust\.0\.commit: /,
  );
  const published = await loadgate(here, ["publish"], { env });
  assert.doesNotMatch(published.stdout, /not measured (?:this time|any more)/);
  assert.match(published.stdout, /which now has 451 runs/);
});

test("export writes what github-action-benchmark's custom tools read, parted by direction", async () => {
  await using server = await gitServer();
  using here = checkout(server);
  writeFileSync(join(here.folder, "results.json"), JSON.stringify(sketchedRun([{ scenario: "hello" }])));
  const done = await loadgate(here, ["export", "--results", "results.json", "--out", "out"]);
  assert.equal(done.code, 0, done.stderr);
  const read = (name: string) => JSON.parse(readFileSync(join(here.folder, "out", name), "utf8"));
  const [bigger, smaller] = [read("bigger.json"), read("smaller.json")];
  assert.match(bigger[0].name, /hello.* goodput$/);
  assert.equal(bigger[0].unit, "requests/s");
  assert.match(bigger[0].range, /^± [\d.]+%$/);
  assert.ok(smaller.some((each: { name: string }) => each.name.endsWith(" cpu")));
  for (const each of [...bigger, ...smaller]) assert.equal(typeof each.value, "number");
  // A file of the run before must not be taken for this one's, nor an empty one be handed on.
  const exported = async (run: Results | undefined) => {
    writeFileSync(join(here.folder, "results.json"), JSON.stringify(run));
    const ended = await loadgate(here, ["export", "--results", "results.json", "--out", "out"]);
    const files = ["bigger.json", "smaller.json"].filter((name) =>
      existsSync(join(here.folder, "out", name)),
    );
    return { ...ended, files };
  };
  const sizes = await exported(sketchedRun([{ scenario: "hello", sessions: 0 }]));
  assert.deepEqual([sizes.code, sizes.files], [0, ["smaller.json"]]);
  assert.match(sizes.stdout, /^wrote \S+smaller\.json\n$/);
  const none = await exported(RUNS["failed-build"]?.());
  assert.deepEqual([none.code, none.files], [3, []]);
  assert.match(none.stderr, /results\.json has no usable numbers in any case, so nothing was written/);
});
