import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { disturbedRounds } from "../../src/analyse/disturbed.ts";
import { findProgram } from "../../src/platform/programs.ts";
import { ended, fault } from "../../test-support/fault.ts";
import { begin, compare, compareArguments, type RunOptions } from "../../test-support/loadgate.ts";
import type { Scratch } from "../../test-support/scratch.ts";
import { config } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";
import { changed } from "./changed.ts";
import { others } from "./others.ts";

takeTurns();

const rootOnly = process.getuid?.() === 0 ? false : "mounting takes root";

/** A small file system of its own at this folder. */
function mounted(folder: string, options: string): Disposable {
  mkdirSync(folder, { recursive: true });
  execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder]);
  return {
    [Symbol.dispose]() {
      spawnSync("umount", ["--lazy", folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

fault(
  "machine",
  "the disk is full when results are written",
  async () => {
    using repository = changed();
    const out = join(repository.temporary, "..", "out");
    using _disk = mounted(out, "size=64k");
    const cache = repository.mark("cache");
    const full = begin(repository, compareArguments(["--out", out, "--budget", "5s"]), {
      env: {
        LOADGATE_CACHE: cache,
        ...ohaHere(),
      },
    });
    await full.says("api/hello/direct");
    spawnSync("dd", ["if=/dev/zero", `of=${join(out, "filler")}`, "bs=1k"]);
    const run = await full.finished;
    const [kept] = readdirSync(cache).filter((name) => name.startsWith("results-"));
    assert.ok(JSON.parse(readFileSync(join(cache, kept as string), "utf8")).cases[0].sessions.length > 0);
    return ended(repository, run, { code: 3, says: /cannot be written .*ENOSPC.*what was measured is in/ });
  },
  { skip: rootOnly },
);

fault(
  "machine",
  "the temporary folder cannot be written",
  async () => {
    using repository = changed();
    const folder = join(repository.temporary, "..", "read-only");
    using _disk = mounted(folder, "ro,size=64k");
    const run = await compare(repository, [], { env: { TMPDIR: folder } });
    return ended(repository, run, { code: 2, says: /the temporary folder .* cannot be written .*TMPDIR=/ });
  },
  { skip: rootOnly },
);

fault(
  "machine",
  "the temporary folder has no room for a checkout",
  async () => {
    using repository = changed({ "large.txt": "0123456789abcdef".repeat(1 << 16) });
    const folder = join(repository.temporary, "..", "small");
    using _disk = mounted(folder, "size=512k");
    const run = await compare(repository, [], { env: { TMPDIR: folder } });
    assert.deepEqual(readdirSync(folder), []);
    return ended(repository, run, { code: 3, says: /cannot be checked out into.*unable to write file/ });
  },
  { skip: rootOnly },
);

fault("machine", "the output folder is a file", async () => {
  using repository = changed();
  repository.write({ taken: "" });
  const run = await compare(repository, ["--out", "taken"]);
  return ended(repository, run, { code: 2, says: /output folder .* cannot be written/ });
});

fault("machine", "results.json is a folder", async () => {
  using repository = changed();
  mkdirSync(join(repository.folder, "out", "results.json"), { recursive: true });
  const run = await compare(repository, ["--out", "out"], {
    env: { LOADGATE_CACHE: repository.mark("cache"), ...ohaHere() },
  });
  return ended(repository, run, {
    code: 3,
    says: /results\.json cannot be written .*what was measured is in/,
  });
});

fault("machine", "others load it from the start", async () => {
  using repository = changed();
  using _others = others(2);
  const run = await compare(repository, ["--budget", "8s"]);
  const [found] = run.results?.cases ?? [];
  const disturbed = disturbedRounds(found?.sessions ?? []);
  // The host may take its share as well.
  const crowded = disturbed.find(({ source }) => source === "other-programs");
  assert.ok(crowded?.counted, JSON.stringify(disturbed));
  assert.match(found?.verdict ?? "", /^(inconclusive|unchanged)$/);
  return ended(repository, run, { code: 0, says: /other programs used the CPUs/ });
});

fault("machine", "it has one core", async () => {
  using repository = changed();
  const run = await onOneCore(repository);
  const { server, generator } = run.results?.plan.cpus ?? {};
  assert.deepEqual([server?.length, server], [1, generator]);
  assert.ok((run.results?.cases[0]?.sessions.length ?? 0) > 0, run.stderr);
  const report = readFileSync(join(repository.folder, ".loadgate", "report.md"), "utf8");
  assert.match(report, /share the only core: figures are advisory/);
  return ended(repository, run, { code: 0, says: /is (inconclusive|unchanged)/ });
});

/** A run that may use one core only, as its children may. */
async function onOneCore(repository: Scratch) {
  const mine = String(process.pid);
  const before = execFileSync("taskset", ["-cp", mine], { encoding: "utf8" })
    .split(": ")
    .at(-1)
    ?.trim() as string;
  execFileSync("taskset", ["-acp", before.split(/[-,]/)[0] as string, mine]);
  try {
    return await compare(repository, ["--budget", "4s"]);
  } finally {
    execFileSync("taskset", ["-acp", before, mine]);
  }
}

fault("machine", "few file descriptors are left to it", async () => {
  using repository = changed({ "loadgate.yml": config({ scenario: { connections: 200 } }) });
  const run = await limited(repository, "--nofile=64:64");
  return ended(repository, run, {
    code: 2,
    says: /200 connections, but only 64 files may be open here.*ulimit -n 250/,
  });
});

/** A run under a limit of the kernel. */
async function limited(repository: Scratch, limit: string, options: RunOptions = {}) {
  const started = begin(repository, compareArguments(["--budget", "6s"]), options);
  execFileSync("prlimit", ["--pid", String(started.child.pid), limit]);
  return started.finished;
}

function ohaHere() {
  return { LOADGATE_OHA: String(findProgram("oha")) };
}
