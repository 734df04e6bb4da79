import assert from "node:assert/strict";
import { test } from "node:test";
import type { Results } from "../../src/format/results.ts";
import { compare } from "../../test-support/loadgate.ts";
import { scratch } from "../../test-support/scratch.ts";
import { sentencesOf } from "../../test-support/sentences.ts";
import { config, HELLO, serverThat } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";

takeTurns();

/** A server whose answer costs this much hashing. */
const costing = (rounds: number) =>
  serverThat(
    `let digest = "x"; for (let i = 0; i < ${rounds}; i++) digest = createHash("sha256").update(digest).digest("hex"); response.end(digest);`,
    `const { createHash } = require("node:crypto");`,
  ).replace("response.end(digest)", `response.end("x".repeat(64))`);

const cpu = (results: Results | null) => results?.cases[0]?.metrics.find(({ name }) => name === "cpu");

test("a head that works many times as hard is a regression, and the reverse an improvement", {
  timeout: 180_000,
}, async () => {
  using repository = scratch({
    "loadgate.yml": config({ scenario: { connections: 40, duration: "150ms" } }),
    "server.js": costing(50),
  });
  repository.git("tag", "cheap");
  repository.commit({ "server.js": costing(800) });
  repository.git("tag", "dear");

  const slower = await compare(repository, ["--base", "cheap", "--head", "dear", "--budget", "40s"]);
  assert.equal(slower.code, 1, slower.stdout);
  assert.match(slower.stdout, /api\/hello\/direct/);
  assert.equal(slower.results?.verdict, "regression");
  assert.ok((cpu(slower.results)?.ratio ?? 0) > 2);
  // Both keep their connections, and the faster one answers far more over as many of them.
  const codes = slower.results?.cases.flatMap(({ findings }) => findings.map(({ code }) => code));
  assert.ok(!codes?.includes("connections-closed"), codes?.join());
  assert.deepEqual(
    slower.results?.variants.map(({ label }) => label),
    ["cheap", "dear"],
  );

  const faster = await compare(repository, ["--base", "dear", "--head", "cheap", "--budget", "40s"]);
  assert.equal(faster.code, 0, faster.stdout);
  assert.equal(faster.results?.verdict, "improvement", faster.stdout);
  assert.ok((cpu(faster.results)?.ratio ?? 1) < 0.5);
});

test("a head that waits four times as long is a regression, whatever its CPU time", {
  timeout: 90_000,
}, async () => {
  const waiting = (ms: number) => serverThat(`setTimeout(() => response.end("hello"), ${ms});`);
  using repository = scratch({
    "loadgate.yml": config({ scenario: { connections: 40, duration: "250ms" } }),
    "server.js": waiting(10),
  });
  repository.commit({ "server.js": waiting(40) });
  const { code, results, stdout } = await compare(repository, [
    "--base",
    "HEAD~1",
    "--head",
    "HEAD",
    "--budget",
    "40s",
  ]);
  assert.equal(code, 1, stdout);
  const goodput = results?.cases[0]?.metrics.find(({ name }) => name === "goodput");
  assert.equal(goodput?.verdict, "regression", sentencesOf(results?.cases[0]));
  assert.ok((goodput.ratio ?? 1) < 0.5);
});

test("a head that holds more memory is red by base's threshold and limit of it, whatever its own file says", {
  timeout: 60_000,
}, async () => {
  const gates = (thresholds: object, limits: object) =>
    config({
      scenario: { connections: 4, duration: "100ms" },
      top: { "false-alarms": "20%", threshold: "90%", thresholds, "absolute-limits": limits },
    });
  const own = gates({ memory: "20%", "image-size": "5%" }, { memory: "150MiB", p99: "90s" });
  // Base holds enough that the collector's own ups and downs are small beside it.
  const holding = (mebibytes: number) => `const held = Buffer.alloc(${mebibytes} * 2 ** 20, 1);\n${HELLO}`;
  using repository = scratch({ "loadgate.yml": own, "server.js": holding(60) });
  repository.write({ "loadgate.yml": gates({ memory: "99%" }, {}), "server.js": holding(200) });
  const run = await compare(repository, ["--budget", "20s", "--isolation", "process"]);
  assert.equal(run.code, 1, run.stdout);
  const [found] = run.results?.cases ?? [];
  const memory = found?.metrics.find(({ name }) => name === "memory");
  assert.deepEqual(
    [found?.verdict, memory?.verdict, memory?.threshold],
    ["regression", "regression", 0.2],
    run.stdout,
  );
  assert.deepEqual(
    found?.limits?.map(({ metric, state }) => [metric, state]),
    [
      ["p99", "held"],
      ["memory", "broken"],
    ],
  );
  assert.match(
    run.stdout,
    /more\s+memory[\s\S]*breaks\s+a\s+limit:\s+Peak\s+memory[\s\S]*limit\s+of\s+150\s+MiB/,
  );
  assert.match(sentencesOf(found), /Image size has a threshold that is not judged: processes have no image/);
  assert.match(run.stdout, /thresholds\.memory of\s+hello 20% → 99%/);
});

test("the same tree on both sides is unchanged without load", { timeout: 60_000 }, async () => {
  using repository = scratch({ "loadgate.yml": config(), "server.js": HELLO });
  const run = await compare(repository, ["--base", "HEAD"]);
  assert.equal(run.code, 0, run.stderr);
  assert.equal(run.results?.verdict, "unchanged");
  assert.deepEqual(run.results?.cases[0]?.sessions, []);
});
