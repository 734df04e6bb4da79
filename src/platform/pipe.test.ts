import assert from "node:assert/strict";
import { readdirSync, readlinkSync } from "node:fs";
import { test } from "node:test";
import { startProcess } from "./background-process.ts";
import { run } from "./exec.ts";
import { spawnPiped } from "./pipe.ts";

const PIPE_TIME_LIMIT = { timeout: 20_000 };
/** How many ends of those pipes this process holds. */
const held = () =>
  readdirSync("/proc/self/fd").filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).includes("/pipes-");
    } catch {
      return false;
    }
  }).length;

test("a command that cannot be spawned leaves no pipe open", PIPE_TIME_LIMIT, async () => {
  const { child, stdout, stderr } = spawnPiped(["cat"], {}, "pipe");
  assert.equal(held(), 2, "the two that are read");
  child.stdin?.end();
  for (const stream of [stdout, stderr]) await stream.resume().toArray();

  const tooLong = ["true", "x".repeat(1 << 22)];
  await assert.rejects(run(tooLong, { untrusted: true }), /E2BIG/);
  await assert.rejects(startProcess(tooLong, { env: {} }), /E2BIG/);
  await assert.rejects(startProcess(["true", "zero\0byte"], { env: {} }), /null bytes/);
  await assert.rejects(startProcess(["/no/such/program"], { env: {} }), /ENOENT/);
  while (held() > 0) await new Promise((resolve) => setTimeout(resolve, 20));
});
