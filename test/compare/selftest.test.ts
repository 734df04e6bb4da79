import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { loadgate } from "../../test-support/loadgate.ts";
import { remains } from "../../test-support/remains.ts";
import { scratch } from "../../test-support/scratch.ts";
import { config, HELLO, serverThat } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";

takeTurns();

const LIMIT = { timeout: 80_000 };
/** Work that is the same each time, so that a few seconds show a slowdown. */
const working = (loops: string) =>
  serverThat(
    `let sum = 0; for (let i = 0; i < ${loops}; i += 1) sum += Math.sqrt(i); response.end("x" + (sum > 0));`,
  );

const selftest = (...args: string[]) => ["selftest", "--isolation", "process", ...args];

test("identical builds are not red, and a planted slowdown is found", LIMIT, async () => {
  using repository = scratch({
    "loadgate.yml": config({ scenario: { connections: 2 } }),
    "server.js": working("200000"),
  });
  const run = await loadgate(repository, selftest("--slowdown", "40%", "--budget", "26s", "--json"));
  assert.equal(run.code, 0, run.stdout + run.stderr);
  const { cases } = JSON.parse(run.stdout);
  assert.equal(cases[0].planted, "regression");
  assert.ok(cases[0].seen > 1.2 && cases[0].seen < 1.6, cases[0].seen);
  for (const half of ["equal", "slower"])
    assert.ok(existsSync(join(repository.folder, ".loadgate", "selftest", half, "report.html")));
  assert.deepEqual(remains(repository, run.ids), []);
});

test("a start that leaves no time for either half is said before anything is measured", LIMIT, async () => {
  using repository = scratch({
    "loadgate.yml": config(),
    "server.js": HELLO.replace(/^/, "const started = Date.now(); while (Date.now() - started < 5200);\n"),
  });
  const run = await loadgate(repository, selftest("--budget", "30s"));
  assert.equal(run.code, 2, run.stdout + run.stderr);
  assert.match(
    run.stderr,
    /api takes [5-9]\S* s to start, and each half of the test needs 2 starts.* --budget 2m/,
  );
  assert.deepEqual(remains(repository, run.ids), []);
});

test("a machine that treats head otherwise is a false alarm", LIMIT, async () => {
  const unfair = working('(__dirname.includes("head") ? 400000 : 200000)');
  using repository = scratch({
    "loadgate.yml": config({ scenario: { connections: 2 } }),
    "server.js": unfair,
  });
  const run = await loadgate(repository, selftest("--budget", "20s"));
  assert.equal(run.code, 1, run.stdout + run.stderr);
  // Where the first half was too noisy, the second finds far more than was burnt.
  assert.match(run.stdout, /^False alarm: .* in api\/hello\/direct\./);
});

test(
  "what a short time does not show is missed, and what the configuration calls none is refused",
  LIMIT,
  async () => {
    using repository = scratch({ "loadgate.yml": config(), "server.js": HELLO });
    const missed = await loadgate(repository, selftest("--slowdown", "2.1%", "--budget", "6s"));
    assert.equal(missed.code, 1, missed.stdout + missed.stderr);
    assert.match(missed.stdout, /^Missed: a slowdown of 2\.1% was added to head.*--budget/);
    const none = await loadgate(repository, selftest("--slowdown", "2%"));
    assert.equal(none.code, 2);
    assert.match(none.stderr, /does not exceed the threshold of 2%, .* --slowdown 5%/);
  },
);
