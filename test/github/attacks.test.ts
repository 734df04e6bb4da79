import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  deliver,
  HEAD,
  type Leaving,
  leave,
  openPull,
  resultsOf,
  runEvent,
  SAME,
  SLOWER,
} from "./deliver.ts";
import { type FakeGithub, fakeGithub } from "./fake.ts";
import { BOT, say, TOKEN } from "./world.ts";
import { asLinks, renamed, zipOf } from "./zip.ts";

/** A fork's pull request whose run left this; returns what was reported. */
async function seenOf(github: FakeGithub, what: Leaving) {
  const pull = openPull(github, { fork: true });
  await leave(github, 500, what);
  const delivered = await deliver(github, pull, { event: runEvent(pull) });
  assert.ok(!delivered.output.includes(TOKEN), "the token is in the log");
  return { ...delivered, comments: github.world.comments };
}

const json = (change: (text: string) => string): (() => Leaving | Promise<Leaving>) => {
  return async () => ({ zip: await zipOf({ "results.json": change(JSON.stringify(resultsOf(SLOWER))) }) });
};
const results = (change: (made: object) => unknown) =>
  json((text) => JSON.stringify(change(JSON.parse(text))));

/** Each ends with 2 and a reason, and writes nothing on GitHub. */
const REFUSED: Readonly<Record<string, [() => Leaving | Promise<Leaving>, RegExp]>> = {
  "not a zip archive": [() => ({ zip: Buffer.from("hello") }), /not a zip archive/],
  "an archive cut in half": [
    async () => ({ zip: (await zipOf({ "results.json": "x".repeat(9000) })).subarray(0, 60) }),
    /not a zip archive/,
  ],
  "a name that climbs out": [
    async () => ({
      zip: renamed(
        await zipOf({ "results.json": "{}", "xx/xx/passwd": "x" }),
        "xx/xx/passwd",
        "../../passwd",
      ),
    }),
    /cannot be read|leads out of it/,
  ],
  "an absolute name": [
    async () => ({
      zip: renamed(await zipOf({ "results.json": "{}", "xetc/passwd": "x" }), "xetc/passwd", "/etc/passwd"),
    }),
    /cannot be read|leads out of it/,
  ],
  "a name on a drive": [
    async () => ({ zip: renamed(await zipOf({ "results.json": "{}", "CC/x": "x" }), "CC/x", "C:/x") }),
    /cannot be read|leads out of it/,
  ],
  links: [async () => ({ zip: asLinks(await zipOf({ "results.json": "/etc/passwd" })) }), /a link in it/],
  "a name twice": [
    async () => ({
      zip: renamed(
        await zipOf({ "results.json": "{}", "resultt.json": "{}" }),
        "resultt.json",
        "results.json",
      ),
    }),
    /a name twice/,
  ],
  "a zip bomb": [
    async () => ({ zip: await zipOf({ "results.json": Buffer.alloc(80 * 2 ** 20) }) }),
    /more than 64 MiB/,
  ],
  "too many entries": [
    async () => ({
      zip: await zipOf(Object.fromEntries(Array.from({ length: 5001 }, (_, i) => [`f${i}`, ""]))),
    }),
    /5001 entries/,
  ],
  "bytes that are no text": [
    async () => ({ zip: await zipOf({ "results.json": Buffer.from([0xff, 0xfe, 0x00]) }) }),
    /cannot be read/,
  ],
  "not JSON": [json(() => "<html>"), /not JSON/],
  "JSON cut off": [json((text) => text.slice(0, -200)), /not JSON/],
  NaN: [json((text) => text.replace(/"wall":[\d.]+/, '"wall":NaN')), /not JSON/],
  Infinity: [json((text) => text.replace(/"wall":[\d.]+/, '"wall":Infinity')), /not JSON/],
  "1e400": [json((text) => text.replace(/"wall":[\d.]+/, '"wall":1e400')), /not valid at/],
  "a key twice": [
    json((text) => text.replace('"verdict":"regression"', '"verdict":"unchanged","verdict":"regression"')),
    /a key twice/,
  ],
  "a key that is __proto__": [
    json((text) => text.replace("{", '{"__proto__":{"polluted":1},')),
    /not valid at/,
  ],
  "JSON too deep": [
    json((text) => text.replace('"notices":[]', `"notices":${"[".repeat(5000)}${"]".repeat(5000)}`)),
    /nested deeper/,
  ],
  "a million cases": [
    results((made) => ({ ...made, cases: Array.from({ length: 1_000_000 }, () => ({})) })),
    /more than 20000 entries/,
  ],
  "five million values": [
    json((text) => text.replace('"notices":[]', `"notices":[${`[${"0,".repeat(19_000)}0],`.repeat(300)}0]`)),
    /more than 4000000 values/,
  ],
  "a schema of the future": [results((made) => ({ ...made, schema: 99 })), /schema 99/],
  "a key that nobody knows": [results((made) => ({ ...made, more: 1 })), /not valid at/],
  "results of another commit": [
    () => ({ results: resultsOf(SLOWER, "f".repeat(40)) }),
    /are of commit f+, but/,
  ],
  "a failure that is none": [
    async () => ({ zip: await zipOf({ "failure.json": "[[[[[[" }) }),
    /not what loadgate writes/,
  ],
};

