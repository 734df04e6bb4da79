import assert from "node:assert/strict";
import { readdirSync, readlinkSync } from "node:fs";
import { test } from "node:test";
import { run } from "./exec.ts";
import { spawnPiped } from "./pipe.ts";
import { start } from "./running.ts";

const LIMIT = { timeout: 20_000 };
/** How many ends of those pipes this process holds. */
const held = () =>
  readdirSync("/proc/self/fd").filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).includes("/pipes-");
    } catch {
      return false;
    }
  }).length;

test("a command that cannot be spawned leaves no pipe open", LIMIT, async () => {
  const { child, stdout, stderr } = spawnPiped(["cat"], {}, "pipe");
  assert.equal(held(), 2, "the two that are read");
  child.stdin?.end();
  for (const stream of [stdout, stderr]) await stream.resume().toArray();

  const tooLong = ["true", "x".repeat(1 << 22)];
  await assert.rejects(run(tooLong, { stranger: true }), /E2BIG/);
  await assert.rejects(start(tooLong, { env: {} }), /E2BIG/);
  await assert.rejects(start(["true", "zero\0byte"], { env: {} }), /null bytes/);
  await assert.rejects(start(["/no/such/program"], { env: {} }), /ENOENT/);
  while (held() > 0) await new Promise((resolve) => setTimeout(resolve, 20));
});
