import assert from "node:assert/strict";
import { test } from "node:test";
import type { Results } from "../../src/format/results.ts";
import { compare } from "../../test-support/loadgate.ts";
import { scratch } from "../../test-support/scratch.ts";
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
    "loadgate.yml": config({ scenario: { connections: 4, duration: "150ms" } }),
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
  assert.deepEqual(
    slower.results?.variants.map(({ label }) => label),
    ["cheap", "dear"],
  );

  const faster = await compare(repository, ["--base", "dear", "--head", "cheap", "--budget", "40s"]);
  assert.equal(faster.code, 0, faster.stdout);
  assert.equal(faster.results?.verdict, "improvement", faster.stdout);
  assert.ok((cpu(faster.results)?.ratio ?? 1) < 0.5);
});

test("the same tree on both sides is unchanged without load", { timeout: 60_000 }, async () => {
  using repository = scratch({ "loadgate.yml": config(), "server.js": HELLO });
  const run = await compare(repository, ["--base", "HEAD"]);
  assert.equal(run.code, 0, run.stderr);
  assert.equal(run.results?.verdict, "unchanged");
  assert.deepEqual(run.results?.cases[0]?.sessions, []);
});
