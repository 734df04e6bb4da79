import assert from "node:assert/strict";
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findProgram } from "../../src/platform/tools.ts";
import { begin, compare, compareArguments, type RunOptions } from "../support/loadgate.ts";
import { remains } from "../support/remains.ts";
import { type Scratch, scratch } from "../support/scratch.ts";
import { config, HELLO } from "../support/servers.ts";
import { takeTurns } from "../support/turn.ts";
import { ended, fault } from "./fault.ts";

takeTurns();

const REPOSITORY = { "loadgate.yml": config(), "server.js": HELLO };
const rootOnly = process.getuid?.() === 0 ? false : "mounting takes root";

/** A repository with a change that is none. */
function changed(files: Record<string, string> = {}): Scratch {
  const repository = scratch({ ...REPOSITORY, ...files });
  repository.write({ "server.js": `// changed\n${HELLO}` });
  return repository;
}

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

/** Processes that compute, one on each of so many cores. */
function others(count: number): Disposable {
  const all = Array.from({ length: count }, () =>
    spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }),
  );
  return {
    [Symbol.dispose]() {
      for (const child of all) child.kill("SIGKILL");
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
  const run = await compare(repository, ["--budget", "10s"]);
  assert.notEqual(run.results?.verdict, "regression");
  return ended(repository, run, { code: 0, says: /others|inconclusive/ });
});

fault("machine", "others load it from the middle on", async () => {
  using repository = changed();
  const loaded = begin(repository, compareArguments(["--budget", "16s"]));
  await loaded.says("api/hello/direct");
  await new Promise((resolve) => setTimeout(resolve, 4000));
  using _others = others(2);
  const run = await loaded.finished;
  assert.notEqual(run.results?.verdict, "regression");
  return ended(repository, run, { code: 0, says: /others|inconclusive|unchanged/ });
});

fault("machine", "it has one core", async () => {
  using repository = changed();
  const run = await onOneCore(repository);
  assert.deepEqual(run.results?.plan.cpus.server, run.results?.plan.cpus.generator);
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
    return await compare(repository, ["--budget", "6s"]);
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

const FAKETIME = globSync("/usr/lib/*/faketime/libfaketime.so.1")[0];

fault(
  "machine",
  "the clock steps by an hour, there and back",
  async () => {
    using repository = changed();
    const step = repository.mark("step");
    writeFileSync(step, "+0");
    const stepped = begin(repository, compareArguments(["--budget", "8s"]), {
      env: {
        LD_PRELOAD: FAKETIME,
        FAKETIME_TIMESTAMP_FILE: step,
        FAKETIME_NO_CACHE: "1",
        FAKETIME_DONT_FAKE_MONOTONIC: "1",
      },
    });
    await stepped.says("api/hello/direct");
    writeFileSync(step, "+3600");
    await new Promise((resolve) => setTimeout(resolve, 2000));
    writeFileSync(step, "-3600");
    const run = await stepped.finished;
    assert.ok((run.results?.seconds.run ?? Number.NaN) < 60);
    return ended(repository, run, { code: 0, says: /is (inconclusive|unchanged)/ });
  },
  { skip: FAKETIME ? false : "libfaketime is not there" },
);

fault("machine", "another run is under way, and is not waited for", async () => {
  using repository = changed();
  const first = begin(repository, compareArguments(["--budget", "6s", "--out", "first"]));
  await first.says("api/hello/direct");
  const hasty = await compare(repository, ["--wait", "0s"]);
  const { code, ids, stderr } = await first.finished;
  assert.equal(code, 0, stderr);
  assert.deepEqual(remains(repository, ids), []);
  return ended(repository, hasty, { code: 2, says: /another run \(process \d+\) uses this machine/ });
});

fault("machine", "another run is under way, and is waited for", async () => {
  using repository = changed();
  const first = begin(repository, compareArguments(["--budget", "5s", "--out", "first"]));
  await first.says("api/hello/direct");
  const second = await compare(repository);
  const { code, ids, stderr } = await first.finished;
  assert.equal(code, 0, stderr);
  assert.deepEqual(remains(repository, ids), []);
  return ended(repository, second, { code: 0, says: /waiting for another run on this machine/ });
});
