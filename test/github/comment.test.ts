import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Session } from "../../src/format/sample.ts";
import {
  deliver,
  deliverByProcess,
  HEAD,
  leave,
  openPull,
  resultsOf,
  runEvent,
  SAME,
  SLOWER,
} from "./deliver.ts";
import { fakeGithub } from "./fake.ts";
import { GRAPHQL } from "./routes.ts";
import { BOT, say, setLabel, TOKEN } from "./world.ts";

describe("a comment", { concurrency: 64 }, () => {
  test("a slower head gets one comment and a red status; the next push updates both", async () => {
    await using github = await fakeGithub();
    const pull = openPull(github);
    await leave(github, 500, { results: resultsOf(SLOWER) });
    const first = await deliverByProcess(github, pull).finished;
    assert.equal(first.code, 0, first.output);
    assert.ok(!first.output.includes(TOKEN), "the token is in the log");
    const [comment, ...others] = github.world.comments;
    assert.deepEqual(others, []);
    assert.match(
      comment?.body ?? "",
      /^<!-- loadgate [0-9a-f]{16} -->\n\n### 🔴 loadgate: 1 of 2 cases slower/,
    );
    const [status] = github.world.statuses;
    assert.equal(status?.state, "failure");
    assert.equal(status?.context, "loadgate");
    assert.match(status?.description ?? "", /^1 of 2 cases slower/);
    assert.equal(status?.target, "https://github.example/octo/app/actions/runs/500");

    pull.head.sha = "c".repeat(40);
    await leave(github, 501, { results: resultsOf(SAME, pull.head.sha) }, pull.head.sha);
    const second = await deliver(github, pull, { run: 501 });
    assert.equal(second.code, 0, second.output);
    assert.equal(github.world.comments.length, 1);
    assert.match(github.world.comments[0]?.body ?? "", /### ⚪ loadgate: no change larger than 2%/);
    assert.match(
      github.world.comments[0]?.body ?? "",
      /Earlier verdicts[\s\S]*aaaaaaaaaaaa[\s\S]*🔴 regression/,
    );
    assert.equal(github.world.statuses.at(-1)?.state, "success");
  });

  for (const [what, mute] of [
    ["another app's token", false],
    ["another app's token where GitHub does not say whose it is", true],
  ] as const)
    test(`${what}: one comment, over all runs`, async () => {
      await using github = await fakeGithub();
      const pull = openPull(github);
      const bot = "octo-gate[bot]";
      const who = github.world.tokens.get(TOKEN);
      github.world.tokens.set(TOKEN, { scopes: new Set(), ...who, actions: true, login: bot });
      if (mute)
        github.fault = ({ route }) =>
          route === GRAPHQL ? { kind: "answer", status: 403, message: "Forbidden" } : null;
      for (const run of [500, 501]) {
        await leave(github, run, { results: resultsOf(SLOWER) });
        const delivered = await deliver(github, pull, { run });
        assert.equal(delivered.code, 0, delivered.output);
      }
      const [comment, ...others] = github.world.comments;
      assert.deepEqual([comment?.login, others], [bot, []]);
      assert.match(comment?.body ?? "", /actions\/runs\/501\)/);
      const posted = github.asked.filter(
        ({ route }) => route.startsWith("POST") && route.endsWith("/comments"),
      );
      assert.equal(posted.length, mute ? 2 : 1);
    });

  test("nothing changed: no comment unless it is wanted, but a status", async () => {
    await using github = await fakeGithub();
    const pull = openPull(github);
    await leave(github, 500, { results: resultsOf(SAME) });
    const quiet = await deliver(github, pull);
    assert.equal(quiet.code, 0, quiet.output);
    assert.equal(github.world.comments.length, 0);
    assert.equal(github.world.statuses.length, 1);
    await deliver(github, pull, { args: ["--when", "always"] });
    assert.equal(github.world.comments.length, 1);
  });

  test("the first run is reported whatever it found, and passes: what is measured, and that it compares from now on", async () => {
    await using github = await fakeGithub();
    github.world.files.delete("loadgate.yml");
    const pull = openPull(github);
    const first = { scenario: "hello", fresh: "configuration" } as const;
    const results = {
      ...resultsOf([first]),
      notices: [{ code: "base-config-missing", file: "loadgate.yml" }],
    };
    await leave(github, 500, { results });
    const delivered = await deliver(github, pull);
    assert.equal(delivered.code, 0, delivered.output);
    const [status] = github.world.statuses;
    assert.equal(status?.state, "success");
    assert.match(
      status?.description ?? "",
      /^Set up to measure 1 case; comparing begins with the next change/,
    );
    const body = github.world.comments[0]?.body ?? "";
    assert.match(body, /### 🆕 loadgate: set up to measure 1 case; comparing begins with the next change\n/);
    assert.match(body, /🆕\u00a0<code>api\/hello\/direct<\/code>/);
    assert.match(body, /> \[!NOTE\]\n> This change sets up loadgate/);
  });

  test("a new scenario is reported beside what is compared, and passes; what only says that it is new does not", async () => {
    await using github = await fakeGithub();
    const pull = openPull(github);
    const fresh = resultsOf([{ scenario: "hello" }, { scenario: "fresh", fresh: "scenario" }]);
    await leave(github, 500, { results: fresh });
    await deliver(github, pull);
    assert.equal(github.world.statuses[0]?.state, "success");
    const body = github.world.comments[0]?.body ?? "";
    assert.match(body, /### 🆕 loadgate: 1 of 2 cases new, nothing to compare with yet: api\/fresh\/direct/);
    assert.match(body, /1 more case: no change larger than 2%/);
    assert.match(body, /base cannot answer this new scenario/);

    // Base's configuration has this one, so that its wrong answer is no news.
    const known = resultsOf([{ scenario: "hello" }, { scenario: "json", fresh: "scenario" }]);
    await leave(github, 501, { results: known });
    await deliver(github, pull, { run: 501 });
    assert.equal(github.world.statuses.at(-1)?.state, "failure");
    assert.match(github.world.comments[0]?.body ?? "", /base: wrong answer: \/new answered 404/);
  });

  test("the same run reported twice changes nothing", async () => {
    await using github = await fakeGithub();
    const pull = openPull(github);
    await leave(github, 500, { results: resultsOf(SLOWER) });
    await deliver(github, pull);
    const again = await deliver(github, pull);
    assert.match(again.output, /comment: as it was/);
    assert.equal(github.world.comments[0]?.updates, 0);
  });

  test("a fork's pull request is found by its branch, and the comment says whose numbers they are", async () => {
    await using github = await fakeGithub();
    openPull(github, { number: 3 });
    const pull = openPull(github, { number: 8, fork: true });
    await leave(github, 500, { results: resultsOf(SLOWER) });
    const delivered = await deliver(github, pull, { event: runEvent(pull) });
    assert.equal(delivered.code, 0, delivered.output);
    const [comment, ...others] = github.world.comments;
    assert.deepEqual(others, []);
    assert.equal(comment?.pull, 8);
    assert.match(comment?.body ?? "", /come from a fork/);
  });

  test("a run that left a failure, and one that left nothing, are reported with what is known", async () => {
    await using github = await fakeGithub();
    const pull = openPull(github);
    await leave(github, 500, { failure: "loadgate.yml:3:1: unknown key\nline two <b>\n@everyone" });
    const delivered = await deliver(github, pull);
    assert.equal(delivered.code, 0, delivered.output);
    const body = github.world.comments[0]?.body ?? "";
    assert.match(body, /### ⛔ loadgate: nothing could be measured: loadgate.yml/);
    assert.match(body, /<pre>line two &lt;b&gt;\n@everyone<\/pre>/);
    assert.equal(github.world.statuses[0]?.state, "failure");
    const empty = await deliver(github, pull, { run: 501 });
    assert.match(empty.output, /Nothing could be measured/);
    assert.equal(github.world.comments.length, 1);
  });

  test("an inconclusive run fails where base's file says so, and the status and the comment say why", async () => {
    for (const fails of [true, false]) {
      await using github = await fakeGithub();
      const { files } = github.world;
      if (fails)
        files.set("loadgate.yml", `fail-on: [regression, inconclusive]\n${files.get("loadgate.yml")}`);
      const pull = openPull(github);
      await leave(github, 500, {
        results: resultsOf([{ scenario: "hello", sessions: 1 }, { scenario: "json" }]),
      });
      await deliver(github, pull);
      const [status] = github.world.statuses;
      assert.equal(status?.state, fails ? "failure" : "success");
      const silent = await deliver(github, pull, { args: ["--status", "false"] });
      assert.equal(silent.code, fails ? 1 : 0, "the code stands in for a status");
      assert.match(
        status?.description ?? "",
        fails ? /^Inconclusive, which fails: 1 of 2 cases/ : /^Inconclusive: 1 of 2 cases/,
      );
      const body = github.world.comments[0]?.body ?? "";
      if (fails)
        assert.match(
          body,
          /### 🟡 loadgate: inconclusive, which fails: [\s\S]*This \*\*blocks\*\* the merge/,
        );
      else assert.equal(body, "", "no news");
    }
  });

  test("a label accepts a slowdown, and leaves what is inconclusive beside it to fail the run", async () => {
    await using github = await fakeGithub();
    const { files } = github.world;
    files.set("loadgate.yml", `fail-on: [regression, inconclusive]\n${files.get("loadgate.yml")}`);
    const pull = openPull(github);
    setLabel(github.world, pull, "loadgate: accepted", "maintainer");
    const slower = { scenario: "hello", speed: 0.94, cpu: 1.065 };
    await leave(github, 500, { results: resultsOf([slower, { scenario: "json", sessions: 1 }]) });
    await deliver(github, pull);
    assert.equal(github.world.statuses.at(-1)?.state, "failure");
    assert.match(
      github.world.statuses.at(-1)?.description ?? "",
      /^Inconclusive, which fails.*; 1 more accepted/,
    );
  });

  test("a label accepts a broken limit as far as it is broken", async () => {
    await using github = await fakeGithub();
    const { files } = github.world;
    files.set("loadgate.yml", `absolute-limits: { p99: 15ms }\n${files.get("loadgate.yml")}`);
    const pull = openPull(github);
    setLabel(github.world, pull, "loadgate: accepted", "maintainer");
    const broken = [{ scenario: "hello" }];
    await leave(github, 500, { results: resultsOf(broken) });
    await deliver(github, pull);
    assert.match(
      github.world.comments[0]?.body ?? "",
      /### 🟠 loadgate: accepted: [\s\S]*over the limit of 15 ms/,
    );
    assert.equal(github.world.statuses.at(-1)?.state, "success");

    pull.head.sha = "c".repeat(40);
    const slow = (session: Session): Session => ({
      ...session,
      rounds: session.rounds.map((round) => ({
        ...round,
        samples: round.samples.map((one) => ({
          ...one,
          latency: { ...one.latency, p99: 0.03 + one.wall * 1e-3 },
        })),
      })),
    });
    const worse = [{ scenario: "hello", change: slow }];
    await leave(github, 501, { results: resultsOf(worse, pull.head.sha) }, pull.head.sha);
    await deliver(github, pull, { run: 501 });
    assert.match(github.world.comments[0]?.body ?? "", /🔴 .*has grown since/);
  });

  test("the status of one slower case begins with its name as it is written", async () => {
    await using github = await fakeGithub();
    const pull = openPull(github);
    await leave(github, 500, { results: resultsOf(SLOWER.slice(0, 1)) });
    const run = await deliverByProcess(github, pull).finished;
    assert.equal(run.code, 0, run.output);
    assert.match(github.world.statuses[0]?.description ?? "", /^api\/hello\/direct .*slower/);
  });

  test("a label from somebody who may write accepts what is slower now, and expires when it grows", async () => {
    await using github = await fakeGithub();
    const pull = openPull(github);
    setLabel(github.world, pull, "loadgate: accepted", "maintainer");
    await leave(github, 500, { results: resultsOf(SLOWER) });
    await deliver(github, pull);
    assert.match(github.world.comments[0]?.body ?? "", /### 🟠 loadgate: accepted: 1 of 2 cases slower/);
    assert.match(github.world.comments[0]?.body ?? "", /accepted by maintainer/);
    assert.equal(github.world.statuses.at(-1)?.state, "success");

    pull.head.sha = "c".repeat(40);
    const worse = [{ scenario: "hello", speed: 0.8, cpu: 1.25 }, { scenario: "json" }];
    await leave(github, 501, { results: resultsOf(worse, pull.head.sha) }, pull.head.sha);
    await deliver(github, pull, { run: 501 });
    assert.match(github.world.comments[0]?.body ?? "", /🔴 .*has grown since/);
    assert.equal(github.world.statuses.at(-1)?.state, "failure");
  });

  test("without a comment nothing is remembered: a label holds for the commit that was there, not for a later one", async () => {
    await using github = await fakeGithub();
    const pull = openPull(github);
    setLabel(github.world, pull, "loadgate: accepted", "maintainer");
    const states: unknown[] = [];
    for (const [run, speed] of [
      [500, 0.94],
      [501, 0.8],
    ] as const) {
      await leave(github, run, { results: resultsOf([{ scenario: "hello", speed, cpu: 1 / speed }]) });
      await deliver(github, pull, { run, args: ["--when", "never"] });
      states.push(github.world.statuses.at(-1)?.state);
    }
    assert.deepEqual(states, ["success", "failure"]);
    assert.deepEqual(github.world.comments, []);
  });

  test("a label or trailer by somebody who may not write changes nothing, and that is said", async () => {
    await using github = await fakeGithub();
    const pull = openPull(github, { fork: true, body: "Loadgate-Accept: * please" });
    pull.commits.push({
      sha: HEAD,
      login: "maintainer",
      message: "x\n\nLoadgate-Accept: api/* forged author",
    });
    setLabel(github.world, pull, "loadgate: accepted", "triager");
    say(github.world, 7, "outsider", "Loadgate-Accept: api/hello/direct because");
    await leave(github, 500, { results: resultsOf(SLOWER) });
    const delivered = await deliver(github, pull, { event: runEvent(pull) });
    assert.equal(delivered.code, 0, delivered.output);
    const body = github.world.comments.find(({ login }) => login === BOT)?.body ?? "";
    assert.match(body, /🔴/);
    for (const who of ["triager", "author", "outsider"])
      assert.match(body, new RegExp(`${who} may not accept`));
    assert.match(body, /and 1 more without permission to accept/);
    assert.equal(github.world.statuses.at(-1)?.state, "failure");
  });

  test("a trailer in a commit of the repository's own branch, and in a maintainer's comment, counts", async () => {
    await using github = await fakeGithub();
    const pull = openPull(github);
    pull.commits.push({
      sha: HEAD,
      login: "maintainer",
      message: "x\n\nLoadgate-Accept: api/hello/* it checks signatures now",
    });
    await leave(github, 500, { results: resultsOf(SLOWER) });
    await deliver(github, pull);
    assert.match(github.world.comments[0]?.body ?? "", /accepted by .*it checks signatures now/);
  });

  test("observing never fails, and after 20 runs proposes to block with the repository's own record", async () => {
    await using github = await fakeGithub();
    const pull = openPull(github);
    const config = github.world.files.get("loadgate.yml");
    github.world.files.set("loadgate.yml", `mode: observe\n${config}`);
    const observed = (sketches: typeof SAME, head = HEAD) => {
      const made = resultsOf(sketches, head);
      return { ...made, plan: { ...made.plan, mode: "observe" as const } };
    };
    await leave(github, 500, { results: observed(SLOWER) });
    const first = await deliver(github, pull);
    assert.equal(first.code, 0, first.output);
    assert.match(
      github.world.comments[0]?.body ?? "",
      /🔴[\s\S]*Observing: nothing fails yet. 1 run so far.*1 regression/,
    );
    assert.equal(github.world.statuses[0]?.state, "success");
    for (let run = 1; run < 20; run++) {
      const head = String(run).padStart(40, "0");
      await leave(github, 500 + run, { results: observed(SAME, head) }, head);
    }
    await leave(github, 600, { zip: Buffer.from("not a zip") }, "9".repeat(40));
    await deliver(github, pull);
    assert.match(
      github.world.comments[0]?.body ?? "",
      /Ready to block\?\*\* Of these 20 runs 1 would have been blocked/,
    );
  });
});
