import assert from "node:assert/strict";
import { test } from "node:test";
import type { BenchmarkCase } from "../measure/benchmark-case.ts";
import type { RunContext } from "../measure/run-context.ts";
import { systemClock } from "../platform/clock.ts";
import { RUNS, sketchedRun } from "../report/fixture.ts";
import type { Runner } from "../serve/runner.ts";
import { isSlower, profileCase } from "./profile.ts";

/** A case whose server never comes up. */
const hanging = (signal: AbortSignal) => {
  const target = { name: "api", port: 1, env: {}, ready: { path: "/", timeoutSeconds: 36_000 } };
  const benchmark = {
    case: { id: "api/hello/direct" },
    builds: [{ variant: "base", target, folder: "/" }],
    questions: { base: { options: { signal } } },
  } as unknown as BenchmarkCase;
  const serve = () =>
    new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  const runner = { name: "process", serve } as Partial<Runner> as Runner;
  return [
    benchmark,
    { runner, signal, clock: systemClock } as Partial<RunContext> as RunContext,
    "/",
  ] as const;
};

test("when the time for all profiles is over, that is why there is none", async () => {
  const profile = await profileCase(...hanging(AbortSignal.timeout(50)));
  assert.deepEqual(profile, {
    case: "api/hello/direct",
    reason: "profiles together may take 5 minutes, which were over",
  });
});

test("an interrupted run has no profile, and is told on", async () => {
  const interrupted = new AbortController();
  setTimeout(() => interrupted.abort(new Error("interrupted")), 50);
  await assert.rejects(profileCase(...hanging(interrupted.signal)), /interrupted/);
});

test("only what costs speed or CPU time is profiled: no memory, no image", () => {
  const slower = (results = sketchedRun([])) => results.cases.filter(isSlower).map(({ id }) => id);
  assert.deepEqual(slower(RUNS.red?.()), ["api/hello/direct", "api/hello/nginx"]);
  assert.deepEqual(slower(RUNS.memory?.()), []);
  assert.deepEqual(slower(RUNS.limits?.()), ["api/hello/direct"], "its p99 is beyond its limit");
});
