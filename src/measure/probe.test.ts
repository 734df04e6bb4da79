import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import type { Scenario } from "../format/plan.ts";
import type { Target } from "../model/config.ts";
import { systemClock } from "../platform/clock.ts";
import { freePort } from "../platform/ports.ts";
import type { Runner, Served } from "../serve/runner.ts";
import { probePort } from "./probe.ts";

test("a server that asks for hours to start is waited for as long as all probes may take", async () => {
  const target: Target = {
    ...{ name: "api", port: await freePort(), env: {} },
    ready: { path: "/", timeoutSeconds: 36_000 },
  };
  const silent = {
    address: { host: "127.0.0.1", port: await freePort() },
    ended: () => null,
    log: async () => "",
    async [Symbol.asyncDispose]() {},
  } as Partial<Served> as Served;
  const runner = { serve: async () => silent } as Partial<Runner> as Runner;
  const scenario = { request: { method: "GET", paths: ["/"], headers: [] }, expect: { status: 200 } };
  const signal = AbortSignal.timeout(10_000);
  const found = await probePort(
    { variant: "head", target, folder: "/" },
    { timeoutSeconds: 1, ...scenario } as unknown as Scenario,
    runner,
    { clock: systemClock, signal, most: 0.2, bodies: "/" },
  );
  const fault = found.silent?.fault;
  assert.ok(fault?.code === "not-ready" && fault.runOver);
});

test("ports beside the one that was asked are seen while the server is up, also one that opens a little later", async () => {
  const open = createServer((_, answer) => answer.end("Hello")).listen(0, "127.0.0.1");
  await once(open, "listening");
  const { port } = open.address() as AddressInfo;
  const metrics = 1;
  let late = false;
  const timer = setTimeout(() => {
    late = true;
  }, 10);
  let ended = false;
  const up = {
    address: { host: "127.0.0.1", port },
    ended: () => null,
    listens: () =>
      ended ? [] : [port, ...(late ? [metrics, metrics] : [])].map((each) => ({ host: "::", port: each })),
    async [Symbol.asyncDispose]() {
      ended = true;
    },
  } as Partial<Served> as Served;
  const target: Target = { ...{ name: "api", port, env: {} }, ready: { path: "/", timeoutSeconds: 5 } };
  const scenario = { request: { method: "GET", paths: ["/"], headers: [] }, expect: { status: 200 } };
  try {
    const found = await probePort(
      { variant: "head", target, folder: "/" },
      { timeoutSeconds: 1, ...scenario } as unknown as Scenario,
      { serve: async () => up } as Partial<Runner> as Runner,
      { clock: systemClock, signal: AbortSignal.timeout(10_000), most: 5, bodies: "/" },
    );
    assert.deepEqual(found, { ignoresPort: false, beside: [metrics], silent: null });
  } finally {
    clearTimeout(timer);
    open.close();
  }
});
