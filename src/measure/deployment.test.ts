import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import type { Variant } from "../format/faults.ts";
import type { Scenario } from "../format/plan.ts";
import { systemClock } from "../platform/clock.ts";
import type { Build, Runner } from "../serve/runner.ts";
import { type BenchmarkCase, questionOf } from "./benchmark-case.ts";
import { startVariants } from "./deployment.ts";

/** Starts both sides on a runner that asks before each start whether it may, and tells who is up. */
async function started(may: (variant: Variant, up: ReadonlySet<Variant>) => boolean) {
  const up = new Set<Variant>();
  const runner = {
    name: "process",
    async serve({ variant }: Build) {
      // Head is there first, whatever the machine's load.
      while (variant === "base" && up.size === 0 && starts === 0) await systemClock.sleep(0.005);
      starts += 1;
      if (!may(variant, up)) throw new Error("it was ended");
      const server = createServer((_, response) => response.end("Hello")).listen(0, "127.0.0.1");
      await once(server, "listening");
      up.add(variant);
      const address = { host: "127.0.0.1", port: (server.address() as AddressInfo).port };
      return {
        ...{ address, nearby: address, startedAt: systemClock.now() },
        ended: () => null,
        log: async () => "",
        async [Symbol.asyncDispose]() {
          up.delete(variant);
          server.closeAllConnections();
          server.close();
        },
      };
    },
  } as unknown as Runner;
  let starts = 0;
  const { signal } = new AbortController();
  const request = { method: "GET", paths: ["/"], headers: [] };
  const scenario = {
    request,
    expect: { status: 200, headers: {}, same: true },
    errors: 0,
    timeoutSeconds: 5,
    connections: 1,
  };
  const builds = (["base", "head"] as const).map((variant): Build => {
    const target = { name: "api", port: 1, env: {}, ready: { path: "/", timeoutSeconds: 5 } };
    return { variant, target, folder: "/" } as unknown as Build;
  });
  const [base, head] = builds.map((build) => questionOf(build, scenario as unknown as Scenario, signal));
  const benchmark = {
    case: { id: "api/hello/direct", target: "api", scenario: "hello", via: "direct" },
    ...{ scenario, builds, questions: { base, head } },
  } as unknown as BenchmarkCase;
  await using stack = new AsyncDisposableStack();
  const { open, invalid } = await startVariants(
    builds,
    benchmark,
    { runner, clock: systemClock, signal },
    stack,
  );
  const reported = invalid.map(({ variant, fault }) => `${variant}: ${fault.code}`);
  return { open: open.map(({ variant }) => variant), reported, starts, up };
}

test("a base that fails beside head, and not alone, is head's fault", async () => {
  const { open, reported, starts, up } = await started(
    (variant, up) => variant === "head" || !up.has("head"),
  );
  assert.deepEqual([open, reported, starts], [[], ["head: fails-beside"], 3]);
  assert.equal(up.size, 0, "what was started alone is ended");
});

test("a base that fails alone too is broken, and a head that fails is not asked twice", async () => {
  assert.deepEqual((await started((variant) => variant === "head")).reported, ["base: start-failed"]);
  const { reported, starts } = await started((variant) => variant === "base");
  assert.deepEqual([reported, starts], [["head: start-failed"], 2]);
});

test("two sides that start are up together", async () => {
  assert.deepEqual((await started(() => true)).open, ["base", "head"]);
});
