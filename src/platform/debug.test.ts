import assert from "node:assert/strict";
import { existsSync, mkdtempDisposableSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { isDebugging } from "./debug.ts";
import { type Finished, must, run } from "./exec.ts";

const module = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

/** What a process of its own writes, with these variables and nothing of ours that would count. */
function inProcess(code: string, variables: NodeJS.ProcessEnv, ...args: string[]): Promise<Finished> {
  const { LOADGATE_DEBUG: _, RUNNER_DEBUG: __, LOADGATE_KEEP_TEMP: ___, ...own } = process.env;
  const argv = [process.execPath, "--input-type=module", "-e", code, "--", ...args];
  return run(argv, { cwd: "/", env: { ...own, ...variables } });
}

test("debugging is on where it is asked for, by us or by GitHub", () => {
  assert.equal(isDebugging({}), false);
  assert.equal(isDebugging({ LOADGATE_DEBUG: "", RUNNER_DEBUG: "0" }), false);
  assert.equal(isDebugging({ LOADGATE_DEBUG: "1" }), true);
  assert.equal(isDebugging({ RUNNER_DEBUG: "1" }), true);
});

const PROGRAMS = `
  const { run } = await import(${module("./exec.ts")});
  const { startProcess } = await import(${module("./background-process.ts")});
  const { secretsOf } = await import(${module("../serve/variables.ts")});
  const here = { cwd: "/", env: process.env };
  secretsOf({ name: "api", secrets: ["PASSWORD"] }, process.env);
  await run(["sh", "-c", "exit 3", "it's", "line\\nline", "with " + process.env.PASSWORD], here);
  await run(["no-such-program"], here);
  await using running = await startProcess(["sleep", "60"], here);
`;

test("each program is written with its arguments, folder, end and seconds, without secrets", async () => {
  const { code, stderr } = await inProcess(PROGRAMS, { LOADGATE_DEBUG: "1", PASSWORD: "hunter22" });
  assert.equal(code, 0, stderr);
  const lines = stderr.trimEnd().split("\n");
  assert.equal(lines[0], `debug: #1 sh -c 'exit 3' 'it'\\''s' $'line\\x0aline' 'with (PASSWORD)' (in /)`);
  assert.match(lines[1] ?? "", /^debug: #1 exit code 3 after \d+\.\d{3} s$/);
  assert.match(lines[2] ?? "", /^debug: #2 no-such-program \(in \/\)$/);
  assert.match(lines[3] ?? "", /^debug: #2 not found or not executable after/);
  assert.match(lines[4] ?? "", /^debug: #3 sleep 60 \(in \/\)$/);
  assert.match(lines[5] ?? "", /^debug: #3 ended by SIGTERM after/);
  assert.equal(lines.length, 6);
});

test("nothing is written where nobody asked", async () => {
  assert.equal((await inProcess(PROGRAMS, { PASSWORD: "hunter22" })).stderr, "");
});

const RUN = `
  const { openRunResources, releaseAbandoned } = await import(${module("./run-resources.ts")});
  const { addCheckout } = await import(${module("./checkout-folder.ts")});
  const { findCommit } = await import(${module("./git.ts")});
  const { join } = await import("node:path");
  const repository = process.argv.at(-1);
  {
    await using resources = openRunResources();
    const signal = new AbortController().signal;
    await using tree = await addCheckout({ top: repository }, await findCommit({ top: repository }, "HEAD"), join(resources.folder, "head"), { marker: resources.marker, signal });
  }
  await releaseAbandoned();
`;

for (const [variables, kept] of [
  [{}, false],
  [{ LOADGATE_KEEP_TEMP: "1" }, true],
] as const)
  test(`the temporary folder and its checkouts ${kept ? "stay where that is asked for" : "are gone"}`, async () => {
    using temporary = mkdtempDisposableSync(join(tmpdir(), "debugged-"));
    using repository = mkdtempDisposableSync(join(tmpdir(), "repository-"));
    const here = { cwd: "/", env: process.env };
    const git = ["git", "-C", repository.path, "-c", "user.name=A", "-c", "user.email=a@example.org"];
    await must([...git, "init", "--quiet"], here);
    await must([...git, "commit", "--quiet", "--allow-empty", "--message", "One"], here);
    const { code, stderr } = await inProcess(RUN, { ...variables, TMPDIR: temporary.path }, repository.path);
    assert.equal(code, 0, stderr);
    const [folder, ...others] = readdirSync(temporary.path);
    assert.deepEqual(others, []);
    assert.equal(folder !== undefined && existsSync(join(temporary.path, folder, "head", ".git")), kept);
    if (folder !== undefined) assert.match(stderr, new RegExp(`LOADGATE_KEEP_TEMP: kept .*/${folder};`));
  });
