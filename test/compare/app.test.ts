import assert from "node:assert/strict";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { Ranking } from "../../src/format/results.ts";
import { loadgate } from "../../test-support/loadgate.ts";
import { noDocker, remains } from "../../test-support/remains.ts";
import { scratch } from "../../test-support/scratch.ts";
import { takeTurns } from "../../test-support/turn.ts";

takeTurns();

const SUITE = join(import.meta.dirname, "..", "..", "targets", "app");

/** What was built before is in Docker's cache; the first time brings PostgreSQL into an image. */
const options = { timeout: 600_000, skip: noDocker };

test("the app answers every scenario from a database of its own", options, async () => {
  using repository = scratch({ ".gitignore": "node_modules\n" });
  cpSync(SUITE, repository.folder, { recursive: true });
  repository.commit({});
  const args = ["rank", "--isolation", "docker", "--case", "*/direct", "--budget", "24s"];
  const finished = await loadgate(repository, args, { limitSeconds: 580 });
  assert.equal(finished.code, 0, finished.stderr + finished.stdout);
  assert.deepEqual(remains(repository, finished.ids), []);
  const { cases, leaderboards } = finished.results as unknown as Ranking;
  assert.deepEqual(
    leaderboards.map(({ id, rows }) => [id, rows.map(({ failed }) => failed)]),
    ["hello", "greet", "list", "count"].map((name) => [`${name}/direct`, [{}]]),
  );
  for (const { id, sessions } of cases) {
    const samples = sessions.flatMap(({ rounds }) => rounds.flatMap((round) => round.samples));
    assert.ok(samples.length > 0, `${id} was not measured`);
    for (const { correct, errors, invalid } of samples)
      assert.deepEqual([correct > 0, errors, invalid], [true, {}, []], id);
  }
});
