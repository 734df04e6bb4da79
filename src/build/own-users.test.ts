import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { Scenario } from "../format/plan.ts";
import type { Target } from "../model/config.ts";
import { addCheckout } from "../platform/checkout-folder.ts";
import { allowedEnvironment } from "../platform/child-environment.ts";
import { run } from "../platform/exec.ts";
import { openRunResources, type RunResources } from "../platform/run-resources.ts";
import { buildRevisions } from "./build-revisions.ts";
import { handOver, interpreterOf, takeBodies, troubleWithPorts } from "./own-users.ts";

const rootOnly = { skip: process.getuid?.() === 0 ? false : "only root has other users" };

const SLEEP = ["sleep", "1"];

const TARGET: Target = {
  ...{ name: "api", process: { setup: [], command: SLEEP }, port: 8080, env: {} },
  ready: { path: "/", timeoutSeconds: 1 },
};

const AS_ROOT = ["sh", "-c", 'test "$(id -u)" = 0'];

function checkout(resources: RunResources, name: string, change: Partial<Target>) {
  const top = join(resources.folder, name);
  mkdirSync(top);
  const revision = { commit: name, label: name };
  const source = { name, revision, targets: [{ ...TARGET, ...change }], file: "loadgate.yml", tree: name };
  return { ...source, top, folder: top, lacking: [], unfiltered: [], leftOut: [], submodules: [] };
}

/** Builds base and head with these changes of the target. */
async function built(base: Partial<Target>, head: Partial<Target>) {
  await using resources = openRunResources();
  const { signal } = new AbortController();
  const checkouts = [checkout(resources, "base", base), checkout(resources, "head", head)];
  const context = { repository: { top: "/", folder: "/" } as never, resources, signal };
  const revisions = await buildRevisions(checkouts, "process", context);
  return {
    lacking: resources.users.lacking(),
    ok: revisions.map(({ failures }) => failures.length === 0),
    areUsers: revisions.map(
      ({ user, targets }) => user !== undefined && targets.every(({ build }) => build.user === user),
    ),
    owners: checkouts.map(({ top }) => statSync(top).uid !== 0),
  };
}

const WITH_USERS = { lacking: null, areUsers: [true, true], owners: [true, true] };
const AS_BEFORE = { areUsers: [false, false], owners: [false, false] };

test("each side is built as a separate user, where base can be", rootOnly, async () => {
  const refusesRoot = [
    "sh",
    "-c",
    'test "$(id -u)" != 0 && echo made > made && test -w "$HOME" && test -w "$TMPDIR"',
  ];
  const both = { process: { setup: [refusesRoot], command: SLEEP } };
  assert.deepEqual(await built(both, both), { ...WITH_USERS, ok: [true, true] });
});

test("what of base only root can build or start is root's on both sides", rootOnly, async () => {
  const both = { process: { setup: [AS_ROOT], command: SLEEP } };
  assert.deepEqual(await built(both, both), {
    ...AS_BEFORE,
    lacking: { why: "build", what: "api" },
    ok: [true, true],
  });
  await using temporary = await mkdtempDisposable(join(tmpdir(), "closed-"));
  writeFileSync(join(temporary.path, "tool"), "#!/bin/sh\n", { mode: 0o755 });
  const PATH = `${temporary.path}:${process.env.PATH}`;
  const closed = { process: { setup: [], command: ["tool"] }, env: { PATH } };
  assert.deepEqual(await built(closed, closed), {
    ...AS_BEFORE,
    lacking: { why: "program", what: "tool" },
    ok: [true, true],
  });
  // As of a virtual environment, whose interpreter is a link into root's home.
  await using open = await mkdtempDisposable(join(tmpdir(), "open-"));
  chmodSync(open.path, 0o755);
  symlinkSync("/bin/sh", join(temporary.path, "sh"));
  const script = join(open.path, "script");
  for (const [interpreter, lacking] of [
    [join(temporary.path, "sh"), { why: "program", what: script }],
    ["/bin/sh", null],
  ] as const) {
    writeFileSync(script, `#! ${interpreter}\n`, { mode: 0o755 });
    const scripted = { process: { setup: [], command: [script] } };
    assert.deepEqual((await built(scripted, scripted)).lacking, lacking);
  }
  // As of nvm or rustup, whose programs lie in root's home.
  for (const line of ["#!/usr/bin/env tool", "#! /usr/bin/env -S A=1 tool --flag"]) {
    writeFileSync(script, `${line}\n`, { mode: 0o755 });
    const scripted = { process: { setup: [], command: [script] }, env: { PATH } };
    assert.deepEqual((await built(scripted, scripted)).lacking, { why: "program", what: script }, line);
  }
  writeFileSync(script, "#!/usr/bin/env script\n", { mode: 0o755 });
  const ofItself = {
    process: { setup: [], command: [script] },
    env: { PATH: `${open.path}:${process.env.PATH}` },
  };
  await built(ofItself, ofItself);
});

