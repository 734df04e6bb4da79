import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { startProcess } from "./background-process.ts";
import {
  endProcessesOf,
  environmentOfUser,
  giveTo,
  isMapped,
  ownUsers,
  removeFilesOf,
  runAs,
} from "./own-user.ts";
import { processesOfUser } from "./proc.ts";
import { openRunResources } from "./run-resources.ts";
import { linkTree } from "./user-caches.ts";

const rootOnly = process.getuid?.() === 0 ? false : "only root has other users";

async function twoUsers(folder: string) {
  const users = ownUsers(folder);
  const [one, other] = [await users.next(), await users.next()];
  assert.ok(one && other, JSON.stringify(users.lacking()));
  return { one, other };
}

test("two users of a run reach neither each other's files and processes nor the run's", {
  skip: rootOnly,
}, async () => {
  await using resources = openRunResources();
  const { one, other } = await twoUsers(resources.folder);
  assert.notEqual(one.uid, other.uid);
  const file = join(one.home, "server.js");
  writeFileSync(file, "1", { mode: 0o666 });
  await giveTo(one, one.home);
  const options = { cwd: one.home, env: { SECRET: "canary" }, graceSeconds: 0 };
  await using server = await startProcess(["sleep", "60"], { ...options, user: one });
  const may = async (user: typeof one, ...argv: string[]) => (await runAs(user, argv)).code === 0;
  const reaching = [
    ["cat", file],
    ["touch", file],
    ["ls", one.temporary],
    ["cat", `/proc/${server.pid}/environ`],
    ["readlink", `/proc/${server.pid}/cwd`],
    ["kill", "-0", String(server.pid)],
  ];
  for (const argv of reaching)
    assert.deepEqual([await may(one, ...argv), await may(other, ...argv)], [true, false], argv.join(" "));
  for (const name of ["run.json", "pids/1", "forged"])
    assert.equal(await may(one, "touch", join(resources.folder, name)), false, name);
  assert.equal((await runAs(one, ["id", "-G"])).stdout.trim(), String(one.gid));
});

test("/dev/stdout can be opened again by another user", { skip: rootOnly }, async () => {
  await using resources = openRunResources();
  const { one } = await twoUsers(resources.folder);
  const argv = ["sh", "-c", "echo said > /dev/stdout; sleep 60"];
  await using server = await startProcess(argv, {
    cwd: "/",
    env: { PATH: process.env.PATH },
    user: one,
    graceSeconds: 0,
  });
  for (let i = 0; i < 300 && server.log() === ""; i += 1) await new Promise((next) => setTimeout(next, 10));
  assert.equal(server.log(), "said\n");
});

test("what a user leaves behind is ended with the run, though it has hidden from it", {
  skip: rootOnly,
}, async () => {
  const resources = openRunResources();
  const { one, other } = await twoUsers(resources.folder);
  const hide = ["sh", "-c", "cd /; for n in 1 2 3; do setsid env -i sleep 100 & done; sleep 0.2"];
  for (const user of [one, other]) await runAs(user, hide);
  assert.deepEqual([processesOfUser(one.uid).length, processesOfUser(other.uid).length], [3, 3]);
  await endProcessesOf(one);
  assert.deepEqual([processesOfUser(one.uid).length, processesOfUser(other.uid).length], [0, 3]);
  await resources[Symbol.asyncDispose]();
  assert.deepEqual(processesOfUser(other.uid), []);
});

/** Why there are no users, by a process that this command becomes. */
function lackingIn(folder: string, within: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const script = `import { ownUsers } from ${JSON.stringify(join(import.meta.dirname, "own-user.ts"))};
const users = ownUsers(${JSON.stringify(folder)}); await users.next(); console.log(JSON.stringify(users.lacking()));`;
  const [file = "", ...args] = [...within, process.execPath, "--input-type=module", "-e", script];
  const { stdout, stderr } = spawnSync(file, args, { encoding: "utf8", env: { ...process.env, ...env } });
  assert.notEqual(stdout, "", stderr);
  return JSON.parse(stdout)?.why ?? null;
}

