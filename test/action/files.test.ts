import assert from "node:assert/strict";
import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { COMMENTING, MIRRORED, TOKEN_INPUT, TREND_INPUTS } from "../../src/commands/action-inputs.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const action = parse(readFileSync(join(ROOT, "action.yml"), "utf8"));

test("action.yml has the inputs and outputs that the Action reads and writes, each described", () => {
  assert.deepEqual(
    Object.keys(action.inputs).sort(),
    [
      ...new Set([...MIRRORED, ...COMMENTING, ...TREND_INPUTS, TOKEN_INPUT, "command", "oha-path", "shards"]),
    ].sort(),
  );
  const source = readFileSync(join(ROOT, "src", "action.ts"), "utf8");
  const written = [...source.matchAll(/core\.setOutput\(\s*"([^"]+)"/g)].map(([, name]) => name);
  assert.deepEqual(Object.keys(action.outputs).sort(), [...new Set(written)].sort());
  for (const { description } of [...Object.values(action.inputs), ...Object.values(action.outputs)] as {
    description: string;
  }[])
    assert.match(description, /\.$/);
});

test("action.yml runs what is bundled", () => {
  assert.equal(action.runs.using, "node24");
  const bundle = readFileSync(join(ROOT, "scripts", "bundle.ts"), "utf8");
  for (const file of [action.runs.main, action.runs.post])
    assert.ok(bundle.includes(`"${/^dist\/(.*)\.js$/.exec(file)?.[1]}"`), file);
});

/** Every workflow that users copy. */
const WORKFLOWS = readdirSync(join(ROOT, "workflows")).map((file) => {
  const text = readFileSync(join(ROOT, "workflows", file), "utf8");
  return { file, text, parsed: parse(text) };
});

test("the workflows to copy: no permission but those of a job, and no token where the change's code runs", () => {
  for (const { file, text, parsed } of WORKFLOWS) {
    assert.deepEqual(parsed.permissions, {}, file);
    assert.doesNotMatch(text, /pull_request_target/);
    for (const [name, job] of Object.entries(parsed.jobs) as [string, Job][]) {
      const uses = (action: string) => job.steps.some((step) => step.uses?.startsWith(action));
      const measures = uses("actions/checkout") && uses("loadgate/");
      const writes = Object.values(job.permissions).includes("write");
      assert.ok(!(measures && writes), `${file}: ${name}`);
      if (!measures) continue;
      assert.deepEqual(job.permissions, { contents: "read" }, `${file}: ${name}`);
      const [checkout, ...others] = job.steps;
      assert.equal(checkout?.with?.["persist-credentials"], false);
      assert.doesNotMatch(JSON.stringify(others), /token/);
    }
  }
});

test("every action of others is named by its commit, the version beside it; the same one everywhere", () => {
  const commits = new Map<string, string>();
  for (const file of globSync("{workflows,.github/workflows}/*.yml", { cwd: ROOT }))
    for (const [line] of readFileSync(join(ROOT, file), "utf8").matchAll(/^.*\buses:.*$/gm)) {
      if (line.endsWith("uses: loadgate/loadgate@v1")) continue;
      const [, name = "", commit = ""] =
        /uses: ([\w.-]+\/[\w.-]+)@([0-9a-f]{40} # v\d+\.\d+\.\d+)$/.exec(line) ?? [];
      assert.notEqual(name, "", `${file}: ${line}`);
      assert.equal(commit, commits.get(name) ?? commit, `${file}: ${line}`);
      commits.set(name, commit);
    }
});

test("nothing that strangers write reaches a shell", () => {
  for (const { file, parsed } of WORKFLOWS)
    for (const job of Object.values(parsed.jobs) as Job[])
      for (const { run } of job.steps) assert.doesNotMatch(run ?? "", /\$\{\{/, file);
});

interface Job {
  readonly permissions: Readonly<Record<string, string>>;
  readonly steps: readonly {
    readonly uses?: string;
    readonly run?: string;
    readonly with?: Readonly<Record<string, unknown>>;
  }[];
}
