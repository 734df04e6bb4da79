import assert from "node:assert/strict";
import { test } from "node:test";
import type { Ranking } from "../../src/format/results.ts";
import type { Session } from "../../src/format/sample.ts";
import { compare, loadgate } from "../../test-support/loadgate.ts";
import { noDocker, remains } from "../../test-support/remains.ts";
import { scratch } from "../../test-support/scratch.ts";
import { sentencesOf } from "../../test-support/sentences.ts";
import { HELLO } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";

takeTurns();

const LIMIT = { timeout: 80_000 };

/** Asks the counter beside it so many times, one after the other; what it says of its time is not true. */
const DRIVER = `const [, , mode, word, count] = process.argv;
const work = mode === "slow" ? 3e6 : 0;
(async () => {
  for (let i = 0; i < Number(count); i++) {
    let x = 0; for (let j = 0; j < work; j++) x += j;
    const answer = await fetch(process.env.COUNTER + word);
    if (!answer.ok) process.exit(4);
    await answer.text();
  }
  console.log("connected as " + mode);
  console.log(JSON.stringify({ operations: Number(count), seconds: 0.001, errors: 0 }));
})();
`;
const COUNTER = `let count = 0;
require("node:http").createServer((request, response) => response.end(String(++count))).listen(process.env.PORT);
`;

const dockerfile = (file: string) =>
  `FROM node:24-slim\nWORKDIR /app\nCOPY *.js ./\nUSER node\nENTRYPOINT ["node", "${file}"]\n`;

function suite(scenarios: object): string {
  const target = (mode: string) => ({
    build: ".",
    command: mode,
    process: { command: `node driver.js ${mode}` },
    services: "counter",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it stands in the file like this
    env: { COUNTER: "http://${counter.host}:${counter.port}/" },
  });
  return JSON.stringify({
    targets: { quick: target("quick"), slow: target("slow") },
    services: {
      counter: {
        build: { dockerfile: "Dockerfile.counter" },
        process: { command: "node counter.js" },
        port: 9000,
      },
    },
    scenarios,
  });
}

const FILES = {
  "driver.js": DRIVER,
  "counter.js": COUNTER,
  Dockerfile: dockerfile("driver.js"),
  "Dockerfile.counter": dockerfile("counter.js"),
};

async function ranked(isolation: "process" | "docker", counts: readonly number[], budget: string) {
  const config = suite({ ask: { args: "word {count}", parameters: { count: counts } } });
  using repository = scratch({ ...FILES, "loadgate.yml": config });
  const finished = await loadgate(repository, ["rank", "--isolation", isolation, "--budget", budget]);
  assert.deepEqual(remains(repository, finished.ids), []);
  assert.equal(finished.code, 0, finished.stderr + finished.stdout);
  const { cases, leaderboards } = finished.results as unknown as Ranking;
  assert.deepEqual(
    leaderboards.map(({ id }) => id),
    counts.map((count) => `ask-${count}/direct`),
  );
  assert.match(finished.stdout, /operations\/s/);
  return { cases, stdout: finished.stdout, rows: leaderboards.flatMap(({ rows }) => rows) };
}

test(
  "commands are ranked by hyperfine's clock, a scenario for each value of a parameter; their own is reported beside",
  LIMIT,
  async () => {
    const { rows, stdout } = await ranked("process", [20, 40], "16s");
    assert.match(stdout, /by its own clock/);
    const order = [
      ["quick", 1],
      ["slow", 2],
    ];
    assert.deepEqual(
      rows.map(({ target, place }) => [target, place]),
      [...order, ...order],
    );
  },
);

test("commands in containers are timed inside, with their CPU time, whatever user they run as", {
  ...LIMIT,
  skip: noDocker,
}, async () => {
  const { cases } = await ranked("docker", [40], "12s");
  assert.deepEqual(cases.map(({ target }) => target).sort(), ["quick", "slow"]);
  for (const { target, sessions } of cases) {
    const samples = sessions.flatMap(({ rounds }) => rounds.flatMap((round) => round.samples));
    assert.ok(samples.length > 0, `${target} was not measured`);
    for (const { correct, invalid, wall, cpu, command } of samples) {
      assert.deepEqual([correct, invalid, command?.by], [40, [], "hyperfine"], target);
      assert.ok((cpu.server ?? 0) > 0.01, "Node alone takes more");
      assert.ok(wall > 0.01, "Node alone takes longer to start");
    }
  }
});

test("a command that reports nothing makes its case invalid, with what it said", LIMIT, async () => {
  using repository = scratch({
    ...FILES,
    "loadgate.yml": suite({ ask: { args: "word 5", targets: ["quick"] } }),
  });
  repository.write({ "driver.js": `console.log("hello there")` });
  const { code, results } = await compare(repository);
  assert.equal(code, 3);
  assert.match(
    sentencesOf(results?.cases[0]),
    /head: wrong output: the last line of output is not .* but hello there/,
  );
  assert.deepEqual(results?.cases[0]?.brokenIn, ["head"]);
});

