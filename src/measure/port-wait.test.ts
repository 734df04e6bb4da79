import assert from "node:assert/strict";
import { test } from "node:test";
import type { BenchmarkCase } from "./benchmark-case.ts";
import type { Deployment } from "./deployment.ts";
import { portWait } from "./port-wait.ts";
import type { RunContext } from "./run-context.ts";

/** Seconds that two loads in a row waited, where so much of the ports is used at first, and less each second. */
async function waited(keepalive: boolean, share: number, freedPerSecond: number): Promise<number[]> {
  let now = 0;
  const context = {
    plan: { budgetSeconds: 60, cases: [{}, {}] },
    clock: {
      async sleep(seconds: number) {
        now += seconds;
      },
    },
    signal: AbortSignal.timeout(1000),
  } as unknown as RunContext;
  const benchmark = { scenario: { keepalive } } as unknown as BenchmarkCase;
  const wait = portWait(benchmark, context, () => share - now * freedPerSecond);
  const deployments = [{ front: { address: { host: "10.0.0.2", port: 80 } } }] as unknown as Deployment[];
  const seconds: number[] = [];
  for (let load = 0; load < 2; load += 1) {
    const before = now;
    await wait(deployments);
    seconds.push(now - before);
  }
  return seconds;
}

test("a load waits until there are ports, a session for a quarter of its case's time at most", async () => {
  assert.deepEqual(await waited(false, 0.5, 0), [0, 0]);
  assert.deepEqual(await waited(false, 0.9, 0.1), [3, 0]);
  assert.deepEqual(await waited(false, 1, 0), [7.5, 0]);
  assert.deepEqual(await waited(true, 1, 0), [0, 0]);
});
