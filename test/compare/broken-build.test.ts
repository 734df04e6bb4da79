import assert from "node:assert/strict";
import { test } from "node:test";
import { compare } from "../../test-support/loadgate.ts";
import { noDocker, remains } from "../../test-support/remains.ts";
import { scratch } from "../../test-support/scratch.ts";
import { config, DOCKERFILE, HELLO } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";

takeTurns();

const LIMIT = { timeout: 60_000 };
const prepared = (script: string) => ({
  "loadgate.yml": config({ process: { setup: "node setup.js" } }),
  "setup.js": script,
  "server.js": HELLO,
});
const FAILING = `for (let i = 0; i < 100; i++) console.log("line " + i); console.error("no such module"); process.exit(7);`;

test("a setup that fails only in head: its last lines, and exit 3 whatever fail-on says", LIMIT, async () => {
  using repository = scratch(prepared(""));
  repository.write({ "setup.js": FAILING });
  const run = await compare(repository, ["--fail-on", "never"]);
  assert.equal(run.code, 3, run.stderr);
  const [failure] = run.results?.failures ?? [];
  assert.equal(failure?.variant, "head");
  assert.equal(failure?.what, "setup");
  assert.match(failure?.log ?? "", /node setup\.js: exit code 7/);
  assert.match(failure?.log ?? "", /no such module$/);
  assert.doesNotMatch(failure?.log ?? "", /^line 5$/m);
  assert.match(run.stdout, /head/);
  assert.equal(run.results?.verdict, "invalid");
  assert.deepEqual(remains(repository, run.ids), []);
});

test(
  "a setup that fails on both sides is no fault of head: --fail-on never lets it pass",
  LIMIT,
  async () => {
    using repository = scratch(prepared(FAILING));
    repository.write({ "server.js": `// changed\n${HELLO}` });
    assert.equal((await compare(repository)).code, 3);
    assert.equal((await compare(repository, ["--fail-on", "never"])).code, 0);
  },
);

test("a setup that hangs only in head ends with base's build-timeout, in head's name", LIMIT, async () => {
  const timed = (time: string) =>
    config({ process: { setup: "node setup.js" }, top: { "build-timeout": time } });
  using repository = scratch({ ...prepared(""), "loadgate.yml": timed("3s") });
  repository.write({ "loadgate.yml": timed("24h"), "setup.js": "setInterval(() => {}, 1000)" });
  const run = await compare(repository);
  assert.equal(run.code, 3, run.stderr);
  assert.match(
    run.stdout.replace(/\s+/g, " "),
    /head: the setup of api failed: .* set a longer build-timeout/,
  );
  assert.match(run.results?.failures[0]?.log ?? "", /node setup\.js: took too long/);
  assert.deepEqual(remains(repository, run.ids), []);
});

test("a program that does not exist is a failed setup", LIMIT, async () => {
  using repository = scratch({
    "loadgate.yml": config({ process: { setup: "no-such-program --all" } }),
    "server.js": HELLO,
  });
  repository.write({ "server.js": `// changed\n${HELLO}` });
  const run = await compare(repository);
  assert.equal(run.code, 3);
  assert.match(run.results?.failures[0]?.log ?? "", /no-such-program --all: not found/);
});

test(
  "a setup that leaves a daemon behind does not hold up the run, and the daemon goes with it",
  LIMIT,
  async () => {
    using repository = scratch(
      prepared(
        `require("node:child_process").spawn(process.execPath, ["-e", "setTimeout(() => {}, 1e6)"], { detached: true, stdio: "inherit" }).unref(); process.exit(0);`,
      ),
    );
    repository.write({ "server.js": `// changed\n${HELLO}` });
    const run = await compare(repository, ["--budget", "3s"]);
    assert.equal(run.code, 0, run.stderr);
    assert.deepEqual(remains(repository, run.ids), []);
  },
);

test("a Dockerfile that fails only in head: the end of its log, and exit 3", {
  ...LIMIT,
  skip: noDocker,
}, async () => {
  using repository = scratch({ "loadgate.yml": config(), "server.js": HELLO, Dockerfile: DOCKERFILE });
  repository.write({
    Dockerfile: `FROM node:24-slim\nRUN echo compiling && echo missing semicolon && exit 9\n`,
  });
  const run = await compare(repository, ["--isolation", "docker", "--fail-on", "never"]);
  assert.equal(run.code, 3, run.stderr);
  const failures = run.results?.failures ?? [];
  assert.deepEqual(
    failures.map(({ variant, what }) => ({ variant, what })),
    [{ variant: "head", what: "build" }],
  );
  assert.match(failures[0]?.log ?? "", /missing semicolon/);
  assert.match(failures[0]?.log ?? "", /exit code: 9/);
  assert.deepEqual(remains(repository, run.ids), []);
});
