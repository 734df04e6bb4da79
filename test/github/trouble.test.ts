import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { until } from "../../test-support/until.ts";
import { updatesAtOnce } from "./at-once.ts";
import { deliver, deliverByProcess, leave, openPull, resultsOf, SLOWER } from "./deliver.ts";
import { type FakeGithub, type Fault, fakeGithub } from "./fake.ts";
import { TOKEN } from "./world.ts";

const POST = "POST /repos/{owner}/{repo}/issues/{issue_number}/comments";
const PATCH = "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}";
const LIST = "GET /repos/{owner}/{repo}/issues/{issue_number}/comments";

/** The first `times` requests of a route go wrong. */
function spoil(github: FakeGithub, route: string, fault: Fault, times = 1): void {
  github.fault = (asked, count) => (asked.route === route && count <= times ? fault : null);
}

async function slowerPull(github: FakeGithub) {
  const pull = openPull(github);
  await leave(github, 500, { results: resultsOf(SLOWER) });
  return pull;
}

const answer = (status: number, message: string, headers = {}): Fault => ({
  kind: "answer",
  status,
  message,
  headers,
});

const PASSES: Readonly<Record<string, [string, Fault]>> = {
  "502 on creating": [POST, answer(502, "Bad Gateway")],
  "a comment whose answer is lost": [POST, { kind: "lost" }],
  "a request that is never heard": [POST, { kind: "unheard" }],
  "429 with retry-after": [POST, answer(429, "Too Many Requests", { "retry-after": "1" })],
  "the secondary limit": [
    POST,
    answer(403, "You have exceeded a secondary rate limit", { "retry-after": "1" }),
  ],
  "502 on listing": [LIST, answer(502, "Bad Gateway")],
};

const STAYS: Readonly<Record<string, [Fault, RegExp]>> = {
  "403": [answer(403, "Resource not accessible by integration"), /permissions: pull-requests: write/],
  "422": [answer(422, "Validation Failed"), /rejected the comment/],
  "502 for ever": [answer(502, "Bad Gateway"), /rejected the comment/],
};

/** Each has a fake of its own, and mostly waits. */
const AT_ONCE = { concurrency: 64 };

describe("GitHub in trouble", AT_ONCE, () => {
  for (const [name, [route, fault]] of Object.entries(PASSES)) {
    test(`${name} passes, and leaves one comment`, async () => {
      await using github = await fakeGithub();
      const pull = await slowerPull(github);
      spoil(github, route, fault);
      const run = await deliver(github, pull);
      assert.equal(run.code, 0, run.output);
      assert.equal(github.world.comments.length, 1);
      assert.ok(!run.output.includes(TOKEN));
    });
  }

  for (const [name, fault] of Object.entries({
    "502": answer(502, "Bad Gateway"),
    "a lost answer": { kind: "lost" },
  } as const)) {
    test(`${name} on updating passes, and leaves one comment that is up to date`, async () => {
      await using github = await fakeGithub();
      const pull = await slowerPull(github);
      await deliver(github, pull);
      pull.head.sha = "c".repeat(40);
      await leave(
        github,
        501,
        { results: resultsOf([{ scenario: "hello", speed: 0.8, cpu: 1.2 }], pull.head.sha) },
        pull.head.sha,
      );
      spoil(github, PATCH, fault);
      const run = await deliver(github, pull, { run: 501 });
      assert.equal(run.code, 0, run.output);
      assert.equal(github.world.comments.length, 1);
      assert.match(github.world.comments[0]?.body ?? "", /cccccccccccc/);
    });
  }

  for (const [name, [fault, why]] of Object.entries(STAYS)) {
    test(`${name}: exit code 4, the reason, and the status all the same`, async () => {
      await using github = await fakeGithub();
      const pull = await slowerPull(github);
      spoil(github, POST, fault, 1000);
      const run = await deliver(github, pull);
      assert.equal(run.code, 4, run.output);
      assert.match(run.output, why);
      assert.equal(github.world.statuses[0]?.state, "failure");
    });
  }

  test("SIGTERM while GitHub is silent: it ends at once, and says so", async () => {
    await using github = await fakeGithub();
    const pull = await slowerPull(github);
    spoil(github, LIST, { kind: "silence" }, 1000);
    const { child, finished } = deliverByProcess(github, pull);
    await until("the question", () => github.asked.some(({ route }) => route === LIST));
    child.kill("SIGTERM");
    const { code, output } = await finished;
    assert.equal(code, 143, output);
    assert.match(output, /interrupted/);
  });

  test("a token that may read only: both failures are reported", async () => {
    await using github = await fakeGithub();
    const pull = await slowerPull(github);
    const scopes = new Set(["actions: read", "contents: read"] as const);
    github.world.tokens.set(TOKEN, { login: "x", scopes, actions: true });
    const run = await deliver(github, pull);
    assert.equal(run.code, 4, run.output);
    assert.match(run.output, /pull-requests: write/);
    assert.match(run.output, /statuses: write/);
  });

  test("a token that is not known: one clear error", async () => {
    await using github = await fakeGithub();
    const pull = await slowerPull(github);
    const run = await deliverByProcess(github, pull, { env: { GITHUB_TOKEN: "wrong" } }).finished;
    assert.notEqual(run.code, 0);
    assert.match(run.output, /Bad credentials/);
    assert.ok(!/\n\s+at /.test(run.output), run.output);
  });

  updatesAtOnce(5);

  test("our comment is found behind hundreds of others", async () => {
    await using github = await fakeGithub();
    const pull = await slowerPull(github);
    for (let i = 0; i < 250; i++)
      github.world.comments.push({ id: i, pull: 7, login: "person", body: `comment ${i}`, updates: 0 });
    await deliver(github, pull);
    await deliver(github, pull);
    assert.equal(github.world.comments.length, 251);
  });
});
