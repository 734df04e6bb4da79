import assert from "node:assert/strict";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, test } from "node:test";
import { parseConfig } from "../config/load.ts";
import { ohaFolders, recordOha } from "../platform/install-oha.ts";
import { findProgram } from "../platform/programs.ts";
import { hostHere } from "./host.ts";
import { findOha, ohaForCommandLine, ohaHere, requireHyperfine, requireSecrets } from "./tools.ts";

const host = hostHere("/", { isTTY: false, columns: 80, write: () => {} });

let folder: string;
let env: NodeJS.ProcessEnv;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "oha-"));
  env = {
    PATH: join(folder, "path"),
    RUNNER_TOOL_CACHE: join(folder, "tools"),
    LOADGATE_CACHE: join(folder, "cache"),
    LOADGATE_OHA_MIRROR: "http://127.0.0.1:1", // where nobody answers
  };
});
afterEach(() => rmSync(folder, { recursive: true }));

function program(path: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, "#!/bin/sh\n");
  chmodSync(path, 0o755);
  return path;
}

/** One in each folder where installations leave them, with its hash or without. */
function kept(recorded: boolean): string[] {
  return ohaFolders(env).map((each) => {
    const path = program(join(each, "bin", "oha"));
    if (recorded) recordOha(each);
    return path;
  });
}

test("the Action takes the oha that is named, else the user's own from PATH, else a kept one", async () => {
  const [inToolCache] = kept(true);
  assert.equal(await findOha("", host, env)(), inToolCache);
  const own = program(join(folder, "path", "oha"));
  assert.equal(await findOha("", host, env)(), own);
  const named = program(join(folder, "oha-linux-amd64"));
  assert.equal(await findOha(named, host, env)(), named);
  assert.equal(await findOha("", host, { ...env, LOADGATE_OHA: named })(), named);
});

test("a kept one, or its hash, that is a link or another user's is not run, though its hash is right", (t) => {
  const [, inCache = ""] = kept(true);
  const refused = (which: RegExp) => assert.throws(() => ohaHere({ ...env, PATH: dirname(inCache) }), which);
  for (const path of [inCache, `${inCache}.sha256`]) {
    renameSync(path, join(folder, "elsewhere"));
    symlinkSync(join(folder, "elsewhere"), path);
    refused(/is not the oha that was installed there: .* is a link, and what it leads to may be changed/);
    rmSync(path);
    renameSync(join(folder, "elsewhere"), path);
  }
  assert.equal(ohaHere({ ...env, PATH: dirname(inCache) }), inCache);
  if (process.getuid?.() !== 0) return t.skip("only root can give files away");
  for (const path of [`${inCache}.sha256`, inCache]) {
    chownSync(path, 65534, 65534);
    refused(/belongs to another user \(65534\), so it is not run/);
    chownSync(path, 0, 0);
  }
});

test("a kept one that is not as it was installed is not run by way of PATH either", async () => {
  const paths = kept(false);
  const cache = join(folder, "cache", "bin");
  symlinkSync(cache, join(folder, "link"));
  for (const PATH of [cache, join(folder, "link")])
    assert.throws(() => ohaHere({ ...env, PATH }), {
      name: "UsageError",
      message:
        /is not the oha that was installed there.*it is not run; delete it, and the next run downloads it again/,
    });
  await assert.rejects(findOha("", host, { ...env, PATH: cache })(), { message: /cannot be compiled/ });
  for (const path of paths) assert.equal(existsSync(path), false);
});

test("a kept one in the checkout is not run: whoever committed it has committed its hash, too", async () => {
  mkdirSync(join(folder, ".git"));
  const here = { ...host, cwd: join(folder, "path") };
  mkdirSync(here.cwd);
  kept(true);
  assert.throws(() => ohaHere(env, here.cwd), { message: /is in the checkout, where anybody may/ });
  await assert.rejects(findOha("", here, env)(), { message: /cannot be compiled/ });
});

test("a kept program is oha alone: another in that folder has no hash to be looked over by", () => {
  for (const name of ["nginx", "git", "docker", "perf"]) program(join(folder, "cache", "bin", name));
  for (const name of ["nginx", "git", "docker", "perf"])
    assert.ok(!findProgram(name, env)?.startsWith(folder), name);
});

test("the command line takes the one that is named, else the first on PATH, else the kept one", () => {
  assert.throws(() => ohaHere(env), {
    name: "UsageError",
    message: /oha, the load generator, was not found/,
  });
  const [, inCache = ""] = kept(true);
  assert.equal(ohaHere(env), inCache);
  const own = program(join(folder, "path", "oha"));
  assert.equal(ohaHere(env), own);
  assert.equal(ohaHere({ ...env, PATH: `${dirname(inCache)}:${env.PATH}` }), inCache);
  writeFileSync(inCache, `${readFileSync(inCache, "utf8")}# changed\n`);
  assert.equal(ohaHere({ ...env, LOADGATE_OHA: inCache }), inCache, "named by its user");
});

test("the Action looks for oha when it is asked for it, and once", async () => {
  const find = findOha("", host, env);
  const own = program(join(folder, "path", "oha"));
  assert.equal(await find(), own);
  rmSync(own);
  assert.equal(await find(), own);
  assert.throws(() => findOha("nothing", host, env), { message: /input "oha-path"/ });
});

