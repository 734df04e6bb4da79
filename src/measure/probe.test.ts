import assert from "node:assert/strict";
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
