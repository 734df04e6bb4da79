import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse, stringify } from "yaml";
import { remains } from "../../test-support/remains.ts";
import { scratch } from "../../test-support/scratch.ts";
import { leave, openPull, resultsOf, runEvent, SLOWER } from "../github/deliver.ts";
import { type FakeGithub, fakeGithub, UPLOAD } from "../github/fake.ts";
import { BOT, REPOSITORY, TOKEN } from "../github/world.ts";
import { type ActRun, beginAct, noAct } from "./act.ts";
import { firstPullRequest, type PullRequest, slowPullRequest } from "./repository.ts";

const repository = { full_name: `${REPOSITORY.owner}/${REPOSITORY.name}`, default_branch: "main" };

/** What a runner says of the GitHub that it belongs to. */
const runnerOf = (github: FakeGithub) => ({
  token: TOKEN,
  env: {
    GITHUB_API_URL: github.url,
    GITHUB_REPOSITORY: repository.full_name,
    FAKE_UPLOAD: `${github.url}${UPLOAD}`,
  },
});

/** Runs the workflow of a pull request of the repository; its job that comments has its own token. */
async function messages(github: FakeGithub, change: PullRequest): Promise<ActRun> {
  const { scratch: made, head } = change;
  openPull(github, {
    number: 1,
    head: { sha: head, ref: "change", repository: { id: REPOSITORY.id, owner: REPOSITORY.owner } },
  });
  github.world.mergeBase = change.base;
  const payload = {
    ...change.payload,
    repository,
    pull_request: {
      ...change.payload.pull_request,
      head: { ...change.payload.pull_request.head, repo: { full_name: repository.full_name } },
    },
  };
  const run = await beginAct(made, "pull_request", payload, runnerOf(github)).finished;
  const text = run.messages.join("\n");
  assert.equal(run.code, 0, text);
  assert.ok(!text.includes(TOKEN), "the token is in the log");
  assert.deepEqual(remains(made, run.ids), []);
  return run;
}

test("a pull request of the repository: measured without a token, then one comment and a red status", {
  skip: noAct,
  timeout: 240_000,
}, async () => {
  await using github = await fakeGithub();
  using change = slowPullRequest({ isolation: "docker", budget: "30s" }, { whole: true });
  const config = readFileSync(join(change.scratch.folder, "loadgate.yml"), "utf8");
  github.world.files.set("loadgate.yml", config);
  const run = await messages(github, change);
  const [comment, ...others] = github.world.comments;
  assert.deepEqual(others, []);
  assert.equal(comment?.login, BOT);
  assert.match(comment?.body ?? "", /### 🔴 loadgate: api\/hello\/direct/, run.messages.join("\n"));
  assert.deepEqual(
    github.world.statuses.map(({ sha, state }) => [sha, state]),
    [[change.head, "failure"]],
  );
  const asked = github.asked.filter(({ token }) => token !== null).length;
  assert.ok(asked > 0);
});

test("the pull request that sets loadgate up, with the server that it needs: a comment and a green status", {
  skip: noAct,
  timeout: 120_000,
}, async () => {
  await using github = await fakeGithub();
  using change = firstPullRequest({ isolation: "process", budget: "4s" });
  github.world.files.delete("loadgate.yml");
  await messages(github, change);
  const [comment, ...others] = github.world.comments;
  assert.deepEqual(others, []);
  const body = comment?.body ?? "";
  assert.match(body, /### 🆕 loadgate: set up to measure 1 case; comparing begins with the next change\n/);
  assert.deepEqual(
    github.world.statuses.map(({ sha, state }) => [sha, state]),
    [[change.head, "success"]],
  );
  assert.match(github.world.statuses[0]?.description ?? "", /^Set up to measure 1 case/);
});

test("a fork's run is commented by the workflow that runs from the default branch", {
  skip: noAct,
  timeout: 120_000,
}, async () => {
  await using github = await fakeGithub();
  const file = ".github/workflows/comment.yml";
  using made = scratch({
    [file]: readFileSync(join(import.meta.dirname, "../../workflows/comment.yml"), "utf8"),
  });
  const pull = openPull(github, { fork: true });
  await leave(github, 500, { results: resultsOf(SLOWER) });
  const { payload } = runEvent(pull, 500, { conclusion: "success" });
  const run = await beginAct(made, "workflow_run", { ...payload, repository }, runnerOf(github)).finished;
  assert.equal(run.code, 0, run.messages.join("\n"));
  assert.equal(github.world.comments.length, 1);
  assert.match(github.world.comments[0]?.body ?? "", /come from a fork/);
});

test("the few lines that call loadgate's own workflow do what the copied one does; a label starts one", {
  skip: noAct,
  timeout: 240_000,
}, async () => {
  const started = {
    "reusable.yml": { action: "synchronize" },
    "label.yml": {
      action: "labeled",
      label: { name: "loadgate: measure" },
      pull_request: { labels: [{ name: "loadgate: measure" }] },
    },
  };
  for (const [file, event] of Object.entries(started)) {
    await using github = await fakeGithub();
    using change = slowPullRequest({});
    const { scratch: made, head } = change;
    const text = readFileSync(join(import.meta.dirname, "../../workflows", file), "utf8");
    const workflow = parse(
      text.replace(
        "@v1\n    permissions",
        "@v1\n    with: { isolation: docker, budget: 8s }\n    permissions",
      ),
    );
    const step = workflow.jobs.measure?.steps.find(({ id }: { id?: string }) => id === "loadgate");
    if (step) step.with = { isolation: "docker", budget: "8s" };
    made.write({
      ".github/workflows/pull-request.yml": null,
      ".github/workflows/loadgate.yml": stringify(workflow),
    });
    openPull(github, {
      number: 1,
      head: { sha: head, ref: "change", repository: { id: REPOSITORY.id, owner: REPOSITORY.owner } },
    });
    github.world.mergeBase = change.base;
    github.world.files.set("loadgate.yml", readFileSync(join(made.folder, "loadgate.yml"), "utf8"));
    const payload = {
      ...change.payload,
      ...event,
      repository,
      pull_request: {
        ...change.payload.pull_request,
        ...("pull_request" in event ? event.pull_request : {}),
        head: { ...change.payload.pull_request.head, repo: { full_name: repository.full_name } },
      },
    };
    const run = await beginAct(made, "pull_request", payload, runnerOf(github)).finished;
    const messages = run.messages.join("\n");
    assert.equal(run.code, 0, messages);
    assert.deepEqual(
      github.world.statuses.map(({ sha }) => sha),
      [head],
      messages,
    );
    // Whoever puts a label on wants an answer, whatever it is.
    if (file === "label.yml") assert.equal(github.world.comments.length, 1, messages);
  }
});
