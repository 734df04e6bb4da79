import assert from "node:assert/strict";
import { chmodSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { test } from "node:test";
import { trend } from "../../src/commands/trend.ts";
import { Interrupted } from "../../src/errors.ts";
import { readResults } from "../../src/format/results.ts";
import { seriesName } from "../../src/format/trend.ts";
import { systemClock } from "../../src/platform/clock.ts";
import { findProgram } from "../../src/platform/programs.ts";

import { noDocker } from "../../test-support/remains.ts";
import { type Scratch, scratch } from "../../test-support/scratch.ts";
import { config, DOCKERFILE, HELLO } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";

takeTurns();

/** Three revisions, each with its name in a file: the reference before, the reference now, and head. */
function threeRevisions(files: Readonly<Record<string, string>>, setup: (mark: string) => string): Scratch {
  const repository = scratch({ "server.js": HELLO, ...files });
  const prepared = { "setup.js": setup(repository.mark("prepared")) };
  const of = (reference: string) =>
    config({ process: { setup: "node setup.js" }, top: { trend: { reference, selftest: false } } });
  for (const name of ["v1", "v2", "v3"]) {
    repository.commit({ "version.txt": name, "loadgate.yml": of("v2"), ...prepared });
    repository.git("tag", name);
  }
  return repository;
}

const CASE = "api/hello/direct";

const DECIDING = [
  { case: CASE, metric: "goodput", unit: "requests/s", better: "higher" },
  { case: CASE, metric: "cpu", unit: "s/request", better: "lower" },
] as const;

/** A night whose reference has just been moved from v1 to v2, and whose one case may look changed: that takes two sessions. */
function night(
  repository: Scratch,
  isolation: "process" | "docker",
  { signal = new AbortController().signal, say = (_: string) => {}, looksChanged = true } = {},
) {
  const host = {
    cwd: repository.folder,
    clock: systemClock,
    progress: { say, step() {}, end() {} },
    signal,
  };
  const reference = { commit: repository.git("rev-parse", "v1"), label: "v1" };
  // Of either metric that may decide: where nothing is saturated, CPU time does. Far from wherever a noisy machine may put it.
  const levels: Record<string, number> = looksChanged
    ? Object.fromEntries(DECIDING.map((each) => [seriesName(each), Math.log(1e6)]))
    : {};
  const out = join(repository.folder, ".loadgate");
  const budgetSeconds = looksChanged ? 10 : 6;
  return trend({ isolation, budgetSeconds, out, baseline: { reference, nights: 1, levels } }, host);
}

const COUNTED = (mark: string) => `
const { appendFileSync, readFileSync } = require("node:fs");
process.umask(0);
appendFileSync(${JSON.stringify(mark)}, readFileSync("version.txt", "utf8") + "\\n");
`;

test("a night with a moved reference and a suspicious case prepares each revision once", {
  timeout: 120_000,
}, async () => {
  using repository = threeRevisions({}, COUNTED);
  const { trend: part } = await night(repository, "process");
  assert.deepEqual(readFileSync(repository.mark("prepared"), "utf8").trim().split("\n").sort(), [
    "v1",
    "v2",
    "v3",
  ]);
  const sessions = (results: { cases: readonly { sessions: readonly unknown[] }[] } | null | undefined) =>
    results?.cases[0]?.sessions.length ?? 0;
  for (const measured of [part?.again, part?.control, part?.seam?.results])
    assert.ok(sessions(measured) > 0, JSON.stringify(measured));
  assert.deepEqual(
    part?.seam?.results.variants.map(({ label }) => label),
    ["v1", "v2"],
  );
  assert.deepEqual(
    part?.control?.variants.map(({ label }) => label),
    ["v2", "v2"],
  );
});

/** Docker's client, which writes the images of each build down. */
function countingDocker(mark: string): string {
  return `#!${process.execPath}
const { spawnSync } = require("node:child_process");
const { appendFileSync, readFileSync } = require("node:fs");
const args = process.argv.slice(2);
if (args[0] === "buildx" && args[1] === "bake") {
  const { target } = JSON.parse(readFileSync(args[args.indexOf("--file") + 1], "utf8"));
  for (const { context } of Object.values(target))
    appendFileSync(${JSON.stringify(mark)}, readFileSync(context + "/version.txt", "utf8") + "\\n");
}
process.exit(spawnSync(${JSON.stringify(findProgram("docker"))}, args, { stdio: "inherit" }).status ?? 1);
`;
}

test("and builds its image once", { timeout: 180_000, skip: noDocker }, async () => {
  using repository = threeRevisions({ Dockerfile: DOCKERFILE }, () => "");
  const folder = join(repository.folder, ".loadgate", "bin");
  repository.write({ ".loadgate/bin/docker": countingDocker(repository.mark("built")) });
  chmodSync(join(folder, "docker"), 0o755);
  const { PATH } = process.env;
  process.env.PATH = [folder, PATH].join(delimiter);
  try {
    // What is measured once more is measured on the same builds, with Docker as without.
    const { trend: part } = await night(repository, "docker", { looksChanged: false });
    assert.ok(part?.control && part.seam);
  } finally {
    process.env.PATH = PATH;
  }
  assert.deepEqual(readFileSync(repository.mark("built"), "utf8").trim().split("\n").sort(), [
    "v1",
    "v2",
    "v3",
  ]);
});

test("a night that is interrupted keeps the point, and the parts that were measured by then", {
  timeout: 120_000,
}, async () => {
  using repository = threeRevisions({}, () => "");
  const interruption = new AbortController();
  const say = (line: string) => {
    if (line.startsWith("identical builds")) interruption.abort(new Interrupted("SIGINT"));
  };
  await assert.rejects(night(repository, "process", { signal: interruption.signal, say }), Interrupted);
  const kept = readResults(readFileSync(join(repository.folder, ".loadgate", "results.json"), "utf8"));
  assert.equal(kept.command, "trend");
  assert.ok((kept.cases[0]?.sessions.length ?? 0) > 0);
  assert.ok((kept.trend?.again?.cases[0]?.sessions.length ?? 0) > 0);
  assert.equal(kept.trend?.seam, null);
});
