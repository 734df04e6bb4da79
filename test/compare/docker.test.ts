import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { compare, loadgate } from "../../test-support/loadgate.ts";
import { noDocker, remains } from "../../test-support/remains.ts";
import { scratch } from "../../test-support/scratch.ts";
import { sentencesOf } from "../../test-support/sentences.ts";
import { config, DOCKERFILE, HELLO, serverThat } from "../../test-support/servers.ts";

const options = { timeout: 80_000, skip: noDocker };
const scenario = { via: ["direct", "nginx"], expect: { body: "Hello" } };
const IGNORING = { ".dockerignore": "*\n!server.js\n", Dockerfile: DOCKERFILE, "server.js": HELLO };

/** Leaves a mark on the host where it is run there. */
const marking = (mark: string) => `require("node:fs").writeFileSync(${JSON.stringify(mark)}, "x");`;

test("auto does not fall to processes because of head alone", options, async () => {
  const files = { ...IGNORING, "loadgate.yml": config() };
  for (const change of [
    { Dockerfile: "FROM registry.invalid/nothing:1\n" },
    { "loadgate.yml": config({ target: { build: undefined }, process: { setup: "node evil.js" } }) },
  ]) {
    using repository = scratch(files);
    const evil = marking(repository.mark("ran"));
    repository.write({ ...change, "evil.js": evil, "server.js": `${evil}${HELLO}` });
    const run = await loadgate(repository, ["compare", "--budget", "3s"]);
    assert.equal(run.code, 2, run.stderr);
    assert.match(run.stderr, /processes cannot be used: base runs in Docker here/);
    assert.ok(!existsSync(repository.mark("ran")));
    assert.deepEqual(remains(repository, run.ids), []);
  }
});

test(
  "a head that says process is run in Docker where base says so, and it is reported",
  options,
  async () => {
    const top = (isolation: string) => config({ top: { isolation } });
    using repository = scratch({ ...IGNORING, "loadgate.yml": top("docker") });
    const evil = `try { ${marking(repository.mark("ran"))} } catch {}`;
    repository.write({ "loadgate.yml": top("process"), "server.js": `${evil}\n${HELLO}` });
    const run = await loadgate(repository, ["compare", "--budget", "6s"]);
    assert.equal(run.code, 0, run.stderr);
    assert.equal(run.results?.plan.isolation, "docker");
    const change = { of: "run", setting: "isolation", before: "docker", after: "process" };
    assert.deepEqual(run.results?.notices, [{ code: "isolation-changed", changes: [change], more: 0 }]);
    assert.ok(!existsSync(repository.mark("ran")));
  },
);

test(
  "a base that head's Docker leaves without a build is reported, and head does not pass alone",
  options,
  async () => {
    const target = { build: undefined };
    using repository = scratch({
      ...IGNORING,
      "loadgate.yml": config({ target, top: { isolation: "process" } }),
    });
    repository.write({ "loadgate.yml": config({ top: { isolation: "docker" } }) });
    const run = await loadgate(repository, ["compare", "--budget", "3s"]);
    assert.equal(run.code, 3, run.stderr);
    assert.deepEqual(run.results?.failures, [
      {
        variant: "base",
        target: "api",
        what: "build",
        log: "api has neither build nor image, which Docker needs",
      },
    ]);
  },
);

test("containers, direct and behind nginx: measured, and gone with their images", options, async () => {
  using repository = scratch({
    ...IGNORING,
    // Names that tags and bake files do not take as they are.
    "loadgate.yml": JSON.stringify({
      targets: {
        "My.Api": { build: ".", port: 8080, mem_limit: "256m" },
        // biome-ignore lint/suspicious/noTemplateCurlyInString: Bake's braces, not a template's
        "my-api": { build: { context: ".", args: { UNUSED: "a${b}" } }, port: 8080 },
      },
      scenarios: {
        hello: { request: "GET /", connections: 8, duration: "200ms", targets: ["My.Api"], ...scenario },
        other: {
          request: "GET /",
          connections: 8,
          duration: "200ms",
          targets: ["my-api"],
          ...scenario,
          via: "direct",
        },
      },
    }),
  });
  const other = `${DOCKERFILE.replace("24-slim", "22-slim")}ENV NODE_VERSION=22.1.0\n`;
  repository.write({ "server.js": `// changed\n${HELLO}`, Dockerfile: other });
  const run = await compare(repository, ["--isolation", "docker", "--budget", "12s"]);
  assert.equal(run.code, 0, run.stdout + run.stderr);
  assert.deepEqual(remains(repository, run.ids), []);
  const { results } = run;
  assert.equal(results?.plan.isolation, "docker");
  assert.equal(results?.plan.pairing, "side-by-side");
  assert.deepEqual(
    results?.cases.map(({ id }) => id),
    ["My.Api/hello/direct", "My.Api/hello/nginx", "my-api/other/direct"],
  );
  for (const { id, sessions, via } of results?.cases ?? []) {
    assert.ok(sessions.length > 0, `${id} was not measured`);
    for (const { samples } of sessions.flatMap(({ rounds }) => rounds)) {
      assert.equal(samples.length, 2);
      for (const { correct, cpu, memory, opened, counters, invalid } of samples) {
        assert.deepEqual(invalid, []);
        assert.ok(correct > 0 && (cpu.server ?? 0) > 0 && (memory ?? 0) > 0);
        // Node reads each request and writes each answer; another user's processes are not looked into.
        const calls = (counters?.["io-calls"] ?? 0) / correct;
        assert.ok(process.getuid?.() !== 0 || (calls > 1.5 && calls < 4), `${calls} calls per request`);
        // Each container counts its own connections.
        assert.notEqual(opened.client, null);
        assert.equal(opened.upstream === null, via === "direct");
      }
    }
  }
  const [runtime, image] = results?.differences ?? [];
  assert.equal(`${runtime?.name} ${runtime?.head}`, "Node 22.1.0", "as the built image says");
  assert.deepEqual(image, {
    ...{ kind: "image", name: "node", base: "24-slim", head: "22-slim", file: "Dockerfile" },
  });
  assert.equal(results?.differences?.length, 2, "once, though two targets are built so");
  for (const { builds } of results?.variants ?? [])
    for (const { imageBytes } of Object.values(builds)) assert.ok((imageBytes ?? 0) > 1e6);
});

