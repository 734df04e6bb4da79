import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Results } from "../../src/format/results.ts";
import type { Alert } from "../../src/format/trend.ts";
import { openRepository } from "../../src/platform/git.ts";
import { githubApi } from "../../src/platform/github-api.ts";
import { acceptedBetween, acceptReasons } from "../../src/review/find-acceptances.ts";
import { scratch } from "../../test-support/scratch.ts";
import {
  BASE,
  deliver,
  HEAD,
  leave,
  openPull,
  pullEvent,
  resultsOf,
  runEvent,
  SAME,
  SLOWER,
} from "./deliver.ts";
import { type FakeGithub, fakeGithub } from "./fake.ts";
import { BOT, minute, REPOSITORY, type StoredPull, say, setLabel, TOKEN } from "./world.ts";

/** Each has a fake of its own, and mostly waits. */
const AT_ONCE = { concurrency: 64 };

/** A fork's pull request whose own run 500 left these results; what was reported of it. */
async function toldOfFork(github: FakeGithub, results: Results, ...args: string[]) {
  const pull = openPull(github, { fork: true });
  await leave(github, 500, { results }, HEAD, { headRepository: 99 });
  const { code, output } = await deliver(github, pull, { event: runEvent(pull), args });
  assert.equal(code, 0, output);
  const [status] = github.world.statuses;
  return { output, status, body: github.world.comments[0]?.body ?? "" };
}

const planned = (run: Results, change: Partial<Results["plan"]>): Results => ({
  ...run,
  plan: { ...run.plan, ...change },
});

