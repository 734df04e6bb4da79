import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempDisposableSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { parseConfig } from "../config/load.ts";
import { UsageError } from "../errors.ts";
import { comparisonOf } from "../experiment/comparison.ts";
import { openWorkspace } from "../experiment/host.ts";
import { systemClock } from "../platform/clock.ts";
import { SILENT } from "../report/progress.ts";
import { configOfCommand, listingOf } from "./commanded.ts";

/** A repository with a commit of a Node application, and none of a configuration file. */
function application() {
  const temporary = mkdtempDisposableSync(join(tmpdir(), "commanded-"));
  const top = realpathSync(temporary.path);
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", top, "-c", "user.name=t", "-c", "user.email=t@localhost", ...args]);
  const commit = (files: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(top, name, ".."), { recursive: true });
      writeFileSync(join(top, name), text);
    }
    git("add", "--all");
    git("commit", "--quiet", "--message", "one");
  };
  git("init", "--quiet", "--initial-branch=main");
  commit({
    "app/package.json": '{ "name": "users", "dependencies": { "express": "5" } }',
    "app/package-lock.json": "{}",
    "app/app.js": "require('http')",
  });
  return { top, app: join(top, "app"), commit, [Symbol.dispose]: () => temporary[Symbol.dispose]() };
}

test("a command, a port and a path are a whole configuration, which fails on a regression", async () => {
  using repository = application();
  const options = { program: "node 'app.js' --quick", port: 3000, get: "/users?page=2" };
  const text = await configOfCommand(options, repository.app);
  const { targets, scenarios, gate } = parseConfig(text ?? "", "loadgate.yml");
  const [target] = targets;
  const [scenario] = scenarios;
  assert.deepEqual(target?.process?.command, ["node", "app.js", "--quick"]);
  assert.deepEqual(target?.process?.setup, [["npm", "ci"]]);
  assert.equal(target?.port, 3000);
  assert.deepEqual([scenario?.request.paths, scenario?.via], [["/users?page=2"], ["direct"]]);
  assert.equal(gate.mode, "block");
  const plain = parseConfig((await configOfCommand({ program: "./serve" }, repository.top)) ?? "", "x.yml");
  assert.deepEqual([plain.scenarios[0]?.request.paths, plain.targets[0]?.process?.setup], [["/"], []]);
});

test("a command that names a file of the top is started there, whatever a package of a monorepo is started by", async () => {
  using repository = application();
  repository.commit({
    "package.json": '{"private": true, "workspaces": ["apps/*"]}',
    "package-lock.json": "{}",
    "apps/api/package.json": '{"name": "api", "scripts": {"start": "node server.js"}}',
    "apps/api/server.js": "",
  });
  const processOf = async (program: string) =>
    parseConfig((await configOfCommand({ program }, repository.top)) ?? "", "loadgate.yml").targets[0]
      ?.process;
  const [top, inside] = [await processOf("node ./apps/api/server.js"), await processOf("node server.js")];
  assert.deepEqual([top?.workingDirectory, top?.setup], [undefined, [["npm", "ci"]]]);
  assert.deepEqual([inside?.workingDirectory, inside?.setup], ["apps/api", [["npm", "ci"]]]);
});

test("it stands in for the file on both sides, in the folder that loadgate is run in", async () => {
  using repository = application();
  repository.commit({ "app/app.js": "require('http') // changed", "loadgate.yml": "no: configuration" });
  const configText = (await configOfCommand({ program: "node app.js" }, repository.app)) ?? "";
  const { signal } = new AbortController();
  await using workspace = await openWorkspace({
    ...{ cwd: repository.app, clock: systemClock, progress: SILENT, signal },
  });
  const options = { configText, base: "HEAD~1", head: "HEAD", measureIdentical: false, out: "out" };
  const compared = await comparisonOf(options, workspace);
  assert.deepEqual([compared.file, compared.firstRun, compared.notices], ["app/loadgate.yml", false, []]);
  assert.equal(compared.cases.length, 1);
  assert.deepEqual(compared.base?.targets, compared.head.targets);
  assert.equal(compared.head.targets.length, 1);
});

test("nothing is made up where no command is given, and no file is taken beside one", async () => {
  assert.equal(await configOfCommand({}, "/"), undefined);
  const refused = (options: Parameters<typeof configOfCommand>[0], says: RegExp) =>
    assert.rejects(
      configOfCommand(options, "/"),
      (error) => error instanceof UsageError && says.test(error.message),
    );
  await refused({ port: 3000 }, /^--port is for a comparison without .*; add --command, or leave it out$/);
  await refused({ get: "/" }, /^--get is for /);
  await refused({ program: "node app.js", config: "a.yml" }, /leave out --config$/);
  await refused({ program: "PORT=1 node app.js" }, /^--command: "PORT=1" is no program, but a variable/);
  await refused({ program: "node 'app.js" }, /^--command: the quotation mark ' is not closed/);
  await refused({ program: "node app.js", preset: "quick" }, /leave out --preset$/);
});

test("a command without a file is built and started where the server was found", async () => {
  using repository = application();
  repository.commit({
    "app/package.json": "{}",
    "services/api/go.mod": "module example.org/api\n",
    "services/api/main.go": "package main\n",
  });
  const text = (await configOfCommand({ program: "./loadgate-server -quiet" }, repository.top)) ?? "";
  const { process } = parseConfig(text, "loadgate.yml").targets[0] ?? {};
  assert.equal(process?.workingDirectory, "services/api");
  assert.deepEqual(process?.command, ["./loadgate-server", "-quiet"]);
  assert.match(String(process?.setup?.[0]), /^go,build,/);
  const other = (await configOfCommand({ program: "node app/app.js" }, repository.top)) ?? "";
  const { process: top } = parseConfig(other, "loadgate.yml").targets[0] ?? {};
  assert.deepEqual([top?.workingDirectory, top?.setup], [undefined, []]);
});

test("what leads to a device that never ends, or to a pipe, is read as nothing", () => {
  using repository = application();
  symlinkSync("/dev/zero", join(repository.app, "Dockerfile"));
  execFileSync("mkfifo", [join(repository.app, "pipe")]);
  const listing = listingOf(repository.app, ["app.js", "Dockerfile", "pipe"]);
  assert.deepEqual(listing.files.map(listing.read), ["require('http')", null, null]);
});
