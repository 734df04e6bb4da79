import assert from "node:assert/strict";
import { test } from "node:test";
import { runOf, sessionsAt } from "../analyse/fixture.ts";
import { normal, seeded } from "../analyse/seeded.ts";
import type { Design } from "../model/design.ts";
import type { Plan } from "../model/results.ts";
import type { Round, Session } from "../model/sample.ts";
import type { Duty } from "./duty.ts";
import type { Laboratory } from "./laboratory.ts";
import { BOTH } from "./plan.ts";
import { measureAll } from "./run.ts";

interface Sketch {
  /** What a session gives, by its number and its design. */
  readonly session: (number: number, design: Design) => Session;
  readonly seconds: number;
  /** Variants; with one there is nothing to compare. */
  readonly variants?: number;
}

/** Measures sketched cases on a clock that goes by what their sessions take. */
async function measured(
  cases: Readonly<Record<string, Sketch>>,
  budgetSeconds: number,
  pairings: Plan["pairings"] = [{ pairing: "side-by-side", share: 1 }],
) {
  const order: string[] = [];
  const designs: Design[] = [];
  let now = 0;
  const planned = Object.keys(cases).map((target) => {
    return { id: `${target}/s/direct`, target, scenario: "s", path: "direct" as const };
  });
  const duties = planned.map((found) => {
    const builds = Array(cases[found.target]?.variants ?? 2).fill(null);
    return { case: found, builds, questions: {}, scenario: { threshold: 0.05 } } as unknown as Duty;
  });
  const plan = { ...runOf([]).plan, pairings, cases: planned, budgetSeconds };
  const signal = new AbortController().signal;
  const world = { random: seeded(1), clock: { now: () => now }, signal, rates: new Map() };
  const lab = { plan, ...world } as unknown as Laboratory;
  const { records } = await measureAll(
    duties,
    lab,
    { variants: [] },
    {
      async measure(duty, design) {
        const sketch = cases[duty.case.target] as Sketch;
        const number = order.filter((target) => target === duty.case.target).length;
        order.push(duty.case.target);
        designs.push(design);
        now += sketch.seconds;
        return sketch.session(number, design);
      },
      progress() {},
    },
  );
  const count = (target: string) => records.find((record) => record.target === target)?.sessions.length;
  return { records, order, designs, count, now };
}

/** Sessions around a ratio of goodput, that spread by `sd`. */
function around(ratio: number, sd: number, seed = 1): Sketch["session"] {
  const random = seeded(seed);
  return () => sessionsAt([ratio * Math.exp(sd * normal(random))])[0] as Session;
}

test("a large change settles its case at the first look, and no earlier", async () => {
  const { count, now } = await measured({ slow: { session: around(0.8, 0.003), seconds: 2 } }, 600);
  assert.equal(count("slow"), 4);
  assert.equal(now, 8);
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

test("a case is judged with the spread of the others, where they are enough to tell it", async () => {
  const cases = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`c${i}`, { session: around(1, 0.05, i + 1), seconds: 2 }]),
    );
  const { records } = await measured(cases(7), 140);
  assert.deepEqual(
    records.map(({ prior }) => prior?.goodput?.degrees),
    Array(7).fill(4),
  );
  const alone = await measured(cases(6), 120);
  assert.ok(alone.records.every((record) => !("prior" in record)));
});

test("the spread of the others settles a large change sooner", async () => {
  const calm = Object.fromEntries(
    Array.from({ length: 7 }, (_, i) => [`c${i}`, { session: around(1, 0.02, i + 2), seconds: 2 }]),
  );
  const slow = { session: around(0.8, 0.02), seconds: 2 };
  const [among, alone] = [await measured({ slow, ...calm }, 400), await measured({ slow }, 50)];
  assert.equal(among.count("slow"), 4);
  assert.ok((alone.count("slow") ?? 0) > 4);
});

test("a session that no longer fits is not begun", async () => {
  const { now } = await measured({ a: { session: around(1, 0.2), seconds: 7 } }, 20);
  assert.equal(now, 14);
});

