import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { compare } from "../../test-support/loadgate.ts";
import { noDocker, remains } from "../../test-support/remains.ts";
import { scratch } from "../../test-support/scratch.ts";
import { config, DOCKERFILE, HELLO, serverThat } from "../../test-support/servers.ts";

/** As HELLO, but for a function that computes; recursive, since V8 puts other functions into their callers. */
const SLOW = serverThat(
  `burnCpu(21); response.end("Hello");`,
  "function burnCpu(n) { return n < 2 ? n : burnCpu(n - 1) + burnCpu(n - 2); }",
);

/** What got slower is profiled, with this isolation. */
export function profiled(isolation: "process" | "docker"): void {
  test(`what got slower is profiled, and the function that does it is named (${isolation})`, {
    timeout: 120_000,
    skip: isolation === "docker" && noDocker,
  }, async () => {
    using repository = scratch({
      "loadgate.yml": config(),
      "server.js": HELLO,
      Dockerfile: DOCKERFILE,
    });
    repository.write({ "server.js": SLOW });
    const run = await compare(repository, ["--isolation", isolation, "--budget", "30s"], {
      limitSeconds: 110,
    });
    assert.equal(run.code, 1, run.stdout + run.stderr);
    const read = (name: string) => readFileSync(join(repository.folder, ".loadgate", name), "utf8");
    const [red] = run.results?.cases ?? [];
    assert.equal(red?.growth?.functions[0]?.name, "burnCpu server.js");
    assert.match(read("report.md"), /<code>burnCpu \(server\.js&#58;\d+\)<\/code> \+/);
    const page = read("report.html");
    assert.match(page, /<svg class="flame"/);
    assert.match(page, /<th scope="row">burnCpu server\.js<\/th>/);
    assert.match(read("profiles/api-hello-direct-head.folded"), /;burnCpu server\.js[; ]/);
    assert.doesNotMatch(read("profiles/api-hello-direct-base.folded"), /burnCpu/);
    assert.deepEqual(remains(repository, run.ids), []);
  });
}
