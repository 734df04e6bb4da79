import assert from "node:assert/strict";
import { globSync, writeFileSync } from "node:fs";
import { disturbedRounds } from "../../src/analyse/disturbed.ts";
import { ended, fault } from "../../test-support/fault.ts";
import { begin, compare, compareArguments } from "../../test-support/loadgate.ts";
import { remains } from "../../test-support/remains.ts";
import { type Scratch, scratch } from "../../test-support/scratch.ts";
import { config, HELLO, noting } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";
import { changed } from "./changed.ts";
import { others } from "./others.ts";

takeTurns();

/** How often the servers of `counted` start until the first session: both to look at PORT, and both to be loaded. Two more are the next. */
const FIRST_SESSION = 4;

/** A repository whose servers note their starts. */
function counted(): Scratch {
  const repository = scratch({ "README.md": "" });
  const server = `${noting(repository.mark("starts"))}\n${HELLO}`;
  repository.commit({ "loadgate.yml": config(), "server.js": server });
  repository.write({ "server.js": `// changed\n${server}` });
  return repository;
}

fault("machine", "others load it from the middle on", async () => {
  using repository = counted();
  const loaded = begin(repository, compareArguments(["--budget", "20s"]));
  await repository.marked("starts", FIRST_SESSION + 2);
  using _others = others(2);
  const run = await loaded.finished;
  const [first, ...later] = run.results?.cases[0]?.sessions ?? [];
  assert.ok(first && disturbedRounds([first]).length === 0, "the first session was disturbed");
  // The host may take its share as well.
  const sources = disturbedRounds(later).map(({ source }) => source);
  assert.ok(sources.includes("other-programs"), sources.join());
  assert.match(run.results?.verdict ?? "", /^(inconclusive|unchanged)$/);
  return ended(repository, run, { code: 0, says: /other programs used the CPUs/ });
});

const FAKETIME = globSync("/usr/lib/*/faketime/libfaketime.so.1")[0];

fault(
  "machine",
  "the clock steps by an hour, there and back",
  async () => {
    using repository = counted();
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
    await repository.marked("starts", FIRST_SESSION);
    writeFileSync(step, "+3600");
    await repository.marked("starts", FIRST_SESSION + 2);
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
