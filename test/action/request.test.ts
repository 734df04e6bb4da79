import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse, stringify } from "yaml";
import { scratch } from "../../test-support/scratch.ts";
import { config, HELLO } from "../../test-support/servers.ts";
import { openPull } from "../github/deliver.ts";
import { exampleEvent } from "../github/events.ts";
import { fakeGithub, UPLOAD } from "../github/fake.ts";
import { REPOSITORY, type StoredPull, TOKEN } from "../github/world.ts";
import { beginAct, noAct } from "./act.ts";
import { enter } from "./door.ts";

const WORKFLOW = join(import.meta.dirname, "..", "..", "workflows", "command.yml");
const FILES = { "loadgate.yml": config(), "server.js": HELLO };

function commentEvent(pull: StoredPull, login: string, body: string, at = "2026-11-20T11:00:00Z") {
  return exampleEvent("issue_comment", "created", {
    issue: { number: pull.number, pull_request: {} },
    comment: { id: 5, body, user: { login }, created_at: at },
    repository: { full_name: `${REPOSITORY.owner}/${REPOSITORY.name}`, default_branch: "main" },
  });
}

const outputs = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^::set-output name=(\w+)::(.*)$/gm)].map(([, name, value]) => [name, value]),
  );

/** Each by somebody who said it; what comes of it. */
const ASKED: Readonly<
  Record<
    string,
    {
      by: string;
      body: string;
      run: string;
      reaction?: string;
      pushedAt?: string;
      fork?: false;
      log?: RegExp;
    }
  >
> = {
  "a maintainer's command": {
    by: "maintainer",
    body: "/loadgate run api/hello --budget 3m",
    run: "true",
    reaction: "eyes",
  },
  "a command without write access": {
    by: "outsider",
    body: "/loadgate run",
    run: "false",
    reaction: "confused",
    log: /write access/,
  },
  "a commit pushed after the comment": {
    by: "maintainer",
    body: "/loadgate run",
    run: "false",
    reaction: "confused",
    pushedAt: "2026-11-20T11:00:05Z",
    log: /pushed to after the comment/,
  },
  "a commit pushed after the comment to a branch of our own": {
    by: "maintainer",
    body: "/loadgate run",
    run: "false",
    reaction: "confused",
    pushedAt: "2026-11-20T11:00:05Z",
    fork: false,
    log: /pushed to after the comment/,
  },
  "another commit that is named": {
    by: "maintainer",
    body: `/loadgate run @${"0".repeat(40)}`,
    run: "false",
    reaction: "confused",
    log: /the pull request's head is [0-9a-f]{40} by now/,
  },
  "a command with more in it": {
    by: "owner",
    body: "/loadgate run a; touch hacked",
    run: "false",
    reaction: "confused",
    log: /unknown command; write/,
  },
  "mere talk": { by: "maintainer", body: "we could /loadgate run it", run: "false" },
};

for (const [name, { by, body, run, reaction, pushedAt, fork = true, log }] of Object.entries(ASKED)) {
  test(`asked for by ${name}`, async () => {
    await using github = await fakeGithub();
    using repository = scratch(FILES);
    const pull = openPull(github, { fork, ...(pushedAt && { pushedAt }) });
    const entered = enter(
      repository,
      "issue_comment",
      commentEvent(pull, by, body),
      { "github-token": TOKEN },
      { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: `${REPOSITORY.owner}/${REPOSITORY.name}` },
      { name: "request" },
    );
    const { code, output } = await entered.ended;
    assert.equal(code, 0, output);
    const set = outputs(output);
    assert.equal(set.run, run, output);
    assert.deepEqual(github.world.reactions, reaction ? [reaction] : []);
    if (log) assert.match(output, log);
    if (run === "true")
      assert.deepEqual(set, {
        run,
        head: pull.head.sha,
        base: github.world.mergeBase,
        case: "api/hello*",
        budget: "3m",
      });
  });
}

test("a comment's job never compares what nobody named", async () => {
  using repository = scratch(FILES);
  const { code, output } = await enter(repository, "issue_comment", {}, { command: "compare" }).ended;
  assert.equal(code, 2, output);
  assert.match(output, /issue_comment is refused/);
});

test("the command's workflow measures the named case for the commit, and comments beside the usual comment", {
  skip: noAct,
  timeout: 180_000,
}, async () => {
  await using github = await fakeGithub();
  const parsed = parse(readFileSync(WORKFLOW, "utf8"));
  const measure = parsed.jobs.measure.steps.find(({ uses }: { uses: string }) =>
    uses.startsWith("loadgate/"),
  );
  measure.with.isolation = "process";
  // act checks out the working tree by itself, and needs GitHub for any other commit; here the one that is named is checked out.
  delete parsed.jobs.measure.steps[0].with.ref;
  using made = scratch({ ...FILES, ".github/workflows/command.yml": stringify(parsed) });
  const base = made.git("rev-parse", "HEAD");
  const head = made.commit({ "server.js": `// other\n${HELLO}` });
  const pull = openPull(github, {
    head: { sha: head, ref: "change", repository: { id: REPOSITORY.id, owner: REPOSITORY.owner } },
  });
  github.world.mergeBase = base;
  const event = commentEvent(pull, "maintainer", "/loadgate run api/hello/direct --budget 5s");
  const run = await beginAct(made, "issue_comment", event, {
    token: TOKEN,
    env: {
      GITHUB_API_URL: github.url,
      GITHUB_REPOSITORY: `${REPOSITORY.owner}/${REPOSITORY.name}`,
      FAKE_UPLOAD: `${github.url}${UPLOAD}`,
    },
  }).finished;
  assert.equal(run.code, 0, run.messages.join("\n"));
  assert.equal(github.world.comments.length, 1, run.messages.join("\n"));
  assert.match(github.world.comments[0]?.body ?? "", /api\/hello\/direct/);
  assert.deepEqual(github.world.statuses, []);
});
