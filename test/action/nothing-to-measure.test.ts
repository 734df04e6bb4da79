import assert from "node:assert/strict";
import { test } from "node:test";
import { pathWith } from "../../test-support/path.ts";
import { NOBODY } from "../../test-support/release-server.ts";
import { type Scratch, scratch } from "../../test-support/scratch.ts";
import { config, HELLO } from "../../test-support/servers.ts";
import { enter } from "./door.ts";

/** What each event says of a change that touches nothing of the server. */
const EVENTS = {
  pull_request: (head: string, base: string) => ({
    pull_request: { head: { sha: head }, base: { sha: base } },
  }),
  merge_group: (head: string, base: string) => ({ merge_group: { head_sha: head, base_sha: base } }),
  workflow_dispatch: () => ({ repository: { default_branch: "main" } }),
};

/** A machine without oha, on which none can be had. */
const withoutOha = (repository: Scratch) => ({
  PATH: pathWith(repository, "git", "taskset"),
  LOADGATE_OHA: "",
  LOADGATE_CACHE: repository.mark("cache"),
  RUNNER_TOOL_CACHE: repository.mark("tools"),
  LOADGATE_OHA_MIRROR: NOBODY,
});

for (const [event, payload] of Object.entries(EVENTS)) {
  test(`${event} with nothing to measure has a conclusion all the same, so that it can be required; oha is not looked for`, async () => {
    using repository = scratch({
      "loadgate.yml": config({ target: { paths: ["server.js"] }, scenario: { path: ["direct", "proxy"] } }),
      "server.js": HELLO,
    });
    const base = repository.git("rev-parse", "HEAD");
    repository.git("update-ref", "refs/remotes/origin/main", base);
    const head = repository.commit({ "README.md": "No part of the server." });
    const { code, output } = await enter(
      repository,
      event,
      payload(head, base),
      { runner: "process" },
      withoutOha(repository),
    ).ended;
    assert.equal(code, 0, output);
    assert.match(output, /^::set-output name=verdict::unchanged$/m);
    assert.match(output, /touches none of its paths/);
    assert.doesNotMatch(output, /oha: /);
  });
}

test("two sides that turn out to be the same build: oha is not looked for", async () => {
  using repository = scratch({ "loadgate.yml": config(), "server.js": HELLO });
  repository.commit({});
  const inputs = { runner: "process", base: "HEAD~1" };
  const { code, output } = await enter(repository, "workflow_dispatch", {}, inputs, withoutOha(repository))
    .ended;
  assert.equal(code, 0, output);
  assert.match(output, /both sides are the same build/);
  assert.doesNotMatch(output, /oha: /);
});
