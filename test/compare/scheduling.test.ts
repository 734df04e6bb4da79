import assert from "node:assert/strict";
import { test } from "node:test";
import { compare } from "../../test-support/loadgate.ts";
import { noDocker } from "../../test-support/remains.ts";
import { scratch } from "../../test-support/scratch.ts";
import { config, DOCKERFILE, serverThat } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";

takeTurns();

/** Answers with the scheduling policies of all its threads, field 41 of proc_pid_stat(5); 3 is SCHED_BATCH. */
const POLICIES = serverThat(
  `response.end([...new Set(fs.readdirSync("/proc/self/task").map(policy))].join());`,
  `const fs = require("node:fs");
const policy = (task) => fs.readFileSync("/proc/self/task/" + task + "/stat", "utf8").split(") ").at(-1).split(" ")[38];`,
);

const SKIP = {
  process: false,
  // Processes of a container are root's.
  docker: noDocker || (process.getuid?.() !== 0 && "only root schedules what is another user's"),
} as const;

for (const isolation of ["process", "docker"] as const)
  test(`servers are scheduled in batches: ${isolation}`, {
    timeout: 60_000,
    skip: SKIP[isolation],
  }, async () => {
    using repository = scratch({
      "loadgate.yml": config({ scenario: { expect: { body: "3" } } }),
      "server.js": POLICIES,
      ".dockerignore": "*\n!server.js\n",
      Dockerfile: DOCKERFILE,
    });
    repository.write({ "server.js": `// changed\n${POLICIES}` });
    const run = await compare(repository, ["--isolation", isolation, "--budget", "6s", "--fail-on", "never"]);
    assert.deepEqual(run.results?.cases[0]?.sessions[0]?.invalid, [], run.stderr);
    assert.equal(run.code, 0, run.stderr);
  });
