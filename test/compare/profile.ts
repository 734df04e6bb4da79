import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { compare } from "../../test-support/loadgate.ts";
import { noDocker, remains } from "../../test-support/remains.ts";
import { scratch } from "../../test-support/scratch.ts";
import { config, DOCKERFILE, HELLO, serverThat } from "../../test-support/servers.ts";

/** As HELLO, but for a function that computes. */
const SLOW = serverThat(
  `burnCpu(); response.end("Hello");`,
  "function burnCpu() { let sum = 0; for (let i = 0; i < 1e5; i += 1) sum += Math.sqrt(i); return sum; }",
);

/** What got slower is profiled, with this runner. */
export function profiled(runner: "process" | "docker"): void {
  test(`what got slower is profiled, and the function that does it is named (${runner})`, {
    timeout: 120_000,
    skip: runner === "docker" && noDocker,
  }, async () => {
    using repository = scratch({
      "loadgate.yml": config({ top: { profile: true } }),
      "server.js": HELLO,
      Dockerfile: DOCKERFILE,
    });
    repository.write({ "server.js": SLOW });
    const run = await compare(repository, ["--runner", runner, "--budget", "30s"], { limitSeconds: 110 });
    assert.equal(run.code, 1, run.stdout + run.stderr);
    const read = (name: string) => readFileSync(join(repository.folder, ".loadgate", name), "utf8");
    const page = read("report.html");
    assert.match(page, /<svg class="flame"/);
    assert.match(page, /<th scope="row">burnCpu server\.js<\/th>/);
    assert.match(read("profiles/api-hello-direct-head.folded"), /;burnCpu server\.js \d+\n/);
    assert.doesNotMatch(read("profiles/api-hello-direct-base.folded"), /burnCpu/);
    assert.deepEqual(remains(repository, run.ids), []);
  });
}
