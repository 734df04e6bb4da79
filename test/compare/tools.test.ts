import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { test } from "node:test";
import { compare, loadgate } from "../../test-support/loadgate.ts";
import { pathWith } from "../../test-support/path.ts";
import { NOBODY } from "../../test-support/release-server.ts";
import { noDocker, remains } from "../../test-support/remains.ts";
import { scratch } from "../../test-support/scratch.ts";
import { config, DOCKERFILE, HELLO } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";

takeTurns();

const LIMIT = { timeout: 60_000 };
const REPOSITORY = {
  "loadgate.yml": config({ scenario: { via: ["direct", "nginx"] } }),
  "server.js": HELLO,
  Dockerfile: DOCKERFILE,
};
const CHANGED = { "server.js": `${HELLO}// changed` };
const NOWHERE = { DOCKER_HOST: "unix:///nonexistent/docker.sock" };

test("no oha, and none can be had: it says how to get it, before anything is built", LIMIT, async () => {
  using repository = scratch({ ...REPOSITORY, "loadgate.yml": config({ process: { setup: "false" } }) });
  repository.write(CHANGED);
  const env = {
    PATH: pathWith(repository, "git", "taskset", "false", "node"),
    LOADGATE_CACHE: repository.mark("cache"),
    LOADGATE_OHA_MIRROR: NOBODY,
  };
  const run = await compare(repository, ["--isolation", "process"], { env });
  assert.equal(run.code, 2, run.stderr);
  assert.match(run.stderr, /oha \S+ is missing \(the download failed: .* or run cargo install oha --locked/);
  assert.deepEqual(remains(repository, run.ids), []);
  const check = await loadgate(repository, ["check", "--isolation", "process", "--case", "*/direct"], {
    env,
  });
  assert.match(check.stdout, /^oha +not found$/m);
  assert.match(check.stdout, /advisory: oha \S+ is downloaded by the first run, and verified by its hash/);
  const named = { ...env, LOADGATE_OHA: "/gone/oha" };
  const gone = await compare(repository, ["--isolation", "process"], { env: named });
  assert.match(
    gone.stderr,
    /oha, the load generator, was not found.*cargo install oha --locked.*LOADGATE_OHA names \/gone\/oha/,
  );
});

test("no oha, and nothing to load: it is not missed", LIMIT, async () => {
  const target = { changes: ["server.js"] };
  using repository = scratch({ ...REPOSITORY, "loadgate.yml": config({ target }) });
  repository.write({ "README.md": "No part of the server." });
  const env = { PATH: pathWith(repository, "git", "taskset"), LOADGATE_CACHE: repository.mark("cache") };
  const run = await compare(repository, [], { env });
  assert.equal(run.code, 0, run.stderr);
  assert.equal(run.results?.verdict, "unchanged");
});

test("no nginx: it says how to get it, or to do without", LIMIT, async () => {
  using repository = scratch(REPOSITORY);
  repository.write(CHANGED);
  const env = { LOADGATE_NGINX: repository.mark("no-nginx") };
  const run = await compare(repository, [], { env });
  assert.equal(run.code, 2, run.stderr);
  assert.match(run.stderr, /nginx was not found.*apt-get install nginx.*via: direct/);
  const without = await compare(repository, ["--case", "*/direct"], { env });
  assert.equal(without.code, 0, without.stderr);
});

test("check finds what compare would miss: secrets, files, images of services", {
  ...LIMIT,
  skip: noDocker,
}, async () => {
  const build = { context: "./gone", secrets: ["NPM_TOKEN", { name: "MIRROR", required: false }] };
  const secrets = ["API_KEY", "EMPTY_KEY", { name: "OPTIONAL_KEY", required: false }];
  // Rows share what they take, so each secret is listed once.
  const target = { build, secrets, services: "db", matrix: { old: {}, new: {} } };
  const request = { method: "POST", path: "/", "body-file": "gone.json" };
  const services = { db: { image: "loadgate.invalid/db", port: 9000 } };
  const file = config({ target, scenario: { request }, top: { services } });
  using repository = scratch({ ...REPOSITORY, "loadgate.yml": file });
  const env = { LOADGATE_OHA: "/gone/oha", EMPTY_KEY: "" };
  const { code, stdout } = await loadgate(repository, ["check"], { env });
  assert.equal(code, 2, stdout);
  assert.match(
    stdout,
    /missing: oha, the load generator, was not found.*\(LOADGATE_OHA names \/gone\/oha, which cannot be run\)/,
  );
  assert.deepEqual(
    [...stdout.matchAll(/missing: the secret (\w+) of "api-old", "api-new"; set it in the environment/g)].map(
      ([, name]) => name,
    ),
    ["API_KEY", "EMPTY_KEY", "NPM_TOKEN"],
  );
  assert.match(stdout, /missing: gone\.json; make it, or name another file/);
  assert.match(
    stdout,
    /missing: containers cannot be used: the base image loadgate\.invalid\/db cannot be resolved .*; processes cannot be used: service "db" has no command/,
  );
});

test(
  "check asks each tool what it is, looks for the programs of commands, and says which folder it looked in",
  LIMIT,
  async () => {
    const process = { command: "no-such-server --port 1" };
    const scenario = {
      via: ["direct", "nginx"],
      request: { method: "POST", path: "/", "body-file": "body.json" },
    };
    const file = ".github/loadgate.yml";
    using repository = scratch({ "body.json": "{}", [file]: config({ process, scenario }) });
    const old = repository.mark("old-oha");
    writeFileSync(old, "#!/bin/sh\necho oha 1.4.5\n", { mode: 0o755 });
    const env = { LOADGATE_OHA: old, LOADGATE_NGINX: "/bin/true", LOADGATE_HYPERFINE: "/bin/true" };
    const args = ["--isolation", "process", "--config", file];
    const { code, stdout } = await loadgate(repository, ["check", ...args], { env });
    assert.equal(code, 2, stdout);
    assert.match(
      stdout,
      /missing: \S+old-oha is oha 1\.4\.5, but --output-format came with 1\.9\.0; install it/,
    );
    assert.match(stdout, /missing: \/bin\/true is not nginx: -v prints nothing; install it/);
    assert.match(stdout, /advisory: \/bin\/true is not hyperfine/);
    assert.match(
      stdout,
      /missing: "process.command" of target "api": "no-such-server" is not found on PATH; install/,
    );
    assert.match(
      stdout,
      /missing: \.github\/body\.json, since paths are from the folder of \.github\/loadgate\.yml; body\.json is at the repository's top, which is \.\. from there/,
    );
    repository.write({ "server.js": HELLO });
    const run = await compare(repository, args, { env: { ...env, LOADGATE_NGINX: "" } });
    assert.equal(run.code, 2, run.stderr);
    assert.match(run.stderr, /old-oha is oha 1\.4\.5, but --output-format/);
    assert.deepEqual(remains(repository, run.ids), []);
  },
);

test(
  "a server that takes its port as an argument gets it, in its own folder: both sides run at once",
  LIMIT,
  async () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: loadgate's own braces
    const command = "node server.js --port ${port}";
    const process = { "working-directory": "app", setup: "cp ../server.js .", command };
    const server = HELLO.replaceAll("process.env.PORT", "process.argv[3]");
    assert.notEqual(server, HELLO);
    using repository = scratch({
      ...{ ...REPOSITORY, "server.js": server, "app/package.json": "{}" },
      "loadgate.yml": config({ process }),
    });
    repository.write({ "server.js": `// changed\n${server}` });
    const run = await compare(repository, ["--isolation", "process", "--budget", "3s"]);
    assert.equal(run.code, 0, run.stderr);
    assert.doesNotMatch(JSON.stringify(run.results?.notices), /port-ignored/);
  },
);