test("a script's interpreter is its path, or the name that env looks for", () => {
  for (const [start, expected] of [
    ["\x7fELF\0", null],
    ["#!/bin/sh -e\nnode", "/bin/sh"],
    ["#! /opt/venv/bin/python\n", "/opt/venv/bin/python"],
    ["#!/usr/bin/env node\n", "node"],
    ["#!/usr/bin/env -S node --import tsx\n", "node"],
    ["#!/usr/bin/env -vS A=1 B=2 node\n", "node"],
    ["#!/usr/bin/env -i --split-string=python3 -u\n", "python3"],
    ["#!/usr/bin/env /root/bin/tool\n", "/root/bin/tool"],
    ["#!/usr/bin/env\n", "/usr/bin/env"],
  ] as const)
    assert.equal(interpreterOf(start), expected, start);
});

test("head does not get to be root by failing, nor by a fixture that fails in base", rootOnly, async () => {
  assert.deepEqual(await built({}, { process: { setup: [AS_ROOT], command: SLEEP } }), {
    ...WITH_USERS,
    ok: [true, false],
  });
  assert.deepEqual(await built({}, { port: 80, process: { setup: [], command: ["/root/tool"] } }), {
    ...WITH_USERS,
    ok: [true, true],
  });
  const fixture = { fixture: "bench", process: { setup: [AS_ROOT], command: SLEEP } };
  assert.deepEqual(await built(fixture, fixture), { ...WITH_USERS, ok: [false, false] });
});

test("a base that root cannot build either is no reason to run as root", rootOnly, async () => {
  assert.deepEqual(await built({ process: { setup: [["false"]], command: SLEEP } }, {}), {
    ...WITH_USERS,
    ok: [false, true],
  });
});

test("ports that root alone may listen at are seen", () => {
  assert.equal(troubleWithPorts([{ port: 60_000 }, { port: 0 }]), null);
  assert.deepEqual(troubleWithPorts([{ port: 60_000 }, { port: -1 }]), { why: "port", what: "-1" });
});

test(
  "a checkout's history can be read though the user's repository is closed to others",
  rootOnly,
  async () => {
    await using temporary = await mkdtempDisposable(join(tmpdir(), "history-"));
    await using resources = openRunResources();
    const top = join(temporary.path, "repository");
    const git = (...args: string[]) =>
      execFileSync("git", ["-C", top, "-c", "user.name=A", "-c", "user.email=a@example.org", ...args], {
        encoding: "utf8",
      }).trim();
    mkdirSync(top);
    git("init", "--quiet");
    git("commit", "--quiet", "--allow-empty", "--message", "first");
    git("commit", "--quiet", "--allow-empty", "--message", "second");
    chmodSync(temporary.path, 0o700);
    const user = await resources.users.next();
    assert.ok(user);
    const folder = join(resources.folder, "base");
    const { signal } = new AbortController();
    await using _made = await addCheckout({ top } as never, git("rev-parse", "HEAD"), folder, {
      marker: {},
      signal,
    });
    const count = () =>
      run(["git", "rev-list", "--count", "HEAD"], {
        cwd: folder,
        env: { ...allowedEnvironment(process.env), HOME: user.home },
        user,
      });
    await handOver({ ...checkout(resources, "other", {}), top: folder, folder }, [], user);
    const { stdout, stderr } = await count();
    assert.equal(stdout, "2\n", stderr);
  },
);

const sending = (file: string) => ({ request: { body: { file } } }) as Scenario;

test(
  "of the files that are sent only a user's own are taken, whatever a link leads to",
  rootOnly,
  async () => {
    await using temporary = await mkdtempDisposable(join(tmpdir(), "bodies-"));
    const [folder, into] = [join(temporary.path, "head"), join(temporary.path, "bodies")];
    mkdirSync(join(folder, "data"), { recursive: true });
    const user = { uid: 60_600, gid: 60_600 };
    writeFileSync(join(folder, "data/own.bin"), Buffer.from([0, 255]));
    chownSync(join(folder, "data/own.bin"), user.uid, user.gid);
    writeFileSync(join(temporary.path, "secret"), "root's");
    symlinkSync("../../secret", join(folder, "data/link.bin"));
    symlinkSync("own.bin", join(folder, "data/alias.bin"));
    const scenarios = ["data/own.bin", "data/link.bin", "data/alias.bin", "data/none.bin"].map(sending);
    takeBodies(scenarios, { folder, user, into });
    assert.deepEqual(readFileSync(join(into, "data/own.bin")), Buffer.from([0, 255]));
    assert.deepEqual(readFileSync(join(into, "data/alias.bin")), Buffer.from([0, 255]));
    assert.deepEqual(
      [existsSync(join(into, "data/link.bin")), existsSync(join(into, "data/none.bin"))],
      [false, false],
    );
  },
);
