import assert from "node:assert/strict";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { findProgram } from "../../src/platform/programs.ts";
import { ended, fault } from "../../test-support/fault.ts";
import { compare } from "../../test-support/loadgate.ts";
import { ownEnvironment, scratch } from "../../test-support/scratch.ts";
import { config, HELLO } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";
import { CHANGED } from "./changed.ts";

takeTurns();

const SHORT = ["--budget", "2s"];
const JUDGED = /is (unchanged|inconclusive)/;
const PROXIED = { "loadgate.yml": config({ scenario: { via: "nginx" } }), "server.js": HELLO };

/** Whatever a run starts on the host, and what those start. */
const PROGRAMS = [
  "git",
  "docker",
  "ssh",
  "taskset",
  "chrt",
  "mkfifo",
  "oha",
  "nginx",
  "perf",
  "cargo",
  "node",
];

const realPath = () => [dirname(process.execPath), ownEnvironment().PATH].join(delimiter);

fault(
  "repository",
  "programs of its own, and a PATH with entries that mean the folder one is in",
  async () => {
    const places = PROGRAMS.flatMap((name) => [name, `bin/${name}`]);
    using repository = scratch(PROXIED);
    const planted = `#!/bin/sh\necho "$0" >> '${repository.mark("planted")}'\nexit 1\n`;
    repository.write(Object.fromEntries(places.map((name) => [name, planted])));
    for (const name of places) chmodSync(join(repository.folder, name), 0o755);
    repository.commit({});
    repository.write({ "server.js": CHANGED });
    const run = await compare(repository, SHORT, { env: { PATH: `:bin:.:${realPath()}:` } });
    assert.ok(!existsSync(repository.mark("planted")), "a program of the checkout was run");
    return ended(repository, run, { code: 0, says: JUDGED });
  },
);

fault("repository", "a secret among our variables, and programs that print theirs", async () => {
  using repository = scratch(PROXIED);
  repository.write({ "server.js": CHANGED });
  const bin = repository.mark("bin");
  mkdirSync(bin);
  const wrapped = PROGRAMS.filter((name) => !["node", "ssh", "docker"].includes(name));
  const there = wrapped.flatMap((name) => {
    const real = findProgram(name);
    return real ? [{ name, real }] : [];
  });
  for (const { name, real } of there)
    writeFileSync(
      join(bin, name),
      `#!/bin/sh\n{ echo "${name} in $(pwd)"; env; } >> '${repository.mark("reported")}'\nexec '${real}' "$@"\n`,
      { mode: 0o755 },
    );
  const run = await compare(repository, SHORT, {
    env: { PATH: [bin, realPath()].join(delimiter), DEPLOY_KEY: "canary-71c2", GITHUB_TOKEN: "canary-71c3" },
  });
  const reported = readFileSync(repository.mark("reported"), "utf8");
  const started = [...reported.matchAll(/^(\w+) in (\/.*)$/gm)];
  for (const name of ["git", "taskset", "mkfifo", "oha", "nginx"])
    assert.ok(
      started.some(([, each]) => each === name),
      `${name} was not started: ${reported.slice(0, 500)}`,
    );
  for (const [line, , folder = ""] of started) assert.ok(!folder.startsWith(repository.folder), line);
  assert.doesNotMatch(reported, /canary/);
  return ended(repository, run, { code: 0, says: JUDGED });
});
