import assert from "node:assert/strict";
import { chmodSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { run } from "../../src/platform/exec.ts";
import { VERSION } from "../../src/version.ts";
import { scratch } from "../../test-support/scratch.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const { jobs } = parse(readFileSync(join(ROOT, ".github/workflows/release.yml"), "utf8")) as Workflow;

/** Runs a step of the workflow as a runner would. */
async function step(
  job: string,
  name: string,
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<number | null> {
  const script = jobs[job]?.steps?.find((each) => each.name === name)?.run ?? "exit 99";
  const { code } = await run(["bash", "-e", "-c", script], { cwd: folder, env: { ...process.env, ...env } });
  return code;
}

test("only a tag vX.Y.Z on a commit of main is released", async () => {
  using repository = scratch({ "a.txt": "1" });
  const onMain = repository.git("rev-parse", "HEAD");
  repository.git("update-ref", "refs/remotes/origin/main", onMain);
  repository.git("switch", "--quiet", "--create", "aside");
  const aside = repository.commit({ "a.txt": "2" });
  const allowed = async (ref: string, sha: string) =>
    (await step("test", "The tag is a version's, on a commit of main", repository.folder, {
      GITHUB_REF: ref,
      GITHUB_SHA: sha,
    })) === 0;
  assert.equal(await allowed("refs/tags/v1.2.3", onMain), true);
  assert.equal(await allowed("refs/tags/v1.2.3", aside), false);
  for (const ref of ["refs/tags/v1", "refs/tags/v1.2.3-rc", "refs/tags/x-v1.2.3", "refs/heads/v1.2.3"])
    assert.equal(await allowed(ref, onMain), false, ref);
  assert.equal(jobs.release?.needs, "test");
});

test("nothing is released where the environment asks no reviewer", async () => {
  assert.equal(jobs.release?.environment, "release");
  const [first] = jobs.release?.steps ?? [];
  const asked = async (rules: string) => {
    using folder = scratch({ "bin/gh": `#!/bin/sh\nprintf '%s' '${rules}'\n` });
    chmodSync(join(folder.folder, "bin/gh"), 0o755);
    const env = { PATH: `${join(folder.folder, "bin")}:${process.env.PATH}`, GITHUB_REPOSITORY: "o/r" };
    return (await step("release", first?.name ?? "", folder.folder, env)) === 0;
  };
  assert.equal(await asked("required_reviewers\nbranch_policy\n"), true);
  assert.equal(await asked("branch_policy\nwait_timer\n"), false);
  assert.equal(await asked(""), false);
});

test("package, program, changelog, documents and workflows speak of one version", async () => {
  const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
  const [major] = VERSION.split(".");
  assert.equal(JSON.parse(read("package.json")).version, VERSION);
  const lock = JSON.parse(read("package-lock.json"));
  assert.deepEqual([lock.version, lock.packages[""].version], [VERSION, VERSION]);
  const notes = await run([process.execPath, "scripts/release-notes.ts", `v${VERSION}`], {
    cwd: ROOT,
    env: process.env,
  });
  assert.equal(notes.code, 0, notes.stderr);
  // Whatever names the Action, a reusable workflow or the image.
  const named = globSync(["*.md", "docs/**/*.md", "workflows/*.yml", ".github/**/*.yml", "src/**/*.ts"], {
    cwd: ROOT,
  })
    .filter((file) => !/CHANGELOG|\.test\.ts$/.test(file))
    .flatMap((file) =>
      [
        ...read(file).matchAll(
          /loadgate\/loadgate(?:\/[\w./-]+)?@(?!<)([\w.$]+)|ghcr\.io\/loadgate\/loadgate:([\w.]+)/g,
        ),
      ].map(([, ref, image]) => ({ file, ref: ref ?? `v${image}` })),
    );
  assert.ok(named.length > 10);
  assert.deepEqual(
    named.filter(({ ref }) => ref !== `v${major}`),
    [],
  );
  // The tag that a release moves is the one that they name.
  using folder = scratch({ "bin/gh": '#!/bin/sh\nprintf "%s\\n" "$*"\n' });
  chmodSync(join(folder.folder, "bin/gh"), 0o755);
  const script =
    jobs.release?.steps?.find(({ name }) => name === "The major version's tag moves")?.run ?? "exit 99";
  const moved = await run(["bash", "-e", "-c", script], {
    cwd: folder.folder,
    env: {
      PATH: `${join(folder.folder, "bin")}:${process.env.PATH}`,
      GITHUB_REF_NAME: `v${VERSION}`,
      GITHUB_REPOSITORY: "loadgate/loadgate",
      GITHUB_SHA: "0",
    },
  });
  assert.match(moved.stdout, new RegExp(`repos/loadgate/loadgate/git/refs/tags/v${major} `));
});

test("npm and the image are published with who built them, by short-lived rights alone, once the release is there", () => {
  const npm = jobs.npm?.steps?.find(({ run: script }) => script?.includes("npm publish"))?.run ?? "";
  assert.match(npm, /--provenance\b/);
  assert.match(npm, /--ignore-scripts\b/);
  for (const name of ["npm", "image"]) {
    assert.equal(jobs[name]?.needs, "release");
    assert.equal(jobs[name]?.environment, "release");
    assert.equal(jobs[name]?.permissions?.["id-token"], "write", name);
  }
  assert.doesNotMatch(readFileSync(join(ROOT, ".github/workflows/release.yml"), "utf8"), /secrets\./);
});

test("all that users execute is attested", () => {
  const attest = jobs.release?.steps?.find(({ uses }) =>
    uses?.startsWith("actions/attest-build-provenance@"),
  );
  const patterns = String(attest?.with?.["subject-path"]).trim().split("\n");
  const attested = new Set(globSync(patterns, { cwd: ROOT }));
  const executed = globSync(
    [
      "action.yml",
      "actions/*/action.yml",
      "dist/**/*.*",
      "loadgate",
      "bin/*",
      ".github/workflows/pull-request.yml",
    ],
    { cwd: ROOT },
  );
  assert.ok(executed.length > 10);
  assert.deepEqual(
    executed.filter((file) => !attested.has(file)),
    [],
  );
});

test("every job of every workflow ends by a time, and packages run no scripts when they are installed", () => {
  const files = globSync("{workflows,.github/workflows}/*.yml", { cwd: ROOT });
  for (const file of files) {
    const text = readFileSync(join(ROOT, file), "utf8");
    for (const [name, job] of Object.entries((parse(text) as Workflow).jobs))
      assert.ok(job.steps === undefined || (job["timeout-minutes"] ?? 0) > 0, `${file}: ${name}`);
  }
  for (const file of [...files, "Makefile", ".ci/run"]) {
    const text = readFileSync(join(ROOT, file), "utf8");
    for (const [line] of text.matchAll(/^.*\bnpm (?:ci|install)\b.*$/gm))
      assert.match(line, / --ignore-scripts\b/, file);
  }
});

interface Workflow {
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  readonly needs?: string;
  readonly environment?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly "timeout-minutes"?: number;
  /** None where it is another workflow, whose jobs have times of their own. */
  readonly steps?: readonly {
    readonly name?: string;
    readonly uses?: string;
    readonly run?: string;
    readonly with?: Readonly<Record<string, unknown>>;
  }[];
}
