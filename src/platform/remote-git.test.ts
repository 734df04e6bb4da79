import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { UsageError } from "../errors.ts";
import { type Remote, refusalOf, remoteAt, remoteGit } from "./remote-git.ts";

let folder: string;
before(() => {
  folder = mkdtempSync(join(tmpdir(), "remote-git-"));
});
after(() => rmSync(folder, { recursive: true, force: true }));

const gitAt = (remote: Remote) => remoteGit(remote, folder, { left: () => 60 });

test("credentials are never part of the address that git gets", () => {
  const plain = remoteAt("https://github.com/o/r.git", "t0ken", "https://github.com");
  assert.deepEqual(plain, { url: "https://github.com/o/r.git", credentials: "x-access-token:t0ken" });
  const own = remoteAt("https://me:p%40ss@github.com/o/r.git", "t0ken", "https://ghe.example");
  assert.deepEqual(own, { url: "https://github.com/o/r.git", credentials: "me:p@ss" });
  assert.equal(remoteAt("git@github.com:o/r.git", "t0ken", "https://github.com").credentials, null);
  assert.equal(remoteAt("https://github.com/o/r.git", "", "https://github.com").credentials, null);
  assert.equal(
    remoteAt("http://127.0.0.1:80/r.git", "t", "http://127.0.0.1:80").credentials,
    "x-access-token:t",
  );
  assert.throws(() => remoteAt("http://git.example/r.git", "t0ken", "http://git.example"), UsageError);
  assert.throws(() => remoteAt("https://", "t0ken", "https://github.com"), UsageError);
});

test("the token goes to the server that it is for, and to no other that a checkout may name", () => {
  const goes = (address: string, server: string) => remoteAt(address, "t0ken", server).credentials !== null;
  assert.ok(goes("https://ghe.example/o/r.git", "https://ghe.example"));
  assert.ok(goes("https://GHE.example:443/o/r.git", "https://ghe.example/"));
  for (const other of [
    "https://evil.example/o/r.git",
    "https://ghe.example.evil.example/o/r.git",
    "https://ghe.example:8443/o/r.git",
    "http://ghe.example/o/r.git",
    "https://evil.example/https://ghe.example/o/r.git",
  ])
    assert.ok(!goes(other, "https://ghe.example"), other);
  assert.ok(!goes("https://ghe.example/o/r.git", ""));
});

test("the token is in git's configuration for this address alone, and what was there is cleared", async () => {
  const { git } = gitAt(remoteAt("https://git.example/o/r.git", "t0ken", "https://git.example"));
  const own = Buffer.from("x-access-token:t0ken").toString("base64");
  const asked = async (url: string) =>
    (
      await git([
        "-c",
        "http.https://git.example/.extraheader=Stale: 1",
        "config",
        "--get-urlmatch",
        "http.extraheader",
        url,
      ])
    ).stdout.trim();
  assert.equal(await asked("https://git.example/o/r.git"), `Authorization: basic ${own}`);
  assert.equal(await asked("https://git.example/o/other.git"), "Stale: 1");
  assert.equal((await git(["config", "--get-all", "credential.helper"])).stdout.split("\n").at(-2), "");
});

test("configuration that the workflow set by environment stays, and the user's repository is out of sight", async () => {
  const variables = {
    ...{ GIT_CONFIG_COUNT: "1", GIT_CONFIG_KEY_0: "http.proxy", GIT_CONFIG_VALUE_0: "http://proxy.example" },
    ...{ GIT_DIR: "/nowhere", GIT_INDEX_FILE: "/nowhere/index", GIT_TRACE_CURL: "1" },
  };
  const earlier = Object.fromEntries(Object.keys(variables).map((name) => [name, process.env[name]]));
  Object.assign(process.env, variables);
  try {
    const { git } = gitAt(remoteAt("https://git.example/o/r.git", "t0ken", "https://git.example"));
    assert.equal((await git(["config", "http.proxy"])).stdout.trim(), "http://proxy.example");
    assert.equal((await git(["config", "gc.auto"])).stdout.trim(), "0");
    await git(["init", "--quiet", "--bare", folder]);
    assert.equal((await git(["rev-parse", "--git-path", "index"])).stdout.trim(), join(folder, "index"));
  } finally {
    for (const [name, value] of Object.entries(earlier))
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
  }
});

test("secrets are taken out of what is reported, in every form", () => {
  const { redact } = gitAt(remoteAt("https://git.example/o/r.git", "t0k/en+x", "https://git.example"));
  const outcome = [
    "t0k/en+x",
    encodeURIComponent("t0k/en+x"),
    Buffer.from("x-access-token:t0k/en+x").toString("base64"),
    "https://someone:else@git.example/",
  ].map(redact);
  assert.deepEqual(outcome, ["***", "***", "***", "https://***@git.example/"]);
});

