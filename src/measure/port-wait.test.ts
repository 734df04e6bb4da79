import assert from "node:assert/strict";
import { test } from "node:test";
import type { BenchmarkCase } from "./benchmark-case.ts";
import type { Deployment } from "./deployment.ts";
import { portsLeft, portWait } from "./port-wait.ts";
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

test("the ports that are left are nginx's where it has fewer than the generator", () => {
  const front = { address: { host: "127.0.0.1", port: 80 } };
  const server = { nearby: { host: "127.0.0.1", port: 8080 } };
  const proxy = { meter: { pids: () => [7] } };
  const used = ({ port }: { port: number }, pid: number | "self" = "self") =>
    port === 80 && pid === "self" ? 0.25 : port === 8080 && pid === 7 ? 0.75 : 1;
  assert.equal(portsLeft({ front } as unknown as Deployment, used), 0.75);
  assert.equal(portsLeft({ front, server, proxy } as unknown as Deployment, used), 0.25);
});
