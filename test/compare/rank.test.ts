import assert from "node:assert/strict";
import { test } from "node:test";
import { type Ranking, readRanking } from "../../src/format/results.ts";
import { loadgate } from "../../test-support/loadgate.ts";
import { remains } from "../../test-support/remains.ts";
import { type Files, scratch } from "../../test-support/scratch.ts";
import { HELLO, serverThat } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";

takeTurns();

const LIMIT = { timeout: 80_000 };

const QUICK = serverThat(`response.end("Hello");`);
/** Burns CPU time before each answer, so that there is no doubt which one is slower. */
const SLOW = serverThat(`let x = 0; for (let i = 0; i < 3e5; i++) x += i; response.end("Hello", () => x);`);

function suite(targets: Readonly<Record<string, object>>, more: object = {}): string {
  const scenario = {
    request: "GET /",
    connections: 4,
    duration: "200ms",
    via: "direct",
    expect: { body: "Hello" },
  };
  const ready = { timeout: "10s" };
  const complete = Object.entries(targets).map(([name, target]) => [name, { port: 8080, ready, ...target }]);
  return JSON.stringify({ targets: Object.fromEntries(complete), scenarios: { hello: scenario }, ...more });
}

async function rank(files: Files, args: readonly string[] = []) {
  using repository = scratch(files);
  const finished = await loadgate(repository, ["rank", "--isolation", "process", "--budget", "12s", ...args]);
  assert.deepEqual(remains(repository, finished.ids), []);
  return { ...finished, ranking: finished.results as unknown as Ranking | null };
}

const order = (ranking: Ranking | null) =>
  ranking?.leaderboards[0]?.rows.map(({ target, place }) => [target, place]);

test("a ranking gives targets no secret that it is not allowed to", LIMIT, async () => {
  const files = {
    "loadgate.yml": suite({ quick: { command: "node quick.js", secrets: ["RANK_KEY"] } }),
    "quick.js": QUICK,
  };
  const { code, stderr } = await rank(files, ["--secrets", "none"]);
  assert.equal(code, 2);
  assert.match(stderr, /"quick" takes the secret RANK_KEY, which this run may not pass on/);
});

test(
  "targets in order, one that cannot run left out by name, one that lies without a place",
  LIMIT,
  async () => {
    const { code, ranking, stdout, stderr } = await rank(
      {
        "loadgate.yml": suite(
          {
            slow: { command: "node slow.js" },
            quick: { command: "node quick.js" },
            liar: { command: "node liar.js" },
            absent: { command: "no-such-program-here" },
          },
          {
            rank: {
              published: { source: "a paper", figures: { "hello/direct": { order: ["slow", "quick"] } } },
            },
          },
        ),
        "quick.js": QUICK,
        "slow.js": SLOW,
        "liar.js": serverThat(`response.end("Bye");`),
      },
      ["--published", "--budget", "20s"],
    );
    assert.equal(code, 3, stderr);
    readRanking(JSON.stringify(ranking));
    const expected = [
      ["quick", 1],
      ["slow", 2],
      ["liar", null],
    ];
    assert.deepEqual(order(ranking), expected, stdout);
    assert.deepEqual(ranking?.leftOut, [
      { target: "absent", obstacle: { code: "programs-missing", programs: ["no-such-program-here"] } },
    ]);
    assert.match(stderr, /left out: absent: no-such-program-here cannot be found/);
    assert.match(stdout, /hello\/direct: quick is the fastest/);
    assert.match(stdout, /absent was left out/);
    assert.match(stdout, /≠ 2nd/);
    const [quick, slow] = ranking?.leaderboards[0]?.rows ?? [];
    assert.equal(quick?.sessions.length, slow?.sessions.length, "all get the same number of sessions");
  },
);

test("--strict fails before anything is measured", LIMIT, async () => {
  const { code, ranking, stderr } = await rank(
    {
      "loadgate.yml": suite({ a: { command: "node a.js" }, b: { command: "no-such-program-here" } }),
      "a.js": HELLO,
    },
    ["--strict"],
  );
  assert.equal(code, 2);
  assert.equal(ranking, null);
  assert.match(
    stderr,
    /--strict: these targets cannot be run here: b \(no-such-program-here cannot be found on PATH\)/,
  );
});

test("a ranking is no comparison: what reads one says so", LIMIT, async () => {
  using repository = scratch({ "loadgate.yml": suite({ a: { command: "node a.js" } }), "a.js": HELLO });
  const ranked = await loadgate(repository, ["rank", "--isolation", "process", "--budget", "4s"]);
  assert.equal(ranked.code, 0, ranked.stderr);
  const exported = await loadgate(repository, ["export"]);
  assert.equal(exported.code, 2);
  assert.match(exported.stderr, /these are the results of rank; this takes those of compare or trend/);
});

test("--published without figures says what to add", LIMIT, async () => {
  const { code, stderr } = await rank(
    { "loadgate.yml": suite({ a: { command: "node a.js" } }), "a.js": HELLO },
    ["--published"],
  );
  assert.equal(code, 2);
  assert.match(stderr, /loadgate.yml has no published figures; add rank: \{ published/);
});
