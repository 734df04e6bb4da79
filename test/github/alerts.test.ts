import assert from "node:assert/strict";
import { test } from "node:test";
import type { Alert, Alerts } from "../../src/format/trend.ts";
import { githubApi } from "../../src/platform/github-api.ts";
import { commentOnCommits, deliverAlerts, keepIssue } from "../../src/review/alert-delivery.ts";
import { acceptedBetween } from "../../src/review/find-acceptances.ts";
import { stored } from "../../src/trend/fixture.ts";
import { deliver, HEAD, leave, openPull, resultsOf, SLOWER } from "./deliver.ts";
import { type FakeGithub, fakeGithub } from "./fake.ts";
import { BOT, minute, REPOSITORY, type Scope, type StoredPull, setLabel, TOKEN } from "./world.ts";

const alert: Alert = {
  case: "api/hello/direct",
  metric: "goodput",
  unit: "requests/s",
  better: "higher",
  kind: "regression",
  state: "confirmed",
  run: 12,
  previous: 11,
  from: "a".repeat(40),
  to: "b".repeat(40),
  ratio: stored(0.94, 0.93, 0.95),
  before: 1000,
  at: "2026-11-20T02:00:00Z",
};
const alerts = (open: readonly Alert[], closed: readonly Alert[] = []): Alerts => ({
  schema: 1,
  open,
  closed,
});
const own = { marker: "<!-- loadgate trend -->", author: BOT };
const places = { repository: "https://github.example/octo/app", page: null };

function apiOf(github: FakeGithub, ...scopes: Scope[]) {
  return apiAs(BOT, github, ...scopes);
}

function apiAs(login: string, github: FakeGithub, ...scopes: Scope[]) {
  github.world.tokens.set(TOKEN, { login, scopes: new Set(scopes), actions: true });
  const repository = `${REPOSITORY.owner}/${REPOSITORY.name}`;
  return githubApi(TOKEN, { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: repository });
}

test("an issue is opened once, brought up to date, and closed when the series is back", async () => {
  await using github = await fakeGithub();
  const api = apiOf(github, "issues: write");
  // Somebody else's text with our marker is not ours.
  github.world.issues.push({
    number: 1,
    title: "planted",
    body: own.marker,
    state: "open",
    login: "outsider",
    createdAt: "2026-01-01T00:00:00Z",
    updates: 0,
  });
  const keep = (state: Alerts, raised: boolean) => keepIssue(state, { own, places, raised }, api);
  assert.equal(await keep(alerts([]), false), "none");
  assert.equal(await keep(alerts([alert]), true), "opened");
  assert.equal(await keep(alerts([alert]), false), "as it was");
  const worse: Alert = { ...alert, metric: "cpu", ratio: stored(1.09, 1.08, 1.1) };
  assert.equal(await keep(alerts([alert, worse]), true), "updated");
  const [, issue] = github.world.issues;
  assert.match(issue?.title ?? "", /Requests\/s −6.0% .* and 1 more/);
  assert.match(issue?.body ?? "", /compare\/a{40}\.\.\.b{40}/);
  assert.equal(
    await keep(
      alerts(
        [],
        [
          { ...alert, state: "recovered", at: "2026-11-21T02:00:00Z" },
          { ...worse, state: "gone" },
        ],
      ),
      false,
    ),
    "closed",
  );
  assert.equal(issue?.state, "closed");
  assert.match(issue?.body ?? "", /back where it was/);
  assert.match(issue?.body ?? "", /the case is no longer measured/);
  assert.equal(github.world.issues.length, 2);
});

test("another app's token finds its own issue and comments again", async () => {
  await using github = await fakeGithub();
  const api = apiAs("octo-gate[bot]", github, "issues: write", "contents: write");
  const telling = {
    alerts: alerts([alert]),
    events: [{ event: "confirmed", alert }] as const,
    settings: { alert: ["issue", "comment"], direction: "worse" } as const,
    marker: own.marker,
    places,
  };
  assert.deepEqual(await deliverAlerts(telling, api), { issue: "opened", undelivered: [] });
  assert.deepEqual(await deliverAlerts(telling, api), { issue: "as it was", undelivered: [] });
  assert.equal(github.world.issues.length, 1);
  assert.equal(github.world.commitComments.length, 1);
});

