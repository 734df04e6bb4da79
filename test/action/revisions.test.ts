import assert from "node:assert/strict";
import { test } from "node:test";
import { changeOf, eventRevisions } from "../../src/actions/events.ts";
import { type Scratch, scratch } from "../../test-support/scratch.ts";

/** A branch `change` that parted from main, which moved on; each side has one commit more. */
function parted(): { repository: Scratch; fork: string; head: string; tip: string } {
  const repository = scratch({ "a.txt": "1" });
  const fork = repository.git("rev-parse", "HEAD");
  repository.git("checkout", "--quiet", "-b", "change");
  const head = repository.commit({ "b.txt": "1" });
  repository.git("checkout", "--quiet", "main");
  const tip = repository.commit({ "c.txt": "1" });
  return { repository, fork, head, tip };
}

test("a pull request: its head against where it parted, whatever is checked out", async () => {
  const { repository, fork, head, tip } = parted();
  using _ = repository;
  repository.git("merge", "--quiet", "--no-edit", "change");
  const payload = { pull_request: { head: { sha: head }, base: { sha: tip } } };
  const found = await eventRevisions({ name: "pull_request", payload }, {}, { top: repository.folder });
  assert.deepEqual([found.base.commit, found.head.commit], [fork, head]);
  assert.match(found.base.label, /^merge base with/);
});

test("a merge group: its own base, as it is", async () => {
  const { repository, head, tip } = parted();
  using _ = repository;
  const payload = { merge_group: { head_sha: head, base_sha: tip } };
  const found = await eventRevisions({ name: "merge_group", payload }, {}, { top: repository.folder });
  assert.deepEqual([found.base.commit, found.head.commit], [tip, head]);
});

test("a dispatch: the checkout against where it parted from the default branch, or from what was asked for", async () => {
  const { repository, fork, head, tip } = parted();
  using _ = repository;
  repository.git("update-ref", "refs/remotes/origin/trunk", "main");
  repository.git("checkout", "--quiet", "change");
  const event = { name: "workflow_dispatch", payload: { repository: { default_branch: "trunk" } } };
  const at = { top: repository.folder };
  const found = await eventRevisions(event, {}, at);
  assert.deepEqual([found.base.commit, found.head.commit], [fork, head]);
  const asked = await eventRevisions(event, { base: "main", head: "HEAD~1" }, at);
  assert.deepEqual([asked.base.commit, asked.head.commit], [tip, fork]);
});

const SHA = "0123456789abcdef0123456789abcdef01234567";

test("a payload says nothing but commit ids", () => {
  const hostile: readonly unknown[] = [
    null,
    [],
    "x",
    {},
    { pull_request: null },
    { pull_request: { head: [SHA], base: { sha: SHA } } },
    { pull_request: { head: { sha: `${SHA}\n--output=x` }, base: { sha: SHA } } },
    { pull_request: { head: { sha: SHA.toUpperCase() }, base: { sha: SHA } } },
    { pull_request: { head: { sha: 1e40 }, base: { sha: SHA } } },
    JSON.parse(`{ "__proto__": { "pull_request": { "head": { "sha": "${SHA}" } } } }`),
  ];
  for (const payload of hostile)
    assert.throws(() => changeOf({ name: "pull_request", payload }), { name: "UsageError" });
});

test("a default branch with a meaning of its own in a revision is not taken", () => {
  for (const branch of ["-x", "a..b", "a@{1}", "a^{/x}", "a:b", "", 7, null, { a: 1 }]) {
    const { base } = changeOf({
      name: "workflow_dispatch",
      payload: { repository: { default_branch: branch } },
    });
    assert.equal(base.revision, "refs/remotes/origin/main");
  }
});

test("a base that was force-pushed away: where head parts from the branch as it is now, and that is said", async () => {
  const { repository, fork, head } = parted();
  using _ = repository;
  repository.git("update-ref", "refs/remotes/origin/main", "main");
  const payload = { pull_request: { head: { sha: head }, base: { sha: SHA, ref: "main" } } };
  const at = { top: repository.folder };
  const found = await eventRevisions({ name: "pull_request", payload }, {}, at);
  assert.deepEqual([found.base.commit, found.head.commit], [fork, head]);
  assert.match(
    found.base.label,
    /merge base with main, since the base that the event names is not in this clone/,
  );
  const evil = { pull_request: { head: { sha: head }, base: { sha: SHA, ref: "main@{1}" } } };
  await assert.rejects(
    eventRevisions({ name: "pull_request", payload: evil }, {}, at),
    /is not in this clone/,
  );
});
