import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { test } from "node:test";
import { localEngine } from "./docker-runner.ts";

test("a container's process is over once it is gone, even before it is watched", async () => {
  const child = spawn("sleep", ["100"]);
  await once(child, "spawn");
  const pid = child.pid as number;
  await using engine = localEngine();
  await using early = await engine.watch("", pid);
  assert.equal(early.over(), false);
  child.kill("SIGKILL");
  await once(child, "exit");
  await using late = await engine.watch("", pid);
  assert.deepEqual([early.over(), late.over()], [true, true]);
});
