import assert from "node:assert/strict";
import { test } from "node:test";
import { run } from "../../test-support/run.ts";
import { takeTurns } from "../../test-support/turn.ts";

takeTurns();

test("the demonstration finds the slowdown that it plants", { timeout: 300_000 }, async () => {
  const script = new URL("../../scripts/demo-regression.ts", import.meta.url).pathname;
  const done = await run([process.execPath, script], { env: process.env, timeoutSeconds: 280 });
  assert.equal(done.code, 0, done.stdout + done.stderr);
});
