import assert from "node:assert/strict";
import { test } from "node:test";
import { normal, runOf, sampleOf, seeded, sessionOf, sessionsAt } from "../analyse/fixture.ts";
import { OutOfTime } from "../errors.ts";
import type { CaseRecord } from "../format/results.ts";
import type { Session } from "../format/sample.ts";
import type { BenchmarkCase } from "./benchmark-case.ts";
import type { RunContext } from "./run-context.ts";
import type { Design } from "./sampling-plan.ts";
import { randomisedBlocks, runSchedule, sequentialLooks } from "./scheduler.ts";

interface Sketch {
  /** What a session gives, by its number and its design. */
  readonly session: (number: number, design: Design) => Session;
  readonly seconds: number;
  /** Variants; with one there is nothing to compare. */
  readonly variants?: number;
}

/** Measures sketched cases on a clock that goes by what their sessions take. */
async function measured(cases: Readonly<Record<string, Sketch>>, budgetSeconds: number) {
  const order: string[] = [];
  const designs: Design[] = [];
  let now = 0;
  const planned = Object.keys(cases).map((target) => {
    return { id: `${target}/s/direct`, target, scenario: "s", via: "direct" as const };
  });
  const benchmarks = planned.map((found) => {
    const builds = Array(cases[found.target]?.variants ?? 2).fill(null);
    return { case: found, builds, questions: {}, scenario: { threshold: 0.05 } } as unknown as BenchmarkCase;
  });
  const plan = { ...runOf([]).plan, pairing: "side-by-side" as const, cases: planned, budgetSeconds };
  const signal = new AbortController().signal;
  const world = { random: seeded(1), clock: { now: () => now }, signal };
  const context = { plan, ...world } as unknown as RunContext;
  const { records } = await runSchedule(benchmarks, sequentialLooks([]), context, {
    async measure(benchmark, design) {
      const sketch = cases[benchmark.case.target] as Sketch;
      const number = order.filter((target) => target === benchmark.case.target).length;
      order.push(benchmark.case.target);
      designs.push(design);
      now += sketch.seconds;
      return sketch.session(number, design);
    },
    progress() {},
  });
  const count = (target: string) => records.find((record) => record.target === target)?.sessions.length;
  return { records, order, designs, count, now };
}

/** Sessions around a ratio of goodput, that spread by `sd`. */
function around(ratio: number, sd: number, seed = 1): Sketch["session"] {
  const random = seeded(seed);
  return () => sessionsAt([ratio * Math.exp(sd * normal(random))])[0] as Session;
}

test("a large change settles its case at the first look that shows it", async () => {
  const { count, now } = await measured({ slow: { session: around(0.8, 0.003), seconds: 2 } }, 600);
  assert.equal(count("slow"), 3);
  assert.equal(now, 6);
});

test("the time that a settled case leaves goes to the others", async () => {
  const quick = { session: around(0.8, 0.003), seconds: 2 };
  const noisy = { session: around(1, 0.2, 2), seconds: 2 };
  const { count, now } = await measured({ quick, noisy }, 120);
  assert.equal(count("quick"), 4);
  assert.equal(count("noisy"), 56);
  assert.equal(now, 120);
});

test("until a case is settled all get the same time, so that drift falls on all alike", async () => {
  const noisy = (seed: number, seconds: number) => ({ session: around(1, 0.2, seed), seconds });
  const { count } = await measured({ cheap: noisy(3, 1), dear: noisy(4, 3) }, 60);
  assert.equal(count("dear"), 10);
  assert.equal(count("cheap"), 30);
});

test("a session that the deadline stops is reported with the case, and what it had taken by then", async () => {
  const late = new AbortController();
  const found = { id: "a/s/direct", target: "a", scenario: "s", via: "direct" as const };
  const benchmark = { case: found, builds: [null, null], questions: {}, scenario: { threshold: 0.05 } };
  const plan = { ...runOf([]).plan, cases: [found], budgetSeconds: 60 };
  let now = 0;
  const world = { plan, random: seeded(1), clock: { now: () => now }, signal: late.signal };
  const { timedOutIn, interrupted } = await runSchedule(
    [benchmark as unknown as BenchmarkCase],
    sequentialLooks([]),
    world as unknown as RunContext,
    {
      async measure() {
        now += 20;
        if (now < 60) return sessionsAt([1])[0] as Session;
        now += 5;
        late.abort(new OutOfTime("65 s are over"));
        throw late.signal.reason;
      },
      progress() {},
    },
  );
  assert.deepEqual([timedOutIn, interrupted], [{ case: "a/s/direct", seconds: 25 }, false]);
});

test("a session that no longer fits is not begun", async () => {
  const { now } = await measured({ a: { session: around(1, 0.2), seconds: 7 } }, 20);
  assert.equal(now, 14);
});