test(
  "a slower command is a regression, whatever it says of its time; its CPU time is known",
  LIMIT,
  async () => {
    const config = suite({ ask: { args: "word 40", targets: ["quick"] } });
    using repository = scratch({ ...FILES, "loadgate.yml": config });
    repository.write({ "driver.js": DRIVER.replace(": 0;", ": 4e6;") });
    // Four sessions settle it, of which a slow machine does one in seven seconds.
    const { code, results } = await compare(repository, ["--budget", "45s"]);
    assert.equal(results?.cases[0]?.verdict, "regression", sentencesOf(results?.cases[0]));
    assert.equal(code, 1);
    const sessions = results?.cases[0]?.sessions ?? [];
    const samples = sessions.flatMap(({ rounds }) => rounds.flatMap((round) => round.samples));
    assert.ok(samples.length > 0);
    for (const { cpu, wall } of samples) {
      assert.ok(wall > 0.01, "Node alone takes longer to start");
      assert.ok((cpu.server ?? 0) > 0.01);
    }
  },
);

test("a command that claims more time than it ran for makes its case invalid", LIMIT, async () => {
  const config = suite({ ask: { args: "word 5", targets: ["quick"] } });
  using repository = scratch({ ...FILES, "loadgate.yml": config });
  repository.write({ "driver.js": DRIVER.replace("seconds: 0.001", "seconds: 3600") });
  const { code, results } = await compare(repository);
  assert.equal(code, 3);
  assert.match(sentencesOf(results?.cases[0]), /head: wrong time: it reported 3600\.00 s/);
});

/** Says what it is, like most commands, after so much work. */
const tool = (work: number) => `i=0
while [ $i -lt ${work} ]; do i=$((i+1)); done
[ "$1" = --version ] && echo tool 1.0
`;
const PLAIN = JSON.stringify({
  targets: { tool: { command: "sh tool.sh", setup: "sh tool.sh --version" } },
  scenarios: { version: { args: "--version" } },
});

test("a command that prints no report is judged by its time and CPU time per run", LIMIT, async () => {
  using repository = scratch({ "loadgate.yml": PLAIN, "tool.sh": tool(20_000) });
  repository.write({ "tool.sh": tool(60_000) });
  const { code, results, stdout } = await compare(repository, ["--budget", "30s"]);
  const [found] = results?.cases ?? [];
  assert.equal(found?.verdict, "regression", sentencesOf(found));
  assert.equal(code, 1);
  assert.match(stdout, /time\/run +CPU\/run/);
  const gates = found?.metrics.flatMap(({ name, gates }) => (gates ? [name] : []));
  assert.deepEqual(gates, ["time", "cpu-time"]);
  assert.match(results?.environment.tools.hyperfine ?? "", /^\d+\./);
  const commands = samplesIn(found?.sessions).map(({ command }) => command);
  assert.ok(
    commands.length > 0 && commands.every((each) => each?.operations === null && each.exitCode === 0),
  );
});

test(
  "no hyperfine: it says which is needed, before anything is built; check says which there is",
  LIMIT,
  async () => {
    const config = PLAIN.replace('"setup":"sh tool.sh --version"', '"setup":"false"');
    using repository = scratch({ "loadgate.yml": config, "tool.sh": tool(0) });
    repository.write({ "tool.sh": tool(1) });
    const env = { LOADGATE_HYPERFINE: repository.mark("gone"), LOADGATE_OHA: repository.mark("gone") };
    const run = await compare(repository, [], { env });
    assert.equal(run.code, 2, run.stdout);
    assert.match(
      run.stderr,
      /hyperfine.* was not found.*install hyperfine 1\.15 or newer: apt-get install hyperfine/,
    );
    const check = await loadgate(repository, ["check", "--isolation", "process"], { env });
    assert.equal(check.code, 2);
    assert.match(check.stdout, /missing: hyperfine, .* was not found/);
    assert.doesNotMatch(check.stdout, /missing: oha/);
    const found = await loadgate(repository, ["check", "--isolation", "process"]);
    assert.equal(found.code, 0, found.stdout);
    assert.match(found.stdout, /^hyperfine +\/\S+, \d+\.\S+$/m);
  },
);

const samplesIn = (sessions: readonly Session[] = []) =>
  sessions.flatMap(({ rounds }) => rounds.flatMap((round) => round.samples));

/** Starts the server, and ends it once it has answered rightly; at a port below those that the kernel gives to connections. */
const STARTS = `const { spawn } = require("node:child_process");
const port = 20000 + (process.pid % 12000);
const server = spawn(process.execPath, ["server.js"], { env: { ...process.env, PORT: String(port) } });
const ask = () => require("node:http").get({ port, path: "/" }, (answer) => answer.on("data", () => server.kill()))
  .on("error", () => setTimeout(ask, 2));
ask();
`;

test("a server's start until its first right answer is a command like any other", {
  timeout: 60_000,
}, async () => {
  using repository = scratch({
    "loadgate.yml": JSON.stringify({
      targets: { start: { command: "node start.js" } },
      scenarios: { start: { args: "--once" } },
    }),
    "start.js": STARTS,
    "server.js": HELLO,
  });
  repository.write({ "server.js": `for (let i = 0; i < 3e8; i += 1) Math.sqrt(i);\n${HELLO}` });
  const { code, stdout, results } = await compare(repository, ["--isolation", "process", "--budget", "30s"]);
  assert.equal(code, 1, stdout);
  assert.equal(results?.cases[0]?.metrics.find(({ name }) => name === "time")?.verdict, "regression");
});
