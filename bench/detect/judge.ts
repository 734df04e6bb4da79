import { conclude } from "../../src/analyse/conclude.ts";
import { makePlan } from "../../src/experiment/make-plan.ts";
import type { Plan } from "../../src/format/plan.ts";
import type { CaseResult, Measured } from "../../src/format/results.ts";
import type { Session } from "../../src/format/sample.ts";
import type { BenchmarkCase } from "../../src/measure/benchmark-case.ts";
import { seeded } from "../../src/measure/random.ts";
import type { RunContext } from "../../src/measure/run-context.ts";
import { runSchedule, sequentialLooks } from "../../src/measure/scheduler.ts";
import { Deck, type Records } from "./records.ts";

/** Cases of the run that the replayed ones are thought to be some of: they share its alpha. */
export const CASES = 10;

/** One case of a replayed run: the sessions that it is dealt, and what it is judged by. */
export interface Seat {
  readonly series: string;
  readonly machine: string;
  readonly deck: Deck;
  readonly terms: Terms;
}

export interface Terms {
  readonly threshold: number;
  /** Requests per second that were offered; a closed loop if absent. */
  readonly rate?: number;
}

export interface Replayed {
  readonly result: CaseResult;
  readonly machine: string;
  /** Wall seconds and sessions that it would have taken. */
  readonly seconds: number;
  readonly sessions: number;
}

/** What came of all runs that the records of some series allow: each series is a case of each run. */
export interface Outcome {
  readonly runs: number;
  readonly cases: ReadonlyMap<string, readonly Replayed[]>;
}

/** Runs of disjoint sessions, as many as there are, with so many seconds a case; each of one machine's sessions. */
export async function replayAll(
  machines: ReadonlyMap<string, Records>,
  series: readonly string[],
  seconds: number,
  termsOf: (series: string) => Terms,
): Promise<Outcome> {
  const cases = new Map(series.map((name) => [name, [] as Replayed[]]));
  let runs = 0;
  for (const [machine, records] of machines) {
    const seats = series.map((name): Seat => {
      return { series: name, machine, deck: new Deck(records.get(name) ?? []), terms: termsOf(name) };
    });
    for (; seats.length > 0 && seats.every((seat) => canDeal(seat, seconds)); runs++) {
      const found = await replay(seats, seconds, runs);
      for (const [index, each] of found.entries()) cases.get(series[index] as string)?.push(each);
    }
  }
  return { runs, cases };
}

/** What a case may take that others leave time to, as a multiple of its share. */
const WITH_OTHERS_TIME = 1.5;

function canDeal({ deck }: Seat, seconds: number): boolean {
  return deck.holds(WITH_OTHERS_TIME * seconds);
}

/**
 * One run by the very rule that runs: pilots, choices, looks, stops and verdicts, time that flows from settled cases to others, on sessions
 * dealt from the decks and on a clock that goes by the seconds they took. The outcome of each seat, in their order.
 */
export async function replay(seats: readonly Seat[], seconds: number, seed: number): Promise<Replayed[]> {
  const plan = planOf(seats, seconds, seed);
  let now = 0;
  const taken = seats.map(() => ({ seconds: 0, sessions: 0 }));
  const benchmarks = seats.map((_, index) => {
    const found = plan.cases[index];
    // Only their number is looked at: the servers were up when the sessions were recorded.
    const builds = ["base", "head"];
    return {
      case: found,
      scenario: plan.scenarios[index],
      builds,
      questions: {},
    } as unknown as BenchmarkCase;
  });
  const clock = { now: () => now };
  const { signal } = new AbortController();
  const context = { plan, clock, random: seeded(seed), signal };
  const { records } = await runSchedule(benchmarks, sequentialLooks([]), context as unknown as RunContext, {
    async measure(benchmark, design) {
      const index = benchmarks.indexOf(benchmark);
      const dealt = seats[index]?.deck.deal(design);
      if (!dealt) return NOTHING;
      now += dealt.seconds;
      const own = taken[index] as { seconds: number; sessions: number };
      own.seconds += dealt.seconds;
      own.sessions += 1;
      return dealt.session;
    },
    progress() {},
  });
  const spent = { build: 0, run: now, ready: now, load: now, harness: 0 };
  const measured = { ...EMPTY, plan, cases: records, seconds: spent } as unknown as Measured;
  return conclude(measured).cases.map((result, index) => {
    const { machine } = seats[index] as Seat;
    return { result, machine, ...(taken[index] as { seconds: number; sessions: number }) };
  });
}

/** What stands for a session that was never recorded: it says nothing, and takes no time. */
const NOTHING: Session = { at: 0, startSeconds: {}, warmUpSeconds: 0, rounds: [], invalid: [] };
const EMPTY = {
  id: "replay",
  startedAt: "",
  environment: {},
  variants: [],
  failures: [],
  notices: [],
  interrupted: false,
};

function planOf(seats: readonly Seat[], seconds: number, seed: number): Plan {
  const cases = Array.from({ length: CASES }, (_, i) => ({
    id: `replay/${i}`,
    target: "t",
    scenario: `s${i}`,
    via: "direct",
  }));
  const scenarios = seats.map(({ terms: { threshold, rate } }, i) => {
    return { name: `s${i}`, threshold, ...(rate && { rate: { perSecond: rate } }) };
  });
  const config = {
    gate: { falseAlarms: 0.002, failOn: ["regression"] },
    budgetSeconds: seconds * seats.length,
    scenarios,
  };
  const cpus = { layout: "separate-cores", server: [0], proxy: [1], generator: [1] };
  const isolation = { name: "process", reason: "recorded" };
  const [experiment, run] = [
    { config, cases, design: "looks", seed },
    { isolation, cpus },
  ] as unknown as Parameters<typeof makePlan>;
  return makePlan(experiment, run, true);
}