test("an issue that somebody closed is not opened again until another alert is raised", async () => {
  await using github = await fakeGithub();
  const api = apiOf(github, "issues: write");
  assert.equal(await keepIssue(alerts([alert]), { own, places, raised: false }, api), "none");
  assert.equal(
    await keepIssue(alerts([{ ...alert, state: "accepted" }]), { own, places, raised: true }, api),
    "none",
  );
});

test("names that mean something to GitHub mean nothing in the issue", async () => {
  await using github = await fakeGithub();
  const api = apiOf(github, "issues: write");
  const hostile = { ...alert, case: "a/@everyone|<!-- x --> `#1`/direct", reason: "</details>@octo" };
  await keepIssue(alerts([hostile]), { own, places, raised: true }, api);
  const body = github.world.issues[0]?.body.slice(own.marker.length) ?? "";
  assert.doesNotMatch(body, /@everyone|<!--|(?<!&)#1|<\/details>|@octo/);
});

test("a commit hears once what begins with it", async () => {
  await using github = await fakeGithub();
  const api = apiOf(github, "contents: write");
  await commentOnCommits([alert], { own, places }, api);
  await commentOnCommits([alert], { own, places }, api);
  assert.deepEqual(
    github.world.commitComments.map(({ commit }) => commit),
    [alert.to],
  );
});

test("without the permission the reason names it", async () => {
  await using github = await fakeGithub();
  const api = apiOf(github, "contents: read");
  await assert.rejects(keepIssue(alerts([alert]), { own, places, raised: true }, api), /issues: write/);
  await assert.rejects(commentOnCommits([alert], { own, places }, api), /contents: write/);
});

test("what somebody with write access accepted on the way raises no alert", async () => {
  await using github = await fakeGithub();
  const api = apiOf(github, "contents: read");
  const { world } = github;
  openPull(github, { number: 7 });
  openPull(github, { number: 8, body: "Loadgate-Accept: api/other/* no", author: "outsider" });
  const seven = world.pulls.get(7) as StoredPull;
  setLabel(world, seven, "loadgate: accepted", "maintainer");
  const commit = { login: "maintainer", message: "Change" };
  world.between = [
    { ...commit, sha: "1".repeat(40), pull: 8 },
    {
      ...commit,
      sha: "2".repeat(40),
      message: "Sign\n\nLoadgate-Accept: api/hello/* signatures are checked now",
    },
  ];
  const first = await acceptedBetween(alert.from, alert.to, api);
  assert.equal(first("api/hello/direct"), "maintainer: signatures are checked now");
  assert.equal(first("api/other/direct"), null);
  world.between = [{ ...commit, sha: "3".repeat(40), pull: 7 }];
  const second = await acceptedBetween(alert.from, alert.to, api);
  assert.equal(second("api/other/direct"), null, "nothing had reported that anything is slower");
  seven.mergedAt = minute(-600);
  const merged = await acceptedBetween(alert.from, alert.to, api);
  assert.match(merged("api/other/direct") ?? "", /^maintainer: the label/);
});

test("what was accepted in a pull request holds in the trend for what was red there at that time", async () => {
  await using github = await fakeGithub();
  const { world } = github;
  const pull = openPull(github, { number: 7 });
  pull.commits.push({ sha: HEAD, login: "maintainer", message: "x\n\nLoadgate-Accept: api/* harmless" });
  await leave(github, 500, { results: resultsOf(SLOWER) });
  await deliver(github, pull);
  assert.equal(world.statuses.at(-1)?.state, "success");
  pull.mergedAt = minute(600);
  const api = apiOf(github, "contents: read");
  world.between = [{ sha: HEAD, login: "maintainer", message: pull.commits.at(-1)?.message ?? "", pull: 7 }];
  const reason = await acceptedBetween(alert.from, alert.to, api);
  assert.equal(reason("api/hello/direct"), "maintainer: harmless");
  assert.equal(reason("api/json/direct"), null, "it was not slower when that was said");
  const planted = world.comments.find(({ login }) => login === BOT);
  if (planted) Object.assign(planted, { login: "outsider" });
  const forged = await acceptedBetween(alert.from, alert.to, api);
  assert.equal(
    forged("api/json/direct"),
    "maintainer: harmless",
    "there is no comment of loadgate's: the commit's own word",
  );
});
