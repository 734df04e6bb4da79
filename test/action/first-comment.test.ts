import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { parse } from "yaml";
import type { Results } from "../../src/format/results.ts";
import { findProgram } from "../../src/platform/programs.ts";
import { loadgate } from "../../test-support/loadgate.ts";
import { noDocker, remains } from "../../test-support/remains.ts";
import { type Files, type Scratch, scratch } from "../../test-support/scratch.ts";
import { takeTurns } from "../../test-support/turn.ts";
import { openPull } from "../github/deliver.ts";
import { exampleEvent } from "../github/events.ts";
import { type FakeGithub, fakeGithub, UPLOAD } from "../github/fake.ts";
import { REPOSITORY, TOKEN } from "../github/world.ts";
import { beginAct, noAct, packed } from "./act.ts";
import { FIRST_REPOSITORIES, type FirstRepository } from "./first-repositories.ts";

takeTurns();

const WORKFLOWS = join(import.meta.dirname, "..", "..", "workflows");
/** Where there is no nginx, one case is written instead of two. */
const WITHOUT_NGINX = { LOADGATE_NGINX: "/nowhere/nginx" };
const FULL_NAME = `${REPOSITORY.owner}/${REPOSITORY.name}`;

/** Debian's Python may come without what makes an environment. */
const noVenv =
  spawnSync("python3", ["-c", "import ensurepip"]).status !== 0 && "Python has no ensurepip (python3-venv)";

const shared = mkdtempSync(join(tmpdir(), "action-"));
after(() => rmSync(shared, { recursive: true, force: true }));
let action: string | undefined;

for (const { what, files, needs, docker, writes, fills, changes } of FIRST_REPOSITORIES) {
  const missing = needs.filter((program) => !findProgram(program));
  const lacks =
    (missing.length > 0 && `${missing.join(" and ")} not here`) || (needs.includes("python3") && noVenv);
  test(`from ${what} without a configuration to the comment of its first pull request, and to that of the next`, {
    skip: noAct || lacks || (docker ? noDocker : false),
    timeout: 240_000,
  }, async () => {
    await using github = await fakeGithub();
    using made = scratch(files);
    const read = (path: string) => readFileSync(join(made.folder, path), "utf8");

    const base = made.git("rev-parse", "HEAD");
    made.git("checkout", "--quiet", "-b", "set-up");
    const set = await loadgate(made, ["init", "--yes"], { limitSeconds: 200, env: WITHOUT_NGINX });
    assert.equal(set.code, 0, set.stderr);
    assert.deepEqual(remains(made, set.ids), []);
    assert.equal(read(".github/workflows/loadgate.yml"), shipped("pull-request.yml"));
    assert.equal(read(".github/workflows/loadgate-comment.yml"), shipped("comment.yml"));
    const { mode, targets, scenarios } = parse(read("loadgate.yml"));
    assert.equal(mode, "observe");
    assert.deepEqual(Object.keys(targets), [writes.target]);
    if (writes.port !== undefined) assert.equal(targets[writes.target].port, writes.port);
    const [scenario, ...others] = Object.values(scenarios) as { request: string; expect: { body: string } }[];
    assert.deepEqual(others, []);
    assert.deepEqual([scenario?.request, scenario?.expect.body], [writes.request, writes.body]);

    if (fills) made.write(replaced(made, fills));
    // A minute a case is too long for a test.
    const first = made.commit({ "loadgate.yml": `${read("loadgate.yml")}budget: ${docker ? 12 : 3}s\n` });
    github.world.files.delete("loadgate.yml");
    const setUp = await pullRequest(github, made, { number: 1, base, head: first });
    assert.ok(setUp.cases.length > 0);
    for (const { id, verdict } of setUp.cases) assert.equal(verdict, "new", id);
    const count = `${setUp.cases.length} case${setUp.cases.length > 1 ? "s" : ""}`;
    assert.match(
      commentOn(github, 1),
      new RegExp(`### 🆕 loadgate: set up to measure ${count}; comparing begins with the next change\\n`),
    );

    made.git("checkout", "--quiet", "main");
    made.git("merge", "--quiet", "--ff-only", "set-up");
    github.world.files.set("loadgate.yml", read("loadgate.yml"));
    made.git("checkout", "--quiet", "-b", "change");
    const second = made.commit(replaced(made, changes));
    const compared = await pullRequest(github, made, { number: 2, base: first, head: second });
    for (const { id, brokenIn } of compared.cases) assert.deepEqual(brokenIn, ["head"], id);
    assert.match(commentOn(github, 2), /### ⛔ loadgate: .*head fails where base does not: /);

    const { statuses } = github.world;
    assert.deepEqual(
      statuses.map(({ sha, state }) => [sha, state]),
      [first, second].map((sha) => [sha, "success"]),
      "what observes fails nothing",
    );
    assert.match(statuses[0]?.description ?? "", new RegExp(`^Set up to measure ${count}`));
    assert.match(statuses[1]?.description ?? "", /head fails where base does not/i);
  });
}

/** A file with a text in it replaced. */
function replaced({ folder }: Scratch, { path, from, to }: FirstRepository["changes"]): Files {
  const text = readFileSync(join(folder, path), "utf8");
  assert.ok(text.includes(from), text);
  return { [path]: text.replace(from, to) };
}

function shipped(name: string): string {
  return readFileSync(join(WORKFLOWS, name), "utf8");
}

function commentOn(github: FakeGithub, pull: number): string {
  const [comment, ...others] = github.world.comments.filter((each) => each.pull === pull);
  assert.deepEqual(others, []);
  return comment?.body ?? "";
}

/** A pull request, for which act runs the workflow that init wrote; its results. */
async function pullRequest(
  github: FakeGithub,
  made: Scratch,
  { number, base, head }: { readonly number: number; readonly base: string; readonly head: string },
): Promise<Results> {
  const { world, url } = github;
  const ref = made.git("branch", "--show-current");
  openPull(github, { number, head: { sha: head, ref, repository: REPOSITORY } });
  world.mergeBase = base;
  world.changed = made.git("diff", "--name-only", base, head).split("\n");
  const payload = exampleEvent("pull_request", "opened", {
    number,
    pull_request: {
      number,
      head: { ref, sha: head, repo: { full_name: FULL_NAME } },
      base: { ref: "main", sha: base },
    },
    repository: { full_name: FULL_NAME, default_branch: "main" },
  });
  action ??= packed(join(shared, "action"));
  const run = await beginAct(made, "pull_request", payload, {
    action,
    token: TOKEN,
    env: {
      GITHUB_API_URL: url,
      GITHUB_REPOSITORY: FULL_NAME,
      GITHUB_RUN_ID: String(number),
      FAKE_UPLOAD: `${url}${UPLOAD}`,
    },
  }).finished;
  const log = run.messages.join("\n");
  assert.equal(run.code, 0, log);
  assert.deepEqual(remains(made, run.ids), []);
  const results = world.uploads.at(-1)?.files["results.json"];
  assert.ok(results, log);
  return JSON.parse(Buffer.from(results, "base64").toString());
}
