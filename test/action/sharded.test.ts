import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse, stringify } from "yaml";
import { scratch } from "../../test-support/scratch.ts";
import { config, HELLO } from "../../test-support/servers.ts";
import { openPull } from "../github/deliver.ts";
import { fakeGithub, UPLOAD } from "../github/fake.ts";
import { REPOSITORY, TOKEN } from "../github/world.ts";
import { beginAct, noAct } from "./act.ts";

const WORKFLOW = join(import.meta.dirname, "..", "..", "workflows", "sharded.yml");

test("a run in shards: each job measures its cases, one comment judges them together", {
  skip: noAct,
  timeout: 240_000,
}, async () => {
  await using github = await fakeGithub();
  const workflow = parse(readFileSync(WORKFLOW, "utf8"));
  const [measure] = workflow.jobs.measure.steps.filter(({ uses }: { uses: string }) =>
    uses.startsWith("loadgate/"),
  );
  Object.assign(measure.with, { isolation: "process", budget: "12s" });
  // Jobs on one machine would disturb each other; GitHub gives each its own.
  workflow.jobs.measure.strategy["max-parallel"] = 1;
  using made = scratch({
    "loadgate.yml": config({ scenario: { via: ["direct", "nginx"] } }),
    "server.js": HELLO,
    ".github/workflows/loadgate.yml": stringify(workflow),
  });
  const base = made.git("rev-parse", "HEAD");
  const head = made.commit({ "server.js": `// other\n${HELLO}` });
  const repository = `${REPOSITORY.owner}/${REPOSITORY.name}`;
  openPull(github, {
    number: 1,
    head: { sha: head, ref: "change", repository: { id: REPOSITORY.id, owner: REPOSITORY.owner } },
  });
  const payload = {
    action: "synchronize",
    number: 1,
    pull_request: {
      number: 1,
      head: { ref: "change", sha: head, repo: { full_name: repository } },
      base: { ref: "main", sha: base },
    },
    repository: { full_name: repository, default_branch: "main" },
  };
  const run = await beginAct(made, "pull_request", payload, {
    token: TOKEN,
    env: { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: repository, FAKE_UPLOAD: `${github.url}${UPLOAD}` },
  }).finished;
  const log = run.messages.join("\n");
  assert.equal(run.code, 0, log);
  assert.deepEqual(
    github.world.uploads.map(({ name }) => name).sort(),
    ["loadgate", "loadgate-shard-1", "loadgate-shard-2"],
    log,
  );
  const whole = github.world.uploads.find(({ name }) => name === "loadgate")?.files["results.json"] ?? "";
  const results = JSON.parse(Buffer.from(whole, "base64").toString());
  assert.deepEqual(
    results.cases.map(({ id, sessions }: { id: string; sessions: unknown[] }) => [id, sessions.length > 0]),
    [
      ["api/hello/direct", true],
      ["api/hello/nginx", true],
    ],
  );
  assert.equal(github.world.statuses.length, 1);
});
