import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse, stringify } from "yaml";
import { readScript } from "../../src/history/script.ts";
import { overview } from "../../src/history/wire.ts";
import { fakeGithub, UPLOAD } from "../github/fake.ts";
import { BOT, REPOSITORY } from "../github/world.ts";
import { gitServer } from "../publish/git-server.ts";
import { remains } from "../support/remains.ts";
import { scratch } from "../support/scratch.ts";
import { config, HELLO } from "../support/servers.ts";
import { beginAct, noAct } from "./act.ts";

const WORKFLOW = join(import.meta.dirname, "..", "..", "workflows", "nightly.yml");
const repository = `${REPOSITORY.owner}/${REPOSITORY.name}`;

/** The workflow that users copy, on processes and with little time. */
function workflow(): string {
  const parsed = parse(readFileSync(WORKFLOW, "utf8"));
  const step = parsed.jobs.measure.steps.find(({ uses }: { uses: string }) => uses.startsWith("loadgate/"));
  Object.assign(step.with, { runner: "process", budget: "8s" });
  return stringify(parsed);
}

test("two nights leave a trend of two points, and a page", { skip: noAct, timeout: 240_000 }, async () => {
  await using github = await fakeGithub();
  await using server = await gitServer();
  const scopes = new Set(["contents: write", "issues: write"] as const);
  github.world.tokens.set(server.token, { login: BOT, scopes, actions: true });
  using made = scratch({
    "loadgate.yml": config({ top: { trend: { reference: "v1" } } }),
    "server.js": HELLO,
    ".github/workflows/nightly.yml": workflow(),
  });
  made.git("tag", "v1");
  made.git("remote", "add", "origin", server.url);
  for (const night of ["41", "42"]) {
    const head = made.commit({ "server.js": `// night ${night}\n${HELLO}` }, `Night ${night}`);
    const run = await beginAct(
      made,
      "schedule",
      {},
      {
        token: server.token,
        env: {
          GITHUB_API_URL: github.url,
          GITHUB_SERVER_URL: new URL(server.url).origin,
          GITHUB_REPOSITORY: repository,
          GITHUB_RUN_ID: night,
          FAKE_UPLOAD: `${github.url}${UPLOAD}`,
        },
      },
    ).finished;
    const told = run.messages.join("\n");
    assert.equal(run.code, 0, told);
    assert.ok(!told.includes(server.token), "the token is in the log");
    assert.deepEqual(remains(made, run.ids), []);
    assert.match(server.git("log", "-1", "--format=%s", "gh-pages"), new RegExp(head.slice(0, 12)), told);
    // What a checkout with fetch-depth: 0 brings along.
    const there = `http://x-access-token:${server.token}@${new URL(server.url).host}/app.git`;
    made.git("fetch", "--quiet", there, "gh-pages:refs/remotes/origin/gh-pages");
  }
  const trend = readScript("trend.js", overview, server.git("show", "gh-pages:loadgate/trend.js"));
  assert.equal(trend.runs, 2);
  assert.deepEqual(trend.control.runs, 2);
  assert.ok(trend.series.length > 3);
  for (const { points, case: id } of trend.series) assert.deepEqual([points, id], [2, "api/hello/direct"]);
  const files = server.git("ls-tree", "-r", "--name-only", "gh-pages").split("\n");
  for (const file of [".nojekyll", "loadgate/index.html", "loadgate/badge.svg", "loadgate/alerts.json"])
    assert.ok(files.includes(file), `${file} is not there: ${files.join(" ")}`);
});
