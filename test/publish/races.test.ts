import assert from "node:assert/strict";
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { DeliveryError } from "../../src/errors.ts";
import { systemClock } from "../../src/platform/clock.ts";
import { nightly } from "../../src/trend/fixture.ts";
import { type Fault, type GitServer, gitServer } from "../../test-support/git-server.ts";
import { publishRun } from "../../test-support/publish-run.ts";
import { CASES, commits, idsAt, publishersAtOnce } from "./at-once.ts";

test("the first publish makes a branch of its own, the second time nothing", async () => {
  await using server = await gitServer();
  const { token, url } = server;
  const first = await publishRun(nightly(0, CASES), url, { token });
  assert.equal(server.git("rev-parse", "gh-pages"), first.commit);
  const files = server.git("ls-tree", "-r", "--name-only", "gh-pages").split("\n");
  for (const file of ["loadgate/index.html", "loadgate/page.js", "loadgate/badge.svg", "loadgate/trend.js"])
    assert.ok(files.includes(file), file);
  // Nothing of the page needs it, and it would turn off the Jekyll of whoever's site this is.
  assert.ok(!files.includes(".nojekyll"));
  assert.match(
    server.git("log", "-1", "--format=%an <%ae>", "gh-pages"),
    /^loadgate <\d+\+github-actions\[bot\]@/,
  );
  const again = await publishRun(nightly(0, CASES), url, { token });
  assert.equal(again.commit, null);
  assert.equal(commits(server).length, 1);
});

test("what else is on the branch stays as it is", async () => {
  await using server = await gitServer();
  const { token, url, git } = server;
  const blob = git("hash-object", "-w", "/etc/hostname");
  const tree = git("mktree", "--missing").trim();
  assert.match(tree, /^4b825dc/);
  git("read-tree", "--empty");
  git("update-index", "--add", "--cacheinfo", `100755,${blob},docs/tool`);
  git("update-index", "--add", "--cacheinfo", `120000,${blob},loadgate/link`);
  const commit = git("commit-tree", git("write-tree"), "-m", "Docs");
  git("update-ref", "refs/heads/gh-pages", commit);
  await publishRun(nightly(0, CASES), url, { token });
  assert.equal(commits(server).length, 2);
  const listed = git("ls-tree", "-r", "gh-pages").split("\n");
  assert.ok(listed.includes(`100755 blob ${blob}\tdocs/tool`));
  assert.ok(listed.includes(`120000 blob ${blob}\tloadgate/link`));
});

test("a server that cannot leave out files is published to all the same", async () => {
  await using server = await gitServer({ filters: false });
  for (const n of [0, 1, 2]) await publishRun(nightly(n, CASES), server.url, { token: server.token });
  assert.equal(idsAt(server).length, 3);
});

for (const [name, faults] of Object.entries<readonly Fault[]>({
  "somebody else was faster, three times": ["rival", "rival", "rival"],
  "the connection broke": ["drop", "drop"],
  "the server was out of order": ["error", "error", "error"],
  "the answer was lost, though the push was carried out": ["lost"],
}))
  for (const before of [0, 1])
    test(`${before ? "a" : "the first"} publish gets there though ${name}`, async () => {
      await using server = await gitServer();
      const { token, url } = server;
      for (let n = 0; n < before; n++) await publishRun(nightly(n, CASES), url, { token });
      const left = [...faults];
      server.fault = ({ what }) => (what === "push" ? (left.shift() ?? null) : null);
      await publishRun(nightly(before, CASES), url, { token });
      assert.deepEqual(left, []);
      assert.equal(idsAt(server).length, before + 1);
    });

test("files that could not be got are no reason to take them for absent", async () => {
  await using server = await gitServer();
  const { token, url } = server;
  await publishRun(nightly(0, CASES), url, { token });
  const from = server.requests.filter(({ what }) => what === "fetch").length;
  // A try asks for the branch, its commit and trees with three requests; what comes then is for the contents of files.
  server.fault = ({ what, number }) =>
    what === "fetch" && number >= from + 3 && number < from + 7 ? "error" : null;
  await publishRun(nightly(1, CASES), url, { token });
  assert.equal(idsAt(server).length, 2);
  assert.ok(server.requests.filter(({ what }) => what === "fetch").length > from + 7);
});

publishersAtOnce(3, 4);

/** A commit without files, which is enough for a branch. */
function branchAt({ git }: GitServer, name: string): void {
  const tree = git("hash-object", "-t", "tree", "-w", "/dev/null");
  git("update-ref", `refs/heads/${name}`, git("commit-tree", tree, "-m", "Preview"));
}

function writeHook({ git }: GitServer, name: string, text: string): void {
  const hook = join(git("rev-parse", "--absolute-git-dir"), "hooks", name);
  writeFileSync(hook, `#!/bin/sh\n${text}\n`);
  chmodSync(hook, 0o755);
}

