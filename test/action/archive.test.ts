import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { parse, stringify } from "yaml";
import { MEASURE, SUB_ACTIONS } from "../../src/actions/definitions.ts";
import { must } from "../../test-support/run.ts";
import { scratch } from "../../test-support/scratch.ts";
import { config, HELLO } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";
import { beginAct, noAct } from "./act.ts";
import { WORKFLOW_OF_THE_README } from "./repository.ts";

takeTurns();

const ROOT = join(import.meta.dirname, "..", "..");

const MOST_BYTES = 2_000_000;

test("what a runner downloads is small, and the Action measures from it", {
  skip: noAct,
  timeout: 180_000,
}, async () => {
  const workflow = parse(WORKFLOW_OF_THE_README);
  const { steps } = workflow.jobs.measure;
  const step = steps.find(({ uses }: { uses: string }) => uses.startsWith("loadgate/"));
  Object.assign(step, { id: "loadgate", with: { isolation: "process", budget: "5s" } });
  steps.push({
    env: { VERDICT: `\${{ steps.loadgate.outputs.verdict }}` },
    run: 'echo "verdict=$VERDICT"',
  });
  using made = scratch({
    "loadgate.yml": config(),
    "server.js": HELLO,
    ".github/workflows/loadgate.yml": stringify(workflow),
  });
  const root = dirname(made.folder);
  const file = join(root, "action.tar.gz");
  await must(["git", "archive", "--format=tar.gz", `--output=${file}`, "HEAD"], { cwd: ROOT });
  const { size } = statSync(file);
  assert.ok(size < MOST_BYTES, `${size} bytes`);
  const action = join(root, "archive");
  mkdirSync(action);
  execFileSync("tar", ["-xzf", file, "-C", action]);
  const programs = [MEASURE, ...SUB_ACTIONS].map(({ name }) => `${name}.js`);
  assert.deepEqual(
    readdirSync(join(action, "dist")).sort(),
    [...programs, "licences.txt", "page", "post.js"].sort(),
  );
  assert.deepEqual(readdirSync(join(action, "actions")).sort(), SUB_ACTIONS.map(({ name }) => name).sort());
  assert.deepEqual(readdirSync(action).sort(), [
    "LICENSE",
    "README.md",
    "action.yml",
    "actions",
    "dist",
    "package.json",
  ]);

  const base = made.git("rev-parse", "HEAD");
  const head = made.commit({ "server.js": `// other\n${HELLO}` });
  const payload = {
    pull_request: { number: 1, head: { ref: "change", sha: head }, base: { ref: "main", sha: base } },
    repository: { full_name: "a/b", default_branch: "main" },
  };
  const run = await beginAct(made, "pull_request", payload, { action }).finished;
  const log = run.messages.join("\n");
  assert.equal(run.code, 0, log);
  assert.match(run.output, /^verdict=(unchanged|inconclusive)$/m, log);
  assert.match(run.output, /^uploads results\.json$/m, log);
});
