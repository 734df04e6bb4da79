import assert from "node:assert/strict";
import { test } from "node:test";
import { refusalOf } from "./refusal.ts";

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