/** What a remote will say again, and what its refusal has to name. */
const FOR_GOOD: Readonly<
  Record<
    string,
    {
      readonly prepare: (server: GitServer) => void;
      readonly reported: RegExp;
      readonly branch?: string;
      readonly objects?: string;
    }
  >
> = {
  "a branch within the one for the trend": {
    prepare: (server) => branchAt(server, "gh-pages/deep/preview"),
    reported: /it has a branch gh-pages\/deep\/preview; git keeps branches like files/,
  },
  "a branch that the one for the trend would lie within": {
    branch: "site/of/trend",
    prepare: (server) => branchAt(server, "site/of"),
    reported: /it has a branch site\/of; git keeps branches like files/,
  },
  "such a branch that was made a moment ago": {
    prepare: (server) => {
      server.fault = ({ what }) => {
        if (what === "push") branchAt(server, "gh-pages/preview");
        return null;
      };
    },
    reported: /refs\/heads\/gh-pages\/preview.*; git keeps branches like files/,
  },
  "SHA-256 objects, and no branch yet": {
    objects: "sha256",
    prepare: () => {},
    reported: /uses SHA-256 .*--remote/,
  },
  "SHA-256 objects": {
    objects: "sha256",
    prepare: (server) => branchAt(server, "gh-pages"),
    reported: /uses SHA-256 .*--remote/,
  },
  "a hook that declines": {
    prepare: (server) => writeHook(server, "pre-receive", "echo 'fetch first: releases only' >&2; exit 1"),
    reported: /releases only.*the server's rules/s,
  },
  "a hook that declines this branch": {
    prepare: (server) => writeHook(server, "update", "exit 1"),
    reported: /hook declined; the server's rules/,
  },
  "a ref that may not be written": {
    prepare: ({ git }) => git("config", "receive.hideRefs", "refs/heads/gh-pages"),
    reported: /deny updating a hidden ref; trying again would not help/,
  },
  "pushes that are switched off": {
    prepare: ({ git }) => git("config", "http.receivepack", "false"),
    reported: /403; the token may not write here/,
  },
};

for (const [what, { prepare, reported, branch = "gh-pages", objects = "sha1" }] of Object.entries(FOR_GOOD))
  test(`refused at once and by name: ${what}`, async () => {
    await using server = await gitServer({ objects });
    prepare(server);
    const said: string[] = [];
    const publishing = publishRun(nightly(0, CASES), server.url, {
      ...{ token: server.token, branch, say: (text) => said.push(text) },
    });
    await assert.rejects(publishing, (error: Error) => {
      assert.ok(error instanceof DeliveryError);
      assert.match(error.message, reported);
      assert.ok(error.message.startsWith(`${branch} of ${server.url} cannot be updated: `), error.message);
      return true;
    });
    assert.deepEqual(said, []);
    assert.ok(server.requests.filter(({ what }) => what === "push").length <= 1);
  });

test("a branch whose name only begins the same is in nobody's way, nor is a repository with a part of its history", async () => {
  await using server = await gitServer();
  const { token, url, git } = server;
  for (const name of ["gh-pages-preview", "x/gh-pages", "x/refs/heads/gh-pages/y"]) branchAt(server, name);
  await publishRun(nightly(0, CASES), url, { token });
  await publishRun(nightly(1, CASES), url, { token });
  writeFileSync(join(git("rev-parse", "--absolute-git-dir"), "shallow"), `${git("rev-parse", "gh-pages")}\n`);
  await publishRun(nightly(2, CASES), url, { token });
  assert.equal(idsAt(server).length, 3);
});

test("a remote that is never in order is given up in bounded time, with what to do", async () => {
  await using server = await gitServer();
  server.fault = () => "error";
  let now = 0;
  const clock = {
    ...systemClock,
    now: () => now,
    sleep: async (seconds: number) => {
      now += seconds;
    },
  };
  const said: string[] = [];
  const publishing = publishRun(nightly(0, CASES), server.url, {
    ...{ token: server.token, clock, random: () => 0.5 },
    say: (text) => said.push(text),
  });
  await assert.rejects(publishing, (error: Error) => {
    assert.ok(error instanceof DeliveryError);
    assert.match(error.message, /could not be updated in 8 tries .*500.*run this step again/);
    return true;
  });
  assert.equal(said.length, 7);
});

test("rivals without end are given up when the time is over", async () => {
  await using server = await gitServer();
  server.fault = ({ what }) => (what === "push" ? "rival" : null);
  let now = 0;
  const sleep = async (seconds: number) => {
    now += seconds * 10;
  };
  const clock = { ...systemClock, now: () => now, sleep };
  const publishing = publishRun(nightly(0, CASES), server.url, {
    token: server.token,
    clock,
    random: () => 1,
  });
  await assert.rejects(publishing, /others were faster/);
});

test("a remote that never answers is given up, too", async () => {
  await using server = await gitServer();
  server.fault = () => "hang";
  const publishing = publishRun(nightly(0, CASES), server.url, { token: server.token, limitSeconds: 2 });
  await assert.rejects(publishing, /could not be updated in \d tries \(no answer in time\)/);
});