test("no git: it says how to get it", LIMIT, async () => {
  using repository = scratch(REPOSITORY);
  const run = await compare(repository, [], { env: { PATH: pathWith(repository, "taskset") } });
  assert.equal(run.code, 2);
  assert.match(run.stderr, /git was not found; install it/);
});

test(
  "no Docker engine: asked for, it is an error; with auto, processes are run and that is said",
  LIMIT,
  async () => {
    using repository = scratch(REPOSITORY);
    repository.write({ "server.js": `// changed\n${HELLO}` });
    const asked = await compare(repository, ["--isolation", "docker"], { env: NOWHERE });
    assert.equal(asked.code, 2, asked.stderr);
    assert.match(asked.stderr, /containers cannot be used: .*Docker/);
    const auto = await compare(repository, ["--isolation", "auto", "--budget", "3s", "--case", "*/direct"], {
      env: NOWHERE,
    });
    assert.equal(auto.code, 0, auto.stderr);
    assert.match(auto.stderr, /isolation: process: chosen automatically, since /);
    assert.equal(auto.results?.plan.isolation, "process");
    assert.equal(auto.results?.plan.isolationReason.code, "not-docker");
  },
);

test("a base image that nobody knows: auto runs processes, and says which image", {
  ...LIMIT,
  skip: noDocker,
}, async () => {
  using repository = scratch({ ...REPOSITORY, Dockerfile: "FROM localhost:1/no/such:image\n" });
  repository.write({ "server.js": `// changed\n${HELLO}` });
  const run = await compare(repository, ["--isolation", "auto", "--budget", "3s", "--case", "*/direct"]);
  assert.equal(run.code, 0, run.stderr);
  assert.match(
    run.stderr,
    /isolation: process: chosen automatically, since the base image localhost:1\/no\/such:image cannot be resolved/,
  );
});

test("a process needs a command", LIMIT, async () => {
  using repository = scratch({
    ...REPOSITORY,
    "loadgate.yml": JSON.stringify({
      targets: { api: { build: ".", port: 80 } },
      scenarios: { a: { request: "GET /" } },
    }),
  });
  repository.write(CHANGED);
  const run = await compare(repository);
  assert.equal(run.code, 2);
  assert.match(run.stderr, /target "api" has no command that starts it as a process/);
});

test(
  "check --start builds and starts each server once, and says which answers as expected",
  LIMIT,
  async () => {
    const file = `targets:
  api: { command: node server.js, port: 8080 }
  broken: { command: node gone.js, port: 8080 }
scenarios:
  right: { request: GET /, expect: { body: Hello } }
  wrong: { request: GET /, expect: { body: "Goodbye!" }, targets: [api] }
`;
    using repository = scratch({ "loadgate.yml": file, "server.js": HELLO });
    const all = await loadgate(repository, ["check", "--start"]);
    assert.equal(all.code, 3, all.stderr);
    assert.match(all.stdout, /^started {2}api\/right\/direct +answered as expected after /m);
    assert.match(
      all.stdout,
      /^failed {3}api\/wrong\/direct +wrong answer: .*expected "Goodbye!", got "Hello"/m,
    );
    assert.match(
      all.stdout,
      /^failed {3}broken\/right\/direct +died: .*\n {2}\| .*(?:\n {2}\| .*)*Cannot find module/m,
    );
    const right = await loadgate(repository, ["check", "--start", "-q", "--case", "api/right/*"]);
    assert.deepEqual([right.code, right.stdout, right.stderr], [0, "", ""]);
  },
);