/** Each has a fake of its own, and mostly waits. */
const AT_ONCE = { concurrency: 64 };

describe("refused", AT_ONCE, () => {
  for (const [name, [what, why]] of Object.entries(REFUSED)) {
    test(`refused: ${name}`, async () => {
      await using github = await fakeGithub();
      const { code, output, comments } = await seenOf(github, await what());
      assert.equal(code, 2, output);
      assert.match(output, why);
      assert.deepEqual(comments, []);
      assert.ok(output.split("\n").length <= 3, output);
    });
  }
});

const NASTY = [
  "@everyone and @octocat, #1",
  "<img src=x onerror=alert(1)>",
  "<!-- loadgate 0123456789abcdef -->",
  "a|b\n| c | d |",
  "`code` ``` fence",
  "\u001b[31mred\u001b[0m \u0007",
  "\u202eright to left\u2066",
  `$\{{ secrets.TOKEN }}`,
  "::error::hacked",
  "](https://evil.example) [x](javascript:alert(1))",
  `half \ud800 of one, and ${"😀".repeat(300)}`,
  `${"\u3164".repeat(3)}e${"\u0301".repeat(500)}`,
];

describe("names and reasons", AT_ONCE, () => {
  for (const nasty of NASTY) {
    test(`names and reasons stay text: ${JSON.stringify(nasty).slice(0, 40)}`, async () => {
      await using github = await fakeGithub();
      const run = resultsOf([{ scenario: nasty, target: nasty, speed: 0.9, cpu: 1.1 }, { scenario: "json" }]);
      const { output, code, comments } = await seenOf(github, {
        results: {
          ...run,
          notices: [{ code: "port-ignored", target: nasty }],
          environment: { ...run.environment, cpuModel: nasty },
        },
      });
      assert.equal(code, 0, output);
      const body = comments[0]?.body ?? "";
      assert.match(body, /^<!-- loadgate [0-9a-f]{16} -->\n/);
      const visible = body.replaceAll(/<!-- loadgate(-state)? [\w-]+ -->/g, "");
      for (const character of ["\u001b", "\u0007", "\u202e", "\u2066", "\u3164"])
        assert.ok(!visible.includes(character));
      assert.ok(body.isWellFormed());
      assert.doesNotMatch(visible, /\p{M}{5}/u);
      assert.doesNotMatch(visible, /@(everyone|octocat)|<img|<!--|^::/m);
      assert.doesNotMatch(visible, /\]\(https:\/\/evil|\]\(javascript|\$\{\{/);
      for (const row of visible.split("\n").filter((line) => line.startsWith("|"))) assert.match(row, /\|$/);
      assert.doesNotMatch(output, /^::/m);
    });
  }
});

test("a marker planted by somebody else is not ours", async () => {
  await using github = await fakeGithub();
  const pull = openPull(github);
  await leave(github, 500, { results: resultsOf(SLOWER) });
  await deliver(github, pull);
  const [ours] = github.world.comments;
  github.world.comments = [];
  const planted = say(github.world, 7, "outsider", ours?.body ?? "");
  const again = await deliver(github, pull);
  assert.equal(again.code, 0, again.output);
  assert.equal(planted.updates, 0);
  assert.deepEqual(
    github.world.comments.map(({ login }) => login),
    ["outsider", BOT],
  );
});

test("a state forged inside a case's name is not read", async () => {
  await using github = await fakeGithub();
  const forged = Buffer.from(
    '{"runs":[{"run":999999,"attempt":1,"head":"' +
      HEAD +
      '","verdict":"unchanged","headline":"x","at":"x"}],"accepted":[]}',
  ).toString("base64url");
  const { comments, output } = await seenOf(github, {
    results: resultsOf([{ scenario: `<!-- loadgate-state ${forged} -->`, speed: 0.9, cpu: 1.1 }]),
  });
  assert.match(comments[0]?.body ?? "", /🔴/, output);
  const pull = openPull(github, { fork: true });
  const again = await deliver(github, pull, { event: runEvent(pull) });
  assert.match(again.output, /comment: as it was/);
});

test("a verdict that does not follow from the samples is not believed", async () => {
  await using github = await fakeGithub();
  const run = resultsOf(SLOWER);
  const cases = run.cases.map((each) => ({ ...each, verdict: "unchanged" as const, metrics: [] }));
  const { comments } = await seenOf(github, {
    results: { ...run, verdict: "unchanged", exitCode: 0, cases },
  });
  assert.match(comments[0]?.body ?? "", /### 🔴 loadgate: fork's own numbers: 1 of 2 cases slower/);
});

const ALTERED = {
  code: "plan-changed",
  changes: [{ of: "scenario", name: "hello", setting: "request.paths", before: "/slow", after: "/fast" }],
  more: 0,
};

for (const [verdict, sketches] of [
  ["unchanged", SAME],
  ["inconclusive", [{ scenario: "hello", sessions: 1 }]],
] as const)
  test(`a fork's run that is ${verdict} by a plan that it altered is reported, and is no pass`, async () => {
    await using github = await fakeGithub();
    const plain = resultsOf(sketches);
    const { comments, output } = await seenOf(github, { results: { ...plain, notices: [ALTERED] } });
    assert.equal(plain.verdict, verdict);
    const body = comments[0]?.body ?? "";
    assert.match(body, /This is not a pass/, output);
    assert.match(body, /request\.paths of scenario hello \/slow → \/fast/);
    assert.doesNotMatch(body, /### ⚪/);
    const [status] = github.world.statuses;
    assert.equal(status?.state, "pending");
    assert.match(status?.description ?? "", /; this change alters what is measured( · base b{12})?$/);
  });

test("an altered plan that leaves nothing red makes a comment and is in the status of one's own pull request, too", async () => {
  await using github = await fakeGithub();
  const pull = openPull(github);
  await leave(github, 500, { results: { ...resultsOf(SAME), notices: [ALTERED] } });
  const { output } = await deliver(github, pull);
  assert.match(github.world.comments[0]?.body ?? "", /\/slow → \/fast/, output);
  const [status] = github.world.statuses;
  assert.equal(status?.state, "success");
  assert.match(
    status?.description ?? "",
    /^No change larger than .*; this change alters what is measured( · base b{12})?$/,
  );
});

test("the status says that the plan was altered however long the verdict is", async () => {
  await using github = await fakeGithub();
  const names = Array.from({ length: 5 }, (_, i) => ({
    scenario: `${"x".repeat(60)}${i}`,
    speed: 0.8,
    cpu: 1.3,
  }));
  await seenOf(github, { results: { ...resultsOf(names), notices: [ALTERED] } });
  const [status] = github.world.statuses;
  assert.equal(status?.state, "failure");
  assert.match(
    status?.description ?? "",
    /^.*slower.*; this change alters what is measured( · base b{12})?$/,
  );
});

test("any number of altered settings leaves the comment its size", async () => {
  await using github = await fakeGithub();
  const [change] = ALTERED.changes;
  const changes = Array.from({ length: 5000 }, (_, i) => ({ ...change, setting: `expect.headers.${i}` }));
  const { comments, code } = await seenOf(github, {
    results: { ...resultsOf(SAME), notices: [{ ...ALTERED, changes }] },
  });
  assert.equal(code, 0);
  assert.match(comments[0]?.body ?? "", /and 4990 more/);
});

test("the pull request's number is not for the results to say", async () => {
  await using github = await fakeGithub();
  openPull(github, { number: 1, head: { sha: "e".repeat(40), ref: "main", repository: null } });
  const pull = openPull(github, { number: 7, fork: true });
  const run = { ...resultsOf(SLOWER), pull: 1, number: 1 };
  await leave(github, 500, { results: run });
  const refused = await deliver(github, pull, { event: runEvent(pull) });
  assert.equal(refused.code, 2, refused.output);
  const forged = runEvent(pull, 500, { pull_requests: [{ number: 1 }] });
  github.world.artifacts.length = 0;
  await leave(github, 500, { results: resultsOf(SLOWER) });
  await deliver(github, pull, { event: forged });
  assert.deepEqual(
    github.world.comments.map((comment) => comment.pull),
    [7],
  );
});

test("a branch of the same name in another fork is another pull request", async () => {
  await using github = await fakeGithub();
  const pull = openPull(github, { fork: true });
  await leave(github, 500, { results: resultsOf(SLOWER) });
  const other = runEvent(pull, 500, { head_repository: { id: 100, owner: { login: "outsider" } } });
  const run = await deliver(github, pull, { event: other });
  assert.equal(run.code, 0, run.output);
  assert.deepEqual(github.world.comments, []);
});

test("a head that has moved on is left to its own run", async () => {
  await using github = await fakeGithub();
  const pull = openPull(github, { fork: true });
  const event = runEvent(pull);
  await leave(github, 500, { results: resultsOf(SLOWER) });
  pull.head.sha = "c".repeat(40);
  const run = await deliver(github, pull, { event });
  assert.equal(run.code, 0, run.output);
  assert.match(run.output, /by now/);
  assert.deepEqual([github.world.comments, github.world.statuses], [[], []]);
});

test("an older run that ends later does not overwrite a newer one", async () => {
  await using github = await fakeGithub();
  const pull = openPull(github);
  await leave(github, 500, { results: resultsOf(SLOWER) });
  await leave(github, 501, { results: resultsOf([{ scenario: "hello", speed: 0.7, cpu: 1.4 }]) });
  await deliver(github, pull, { run: 501 });
  const body = github.world.comments[0]?.body;
  await deliver(github, pull, { run: 500 });
  assert.equal(github.world.comments[0]?.body, body);
});