test("an invalid session ends its case, a variant alone is measured once", async () => {
  const broken = { invalid: [{ fault: { code: "restarted" }, variant: "head" }] } as const;
  const { count } = await measured(
    {
      broken: { session: () => ({ ...(sessionsAt([1])[0] as Session), ...broken }), seconds: 1 },
      alone: { session: around(1, 0.01), seconds: 1, variants: 1 },
    },
    60,
  );
  assert.equal(count("broken"), 1);
  assert.equal(count("alone"), 1);
});

/** A case whose base is looked at alone, and beside head, as `base` says; head is fine. */
async function withBase(base: (builds: string) => Session, fresh?: "scenario") {
  const found = { id: "a/s/direct", target: "a", scenario: "s", via: "direct", ...(fresh && { fresh }) };
  const builds = [{ variant: "base" }, { variant: "head" }];
  const benchmark = { case: found, builds, questions: {}, scenario: {} } as unknown as BenchmarkCase;
  const plan = { ...runOf([]).plan, pairing: "side-by-side" as const, budgetSeconds: 60 };
  const world = { random: seeded(1), clock: { now: () => 0 }, signal: new AbortController().signal };
  const order: string[] = [];
  const kept: CaseRecord[] = [];
  const { records } = await runSchedule(
    [benchmark],
    sequentialLooks([]),
    { plan, ...world } as unknown as RunContext,
    {
      async measure({ builds }) {
        const variants = builds.map(({ variant }) => variant).join();
        order.push(variants);
        return variants === "head" ? FINE : base(variants);
      },
      progress() {},
      kept: (record) => kept.push(record),
    },
  );
  return { order, sessions: records[0]?.sessions, kept };
}

const lacking = (fault: Session["invalid"][number]["fault"]) =>
  sessionOf([], { invalid: [{ variant: "base", fault }] });
const NO_START = lacking({ code: "start-failed", error: "no such file" });
const NOT_FOUND = lacking({ code: "no-answer", path: "/new", error: "404" });

test("where base lacks what is measured, with head and without it, head is measured alone, once", async () => {
  for (const { order, sessions, kept } of [
    await withBase(() => NO_START),
    await withBase(() => NOT_FOUND, "scenario"),
  ]) {
    assert.deepEqual(order, ["base,head", "base", "head"]);
    assert.equal(sessions?.length, 2);
    assert.deepEqual(
      kept.map((record) => record.sessions),
      sessions?.map((session) => [session]),
    );
  }
});

test("a base that starts once head is gone is not left out", async () => {
  const { order, sessions } = await withBase((builds) => (builds === "base" ? FINE : NO_START));
  assert.deepEqual(order, ["base,head", "base"]);
  assert.deepEqual(sessions, [NO_START]);
});

test("a base that answers wrongly what it was asked before is not left out", async () => {
  assert.deepEqual((await withBase(() => NOT_FOUND)).order, ["base,head"]);
});

test("the pilot's sessions come first, then those with the rounds that it chose", async () => {
  const { designs, records } = await measured({ a: { session: around(1, 0.2), seconds: 2 } }, 20);
  assert.deepEqual(
    designs.slice(0, 3).map(({ rounds, pilot }) => ({ rounds, pilot })),
    Array(3).fill({ rounds: 4, pilot: true }),
  );
  const chosen = records[0]?.choice?.roundsPerSession;
  assert.ok(designs.length > 3 && designs.slice(3).every(({ rounds, pilot }) => rounds === chosen && !pilot));
});

test("twice as slow is found after two sessions, by what their rounds say of the noise", async () => {
  const random = seeded(3);
  const session = (): Session => {
    const [one] = sessionsAt([1]) as [Session];
    const rounds = sessionsAt(Array.from({ length: 4 }, () => 0.5 * Math.exp(0.05 * normal(random))));
    return { ...one, rounds: rounds.flatMap((each) => each.rounds) };
  };
  const { count } = await measured({ slow: { session, seconds: 5 } }, 60);
  assert.equal(count("slow"), 2);
});

test("later sessions warm up for as long as the first one needed", async () => {
  const session: Sketch["session"] = (_, { warmUpSeconds }) => ({
    ...(sessionsAt([1])[0] as Session),
    ...(warmUpSeconds === undefined && { warmUpCosts: [9e-4, 5e-4, 1e-4, 1e-4, 1e-4, 1e-4] }),
  });
  const { designs, records } = await measured({ a: { session, seconds: 2 } }, 20);
  assert.equal(designs[0]?.warmUpSeconds, undefined);
  assert.ok(designs.length > 3 && designs.slice(1).every(({ warmUpSeconds }) => warmUpSeconds === 0.4));
  assert.equal(records[0]?.choice?.warmUpSeconds, 0.4);
  // Where nothing was reported they go on until they are steady.
  const untold = await measured({ a: { session: around(1, 0.2), seconds: 2 } }, 20);
  assert.ok(untold.designs.every((design) => !("warmUpSeconds" in design)));
});

