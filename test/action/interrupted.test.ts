import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { remains } from "../../test-support/remains.ts";
import { scratch } from "../../test-support/scratch.ts";
import { config, HELLO } from "../../test-support/servers.ts";
import { takeTurns } from "../../test-support/turn.ts";
import { enter } from "./door.ts";

takeTurns();

for (const [signal, code] of [
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const) {
  test(`a cancelled step (${signal}) cleans up by itself, and keeps what it has`, {
    timeout: 60_000,
  }, async () => {
    using repository = scratch({ "loadgate.yml": config(), "server.js": HELLO });
    repository.commit({ "server.js": `// other\n${HELLO}` });
    const inputs = { isolation: "process", base: "HEAD~1", budget: "60s" };
    const { child, ended, says } = enter(repository, "workflow_dispatch", {}, inputs);
    await says("left · api/hello/direct");
    child.kill(signal);
    const run = await ended;
    assert.equal(run.code, code, run.output);
    assert.match(run.output, /::error::interrupted; everything it started is gone/);
    assert.ok(existsSync(join(repository.mark("runner"), "loadgate", "results.json")));
    assert.deepEqual(remains(repository, []), []);
  });
}
