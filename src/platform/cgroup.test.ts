import assert from "node:assert/strict";
import { mkdirSync, mkdtempDisposableSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { containerCpuFiles, followCpu } from "./cgroup.ts";

const PLACES = [
  ["docker/4f/cpu.stat", "usage_usec 1500000\nuser_usec 1\n"],
  ["system.slice/docker-4f.scope/cpu.stat", "usage_usec 1500000\nuser_usec 1\n"],
  ["cpuacct/docker/4f/cpuacct.usage", "1500000000\n"],
  ["cpu,cpuacct/system.slice/docker-4f.scope/cpuacct.usage", "1500000000\n"],
] as const;

for (const [place, text] of PLACES)
  test(`a container's CPU time is what was read before its group was gone: ${place}`, async () => {
    using root = mkdtempDisposableSync(join(tmpdir(), "groups-"));
    const file = join(root.path, place);
    const cpu = followCpu(containerCpuFiles("4f", root.path));
    // A container's group is there a while after it was asked for.
    await delay(10);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    await delay(40);
    rmSync(dirname(file), { recursive: true });
    await delay(10);
    assert.equal(cpu(), 1.5);
  });

test("a container whose group is not seen has no CPU time", () => {
  using root = mkdtempDisposableSync(join(tmpdir(), "groups-"));
  assert.equal(followCpu(containerCpuFiles("4f", root.path))(), null);
});