test("where root may not do all that it takes there are no users, and why is known", {
  skip: rootOnly,
}, async () => {
  await using temporary = await mkdtempDisposable(join(tmpdir(), "own-users-"));
  const folder = (name: string) => {
    const path = join(temporary.path, name);
    mkdirSync(path);
    return path;
  };
  assert.equal(lackingIn(folder("closed"), []), "temporary-folder");
  execFileSync("chmod", ["711", temporary.path]);
  assert.equal(lackingIn(folder("open"), []), null);
  assert.equal(lackingIn(folder("off"), [], { LOADGATE_OWN_USERS: "0" }), "turned-off");
  const without = (right: string) => ["setpriv", "--bounding-set", `-${right}`, "--inh-caps", `-${right}`];
  assert.equal(lackingIn(folder("ptrace"), without("sys_ptrace")), "not-metered");
  assert.equal(lackingIn(folder("setuid"), without("setuid")), "not-permitted");
  assert.equal(lackingIn(folder("user"), ["setpriv", "--reuid", "60600", "--clear-groups"]), "not-root");
});

test("what a user wrote where all may write is removed with it, and nobody else's files", {
  skip: rootOnly,
}, async () => {
  await using temporary = await mkdtempDisposable(join(tmpdir(), "shared-"));
  const at = (...names: string[]) => join(temporary.path, ...names);
  chmodSync(temporary.path, 0o1777);
  const user = { uid: 60_601, gid: 60_601 };
  await runAs(user, [
    "sh",
    "-c",
    `cd ${at()} && mkdir -p a/b && touch a/b/c -- "-rf" 'two
lines' && ln -s ${at("ours")} link && chmod 500 a`,
  ]);
  mkdirSync(at("ours"));
  writeFileSync(at("ours", "file"), "");
  writeFileSync(at("file"), "");
  await removeFilesOf(user, [temporary.path, at("missing")]);
  assert.deepEqual(readdirSync(at()).sort(), ["file", "ours"]);
  assert.deepEqual(readdirSync(at("ours")), ["file"]);
});

test("a user has a home and a temporary folder of its own, and what names ours is left out", () => {
  const user = { uid: 1, gid: 1, home: "/run/user-01/home", temporary: "/run/user-01/tmp" };
  const own = {
    HOME: "/nowhere",
    TMPDIR: "/t",
    PATH: "/bin",
    XDG_RUNTIME_DIR: "/run/0",
    GOCACHE: "/c",
    CARGO_HOME: "/d",
    GOFLAGS: "-v",
  };
  assert.deepEqual(environmentOfUser(own, user), {
    ...{ HOME: user.home, TMPDIR: user.temporary, PATH: "/bin", GOFLAGS: "-v" },
    ...{ USER: "loadgate", LOGNAME: "loadgate" },
  });
});

test("ids that a user namespace does not have are not taken", () => {
  assert.equal(isMapped("         0          0 4294967295\n", 1_879_048_192, 2_147_483_646), true);
  assert.equal(isMapped("0 100000 65536\n", 1_879_048_192, 2_147_483_646), false);
  assert.equal(isMapped("0 1000 1\n1 100000 65536\n", 60_578, 60_705), true);
  assert.equal(isMapped("", 60_578, 60_705), false);
});

test("of a cache large files are linked and small ones copied; what root alone may read, locks and links are left out", {
  skip: rootOnly,
}, async () => {
  await using temporary = await mkdtempDisposable(join(tmpdir(), "cache-"));
  const [from, to] = [join(temporary.path, "from"), join(temporary.path, "to/deep")];
  mkdirSync(join(from, "sub"), { recursive: true });
  const large = join(from, "sub/large");
  writeFileSync(large, Buffer.alloc(100));
  writeFileSync(join(from, "sub/small"), "index");
  writeFileSync(join(from, "secret"), "token", { mode: 0o600 });
  writeFileSync(join(from, "cache.lock"), "");
  const user = { uid: 60_600, gid: 60_600 };
  await linkTree(from, to, user, { budget: { files: 10, bytes: 1000 }, linkedFrom: 50 });
  const ownerOf = (path: string) => statSync(join(to, path), { throwIfNoEntry: false })?.uid;
  assert.deepEqual(["sub/large", "sub/small", "secret", "cache.lock", "sub", ".", ".."].map(ownerOf), [
    ...[0, user.uid, undefined, undefined],
    ...[user.uid, user.uid, user.uid],
  ]);
  assert.equal(statSync(join(to, "sub/large")).ino, statSync(large).ino);
  assert.throws(() =>
    execFileSync(
      "setpriv",
      ["--reuid", "60600", "--clear-groups", "sh", "-c", `echo x >> ${join(to, "sub/large")}`],
      { stdio: "ignore" },
    ),
  );
  appendFileSync(join(to, "sub/small"), "more");
  assert.equal(statSync(join(from, "sub/small")).size, 5);
});