describe("the gate", AT_ONCE, () => {
  for (const [what, change] of Object.entries({
    "a threshold of 90%": (plan: Results["plan"]) => ({
      scenarios: plan.scenarios.map((each) => ({ ...each, threshold: 0.9 })),
    }),
    "fail-on: never": () => ({ failOn: ["never" as const] }),
    "mode: observe": () => ({ mode: "observe" as const }),
    "an alpha that finds nothing": () => ({ alpha: 1e-12 }),
    "an offered rate, at which goodput decides nothing": (plan: Results["plan"]) => ({
      scenarios: plan.scenarios.map((each) => ({ ...each, rate: { perSecond: 10 } })),
    }),
    "looks that are left out": () => ({ looks: false as const }),
  }))
    test(`is base's, not a fork's own: ${what}`, async () => {
      await using github = await fakeGithub();
      const run = resultsOf(SLOWER);
      const { status, body } = await toldOfFork(
        github,
        planned(run, change(run.plan)),
        "--fork-status",
        "trusted",
      );
      assert.equal(status?.state, "failure", body);
      assert.match(body, /### 🔴 loadgate: fork's own numbers: /);
    });

  for (const [what, gate, sketch] of [
    ["a threshold of memory", "thresholds: { memory: 10% }", { memory: 1.3 }],
    ["a limit", "absolute-limits: { p99: 15ms }", {}],
  ] as const)
    test(`is base's, not a fork's own: ${what} that its plan lacks`, async () => {
      await using github = await fakeGithub();
      const { files } = github.world;
      files.set("loadgate.yml", `${gate}\n${files.get("loadgate.yml")}`);
      const run = resultsOf([{ scenario: "hello", ...sketch }, { scenario: "json" }]);
      const { status, body } = await toldOfFork(github, run, "--fork-status", "trusted");
      assert.equal(status?.state, "failure", body);
      assert.match(
        body,
        /alters the rules that it is judged by \((?:thresholds\.memory|absolute-limits\.p99) of hello /,
      );
      assert.match(body, /more memory|over the limit of 15 ms/);
    });

  test("is base's for the repository's own change too, and what differs is reported", async () => {
    await using github = await fakeGithub();
    const pull = openPull(github);
    await leave(github, 500, { results: planned(resultsOf(SLOWER), { failOn: ["never"] }) });
    await deliver(github, pull);
    assert.equal(github.world.statuses[0]?.state, "failure");
    assert.match(
      github.world.comments[0]?.body ?? "",
      /alters the rules that it is judged by \(fail-on regression, invalid → never\)/,
    );
  });

  test("of a commit without the file: the defaults for a fork, the run's own for the repository's change", async () => {
    for (const fork of [true, false]) {
      await using github = await fakeGithub();
      github.world.files.clear();
      const run = planned(resultsOf(SLOWER), { failOn: ["never"] });
      const pull = openPull(github, { fork });
      await leave(github, 500, { results: run });
      await deliver(github, pull, fork ? { event: runEvent(pull) } : {});
      assert.equal(github.world.statuses[0]?.state, fork ? "failure" : "success");
      const delivered = github.world.comments[0]?.body ?? "";
      assert.equal(/Base has no usable loadgate.yml, so a fork's/.test(delivered), fork);
    }
  });

  test("is read at the merge base, from the file that is named, and the workflow's own word goes before it", async () => {
    await using github = await fakeGithub();
    const { world } = github;
    const config = world.files.get("loadgate.yml") ?? "";
    world.files.set(`${BASE}:bench/other.yml`, `fail-on: [never]\n${config}`);
    const pull = openPull(github);
    await leave(github, 500, { results: resultsOf(SLOWER) });
    for (const args of [[], ["--config", "bench/other.yml"], ["--threshold", "20%"]]) {
      await deliver(github, pull, { args });
    }
    assert.deepEqual(
      world.statuses.map(({ state }) => state),
      ["failure", "success", "success"],
    );
  });

  test("is base's for a group of the merge queue too, and its results are of the commit that it is put on", async () => {
    await using github = await fakeGithub();
    const pull = openPull(github);
    const event = {
      name: "merge_group",
      payload: { merge_group: { head_sha: HEAD, base_sha: BASE }, action: "checks_requested" },
    };
    const run = planned(resultsOf(SLOWER), { failOn: ["never"] });
    await leave(github, 500, { results: run }, HEAD, { event: "merge_group" });
    await deliver(github, pull, { event });
    assert.equal(github.world.statuses.at(-1)?.state, "failure");
    github.world.mergeBase = "f".repeat(40);
    await deliver(github, pull, { event });
    assert.match(github.world.statuses.at(-1)?.description ?? "", /compare with|parts/);
  });

  test("a token that may not read the repository: one clear error", async () => {
    await using github = await fakeGithub();
    const pull = openPull(github);
    await leave(github, 500, { results: resultsOf(SLOWER) });
    github.fault = ({ route }) =>
      route.endsWith("/compare/{basehead}")
        ? { kind: "answer", status: 403, message: "Resource not accessible by integration" }
        : null;
    const { code, output } = await deliver(github, pull);
    assert.equal(code, 4, output);
    assert.match(output, /permissions: contents: read/);
  });
});

describe("a fork's own numbers", AT_ONCE, () => {
  test("are called so when green as well, and the status is no pass", async () => {
    await using github = await fakeGithub();
    const { status, body } = await toldOfFork(github, resultsOf(SAME));
    assert.equal(status?.state, "pending");
    assert.match(status?.description ?? "", /^Fork's own numbers: no change .* · base bbbbbbbbbbbb$/);
    assert.match(body, /### ⚪ loadgate: fork's own numbers: no change/);
    assert.match(body, /could be forged.*stays pending/);
  });

  test("pass where the workflow trusts them", async () => {
    await using github = await fakeGithub();
    const { status } = await toldOfFork(github, resultsOf(SAME), "--fork-status", "trusted");
    assert.equal(status?.state, "success");
  });

  const skipped = resultsOf([
    { scenario: "hello", sessions: 0, skipped: "identical-builds" },
    { scenario: "json" },
  ]);
  const run = resultsOf(SAME);
  /** The same with all samples called one side's. */
  const sampledAs = (made: Results, variant: "base" | "head"): Results => ({
    ...made,
    cases: made.cases.map((each) => ({
      ...each,
      sessions: each.sessions.map((session) => ({
        ...session,
        rounds: session.rounds.map((round) => ({
          ...round,
          samples: round.samples.map((sample) => ({ ...sample, variant })),
        })),
      })),
    })),
  });
  for (const [what, results, delivered] of [
    ["a case that was skipped", skipped, /cannot be verified/],
    [
      "a case without samples",
      resultsOf([{ scenario: "hello", sessions: 0 }, { scenario: "json" }]),
      /hello/,
    ],
    ...(["base", "head"] as const).map(
      (variant) =>
        [`samples that are all called those of ${variant}`, sampledAs(run, variant), /hello/] as const,
    ),
    ["a case that is left out", resultsOf([{ scenario: "json" }]), /left out cases .*api\/hello\/direct/],
    [
      "another question than base's",
      planned(run, {
        scenarios: run.plan.scenarios.map((each) => ({
          ...each,
          request: { ...each.request, paths: ["/health"] },
        })),
      }),
      /did not send base's requests in hello, json/,
    ],
  ] as const)
    test(`are no pass, even where they are trusted: ${what}`, async () => {
      await using github = await fakeGithub();
      const { status, body } = await toldOfFork(github, results, "--fork-status", "trusted");
      assert.equal(status?.state, "pending", body);
      assert.match(body, delivered);
    });

  test("a case that no changed file can touch is believed to be skipped for that", async () => {
    const untouched = resultsOf([
      { scenario: "hello", sessions: 0, skipped: "untouched" },
      { scenario: "json" },
    ]);
    for (const [changed, state] of [
      ["docs/a.md", "success"],
      ["src/main.js", "pending"],
    ] as const) {
      await using github = await fakeGithub();
      const config = github.world.files.get("loadgate.yml") ?? "";
      github.world.files.set("loadgate.yml", config.replace("port: 8080", "port: 8080, changes: [src/*]"));
      github.world.changed = [changed];
      const { status, body } = await toldOfFork(github, untouched, "--fork-status", "trusted");
      assert.equal(status?.state, state, body);
    }
  });

  test("a fixture that the fork altered runs as base too: reported whatever its run says, and no pass", async () => {
    for (const [changed, state] of [
      ["src/main.js", "success"],
      ["bench/server.js", "pending"],
    ] as const) {
      await using github = await fakeGithub();
      const config = github.world.files.get("loadgate.yml") ?? "";
      github.world.files.set("loadgate.yml", config.replace("port: 8080", "port: 8080, fixture: bench/"));
      github.world.changed = [changed];
      const { status, body } = await toldOfFork(github, resultsOf(SAME), "--fork-status", "trusted");
      assert.equal(status?.state, state, body);
      if (state === "pending") assert.match(body, /alters the fixture bench; both sides take head's/);
    }
  });

  for (const [what, change] of Object.entries({
    "once its pull request is closed": (pull: StoredPull) => {
      pull.state = "closed";
      return {};
    },
    "once its branch has another name": (pull: StoredPull) => {
      pull.head.ref = "renamed";
      return { head_branch: "change" };
    },
    // Anybody may review, and the workflow that this starts is the pull request's own.
    "where a review started its workflow": () => ({ event: "pull_request_review" }),
    "where its repository is gone": (pull: StoredPull) => {
      pull.state = "closed";
      return { head_repository: null };
    },
  }))
    test(`say nothing ${what}`, async () => {
      await using github = await fakeGithub();
      const pull = openPull(github, { fork: true });
      const run = planned(resultsOf(SLOWER), { failOn: ["never"] });
      await leave(github, 500, { results: run }, HEAD, { headRepository: 99 });
      const event = runEvent(pull, 500, change(pull));
      const { code, output } = await deliver(github, pull, { event, args: ["--fork-status", "trusted"] });
      assert.equal(code, 0, output);
      assert.match(output, /nothing to report: the run is of no open pull request/);
      assert.deepEqual([github.world.statuses, github.world.comments], [[], []]);
    });

  test("measured by the repository's own workflow they are not the fork's own", async () => {
    await using github = await fakeGithub();
    const pull = openPull(github, { fork: true });
    await leave(github, 500, { results: resultsOf(SAME) }, HEAD, { event: "issue_comment" });
    const payload = { ...pullEvent(pull).payload, issue: { number: 7, pull_request: {} } };
    await deliver(github, pull, { event: { name: "issue_comment", payload }, args: ["--when", "always"] });
    assert.equal(github.world.statuses[0]?.state, "success");
    assert.doesNotMatch(github.world.comments[0]?.body ?? "", /fork's own numbers/);
  });
});

describe("the commit that head is compared with", AT_ONCE, () => {
  for (const fork of [true, false])
    test(`is the merge base, else nothing is reported of ${fork ? "a fork's" : "the repository's"} numbers`, async () => {
      await using github = await fakeGithub();
      const made = resultsOf(SAME);
      const results = { ...made, variants: made.variants.map((each) => ({ ...each, commit: HEAD })) };
      const pull = openPull(github, { fork });
      await leave(github, 500, { results });
      await deliver(github, pull, fork ? { event: runEvent(pull), args: ["--fork-status", "trusted"] } : {});
      assert.equal(github.world.statuses[0]?.state, "failure");
      assert.match(
        github.world.comments[0]?.body ?? "",
        /compare with aaaaaaaaaaaa, but the merge base .* is bbbbbbbbbbbb/,
      );
    });
});

describe("an artifact", AT_ONCE, () => {
  const label = (github: FakeGithub, pull: ReturnType<typeof openPull>) =>
    deliver(github, pull, { run: 600, event: pullEvent(pull, "labeled") });

  for (const [whose, more] of [
    ["a fork", { headRepository: 99 }],
    ["another workflow", { workflow: 2 }],
    ["another event", { event: "issue_comment" }],
  ] as const)
    test(`of ${whose} says nothing for the same commit`, async () => {
      await using github = await fakeGithub();
      const pull = openPull(github);
      await leave(github, 500, { results: resultsOf(SLOWER) });
      await leave(github, 501, { results: resultsOf(SAME) }, HEAD, more);
      const { output } = await label(github, pull);
      assert.match(output, /1 of 2 cases slower/);
      assert.equal(github.world.statuses.at(-1)?.state, "failure");
    });

  test("of another base says nothing: one branch with two pull requests", async () => {
    await using github = await fakeGithub();
    const pull = openPull(github);
    const other = resultsOf(SAME);
    const variants = other.variants.map((each) =>
      each.variant === "base" ? { ...each, commit: "e".repeat(40) } : each,
    );
    await leave(github, 500, { results: resultsOf(SLOWER) });
    await leave(github, 501, { results: { ...other, variants } });
    assert.match((await label(github, pull)).output, /1 of 2 cases slower/);
  });

  test("of outsiders is not the repository's own record", async () => {
    await using github = await fakeGithub();
    github.world.files.set("loadgate.yml", `mode: observe\n${github.world.files.get("loadgate.yml")}`);
    const pull = openPull(github);
    const observed = (sketches: typeof SAME, head: string) =>
      planned(resultsOf(sketches, head), { mode: "observe" });
    await leave(github, 499, { results: observed(SAME, "d".repeat(40)) }, "d".repeat(40), {
      event: "issue_comment",
    });
    await leave(github, 500, { results: observed(SLOWER, HEAD) });
    await deliver(github, pull);
    assert.match(github.world.comments[0]?.body ?? "", /; the latest that is not of a fork: 1 regression\./);
  });
});

describe("a status", AT_ONCE, () => {
  test("of a later run stays when an older one is reported after it", async () => {
    for (const args of [[], ["--when", "never"]]) {
      await using github = await fakeGithub();
      const pull = openPull(github);
      await leave(github, 500, { results: resultsOf(SAME) });
      await leave(github, 501, { results: resultsOf(SLOWER) });
      for (const run of [501, 500]) await deliver(github, pull, { run, args });
      assert.deepEqual(
        github.world.statuses.map(({ state }) => state),
        ["failure"],
      );
    }
  });

  test("of a later attempt stays, and one of a later run that came in between is there again", async () => {
    await using github = await fakeGithub();
    const pull = openPull(github);
    await leave(github, 500, { results: resultsOf(SAME) });
    const later = { sha: HEAD, context: "loadgate", description: "later", state: "failure" };
    const page = "https://github.example/octo/app/actions/runs/";
    github.fault = ({ route }, count) => {
      if (route === "POST /repos/{owner}/{repo}/statuses/{sha}" && count === 1)
        github.world.statuses.push({ ...later, target: `${page}501` });
      return null;
    };
    await deliver(github, pull);
    assert.deepEqual(
      github.world.statuses.map(({ description }) => description?.slice(0, 5)),
      ["later", "No ch", "later"],
    );
    github.world.statuses.push({ ...later, target: `${page}501/attempts/2` });
    await deliver(github, pull, { run: 501, args: ["--when", "never"] });
    assert.equal(github.world.statuses.length, 4);
  });

  test("of another context is nobody's business", async () => {
    await using github = await fakeGithub();
    const pull = openPull(github);
    await leave(github, 500, { results: resultsOf(SAME) });
    const target = "https://github.example/octo/app/actions/runs/900";
    github.world.statuses.push({ sha: HEAD, context: "ci", description: null, state: "failure", target });
    await deliver(github, pull);
    assert.equal(github.world.statuses.at(-1)?.state, "success");
  });
});

describe("an acceptance", AT_ONCE, () => {
  const BOTH = [
    { scenario: "hello", speed: 0.94, cpu: 1.065 },
    { scenario: "json", speed: 0.6, cpu: 1.6 },
  ];
  const next = "c".repeat(40);

  for (const how of ["a comment", "a label"])
    test(`by ${how} holds for what was red at the commit that was there`, async () => {
      await using github = await fakeGithub();
      const pull = openPull(github, { fork: true });
      await leave(github, 500, { results: resultsOf(SLOWER) });
      await deliver(github, pull, { event: runEvent(pull) });
      if (how === "a comment") say(github.world, 7, "maintainer", "Loadgate-Accept: api/* harmless");
      else setLabel(github.world, pull, "loadgate: accepted", "maintainer");
      pull.head.sha = next;
      await leave(github, 501, { results: resultsOf(BOTH, next) }, next);
      await deliver(github, pull, { event: runEvent(pull, 501) });
      assert.equal(github.world.statuses.at(-1)?.state, "failure");
      const body = github.world.comments.find(({ login }) => login === BOT)?.body ?? "";
      assert.match(body, /api\/json\/direct 39.9% slower; 1 more accepted/);
      assert.match(
        body,
        /api\/json\/direct<\/code> is not accepted by maintainer.*not red yet at the commit/,
      );
      assert.match(body, /api\/hello\/direct<\/code> accepted by maintainer/);
    });

  test("that was said before anything was red holds for nothing that came later", async () => {
    await using github = await fakeGithub();
    const pull = openPull(github, { fork: true });
    setLabel(github.world, pull, "loadgate: accepted", "maintainer", minute(-10));
    say(github.world, 7, "maintainer", "Loadgate-Accept: * whatever", minute(-5));
    await leave(github, 500, { results: resultsOf(SLOWER) });
    await deliver(github, pull, { event: runEvent(pull) });
    assert.equal(github.world.statuses.at(-1)?.state, "failure");
  });

  test("of a commit holds for what the first run that heard of it found", async () => {
    await using github = await fakeGithub();
    const pull = openPull(github);
    pull.commits.push({ sha: HEAD, login: "maintainer", message: "x\n\nLoadgate-Accept: api/* harmless" });
    await leave(github, 500, { results: resultsOf(SLOWER) });
    await deliver(github, pull);
    assert.equal(github.world.statuses.at(-1)?.state, "success");
    pull.head.sha = next;
    await leave(github, 501, { results: resultsOf(BOTH, next) }, next);
    await deliver(github, pull, { run: 501 });
    assert.equal(github.world.statuses.at(-1)?.state, "failure");
  });

  test("an old commit that is pushed again is not what was looked at", async () => {
    await using github = await fakeGithub();
    const pull = openPull(github, { fork: true });
    await leave(github, 500, { results: resultsOf(BOTH) });
    await deliver(github, pull, { event: runEvent(pull) });
    pull.head.sha = next;
    await leave(github, 501, { results: resultsOf(SLOWER, next) }, next);
    await deliver(github, pull, { event: runEvent(pull, 501) });
    say(github.world, 7, "maintainer", "Loadgate-Accept: api/* harmless", minute(1.5));
    pull.head.sha = HEAD;
    const event = runEvent(pull, 502);
    await deliver(github, pull, { event });
    assert.equal(github.world.statuses.at(-1)?.state, "failure");
  });

  for (const login of ["author", "coder[bot]", null])
    test(`in a commit of the repository's own branch by ${login ?? "nobody whom GitHub knows"} does not count`, async () => {
      await using github = await fakeGithub();
      const pull = openPull(github);
      pull.commits.push({ sha: HEAD, login, message: "x\n\nLoadgate-Accept: api/* harmless" });
      await leave(github, 500, { results: resultsOf(SLOWER) });
      await deliver(github, pull);
      assert.equal(github.world.statuses[0]?.state, "failure");
      assert.match(github.world.comments[0]?.body ?? "", /(may not|cannot) accept api\/&#42;/);
    });

  test("in an outsider's commit does not count in the trend either, whoever merged it", async () => {
    await using github = await fakeGithub();
    const { world } = github;
    const api = githubApi(TOKEN, {
      GITHUB_API_URL: github.url,
      GITHUB_REPOSITORY: `${REPOSITORY.owner}/${REPOSITORY.name}`,
    });
    openPull(github, { number: 7, fork: true });
    openPull(github, { number: 8 });
    const message = "Change\n\nLoadgate-Accept: * harmless";
    for (const [login, pull, delivered] of [
      ["maintainer", 7, null],
      ["outsider", 8, null],
      ["coder[bot]", undefined, null],
      ["maintainer", 8, "maintainer: harmless"],
    ] as const) {
      world.between = [{ sha: "1".repeat(40), login, message, ...(pull !== undefined && { pull }) }];
      const reason = await acceptedBetween("a".repeat(40), "b".repeat(40), api);
      assert.equal(reason("api/hello/direct"), delivered, `${login} in ${pull}`);
    }
  });
});

test("without a token, no trailer of a commit counts in the trend, and that is reported", async () => {
  using repository = scratch({ file: "one" });
  const from = repository.git("rev-parse", "HEAD");
  repository.write({ file: "two" });
  repository.git("commit", "--all", "--message", "Change\n\nLoadgate-Accept: * harmless");
  const to = repository.git("rev-parse", "HEAD");
  const said: string[] = [];
  const source = {
    api: null,
    checkout: await openRepository(repository.folder),
    say: (text: string) => said.push(text),
  };
  const alert = { case: "api/hello/direct", kind: "regression", from, to } as Alert;
  assert.equal(await acceptReasons(source)(alert), null);
  assert.match(said.join("\n"), /Loadgate-Accept trailers of commits do not count here.*GITHUB_TOKEN/);
  assert.equal(said.length, 1);
});

describe("the comment fits", AT_ONCE, () => {
  test("however many refused trailers there are", async () => {
    await using github = await fakeGithub();
    const pull = openPull(github);
    for (let i = 0; i < 20; i++) {
      const lines = Array.from({ length: 50 }, (_, n) => `Loadgate-Accept: ${"*".repeat(290)}${i}-${n} x`);
      say(github.world, 7, `outsider${i}`, lines.join("\n"));
    }
    await leave(github, 500, { results: resultsOf(SLOWER) });
    const { code, output } = await deliver(github, pull);
    assert.equal(code, 0, output);
    const body = github.world.comments.find(({ login }) => login === BOT)?.body ?? "";
    assert.equal(body.match(/may not accept (?:&#42;){59}…/g)?.length, 3);
    assert.match(body, /and 997 more without permission to accept/);
    assert.match(body, /### 🔴 loadgate: 1 of 2 cases slower/);
  });

  const long = "`<&>\u{1F4A9}".repeat(700);
  const many = Array.from({ length: 80 }, (_, i) => ({
    scenario: `s${i}-${long.slice(0, 400)}`,
    speed: 0.9,
    cpu: 1.1,
    sessions: 2,
  }));
  for (const [what, results] of [
    ["names", () => resultsOf([{ scenario: long, target: long, speed: 0.9, cpu: 1.1 }])],
    [
      "notices",
      () => ({
        ...resultsOf(SLOWER),
        notices: Array.from({ length: 200 }, () => ({ code: "port-ignored" as const, target: long })),
      }),
    ],
    ["cases", () => resultsOf(many)],
  ] as const)
    test(`whatever ${what} are, and remembers this run`, async () => {
      await using github = await fakeGithub();
      const pull = openPull(github, { fork: true });
      const left = results();
      for (const run of [500, 501]) {
        await leave(github, run, { results: left });
        if (run === 501) setLabel(github.world, pull, "loadgate: accepted", "maintainer", minute(2));
        const { code, output } = await deliver(github, pull, { event: runEvent(pull, run) });
        assert.equal(code, 0, output.slice(0, 500));
      }
      const body = github.world.comments[0]?.body ?? "";
      assert.ok(Buffer.byteLength(body) <= 65_000);
      assert.match(body, /could be forged/);
      assert.match(body, /actions\/runs\/501\)/);
    });

  test("whatever a failed run says", async () => {
    await using github = await fakeGithub();
    const pull = openPull(github, { fork: true });
    for (const run of [500, 501, 502]) {
      const failure = Array.from({ length: 30 }, () => '"'.repeat(1000)).join("\n");
      await leave(github, run, { failure });
      const { code, output } = await deliver(github, pull, { event: runEvent(pull, run) });
      assert.equal(code, 0, output.slice(0, 500));
    }
    assert.ok(Buffer.byteLength(github.world.comments[0]?.body ?? "") <= 65_000);
  });
});
