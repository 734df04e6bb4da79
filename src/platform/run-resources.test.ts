import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { startTime } from "./proc.ts";
import { openRunResources, releaseAbandoned } from "./run-resources.ts";

const { TMPDIR } = process.env;
let own: string;

before(() => {
  own = mkdtempSync(join(tmpdir(), "lease-"));
  // Where root's run has users of their own, they pass through here.
  chmodSync(own, 0o711);
  process.env.TMPDIR = own;
});
after(() => {
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  rmSync(own, { recursive: true });
});

/** The folder of a run whose process is no more. */
function abandoned(name: string, resources: string = JSON.stringify({ pid: 2 ** 22 + 1, started: "1" })) {
  const folder = join(own, `loadgate-${name}`);
  mkdirSync(join(folder, "pids"), { recursive: true });
  writeFileSync(join(folder, "run.json"), resources);
  return folder;
}

async function daemon(environment: NodeJS.ProcessEnv): Promise<{ pid: number; ended: Promise<unknown> }> {
  const child = spawn("sleep", ["100"], { detached: true, env: { ...process.env, ...environment } });
  await once(child, "spawn");
  return { pid: child.pid as number, ended: once(child, "exit") };
}

test("a lease takes its folder with it, and whatever carries its sign", { timeout: 20_000 }, async () => {
  const resources = openRunResources();
  assert.ok(existsSync(resources.folder));
  const { ended } = await daemon({ ...resources.marker });
  const working = spawn("sleep", ["100"], { detached: true, cwd: join(resources.folder, "pids"), env: {} });
  const gone = once(working, "exit");
  const other = await daemon({ LOADGATE_RUN: "another" });
  assert.equal(await releaseAbandoned(), 0);
  await resources[Symbol.asyncDispose]();
  await Promise.all([ended, gone]);
  assert.ok(!existsSync(resources.folder));
  assert.notEqual(startTime(other.pid), null);
  process.kill(other.pid, "SIGKILL");
});

test("what a dead run left is taken away, its processes by group and by sign", {
  timeout: 20_000,
}, async () => {
  const folder = abandoned("AbCdEf");
  const grouped = await daemon({});
  writeFileSync(join(folder, "pids", String(grouped.pid)), startTime(grouped.pid) as string);
  const signed = await daemon({ LOADGATE_RUN: "abcdef" });
  assert.equal(await releaseAbandoned(), 1);
  await Promise.all([grouped.ended, signed.ended]);
  assert.ok(!existsSync(folder));
});

test("a process id that is used again is left alone", { timeout: 20_000 }, async () => {
  const folder = abandoned("reused");
  const untrusted = await daemon({});
  writeFileSync(join(folder, "pids", String(untrusted.pid)), "1");
  assert.equal(await releaseAbandoned(), 1);
  assert.notEqual(startTime(untrusted.pid), null);
  process.kill(untrusted.pid, "SIGKILL");
});

test("what is not a lease of this user is left alone", { timeout: 20_000 }, async () => {
  const folders = [abandoned("broken", "{"), join(own, "loadgate-empty")];
  mkdirSync(folders[1] as string);
  if (process.getuid?.() === 0) {
    folders.push(abandoned("foreign"));
    chownSync(folders[2] as string, 65_534, 65_534);
  }
  assert.equal(await releaseAbandoned(), 0);
  assert.ok(folders.every((folder) => existsSync(folder)));
});

test("links in the temporary folder are left alone, and stop nobody", async () => {
  const target = join(own, "elsewhere");
  mkdirSync(target);
  writeFileSync(join(target, "run.json"), JSON.stringify({ pid: 2 ** 22 + 1, started: "1" }));
  const links = {
    "loadgate-itself": "loadgate-itself",
    "loadgate-there": target,
    "loadgate-lost": "/no/where",
  };
  for (const [name, to] of Object.entries(links)) symlinkSync(to, join(own, name));
  assert.equal(await releaseAbandoned(), 0);
  for (const name of Object.keys(links)) assert.ok(lstatSync(join(own, name)).isSymbolicLink());
  assert.ok(existsSync(join(target, "run.json")));
});

test("of the note of an engine, Docker's client gets what says where it is, and nothing else", async () => {
  const folder = abandoned("engine");
  const bin = join(own, "bin");
  const planted = join(own, "planted");
  for (const [place, report] of [
    [bin, "ours"],
    [planted, "theirs"],
  ] as const) {
    mkdirSync(place);
    writeFileSync(join(place, "docker"), `#!/bin/sh\nenv >> '${join(own, report)}'\n`, { mode: 0o755 });
  }
  const { PATH } = process.env;
  process.env.PATH = `${bin}:${PATH}`;
  process.env.DEPLOY_KEY = "hidden";
  try {
    const note = { DOCKER_HOST: "unix:///there", PATH: planted, LD_PRELOAD: "/planted.so" };
    writeFileSync(join(folder, "engine.json"), JSON.stringify(note));
    assert.equal(await releaseAbandoned(), 1);
  } finally {
    process.env.PATH = PATH;
    delete process.env.DEPLOY_KEY;
  }
  assert.equal(existsSync(join(own, "theirs")), false);
  const seen = readFileSync(join(own, "ours"), "utf8");
  assert.match(seen, /^DOCKER_HOST=unix:\/\/\/there$/m);
  assert.doesNotMatch(seen, /LD_PRELOAD|DEPLOY_KEY|hidden/);
});

test("the folder of a pipe goes with the process that was killed while it made the pipe", async () => {
  const made = (pid: number, started: string | null) => mkdtempSync(join(own, `pipes-${pid}-${started}-`));
  const busy = made(process.pid, startTime(process.pid));
  const left = [made(2 ** 22 + 1, "1"), made(process.pid, "1")];
  writeFileSync(join(left[0] as string, "pipe"), "");
  const others = [busy, join(own, "pipes-of-somebody")];
  mkdirSync(others[1] as string);
  if (process.getuid?.() === 0) {
    others.push(made(2 ** 22 + 1, "2"));
    chownSync(others[2] as string, 65_534, 65_534);
  }
  assert.equal(await releaseAbandoned(), 0, "it is no run");
  assert.ok(left.every((folder) => !existsSync(folder)));
  assert.ok(others.every((folder) => existsSync(folder)));
});
