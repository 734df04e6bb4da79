import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpus } from "node:os";
import { test } from "node:test";
import { compare, loadgate } from "../../test-support/loadgate.ts";
import { remains } from "../../test-support/remains.ts";
import { scratch } from "../../test-support/scratch.ts";
import { noSecondEngine, secondEngine } from "../../test-support/second-engine.ts";
import { config, DOCKERFILE, HELLO, serverThat } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";

takeTurns();

const options = { timeout: 180_000, skip: noSecondEngine };
const DOCKER = ["--isolation", "docker"];
const scenario = { via: ["direct", "nginx"], expect: { body: "Hello" } };

/** Ends, and says so in its log, where a container beside it answers: at its own address, or at a port of the machine that leads to it. */
const REACH = serverThat(
  `response.end(request.url === "/who" ? me : "Hello");`,
  `const me = String(Math.random());
const own = Object.values(require("node:os").networkInterfaces()).flat().map(({ address }) => address);
const hosts = [...Array(16).keys()].flatMap((net) => [2, 3, 4].map((last) => "172." + (16 + net) + ".0." + last));
const gateway = own.find((address) => address.startsWith("172.")).replace(/\\d+$/, "1");
const look = (host, port = 8080) => own.includes(host) ||
  http.get({ host, port, path: "/who", timeout: 1000 }, (answer) => {
    answer.setEncoding("utf8").on("data", (text) => { if (text !== me) { console.log("reached", host, text); process.exit(9); } });
  }).on("error", () => {}).on("timeout", function () { this.destroy(); });
setTimeout(() => hosts.forEach((host) => look(host)), 200);
setTimeout(() => [32768, 49152].forEach((first) => { for (let port = first; port < first + 60; port += 1) look(gateway, port); }), 400);`,
);

test("with an engine elsewhere, the sides do not reach each other's containers", options, async () => {
  await using engine = await secondEngine(["node:24-slim", "nginx:1.28"]);
  using repository = scratch({
    ".dockerignore": "*\n!server.js\n",
    Dockerfile: DOCKERFILE,
    "server.js": HELLO,
    "loadgate.yml": config({ scenario: { expect: { body: "Hello" } } }),
  });
  repository.write({ "server.js": REACH });
  const run = await compare(repository, [...DOCKER, "--budget", "5s", "--fail-on", "never"], {
    env: { DOCKER_HOST: engine.host },
  });
  const sessions = run.results?.cases[0]?.sessions ?? [];
  assert.ok(sessions.length > 0, run.stdout + run.stderr);
  for (const { invalid } of sessions) assert.deepEqual(invalid, []);
  assert.deepEqual(remains(repository, run.ids, engine.host), []);
});

test(
  "with an engine elsewhere, servers and nginx run there and the load comes from here",
  options,
  async () => {
    await using engine = await secondEngine(["node:24-slim", "nginx:1.28"]);
    const env = { DOCKER_HOST: engine.host };
    // The other machine is this one in truth: only what runs on another CPU leaves its servers alone.
    execFileSync("taskset", ["--all-tasks", "--cpu-list", "--pid", "1", String(process.pid)]);
    using repository = scratch({
      ".dockerignore": "*\n!server.js\n",
      Dockerfile: DOCKERFILE,
      "server.js": HELLO,
      "loadgate.yml": config({ scenario }),
    });
    const slow = "for (let i = 0; i < 2e5; i += 1) Math.sqrt(i);";
    repository.write({ "server.js": serverThat(`${slow} response.end("Hello");`) });

    const checked = await loadgate(repository, ["check", ...DOCKER], { env });
    assert.match(checked.stdout, /server and nginx .*another machine/);

    const direct = await compare(repository, [...DOCKER, "--case", "*/direct", "--budget", "60s"], { env });
    assert.equal(direct.code, 1, direct.stdout + direct.stderr);
    assert.equal(direct.results?.plan.cpus.layout, "separate-machine");
    assert.equal(direct.results?.environment.servers?.cores, cpus().length);
    // nginx and the generator share a CPU here, which each takes for other programs' work: no verdict is asked for.
    const proxied = await compare(repository, [...DOCKER, "--case", "*/nginx", "--budget", "5s"], { env });
    for (const { results, ids, stdout, stderr } of [direct, proxied]) {
      const rounds = results?.cases.flatMap(({ sessions }) => sessions.flatMap((session) => session.rounds));
      assert.ok(rounds && rounds.length > 0, stdout + stderr);
      const through = results?.cases[0]?.via === "nginx";
      for (const { invalid, cpu, memory, opened } of rounds.flatMap(({ samples }) => samples)) {
        assert.deepEqual(invalid, []);
        assert.ok((cpu.server ?? 0) > 0 && (memory ?? 0) > 0);
        assert.equal(cpu.proxy !== null, through);
        assert.equal(opened.upstream !== null, through);
      }
      // What the other engine was asked to keep, this one never had.
      assert.deepEqual(remains(repository, ids), []);
      assert.deepEqual(remains(repository, ids, engine.host), []);
    }

    repository.write({ "server.js": "process.exit(3);" });
    const dead = await compare(repository, [...DOCKER, "--case", "*/direct"], { env });
    assert.match(dead.stdout, /exit code 3/);
    assert.deepEqual(remains(repository, dead.ids), []);
    delete process.env.DOCKER_HOST;
  },
);
