import assert from "node:assert/strict";
import { test } from "node:test";
import { overview, readTrendText, runsBlock, runsBlockFile } from "../../src/format/trend.ts";
import { nightly } from "../../src/trend/fixture.ts";
import { type Fault, type GitServer, gitServer } from "../../test-support/git-server.ts";
import { publishRun } from "../../test-support/publish-run.ts";

export const CASES = ["api/hello/direct", "api/hello/nginx"];

export function idsAt({ git }: GitServer): readonly string[] {
  const text = git("show", `gh-pages:loadgate/${runsBlockFile(0)}`);
  return readTrendText(runsBlockFile(0), runsBlock, `${text}\n`).runs.map(({ id }) => id);
}

export const commits = ({ git }: GitServer) => git("log", "--format=%H %P", "gh-pages").split("\n");

/** So many publishers at once where there is no branch yet, then so many others. */
export function publishersAtOnce(first: number, then: number): void {
  test(`${first + then} publishers, with faults: every run is there, none twice, and history is a line`, async () => {
    await using server = await gitServer();
    const { token, url } = server;
    const faults: readonly Fault[] = ["drop", "error", "lost", "rival"];
    server.fault = ({ what, number }) =>
      what === "push" && number % 5 === 2
        ? (faults[Math.floor(number / 5) % faults.length] as Fault)
        : what === "list" && number % 17 === 5
          ? "error"
          : null;
    const runs = Array.from({ length: first + then }, (_, n) => nightly(n, CASES));
    // They find no branch, all at once.
    await Promise.all(runs.slice(0, first).map((run) => publishRun(run, url, { token })));
    await Promise.all(runs.slice(first).map((run) => publishRun(run, url, { token })));
    assert.deepEqual([...idsAt(server)].sort(), runs.map(({ id }) => id).sort());
    const text = server.git("show", "gh-pages:loadgate/trend.js");
    const trend = readTrendText("trend.js", overview, text);
    assert.equal(trend.runs, first + then);
    assert.ok(trend.series.every(({ points }) => points === first + then));
    const parents = commits(server).map((line) => line.split(" ").length - 1);
    assert.deepEqual(parents, [...Array(parents.length - 1).fill(1), 0]);
  });
}
