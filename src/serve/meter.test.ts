import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { test } from "node:test";
import { meterOf, usageBetween } from "./meter.ts";

test("CPU time of threads that ended counts without a group, too", { timeout: 30_000 }, async () => {
  // Workers one after the other, each busy for 50 ms of CPU time; then it tells its own CPU time, and stays.
  const program = `
    const { Worker } = require("node:worker_threads");
    const busy = "while (process.threadCpuUsage().user < 5e4);";
    process.stdin.once("data", async () => {
      for (let i = 0; i < 8; i += 1) await new Promise((done) => new Worker(busy, { eval: true }).once("exit", done));
      const { user, system } = process.cpuUsage();
      console.log((user + system) / 1e6);
    });
    console.log("ready");`;
  const child = spawn(process.execPath, ["-e", program], { stdio: ["pipe", "pipe", "inherit"] });
  try {
    await once(child.stdout, "data");
    const meter = meterOf(child.pid as number, null, false);
    const before = await meter.read();
    child.stdin.write("\n");
    const [reported] = await once(child.stdout, "data");
    const { cpu } = usageBetween(before, await meter.read());
    // What it had used before is in what it tells, too.
    assert.ok(cpu !== null && cpu >= 0.4 && cpu <= Number(reported) + 0.04, `${cpu} of ${reported}`);
  } finally {
    child.kill("SIGKILL");
  }
});
