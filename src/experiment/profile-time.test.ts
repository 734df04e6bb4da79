import assert from "node:assert/strict";
import { test } from "node:test";
import type { Results } from "../format/results.ts";
import type { BenchmarkCase } from "../measure/benchmark-case.ts";
import type { RunContext } from "../measure/run-context.ts";
import type { Clock } from "../platform/clock.ts";
import type { Runner } from "../serve/runner.ts";
import { loadSeconds, profileCase } from "./profile.ts";
import { CASE_SECONDS, eachInTime, profileSeconds } from "./profile-time.ts";

/** A clock that goes on only when something sleeps, or works for so long. */
function handClock(): Clock & { readonly work: (seconds: number) => Promise<void> } {
  let now = 100;
  const sleepers = new Set<{ readonly until: number; readonly wake: () => void }>();
  const advance = (to: number) => {
    now = Math.max(now, to);
    for (const sleeper of [...sleepers].filter(({ until }) => until <= now)) {
      sleepers.delete(sleeper);
      sleeper.wake();
    }
  };
  return {
    now: () => now,
    date: () => new Date(0),
    sleep: (seconds, signal) =>
      new Promise((wake, reject) => {
        const sleeper = { until: now + seconds, wake };
        sleepers.add(sleeper);
        signal?.addEventListener("abort", () => {
          sleepers.delete(sleeper);
          reject(signal.reason);
        });
      }),
    async work(seconds) {
      // What is due on the way wakes in its order.
      const until = now + seconds;
      const next = () => Math.min(until, ...[...sleepers].map((sleeper) => sleeper.until));
      while (now < until) {
        advance(next());
        await new Promise(setImmediate);
      }
    },
  };
}

/** Profiles that each want this much time, and keep to their signal. */
async function profiled(wanted: readonly number[], together: number) {
  const clock = handClock();
  const began = clock.now();
  const spent: number[] = [];
  const { signal } = new AbortController();
  const work = async (seconds: number, time: { readonly signal: AbortSignal }) => {
    const from = clock.now();
    const over = new Promise<never>((_, reject) => {
      time.signal.addEventListener("abort", () => reject(time.signal.reason));
    });
    const done = (async () => {
      for (let left = seconds; left > 0 && !time.signal.aborted; left -= 0.5)
        await clock.work(Math.min(0.5, left));
    })();
    try {
      await Promise.race([done, over]);
    } finally {
      spent.push(clock.now() - from);
    }
    return "profile";
  };
  const all = await eachInTime(wanted, together, { clock, signal }, work, (_, reason) => reason);
  return { all, spent, whole: clock.now() - began };
}

test("no case is profiled for longer than 20 s, and all together for no longer than they may", async () => {
  for (const wanted of [[3600], [7, 8], [3600, 3600, 3600], [15, 3600, 5]])
    for (const together of [20, 27, 45, 100]) {
      const { spent, whole } = await profiled(wanted, together);
      assert.ok(Math.max(...spent) <= CASE_SECONDS, `${wanted} in ${together}: ${spent}`);
      assert.ok(whole <= together, `${wanted} in ${together}: ${whole}`);
    }
});

test("what had no time says why, and what had is a profile", async () => {
  const late = "the time for profiles was over, at most 10% of the budget; set a larger budget";
  assert.deepEqual((await profiled([15, 8, 5], 29)).all, ["profile", "profile", late]);
  const tooLong = "the time for profiles of a case was over, at most 20 s";
  assert.deepEqual((await profiled([3600, 5], 100)).all, [tooLong, "profile"]);
});

test("profiles make a run a tenth longer than its budget at most; one red case has its 20 s", () => {
  const of = (budgetSeconds: number, run: number) =>
    profileSeconds({ plan: { budgetSeconds }, seconds: { run } } as Pick<Results, "plan" | "seconds">);
  for (const budget of [240, 600, 1200])
    for (const run of [30, budget / 2, 0.9 * budget, budget])
      assert.ok(run + of(budget, run) <= Math.max(1.1 * budget, run + CASE_SECONDS) + 1e-9);
  assert.equal(Math.round(of(600, 600)), 60);
  assert.equal(of(60, 60), CASE_SECONDS);
});

test("a side is loaded for as long as its time lets it be, and not for too little", () => {
  assert.equal(loadSeconds(60), 5);
  assert.equal(loadSeconds(5.5), 3);
  assert.throws(
    () => loadSeconds(2.5),
    /starting and warming up left no time to profile, of the 20 s of a case/,
  );
});

/** A case whose server never comes up. */
function hanging(clock: Clock) {
  return (_: unknown, time: { readonly until: number; readonly signal: AbortSignal }) => {
    const { signal } = time;
    const target = {
      name: "api",
      prepare: [],
      port: 1,
      env: {},
      ready: { path: "/", timeoutSeconds: 36_000 },
    };
    const benchmark = {
      case: { id: "api/hello/direct" },
      builds: [{ variant: "base", target, folder: "/" }],
      questions: { base: { options: { signal } } },
    } as unknown as BenchmarkCase;
    const serve = () =>
      new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    const runner = { name: "process", serve } as Partial<Runner> as Runner;
    const context = { runner, signal, clock } as Partial<RunContext> as RunContext;
    return profileCase(benchmark, context, "/", {
      time,
      warmUpSeconds: 1,
      measured: { base: null, head: null },
    });
  };
}

test("a server that does not come up costs a case its time, and the run nothing else", async () => {
  const clock = handClock();
  const { signal } = new AbortController();
  const none = (one: string, reason: string) => ({ case: one, reason });
  const found = eachInTime(["api/hello/direct"], 60, { clock, signal }, hanging(clock), none);
  await clock.work(30);
  assert.deepEqual(await found, [
    { case: "api/hello/direct", reason: "the time for profiles of a case was over, at most 20 s" },
  ]);
});

test("an interrupted run has no profile, and says so to its caller", async () => {
  const clock = handClock();
  const interrupted = new AbortController();
  const none = (one: string, reason: string) => ({ case: one, reason });
  const { signal } = interrupted;
  const found = eachInTime(["api/hello/direct"], 60, { clock, signal }, hanging(clock), none);
  setImmediate(() => interrupted.abort(new Error("interrupted")));
  await assert.rejects(found, /interrupted/);
});
