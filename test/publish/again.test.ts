import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { mergeMeasured } from "../../src/analyse/merge-shards.ts";
import { publish, publishCode, publishedText } from "../../src/commands/publish.ts";
import type { Results, TrendPart } from "../../src/format/results.ts";
import { alerts, overview, readTrendText } from "../../src/format/trend.ts";
import { systemClock } from "../../src/platform/clock.ts";
import { sketchedRun } from "../../src/report/fixture.ts";
import { type GitServer, gitServer } from "../../test-support/git-server.ts";
import { type Scratch, scratch } from "../../test-support/scratch.ts";

const WHERE = {
  branch: "gh-pages",
  folder: "loadgate",
  remote: undefined,
  keep: undefined,
  keepRuns: undefined,
};

/** A night's results, with an id and a day of their own; a slow one was measured twice, since it looked changed. */
function night(n: number, { speed = 1, id = `night${n}`, scenario = "hello" } = {}): Results {
  const startedAt = new Date(Date.UTC(2026, 0, 1 + n, 3)).toISOString();
  const measured = (seed: number) =>
    sketchedRun([{ scenario, speed, cpu: 1 / speed }], { id, startedAt }, seed);
  const results = measured(n + 1);
  const trend: TrendPart = {
    settings: { alert: ["fail"], direction: "worse", thresholds: {}, keep: 1e8, keepRuns: 7_776_000 },
    config: "loadgate.yml",
    reference: { commit: "f".repeat(40), label: "v1" },
    head: { commit: n.toString(16).padStart(40, "0"), subject: `Change ${n}` },
    ...{
      control: null,
      seam: null,
      again: speed === 1 ? null : { ...measured(n + 100), command: "compare" },
    },
  };
  return { ...results, command: "trend", trend };
}

/** Publishes as a job of a workflow's run does. */
async function publishAs(run: number, attempt: number, results: Results, server: GitServer, here: Scratch) {
  const file = join(here.temporary, `${run}-${attempt}`, "results.json");
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(results));
  const progress = { say() {}, step() {}, end() {} };
  const host = { cwd: here.folder, clock: systemClock, progress, signal: new AbortController().signal };
  const env = {
    ...{ GITHUB_TOKEN: server.token, GITHUB_SERVER_URL: new URL(server.url).origin },
    ...{ GITHUB_RUN_ID: String(run), GITHUB_RUN_ATTEMPT: String(attempt) },
  };
  const published = await publish(file, { ...WHERE, remote: server.url }, env, host);
  return { code: publishCode(published), text: publishedText(published, WHERE) };
}

function trendAt({ git }: GitServer) {
  const read = (name: string) => git("show", `gh-pages:loadgate/${name}`);
  const { runs, series } = readTrendText("trend.js", overview, read("trend.js"));
  return { runs, series, alerts: readTrendText("alerts.json", alerts, read("alerts.json")) };
}

test("a failed publish that runs again records nothing again, and fails again until somebody accepts or fixes it", async () => {
  await using server = await gitServer();
  using here = scratch({ "main.go": "package main\n" });
  for (let n = 0; n < 6; n++) assert.equal((await publishAs(100 + n, 1, night(n), server, here)).code, 0);
  const slow = night(6, { speed: 0.85 });
  const first = await publishAs(106, 1, slow, server, here);
  assert.match(first.text, /\nraised: api\/hello\/direct: Requests\/s .*provisional/);
  assert.equal(first.code, 1);
  const before = server.git("rev-parse", "gh-pages");
  for (const attempt of [2, 5]) {
    const again = await publishAs(106, attempt, slow, server, here);
    assert.match(again.text, /^run night6 is in loadgate on gh-pages already; nothing changed\nraised: /);
    assert.equal(again.code, 1, again.text);
  }
  assert.equal(server.git("rev-parse", "gh-pages"), before);
  const { runs, alerts: kept } = trendAt(server);
  assert.equal(runs, 7);
  assert.ok(kept.open.length > 0 && kept.open.every(({ state }) => state === "provisional"));
  // Behind a later night it is the same run still, and an earlier one says nothing of it.
  assert.equal((await publishAs(107, 1, night(7, { speed: 0.85 }), server, here)).code, 0);
  const late = await publishAs(106, 6, slow, server, here);
  assert.match(late.text, /^run night6 is in loadgate/);
  assert.equal((await publishAs(100, 2, night(0), server, here)).code, 0);
  assert.equal(trendAt(server).runs, 8);
});

test("two results of one workflow's run are two points, at once or one after the other; the same shards are one run", async () => {
  await using server = await gitServer();
  using here = scratch({ "main.go": "package main\n" });
  const jobs = ["x86", "arm"].map((id) => night(0, { id, scenario: id }));
  const [one, two] = jobs as [Results, Results];
  const said = await Promise.all([publishAs(7, 1, one, server, here), publishAs(7, 2, two, server, here)]);
  assert.ok(
    said.every(({ text }) => /was added to/.test(text)),
    JSON.stringify(said),
  );
  assert.equal(trendAt(server).runs, 2);
  assert.deepEqual([...new Set(trendAt(server).series.map((each) => each.case))].sort(), [
    "api/arm/direct",
    "api/x86/direct",
  ]);
  const cases = [...one.plan.cases, ...two.plan.cases];
  const scenarios = [...one.plan.scenarios, ...two.plan.scenarios];
  const shards = jobs.map((results, i) => ({
    ...results,
    plan: { ...results.plan, cases, scenarios, shard: { index: i + 1, count: 2 } },
  }));
  const ids = [shards, shards.toReversed(), shards.slice(0, 1)].map((some) => mergeMeasured(some).id);
  assert.equal(ids[0], ids[1]);
  assert.equal(new Set([...ids, "arm"]).size, 3);
  assert.match(ids[0] ?? "", /^[0-9a-z]+$/);
});