const finished = (stderr: string, stdout = "", timedOut = false) =>
  ({ code: 128, signal: null, stdout, stderr, missing: false, timedOut }) as const;

/** As git and its servers say it. */
const SAID: readonly (readonly [kind: string, stderr: string, stdout?: string])[] = [
  [
    "race",
    "error: failed to push some refs to 'https://x'",
    "!\tabc:refs/heads/gh-pages\t[rejected] (fetch first)",
  ],
  ["race", "error: failed to push some refs", "!\tabc:refs/heads/p\t[rejected] (non-fast-forward)"],
  [
    "race",
    "remote: error: cannot lock ref 'refs/heads/p': is at 403 but expected 404\n ! [remote rejected] a -> p (failed to update ref)",
  ],
  ["race", "remote: error: cannot lock ref 'refs/heads/p': reference already exists"],
  ["race", "! [remote rejected] a -> p (incorrect old value provided)"],
  ["trouble", "fatal: unable to access 'https://x/': Could not resolve host: github.com"],
  ["trouble", "fatal: unable to access 'https://x/': The requested URL returned error: 503"],
  ["trouble", "fatal: unable to access 'https://x/': The requested URL returned error: 429"],
  ["trouble", "error: RPC failed; curl 56 Recv failure: Connection reset by peer"],
  ["trouble", "fatal: the remote end hung up unexpectedly"],
  ["trouble", "! [remote rejected] a -> gh-pages (Internal Server Error)"],
  [
    "trouble",
    "fatal: unable to access 'https://x/403/404.git/': Operation too slow. Less than 100 bytes/sec transferred",
  ],
  [
    "refused",
    "remote: Permission to o/r.git denied to github-actions[bot].\nfatal: unable to access 'https://x/': The requested URL returned error: 403",
  ],
  ["refused", "remote: Invalid username or token.\nfatal: Authentication failed for 'https://x/'"],
  ["refused", "fatal: could not read Username for 'https://x': terminal prompts disabled"],
  ["refused", "remote: Repository not found.\nfatal: repository 'https://x/' not found"],
  [
    "refused",
    "remote: error: GH006: Protected branch update failed for refs/heads/p.\n ! [remote rejected] a -> p (protected branch hook declined)",
  ],
  [
    "refused",
    "remote: error: GH013: Repository rule violations found for refs/heads/p.\n ! [remote rejected] a -> p (push declined due to repository rule violations)",
  ],
  ["refused", "! [remote rejected] a -> p (pre-receive hook declined)"],
  [
    "refused",
    "git@github.com: Permission denied (publickey).\nfatal: Could not read from remote repository.",
  ],
  [
    "refused",
    "remote: error: cannot lock ref 'refs/heads/p': 'refs/heads/p/q' exists; cannot create 'refs/heads/p'",
    "!\tabc:refs/heads/p\t[remote rejected] (failed to update ref)",
  ],
  [
    "trouble",
    "remote: error: cannot lock ref 'refs/heads/p': Unable to create './refs/heads/p.lock': File exists.",
    "!\tabc:refs/heads/p\t[remote rejected] (failed to update ref)",
  ],
  ["refused", "error: failed to push some refs", "!\tabc:refs/heads/p\t[remote rejected] (refname conflict)"],
  ["refused", "! [remote rejected] p -> p (directory file conflict)"],
  [
    "refused",
    "! [remote rejected] p -> p (refusing to allow an app to update workflow `x` without `workflows`)",
  ],
  [
    "refused",
    "error: failed to push some refs",
    "!\tabc:refs/heads/p\t[remote rejected] (deny updating a hidden ref)",
  ],
  ["refused", "fatal: mismatched algorithms: client sha1; server sha256"],
  [
    "refused",
    "fatal: the receiving end does not support this repository's hash algorithm\nfatal: the remote end hung up unexpectedly",
  ],
  [
    "refused",
    "remote: This repository was archived so it is read-only.\nfatal: The requested URL returned error: 403",
  ],
  ["refused", "remote: fatal: Unable to create temporary file '/x/pack': Permission denied"],
  ["refused", "fatal: unable to access 'https://x/': SSL certificate problem: self-signed certificate"],
  ["refused", "fatal: '/no/where' does not appear to be a git repository"],
];

for (const [kind, stderr, stdout] of SAID)
  test(`${kind}: ${stderr.split("\n").at(-1)}`, () => {
    const found = refusalOf(finished(stderr, stdout));
    assert.equal(found.kind, kind);
    if ("todo" in found) assert.ok(found.said.length > 0 && found.todo.length > 0);
  });

test("a command that was ended is trouble, whatever it said before", () => {
  assert.deepEqual(refusalOf(finished("", "", true)), { kind: "trouble", said: "no answer in time" });
});
