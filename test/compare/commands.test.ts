import assert from "node:assert/strict";
import { test } from "node:test";
import type { Ranking } from "../../src/format/results.ts";
import { makeControlGroup, releaseControlGroups } from "../../src/platform/cgroup.ts";
import { compare, loadgate } from "../../test-support/loadgate.ts";
import { noDocker, remains } from "../../test-support/remains.ts";
import { scratch } from "../../test-support/scratch.ts";
import { sentencesOf } from "../../test-support/sentences.ts";
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
  `FROM node:24-slim\nWORKDIR /app\nCOPY *.js ./\nENTRYPOINT ["node", "${file}"]\n`;

function suite(scenarios: object): string {
  const target = (mode: string) => ({
    build: ".",
    command: "node driver.js",
    args: mode,
    services: "counter",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it stands in the file like this
    env: { COUNTER: "http://${counter.host}:${counter.port}/" },
  });
  return JSON.stringify({
    targets: { quick: target("quick"), slow: target("slow") },
    services: {
      counter: { build: { dockerfile: "Dockerfile.counter" }, command: "node counter.js", port: 9000 },
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

async function ranked(runner: "process" | "docker", counts: readonly number[], budget: string) {
  const config = suite({ ask: { run: "word {count}", parameters: { count: counts } } });
  using repository = scratch({ ...FILES, "loadgate.yml": config });
  const finished = await loadgate(repository, ["rank", "--runner", runner, "--budget", budget]);
  assert.deepEqual(remains(repository, finished.ids), []);
  assert.equal(finished.code, 0, finished.stderr + finished.stdout);
  const { cases, leaderboards } = finished.results as unknown as Ranking;
  assert.deepEqual(
    leaderboards.map(({ id }) => id),
    counts.map((count) => `ask-${count}/direct`),
  );
  assert.match(finished.stdout, /operations\/s/);
  return { cases, rows: leaderboards.flatMap(({ rows }) => rows) };
}

test(
  "commands are ranked by loadgate's own clock, a scenario for each value of a parameter",
  LIMIT,
  async () => {
    const { rows } = await ranked("process", [20, 40], "16s");
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

test("commands in containers report, too", { ...LIMIT, skip: noDocker }, async () => {
  const { cases } = await ranked("docker", [40], "12s");
  assert.deepEqual(cases.map(({ target }) => target).sort(), ["quick", "slow"]);
  for (const { target, sessions } of cases) {
    const samples = sessions.flatMap(({ rounds }) => rounds.flatMap((round) => round.samples));
    assert.ok(samples.length > 0, `${target} was not measured`);
    for (const { correct, invalid, wall, cpu } of samples) {
      assert.deepEqual([correct, invalid], [40, []], target);
      assert.ok((cpu.server ?? 0) > 0.01, "its group tells its CPU time");
      assert.ok(wall > 0.01, "Node alone takes longer to start");
    }
  }
});

test("a command that reports nothing makes its case invalid, with what it said", LIMIT, async () => {
  using repository = scratch({
    ...FILES,
    "loadgate.yml": suite({ ask: { run: "word 5", targets: ["quick"] } }),
  });
  repository.write({ "driver.js": `console.log("hello there")` });
  const { code, results } = await compare(repository);
  assert.equal(code, 3);
  assert.match(sentencesOf(results?.cases[0]), /head: wrong answer: its last line is no .*: hello there/);
  assert.deepEqual(results?.cases[0]?.brokenIn, ["head"]);
});

test(
  "a slower command is a regression, whatever it says of its time; its CPU time is known",
  LIMIT,
  async () => {
    const config = suite({ ask: { run: "word 40", targets: ["quick"] } });
    using repository = scratch({ ...FILES, "loadgate.yml": config });
    repository.write({ "driver.js": DRIVER.replace(": 0;", ": 4e6;") });
    // Four sessions settle it, of which a slow machine does one in seven seconds.
    const { code, results } = await compare(repository, ["--budget", "45s"]);
    assert.equal(results?.cases[0]?.verdict, "regression", sentencesOf(results?.cases[0]));
    assert.equal(code, 1);
    const sessions = results?.cases[0]?.sessions ?? [];
    const samples = sessions.flatMap(({ rounds }) => rounds.flatMap((round) => round.samples));
    assert.ok(samples.length > 0);
    const groups = await mayMakeGroups();
    for (const { cpu, wall } of samples) {
      assert.ok(wall > 0.01, "Node alone takes longer to start");
      if (groups) assert.ok((cpu.server ?? 0) > 0.01);
    }
  },
);

test("a command that claims more time than it ran for makes its case invalid", LIMIT, async () => {
  const config = suite({ ask: { run: "word 5", targets: ["quick"] } });
  using repository = scratch({ ...FILES, "loadgate.yml": config });
  repository.write({ "driver.js": DRIVER.replace("seconds: 0.001", "seconds: 3600") });
  const { code, results } = await compare(repository);
  assert.equal(code, 3);
  assert.match(sentencesOf(results?.cases[0]), /head: wrong answer: it said that it had worked 3600\.00 s/);
});

/** Whether this user may make control groups; elsewhere the CPU time of commands stays unknown. */
async function mayMakeGroups(): Promise<boolean> {
  const id = `test-${process.pid}`;
  const group = makeControlGroup(id, "once");
  await releaseControlGroups(id);
  return group !== null;
}