test(
  "the same image on both sides is unchanged without load; --measure-identical loads it",
  options,
  async () => {
    using repository = scratch({ ...IGNORING, "loadgate.yml": config({ scenario }) });
    repository.write({ "notes.txt": "No part of the image." });
    const skipped = await compare(repository, ["--isolation", "docker"]);
    assert.equal(skipped.code, 0, skipped.stderr);
    assert.equal(skipped.results?.verdict, "unchanged");
    assert.ok(skipped.results?.cases.every(({ sessions }) => sessions.length === 0));
    assert.match(sentencesOf(skipped.results?.cases[0]), /both sides are the same build/);
    assert.match(skipped.stdout, /same build/);

    const measured = await compare(repository, [
      "--isolation",
      "docker",
      "--measure-identical",
      "--case",
      "*/direct",
    ]);
    assert.equal(measured.code, 0, measured.stderr);
    assert.ok((measured.results?.cases[0]?.sessions.length ?? 0) > 0);
    assert.deepEqual(remains(repository, [...skipped.ids, ...measured.ids]), []);
  },
);

test(
  "secrets and time of a build, and limits, shared memory and seccomp of a container",
  options,
  async () => {
    const dockerfile = `FROM node:24-slim
ARG SOURCE_DATE_EPOCH
COPY . /app
RUN --mount=type=secret,id=BUILD_KEY test "$(cat /run/secrets/BUILD_KEY)" = hunter22 && test "$SOURCE_DATE_EPOCH" -ge 315532800 && test -z "$(ls -d /app/.g*t 2>/dev/null)"
CMD ["node", "/app/server.js"]
`;
    const seen = `
    const fs = require("node:fs");
    const shm = fs.statfsSync("/dev/shm");
    const seccomp = /^Seccomp:\\s*(\\d)/m.exec(fs.readFileSync("/proc/self/status", "utf8"))[1];
    const locked = /^Max locked memory\\s*(\\S+)/m.exec(fs.readFileSync("/proc/self/limits", "utf8"))[1];
    const answer = [seccomp, shm.blocks * shm.bsize, locked].join(" ");
  `;
    const target = {
      build: { context: ".", secrets: "BUILD_KEY" },
      ...{ ulimits: { memlock: { soft: 65536, hard: 131072 } }, shm_size: "8m" },
    };
    const asBase = config({
      target: { ...target, security_opt: ["seccomp=unconfined"] },
      scenario: { expect: { body: `0 ${8 << 20} 65536` } },
    });
    const server = serverThat("response.end(answer);", seen);
    using repository = scratch({ Dockerfile: dockerfile, "server.js": server, "loadgate.yml": asBase });
    repository.write({ "server.js": `// changed\n${server}` });
    const run = await compare(repository, ["--isolation", "docker", "--budget", "3s"], {
      env: { BUILD_KEY: "hunter22" },
    });
    assert.equal(run.code, 0, run.stdout + run.stderr);
    assert.doesNotMatch(run.stdout + run.stderr + JSON.stringify(run.results), /hunter22/);
    assert.deepEqual(remains(repository, run.ids), []);
  },
);

test("the same image with another environment is another variant", options, async () => {
  using repository = scratch({ ...IGNORING, "loadgate.yml": config({ target: { env: { MODE: "1" } } }) });
  repository.write({ "loadgate.yml": config({ target: { env: { MODE: "2" } } }) });
  const run = await compare(repository, ["--isolation", "docker", "--budget", "4s"]);
  assert.equal(run.code, 0, run.stderr);
  assert.ok((run.results?.cases[0]?.sessions.length ?? 0) > 0);
});

test(
  "in Actions a head that asks for a builder of its own is refused before anything of it is built",
  options,
  async () => {
    using repository = scratch({ ...IGNORING, "loadgate.yml": config({ scenario }) });
    repository.write({ Dockerfile: `# syntax=attacker.invalid/frontend:1\n${DOCKERFILE}` });
    const run = await compare(repository, ["--isolation", "docker", "--budget", "4s"], {
      env: { GITHUB_ACTIONS: "true" },
    });
    assert.equal(run.code, 3, run.stdout + run.stderr);
    const [failure, ...others] = run.results?.failures ?? [];
    assert.deepEqual([failure?.variant, failure?.what, others], ["head", "build", []]);
    assert.match(failure?.log ?? "", /names the frontend attacker\.invalid\/frontend:1/);
  },
);

test("a server that only its own container reaches: what it is, and what to write", options, async () => {
  const inside = HELLO.replace("process.env.PORT", `process.env.PORT, "127.0.0.1"`);
  using repository = scratch({
    "loadgate.yml": config({ target: { ready: { timeout: "2s" } } }),
    "server.js": inside,
    Dockerfile: DOCKERFILE,
  });
  repository.write({ "server.js": `// changed\n${inside}` });
  const run = await compare(repository, ["--isolation", "docker", "--budget", "4s"]);
  assert.equal(run.code, 3, run.stdout + run.stderr);
  assert.match(
    sentencesOf(run.results?.cases[0]),
    /it listens on 127\.0\.0\.1:8080 alone, which nothing outside its container reaches: have it listen on 0\.0\.0\.0/,
  );
});
