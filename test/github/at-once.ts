import assert from "node:assert/strict";
import { test } from "node:test";
import { deliverByProcess, leave, openPull, resultsOf, SLOWER } from "./deliver.ts";
import { fakeGithub } from "./fake.ts";

/** So many jobs that comment on the same pull request. */
export function updatesAtOnce(count: number): void {
  test(`${count} updates at once leave one comment, of the latest run`, { timeout: 180_000 }, async () => {
    await using github = await fakeGithub();
    const pull = openPull(github);
    for (let run = 500; run < 500 + count; run++) await leave(github, run, { results: resultsOf(SLOWER) });
    const runs = await Promise.all(
      Array.from({ length: count }, (_, i) => deliverByProcess(github, pull, { run: 500 + i }).finished),
    );
    for (const run of runs) assert.equal(run.code, 0, run.output);
    assert.equal(github.world.comments.length, 1);
    assert.match(github.world.comments[0]?.body ?? "", new RegExp(`actions/runs/${500 + count - 1}\\)`));
  });
}