test("an invalid session ends its case, a variant alone is measured once", async () => {
  const broken = { invalid: [{ code: "died", detail: "x", variant: "head" }] } as const;
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

/** Rounds as the design says, that spread by `beside` side by side and by `turns` in turns. */
function designed(beside: number, turns: number): Sketch["session"] {
  const random = seeded(7);
  const rounds = (count: number, sd: number, together: boolean) =>
    sessionsAt(Array.from({ length: count }, () => Math.exp(sd * normal(random)))).flatMap((session) =>
      session.rounds.map((round) => ({ ...round, together })),
    );
  return (_, design) => ({
    ...(sessionsAt([1])[0] as Session),
    rounds: [...rounds(design.together, beside, true), ...rounds(design.apart, turns, false)],
  });
}

test("where side by side will do, taking turns is not tried", async () => {
  const calm = { session: designed(0.05, 0.001), seconds: 2 };
  const { designs, records } = await measured({ calm }, 30, BOTH);
  assert.ok(designs.length > 6);
  assert.ok(designs.every(({ apart }) => apart === 0));
  assert.equal(records[0]?.choice?.pairing, "side-by-side");
});

test("where it will not, both are tried for three sessions, and the better one goes on", async () => {
  const first = Array(3).fill({ together: 4, apart: 0 });
  const both = Array(3).fill({ together: 4, apart: 2 });
  const contended = await measured({ a: { session: designed(0.6, 0.1), seconds: 2 } }, 30, BOTH);
  assert.deepEqual(contended.designs.slice(0, 6), [...first, ...both]);
  assert.equal(contended.records[0]?.choice?.pairing, "interleaved");
  assert.ok(contended.designs.slice(6).every(({ together, apart }) => together === 0 && apart > 0));
  const noisy = await measured({ a: { session: designed(0.6, 0.6), seconds: 2 } }, 30, BOTH);
  assert.deepEqual(noisy.designs.slice(0, 6), [...first, ...both]);
  assert.equal(noisy.records[0]?.choice?.pairing, "side-by-side");
  assert.ok(noisy.designs.slice(6).every(({ together, apart }) => together > 0 && apart === 0));
});

test("a case whose time ends while both are tried is judged by the pairing that is preferred", async () => {
  const { records } = await measured({ a: { session: designed(0.6, 0.1), seconds: 6 } }, 30, BOTH);
  assert.equal(records[0]?.sessions.length, 5);
  assert.equal(records[0]?.choice?.pairing, "side-by-side");
});

test("the pilot's sessions come first, then those that it chose", async () => {
  const { designs, records } = await measured({ a: { session: around(1, 0.2), seconds: 2 } }, 20);
  assert.deepEqual(designs.slice(0, 3), Array(3).fill({ together: 4, apart: 0 }));
  assert.equal(records[0]?.choice?.pairing, "side-by-side");
  const rounds = records[0]?.choice?.roundsPerSession;
  assert.ok(designs.slice(3).every((design) => design.together === rounds && design.apart === 0));
});

test("the rest of the pilot is short, once the first session told how long to warm up", async () => {
  const costs = Array(6).fill(1e-4);
  const session: Sketch["session"] = (_, { warmUpSeconds, together }) => {
    const [one] = sessionsAt([1]) as [Session];
    const rounds = Array<Round>(together).fill(one.rounds[0] as Round);
    return { ...one, rounds, ...(warmUpSeconds === undefined && { warmUpCosts: costs }) };
  };
  const { designs } = await measured({ a: { session, seconds: 2 } }, 20);
  const short = { together: 2, apart: 0, warmUpSeconds: 0.2 };
  assert.deepEqual(designs.slice(0, 3), [{ together: 4, apart: 0 }, short, short]);
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
  // Where nothing was told they go on until they are steady.
  const untold = await measured({ a: { session: around(1, 0.2), seconds: 2 } }, 20);
  assert.ok(untold.designs.every((design) => !("warmUpSeconds" in design)));
});
