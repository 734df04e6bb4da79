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

/** What no server is made of. */
const WORDS = {
  "README.md": "No part of the server.",
  "docs/a.html": "Nor this.",
  ".editorconfig": "root = true",
};

for (const [event, payload] of Object.entries(EVENTS)) {
  test(`${event} with nothing to measure has a conclusion all the same, so that it can be required; no tool is looked for`, async () => {
    using repository = scratch({
      "loadgate.yml": config({ scenario: { via: ["direct", "nginx"] } }),
      "server.js": HELLO,
    });
    const base = repository.git("rev-parse", "HEAD");
    repository.git("update-ref", "refs/remotes/origin/main", base);
    const head = repository.commit(WORDS);
    const { code, output } = await enter(
      repository,
      event,
      payload(head, base),
      // Where Docker is not there either.
      { isolation: "docker" },
      withoutOha(repository),
    ).ended;
    assert.equal(code, 0, output);
    assert.match(output, /^::set-output name=verdict::unchanged$/m);
    assert.match(output, /touches none of its files/);
    assert.doesNotMatch(output, /oha: |building|checking out/);
  });
}

test("a configuration of which only the words differ, and a commit without a change, have nothing to measure", async () => {
  using repository = scratch({ "loadgate.yml": config(), "server.js": HELLO });
  const inputs = { base: "HEAD~1" };
  const env = withoutOha(repository);
  for (const files of [{ "loadgate.yml": `# How fast we are.\n${config()}` }, {}]) {
    repository.commit(files);
    const { code, output } = await enter(repository, "workflow_dispatch", {}, inputs, env).ended;
    assert.equal(code, 0, output);
    assert.match(output, /touches none of its files/);
  }
});

test("a target that says what it is made of is not measured for anything else", async () => {
  using repository = scratch({
    "loadgate.yml": config({ target: { changes: ["lib/*"] } }),
    "server.js": HELLO,
  });
  repository.commit({ "server.js": `${HELLO}// changed` });
  const inputs = { base: "HEAD~1" };
  const { code, output } = await enter(repository, "workflow_dispatch", {}, inputs, withoutOha(repository))
    .ended;
  assert.equal(code, 0, output);
  assert.match(output, /touches none of its files/);
});
