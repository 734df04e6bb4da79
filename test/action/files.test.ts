import assert from "node:assert/strict";
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { MEASURE, SUB_ACTIONS } from "../../src/actions/definitions.ts";
import { compareCommand } from "../../src/commands/compare.ts";
import { trendCommand } from "../../src/commands/trend.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/** Every action.yml with what is defined of it. */
const FILES = [MEASURE, ...SUB_ACTIONS].map((definition) => {
  const file = definition === MEASURE ? "action.yml" : join("actions", definition.name, "action.yml");
  return { file, definition, parsed: parse(readFileSync(join(ROOT, file), "utf8")) };
});

test("every action.yml has the inputs and outputs that its program reads and writes, each described by whole sentences", () => {
  for (const { file, definition, parsed } of FILES) {
    const names = Object.values(definition.inputs).map(({ name }) => name);
    assert.deepEqual(Object.keys(parsed.inputs ?? {}), names, `${file}: run npm run docs`);
    assert.deepEqual(Object.keys(parsed.outputs ?? {}), Object.keys(definition.outputs), file);
    const log = [...Object.values(parsed.inputs ?? {}), ...Object.values(parsed.outputs ?? {})];
    for (const { description } of log as { description: string }[]) assert.match(description, /\.$/, file);
  }
  const folders = readdirSync(join(ROOT, "actions"));
  assert.deepEqual(folders.sort(), SUB_ACTIONS.map(({ name }) => name).sort());
});

test("every action.yml runs what is bundled", () => {
  for (const { file, parsed } of FILES) {
    assert.equal(parsed.runs.using, "node24");
    const { main, post = main } = parsed.runs;
    for (const program of [main, post]) {
      const path = join(ROOT, dirname(file), program);
      assert.ok(existsSync(path), `${file} runs ${program}, which is not there`);
    }
  }
});

test("the Action that measures takes every option of compare and trend, but those of a terminal", () => {
  const taken = new Set(Object.keys(MEASURE.inputs));
  const options = { ...compareCommand.options, ...trendCommand.options };
  assert.deepEqual(
    Object.keys(options).filter((name) => !taken.has(name)),
    // A workflow reads results.json, which holds the seed; its remote is the checkout's.
    ["program", "port", "get", "seed", "quiet", "json", "bisect", "remote"],
  );
});

test("what measures is small, and has no client of GitHub in it", () => {
  const program = readFileSync(join(ROOT, "dist", "measure.js"), "utf8");
  assert.ok(program.length < 1_000_000, `${program.length} bytes`);
  const [, packages = ""] = /^\/\/ Packages: (.*)$/m.exec(program) ?? [];
  assert.doesNotMatch(packages, /@octokit|undici/);
  assert.match(packages, /\bzod\b/, "the names of packages are no longer in it");
  // An import reads all exports of Node's HTTP client, and so makes it load its own fetch.
  assert.doesNotMatch(program, /from "node:(?:http|https|http2)"/);
});

/** Every workflow that users copy, and the one that they call. */
const WORKFLOWS = globSync(["workflows/*.yml", ".github/workflows/pull-request.yml"], { cwd: ROOT }).map(
  (file) => {
    const text = readFileSync(join(ROOT, file), "utf8");
    return { file, text, parsed: parse(text) };
  },
);

test("the workflows to copy: what is uploaded is the folder that the step's output names, in no checkout", () => {
  const uploads = WORKFLOWS.flatMap(({ file, parsed }) =>
    (Object.values(parsed.jobs) as Job[]).flatMap(({ steps }) => {
      const upload = steps?.find(({ uses }) => uses?.startsWith("actions/upload-artifact@"));
      return upload ? [{ file, steps, upload }] : [];
    }),
  );
  assert.equal(uploads.length, 9);
  for (const { file, steps, upload } of uploads) {
    assert.equal(upload.with?.path, `\${{ steps.loadgate.outputs.out }}`, file);
    const written = steps.find(({ id }) => id === "loadgate");
    assert.match(written?.uses ?? "", /^loadgate\/loadgate/, file);
    assert.equal(written?.with?.out, undefined, file);
  }
});

test("the workflows to copy: no permission but those of a job, and no token where the change's code runs", () => {
  for (const { file, text, parsed } of WORKFLOWS) {
    assert.deepEqual(parsed.permissions, {}, file);
    assert.doesNotMatch(text, /pull_request_target/);
    for (const [name, job] of Object.entries(parsed.jobs) as [string, Job][]) {
      if (job.uses) continue;
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
      if (
        /uses: loadgate\/loadgate(?:\/actions\/\w+|\/\.github\/workflows\/pull-request\.yml)?@v1$/.test(line)
      )
        continue;
      const [, name = "", commit = ""] =
        /uses: ([\w.-]+\/[\w.-]+)@([0-9a-f]{40} # v\d+\.\d+\.\d+)$/.exec(line) ?? [];
      assert.notEqual(name, "", `${file}: ${line}`);
      assert.equal(commit, commits.get(name) ?? commit, `${file}: ${line}`);
      commits.set(name, commit);
    }
});

test("another base branch is measured again, and an edited title ends no measurement", () => {
  for (const { file, parsed } of WORKFLOWS) {
    if (parsed.on?.pull_request === undefined) continue;
    assert.ok(parsed.on.pull_request.types.includes("edited"), file);
    const first = Object.values(parsed.jobs)[0] as Job & { if?: string };
    // The workflow that is called says it.
    if (first.uses) continue;
    assert.match(first.if ?? "", /github\.event\.action != 'edited' \|\| github\.event\.changes\.base/, file);
    if (parsed.concurrency)
      assert.match(parsed.concurrency.group, /!github\.event\.changes\.base && 'edited'/, file);
  }
});

test("nothing that outsiders write reaches a shell", () => {
  for (const { file, parsed } of WORKFLOWS)
    for (const job of Object.values(parsed.jobs) as Job[])
      for (const { run } of job.steps ?? []) assert.doesNotMatch(run ?? "", /\$\{\{/, file);
});

test("the workflow that is called asks for no more than the few lines that call it give, and takes inputs of the Action alone", () => {
  const called = parse(readFileSync(join(ROOT, ".github/workflows/pull-request.yml"), "utf8"));
  const { jobs, on } = parse(readFileSync(join(ROOT, "workflows/reusable.yml"), "utf8"));
  const copied = parse(readFileSync(join(ROOT, "workflows/pull-request.yml"), "utf8"));
  assert.deepEqual(on, copied.on);
  assert.equal(jobs.loadgate.uses.replace(/@.*/, ""), "loadgate/loadgate/.github/workflows/pull-request.yml");
  const needed = Object.assign(
    {},
    ...(Object.values(called.jobs) as Job[]).map(({ permissions }) => permissions),
  );
  assert.deepEqual(jobs.loadgate.permissions, needed);
  const inputs = Object.keys(called.on.workflow_call.inputs);
  const known = Object.values(MEASURE.inputs).map(({ name }) => name);
  for (const name of inputs) assert.ok(known.includes(name), name);
  const step = called.jobs.measure.steps.find(({ id }: { id?: string }) => id === "loadgate");
  assert.deepEqual(Object.keys(step.with), inputs);
});

interface Job {
  readonly uses?: string;
  readonly permissions: Readonly<Record<string, string>>;
  readonly steps: readonly {
    readonly id?: string;
    readonly uses?: string;
    readonly run?: string;
    readonly with?: Readonly<Record<string, unknown>>;
  }[];
}
