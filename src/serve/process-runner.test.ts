import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import type { Startable } from "../model/config.ts";
import { makeControlGroup } from "../platform/cgroup.ts";
import { systemClock } from "../platform/clock.ts";
import { fieldIn, readText } from "../platform/proc.ts";
import { openRunResources } from "../platform/run-resources.ts";
import { processRunner } from "./process-runner.ts";

const probe = makeControlGroup(`probe-${process.pid}`, "probe");
probe?.remove();

const TARGET: Startable = {
  name: "api",
  process: { setup: [], command: ["sleep", "30"] },
  port: 8080,
  env: {},
};

test("what a preparation leaves running is metered with its server, and ends with it", {
  skip: probe === null ? "this user may make no control groups" : false,
}, async () => {
  await using resources = openRunResources();
  const folder = join(resources.folder, "head");
  mkdirSync(folder);
  const cpus = { server: [0], generator: [0], proxy: [0], shared: true };
  const runner = processRunner({ resources, cpus: cpus as never, clock: systemClock, nginx: null });
  const build = { folder, target: TARGET, variant: "head" } as const;
  const daemon = 'setsid sh -c "echo \\$\\$ > pid; exec sleep 30" </dev/null >/dev/null 2>&1 &';
  const command = ["sh", "-c", `${daemon} until test -s pid; do sleep 0.02; done`] as const;
  const finished = await runner.runOnce(build, { command }, new Map(), { timeoutSeconds: 10 });
  assert.equal(finished.code, 0, finished.stderr);
  const pid = Number(readFileSync(join(folder, "pid"), "utf8"));
  const served = await runner.serve(build, new Map());
  assert.ok(served.meter.pids().includes(pid));
  await served[Symbol.asyncDispose]();
  // What has ended may wait for its parent.
  const hasEnded = () => ["Z", null].includes(fieldIn(readText(`/proc/${pid}/stat`), 3));
  for (let tries = 0; tries < 200 && !hasEnded(); tries += 1) await delay(20);
  assert.ok(hasEnded());
});
