/**
 * What one publish costs, after few runs and after many: bytes on the way, growth of the repository, seconds. Prints a table for
 * docs/trend-bench.md.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BLOCK } from "../../src/format/trend.ts";
import { systemClock } from "../../src/platform/clock.ts";
import { remoteAt } from "../../src/platform/remote-git.ts";
import { appendRuns } from "../../src/trend/append.ts";
import { nightly } from "../../src/trend/fixture.ts";
import { publishTo } from "../../src/trend/publish.ts";
import { type GitServer, gitServer } from "../../test-support/git-server.ts";
import { publishRun } from "../../test-support/publish-run.ts";

const CASES = Array.from({ length: 10 }, (_, i) => `api/scenario-${i}/${i % 2 ? "nginx" : "direct"}`);
/** Runs before the one that is looked at; a block has 200, and its first and last runs are the extremes. */
const BEFORE = [50, 199, 250, 5000, 5050, 5199];
const PUBLISHES = 5;

interface Row {
  readonly before: number;
  readonly after: number;
  readonly sent: number;
  readonly got: number;
  readonly growth: number;
  readonly seconds: number;
}

/** Publishes one after another from there on; `there` runs are there already. */
async function measured(before: number, there: number, server: GitServer): Promise<Row> {
  await fill(server, there, before);
  const begun = packed(server);
  let [sent, got, seconds] = [0, 0, 0];
  // The last run of a block has no like.
  const count = before % BLOCK === BLOCK - 1 ? 1 : PUBLISHES;
  for (let i = 0; i < count; i++) {
    server.bytes.pushed = 0;
    server.bytes.fetched = 0;
    const from = performance.now();
    await publishRun(nightly(before + i, CASES), server.url, { token: server.token, clock: systemClock });
    seconds += (performance.now() - from) / 1000 / count;
    sent += server.bytes.pushed / count;
    got += server.bytes.fetched / count;
  }
  return { before, after: before + count, sent, got, growth: (packed(server) - begun) / count, seconds };
}

/** Runs from one number to another, many with each commit. */
async function fill(server: GitServer, begin: number, end: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "publisher-"));
  const remote = remoteAt(server.url, server.token, new URL(server.url).origin);
  const access = { remote, branch: "gh-pages", folder, clock: systemClock, random: Math.random };
  for (let from = begin; from < end; from += 1000) {
    const some = Array.from({ length: Math.min(1000, end - from) }, (_, i) => nightly(from + i, CASES));
    await publishTo({ access, folder: "loadgate", page: new Map() }, async (store) => {
      const { files } = await appendRuns(some, store, { name: "octo/app", url: null, now: new Date() });
      return { files, message: "Runs\n", result: null };
    });
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Bytes of the repository once it is packed. */
function packed({ git }: GitServer): number {
  git("gc", "--quiet", "--prune=now");
  const said = git("count-objects", "-v");
  return Number(/size-pack: (\d+)/.exec(said)?.[1]) * 1024;
}

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

process.stdout.write(
  "| runs before | sent | repository grows by | fetched | seconds |\n| ---: | ---: | ---: | ---: | ---: |\n",
);
await using server = await gitServer();
let there = 0;
for (const before of BEFORE) {
  const { sent, got, growth, seconds, after } = await measured(before, there, server);
  there = after;
  process.stdout.write(
    `| ${before} | ${kib(sent)} | ${kib(growth)} | ${kib(got)} | ${seconds.toFixed(2)} |\n`,
  );
}