/** Measures one case whose rate is a share, on a clock that goes by what its calibration and its sessions take. */
async function calibrated(rate: number | null) {
  let now = 0;
  const found = { id: "a/s/direct", target: "a", scenario: "s", via: "direct" as const };
  const scenario = { threshold: 0.05, rate: { share: 0.5 } };
  const benchmark = {
    case: found,
    builds: [null, null],
    questions: {},
    scenario,
  } as unknown as BenchmarkCase;
  const plan = { ...runOf([]).plan, cases: [found], budgetSeconds: 20 };
  const { signal } = new AbortController();
  const world = { random: seeded(1), clock: { now: () => now }, signal };
  const rates: (number | undefined)[] = [];
  const session = around(1, 0.2);
  const { records } = await runSchedule(
    [benchmark],
    sequentialLooks([]),
    { plan, ...world } as unknown as RunContext,
    {
      async calibrate() {
        now += 5;
        const invalid = [{ fault: { code: "restarted" }, variant: "base" }] as const;
        return { rate, session: { ...(session(0, DESIGN) as Session), rounds: [], invalid } };
      },
      async measure(one) {
        rates.push(one.rate);
        now += 3;
        return session(0, DESIGN);
      },
      progress() {},
    },
  );
  return { record: records[0], rates, now };
}

const DESIGN: Design = { rounds: 4, pairing: "side-by-side" };

test("a rate that is a share is calibrated once, in the budget, and the same in all sessions", async () => {
  const { record, rates, now } = await calibrated(800);
  assert.deepEqual(rates, Array(5).fill(800));
  assert.equal(record?.rate, 800);
  assert.equal(record?.sessions.length, 5);
  assert.equal(now, 20);
});

test("a case that cannot be started to be calibrated ends with why", async () => {
  const { record, rates } = await calibrated(null);
  assert.deepEqual(rates, []);
  assert.equal(record?.rate, undefined);
  assert.deepEqual(
    record?.sessions.flatMap(({ invalid }) => invalid.map(({ fault }) => fault.code)),
    ["restarted"],
  );
});

const FINE = sessionOf([]);
const BROKEN = sessionOf([
  {
    order: ["head"],
    together: false,
    at: 0,
    disturbance: { stolen: 0, foreign: 0 },
    samples: [sampleOf("head", { invalid: [{ code: "restarted" }] })],
  },
]);

/** Measures targets whose sessions take so many seconds each. */
async function inBlocks(
  seconds: Readonly<Record<string, number>>,
  budgetSeconds: number,
  broken: string[] = [],
) {
  let now = 0;
  const order: string[] = [];
  const benchmarks = Object.keys(seconds).map(
    (target) =>
      ({
        case: { id: `${target}/direct`, target, scenario: target.split("/")[1] ?? "s", via: "direct" },
        scenario: {},
      }) as BenchmarkCase,
  );
  const context = {
    plan: { ...runOf([]).plan, budgetSeconds },
    random: seeded(1),
    clock: { now: () => now },
    signal: new AbortController().signal,
  } as unknown as RunContext;
  const { records } = await runSchedule(benchmarks, randomisedBlocks(), context, {
    async measure({ case: { target } }): Promise<Session> {
      order.push(target);
      now += seconds[target] ?? 0;
      return broken.includes(target) ? BROKEN : FINE;
    },
    progress() {},
  });
  return {
    order,
    now,
    counts: Object.fromEntries(records.map((each) => [each.target, each.sessions.length])),
  };
}

test("all get the same number of sessions, whatever one takes", async () => {
  const { counts, now } = await inBlocks({ quick: 1, slow: 7 }, 60);
  assert.deepEqual(counts, { quick: 7, slow: 7 });
  assert.ok(now <= 60);
});

test("each block holds every target once, in another order", async () => {
  const { order } = await inBlocks({ a: 1, b: 1, c: 1, d: 1 }, 60);
  const blocks = Array.from({ length: order.length / 4 }, (_, i) => order.slice(4 * i, 4 * i + 4));
  for (const block of blocks) assert.deepEqual(block.toSorted(), ["a", "b", "c", "d"]);
  assert.ok(new Set(blocks.map(String)).size > 3);
});

test("a broken target is not measured again, and the others go on", async () => {
  const { counts } = await inBlocks({ a: 1, b: 1 }, 10, ["b"]);
  assert.equal(counts.b, 1);
  assert.equal(counts.a, 8);
});

test("a budget that is too small for all measures what it can", async () => {
  const { counts, now } = await inBlocks({ a: 10, b: 10, c: 10 }, 15);
  assert.equal(
    Object.values(counts).reduce((sum, count) => sum + count),
    2,
  );
  assert.equal(now, 20);
});

test("after two blocks each, leaderboards get the same time, and their targets the same number of sessions", async () => {
  const { counts, now } = await inBlocks({ "a/quick": 1, "b/quick": 1, "a/slow": 9, "b/slow": 9 }, 60);
  assert.deepEqual(counts, { "a/quick": 11, "b/quick": 11, "a/slow": 2, "b/slow": 2 });
  assert.ok(now <= 60);
});