test("an oha from before what is used of it is not taken: the Action gets another, the command line says so", async () => {
  const [inToolCache] = kept(true);
  const old = program(join(folder, "path", "oha"));
  writeFileSync(old, "#!/bin/sh\necho oha 1.4.5\n");
  assert.equal(await findOha("", host, env)(), inToolCache);
  await assert.rejects(ohaForCommandLine(host, env)(), {
    name: "UsageError",
    message: /oha is oha 1\.4\.5, but --output-format came with 1\.9\.0; install it: cargo install/,
  });
  rmSync(old);
  assert.ok(await ohaForCommandLine(host, env)());
});

test("the command line gets the release where there is none, and compiles nothing", async () => {
  const cargo = program(join(folder, "path", "cargo"));
  const asked = ohaForCommandLine(host, env)();
  await assert.rejects(asked, {
    name: "UsageError",
    message: /is missing \(the download failed: .*\); put a release/,
  });
  assert.equal(existsSync(cargo), true);
  await assert.rejects(ohaForCommandLine(host, { ...env, LOADGATE_OHA: "/gone" })(), {
    message: /LOADGATE_OHA names \/gone, which cannot be run/,
  });
});

test("a secret is given where it is named among those that may be, and nowhere else", () => {
  const { targets } = parseConfig(
    `targets: { api: { command: node a.js, port: 1, secrets: API_KEY, services: db } }
services: { db: { command: node d.js, port: 2, secrets: DB_KEY } }
scenarios: { hello: { request: GET / } }`,
    "loadgate.yml",
  );
  const set = { API_KEY: "correct-horse", DB_KEY: "battery-staple" };
  requireSecrets(targets, set);
  requireSecrets(targets, set, { allowed: ["DB_KEY", "API_KEY"] });
  const refused = (name: string, secret: string) =>
    new RegExp(`^UsageError: "${name}" takes the secret ${secret}, .*secrets: ${secret}$`);
  assert.throws(() => requireSecrets(targets, set, { allowed: [] }), refused("api", "API_KEY"));
  assert.throws(() => requireSecrets(targets, set, { allowed: ["API_KEY"] }), refused("db", "DB_KEY"));
});

test("a required secret that a fork's pull request was not given is reported with how to do without", () => {
  const { targets } = parseConfig(
    `targets:
  api: { build: { secrets: [NPM_TOKEN] }, port: 1, secrets: [{ name: API_KEY, required: false }], services: db }
services: { db: { image: d, port: 2, secrets: [DB_KEY] } }
scenarios: { hello: { request: GET / } }`,
    "loadgate.yml",
  );
  const fails = (env: Readonly<Record<string, string>>, message: RegExp, ofFork = true) =>
    assert.throws(() => requireSecrets(targets, env, { ofFork }), { name: "UsageError", message });
  fails(
    { DB_KEY: "d" },
    /^"api" takes the secret NPM_TOKEN, which is not set; set it in the environment$/,
    false,
  );
  fails(
    { DB_KEY: "d", NPM_TOKEN: "" },
    /^"api" takes the secret NPM_TOKEN, which is not set, since GitHub gives no secrets to forks; write \{ name: NPM_TOKEN, required: false \}/,
  );
  fails({ NPM_TOKEN: "n" }, /^"db" takes the secret DB_KEY, which is not set, since GitHub/);
  requireSecrets(targets, { DB_KEY: "d", NPM_TOKEN: "n" }, { ofFork: true });
  const allowed = ["DB_KEY", "NPM_TOKEN"];
  requireSecrets(targets, { DB_KEY: "d", NPM_TOKEN: "n", API_KEY: "" }, { allowed });
  const set = { DB_KEY: "d", NPM_TOKEN: "n", API_KEY: "a" };
  assert.throws(
    () => requireSecrets(targets, set, { allowed }),
    /takes the secret API_KEY, which this run may not pass on/,
  );
});

test("hyperfine is needed where a command is run here, in a version that can time it", async () => {
  const [asked, timed] = [{}, { args: ["--version"] }];
  const isolation = {};
  assert.equal(await requireHyperfine({ scenarios: [asked], isolation }, env), null);
  const elsewhere = { elsewhere: { host: "builder", cores: 2, cpuModel: "x" } } as never;
  assert.equal(await requireHyperfine({ scenarios: [timed], isolation: elsewhere }, env), null);
  const needed = () => requireHyperfine({ scenarios: [asked, timed], isolation }, env);
  const advice = /install hyperfine 1\.15 or newer: apt-get install hyperfine .*, or cargo install hyperfine/;
  await assert.rejects(needed, advice);
  await assert.rejects(needed, /hyperfine, which times scenarios with "args", was not found/);
  const own = program(join(folder, "path", "hyperfine"));
  await assert.rejects(needed, advice);
  await assert.rejects(needed, /is not hyperfine: --version prints nothing/);
  writeFileSync(own, "#!/bin/sh\necho hyperfine 1.12.0\n");
  await assert.rejects(needed, /is hyperfine 1\.12\.0, but/);
  writeFileSync(own, "#!/bin/sh\necho hyperfine 1.18.0\n");
  assert.equal(await needed(), own);
});
