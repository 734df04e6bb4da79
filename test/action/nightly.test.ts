import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { parse, stringify } from "yaml";
import { overview, readTrendText } from "../../src/format/trend.ts";
import { gitServer } from "../../test-support/git-server.ts";
import { remains } from "../../test-support/remains.ts";
import { must } from "../../test-support/run.ts";
import { scratch } from "../../test-support/scratch.ts";
import { config, HELLO } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";
import { fakeGithub, UPLOAD } from "../github/fake.ts";
import { BOT, REPOSITORY } from "../github/world.ts";
import { launch, skip as noBrowser, visit } from "../page/browser.ts";
import { beginAct, noAct } from "./act.ts";

takeTurns();

const WORKFLOW = join(import.meta.dirname, "..", "..", "workflows", "nightly.yml");
const repository = `${REPOSITORY.owner}/${REPOSITORY.name}`;

/** The workflow that users copy, on processes and with little time. */
function workflow(): string {
  const parsed = parse(readFileSync(WORKFLOW, "utf8"));
  const step = parsed.jobs.measure.steps.find(({ uses }: { uses: string }) => uses.startsWith("loadgate/"));
  Object.assign(step.with, { isolation: "process", budget: "8s" });
  return stringify(parsed);
}

test("two nights leave a trend of two points, and a page", { skip: noAct, timeout: 240_000 }, async () => {
  await using github = await fakeGithub();
  await using server = await gitServer({ name: `${repository}.git` });
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
    const messages = run.messages.join("\n");
    assert.equal(run.code, 0, messages);
    assert.ok(!messages.includes(server.token), "the token is in the log");
    assert.deepEqual(remains(made, run.ids), []);
    assert.match(server.git("log", "-1", "--format=%s", "gh-pages"), new RegExp(head.slice(0, 12)), messages);
    // What a checkout with fetch-depth: 0 brings along.
    const there = `http://x-access-token:${server.token}@${new URL(server.url).host}/${repository}.git`;
    // Not by `made.git`: it would hold up the server, which is this process.
    const fetch = ["fetch", "--quiet", there, "+gh-pages:refs/remotes/origin/gh-pages"];
    await must(["git", "-C", made.folder, ...fetch]);
  }
  const trend = readTrendText("trend.js", overview, server.git("show", "gh-pages:loadgate/trend.js"));
  assert.equal(trend.runs, 2);
  assert.deepEqual(trend.control.runs, 2);
  assert.ok(trend.series.length > 3);
  for (const { points, case: id } of trend.series) assert.deepEqual([points, id], [2, "api/hello/direct"]);
  const folder = join(made.folder, "..", "page");
  mkdirSync(folder);
  server.git("archive", "--output", join(folder, "page.tar"), "gh-pages", "loadgate");
  execFileSync("tar", ["-x", "-C", folder, "-f", join(folder, "page.tar")]);
  if (!noBrowser) await twoPoints(join(folder, "loadgate", "index.html"));
  const files = server.git("ls-tree", "-r", "--name-only", "gh-pages").split("\n");
  for (const file of ["loadgate/index.html", "loadgate/badge.svg", "loadgate/alerts.json"])
    assert.ok(files.includes(file), `${file} is not there: ${files.join(" ")}`);
});

/** The page shows both nights, opened from a disk. */
async function twoPoints(page: string): Promise<void> {
  const browser = await launch();
  await using _browser = { [Symbol.asyncDispose]: () => browser.close() };
  await using visited = await visit(browser, pathToFileURL(page).href);
  await visited.page.locator(".series").first().waitFor();
  assert.match((await visited.page.locator("main").textContent()) ?? "", /api\/hello\/direct/);
  await visited.page.locator("[data-series]").first().click();
  await visited.page.locator(".chart canvas").waitFor();
  assert.match((await visited.page.locator("#series").textContent()) ?? "", /Night 42/);
  assert.deepEqual(visited.complaints, []);
}
