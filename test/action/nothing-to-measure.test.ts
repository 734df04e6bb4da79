import assert from "node:assert/strict";
import { test } from "node:test";
import { scratch } from "../support/scratch.ts";
import { config, HELLO } from "../support/servers.ts";
import { enter } from "./door.ts";

/** What each event says of a change that touches nothing of the server. */
const EVENTS = {
  pull_request: (head: string, base: string) => ({
    pull_request: { head: { sha: head }, base: { sha: base } },
  }),
  merge_group: (head: string, base: string) => ({ merge_group: { head_sha: head, base_sha: base } }),
  workflow_dispatch: () => ({ repository: { default_branch: "main" } }),
};

for (const [event, payload] of Object.entries(EVENTS)) {
  test(`${event} with nothing to measure has a conclusion all the same, so that it can be required`, async () => {
    using repository = scratch({
      "loadgate.yml": config({ target: { paths: ["server.js"] } }),
      "server.js": HELLO,
    });
    const base = repository.git("rev-parse", "HEAD");
    repository.git("update-ref", "refs/remotes/origin/main", base);
    const head = repository.commit({ "README.md": "No part of the server." });
    const { code, output } = await enter(repository, event, payload(head, base), { runner: "process" }).ended;
    assert.equal(code, 0, output);
    assert.match(output, /^::set-output name=verdict::unchanged$/m);
    assert.match(output, /touches none of its paths/);
  });
}
