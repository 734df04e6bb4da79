import assert from "node:assert/strict";
import { test } from "node:test";
import { FaultError } from "../format/faults.ts";
import { startProcess } from "../platform/background-process.ts";
import { makeControlGroup } from "../platform/cgroup.ts";
import { systemClock } from "../platform/clock.ts";
import { threads } from "../platform/proc.ts";
import { openRunResources } from "../platform/run-resources.ts";
import { meterOf } from "./meter.ts";
import type { Runner, Served, StartableBuild } from "./runner.ts";
import { slowed } from "./slowdown.ts";

/** Works for half of the time, so that there is room beside it on one CPU. */
const WORKING =
  "setInterval(() => { const until = performance.now() + 10; while (performance.now() < until); }, 20)";
const SHARE = 0.25;

const build = (variant: "base" | "head", ready: object) =>
  ({ variant, folder: "/", target: { name: "api", port: 1, env: {}, ready } }) as StartableBuild;
const SERVER = { path: "/", timeoutSeconds: 1 };

const cpuOf = (pid: number) => [...threads([pid]).cpu.values()].reduce((sum, each) => sum + each, 0);

/** What a server's meter counts in half a second, and what of that is the server's own, with and without a group of its own. */
async function measured(variant: "base" | "head", ready: object, grouped: boolean) {
  await using resources = openRunResources();
  const group = grouped ? makeControlGroup(resources.id, "server") : null;
  if (grouped && !group) return null;
  await using working = await startProcess([process.execPath, "-e", WORKING], { cwd: "/", env: process.env });
  group?.add(working.pid);
  const meter = meterOf(working.pid, group?.files ?? null, false);
  const served = { meter, ended: () => null, async [Symbol.asyncDispose]() {} } as unknown as Served;
  const runner = { name: "process", serve: async () => served } as unknown as Runner;
  const cpus = { layout: "one-core", server: [0], proxy: [0], generator: [0] } as const;
  {
    await using up = await slowed(runner, { share: SHARE }, { cpus, resources }).serve(build(variant, ready));
    await systemClock.sleep(0.5);
    const [before, own] = [await up.meter.read(), cpuOf(working.pid)];
    await systemClock.sleep(1);
    const [after, ownAfter] = [await up.meter.read(), cpuOf(working.pid)];
    return ((after.cpu ?? 0) - (before.cpu ?? 0)) / (ownAfter - own) - 1;
  }
}

for (const grouped of [true, false])
  test(`CPU is burnt beside head alone, and metered with it, ${grouped ? "in its control group" : "where there is none"}`, async (t) => {
    const more = await measured("head", SERVER, grouped);
    if (more === null) return t.skip("no control group can be made here");
    assert.ok(more > SHARE * 0.6 && more < SHARE * 1.6, `${more} instead of ${SHARE}`);
    const [base, notAsked] = await Promise.all([
      measured("base", SERVER, grouped),
      measured("head", { timeoutSeconds: 1 }, grouped),
    ]);
    assert.ok((base ?? 0) < SHARE * 0.2, `${base} beside base`);
    assert.ok((notAsked ?? 0) < SHARE * 0.2, `${notAsked} beside head`);
  });

test("beside a server on another machine nothing can be burnt: head is not measured", async () => {
  await using resources = openRunResources();
  let ended = false;
  const end = async () => {
    ended = true;
  };
  const served = { meter: { pids: () => [] }, ended: () => null, [Symbol.asyncDispose]: end };
  const runner = { name: "process", serve: async () => served } as unknown as Runner;
  const cpus = { layout: "one-core", server: [0], proxy: [0], generator: [0] } as const;
  const planted = slowed(runner, { share: SHARE }, { cpus, resources });
  await assert.rejects(
    planted.serve(build("head", SERVER)),
    (error) => error instanceof FaultError && error.fault.code === "burner-elsewhere",
  );
  assert.ok(ended);
  assert.equal(await planted.serve(build("base", SERVER)), served);
});
