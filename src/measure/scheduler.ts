import { type Judging, loopOf, settledAtLook } from "../analyse/judge-case.ts";
import { OutOfTime } from "../model/failure.ts";
import type { CaseRecord } from "../model/results.ts";
import type { Session } from "../model/sample.ts";
import type { BenchmarkCase } from "./benchmark-case.ts";
import { shuffled } from "./random.ts";
import type { RunContext } from "./run-context.ts";
import { type Design, firstPlan, nextPlan, pairingOf, type SamplingPlan } from "./sampling-plan.ts";

/** Told before each session, with the share of the run that is done and the seconds that are left at most. */
export type Progress = (state: {
  readonly doing: string;
  readonly done: number;
  readonly secondsLeft: number;
}) => void;

/** How measuring ended before it was through. */
export interface StopReason {
  /** By a signal. */
  readonly interrupted: boolean;
  /** The case that was under way when the time was long over; null if none was. */
  readonly brokenOff: string | null;
}

/** How one session of a case is measured; a parameter, so that recorded sessions can be judged by the same rule. */
export type Measure = (benchmark: BenchmarkCase, design: Design, context: RunContext) => Promise<Session>;

/** What measuring is done with. */
export interface Hooks {
  readonly measure: Measure;
  readonly progress: Progress;
  /** Told each case after each of its sessions, with that session alone. */
  readonly kept?: (record: CaseRecord) => void;
}

/** More sessions than this settle nothing more. */
const MOST_SESSIONS = 130;

/** A case on its way to a verdict. */
interface CaseState {
  readonly benchmark: BenchmarkCase;
  readonly sessions: Session[];
  sampling: SamplingPlan;
  /** Wall seconds so far, and of the longest session of the design that was measured last. */
  spent: number;
  longest: number;
  timed: Design | null;
  ended: boolean;
}

/**
 * Measures session by session, always of the case that had the least time so far, so that all get the same and whatever drifts
 * falls on all alike. A case that a look settles ends, and leaves its time to the others. A case ends with its first invalid
 * session too: a broken server stays broken. When a case is looked at depends on its number of sessions alone, and the
 * end on the clock alone. A variant without another to compare with is measured once.
 */
export async function measureAll(
  benchmarks: readonly BenchmarkCase[],
  context: RunContext,
  judging: Omit<Judging, "plan">,
  { measure, progress, kept }: Hooks,
): Promise<{ records: CaseRecord[] } & StopReason> {
  const states = benchmarks.map((benchmark) => opened(benchmark, context));
  const began = context.clock.now();
  const terms = { ...judging, plan: context.plan };
  const isSettled = (state: CaseState) => settledAtLook(recordOf(state, context), terms) !== null;
  const left = () => context.plan.budgetSeconds - (context.clock.now() - began);
  let underWay = "";
  let broken: StopReason = { interrupted: false, brokenOff: null };
  try {
    for (;;) {
      const fitting = states.filter((state) => !state.ended && left() > 0 && state.longest <= left());
      const state = shuffled(fitting, context.random).sort((a, b) => a.spent - b.spent)[0];
      if (!state) break;
      const done = Math.min(1, 1 - left() / context.plan.budgetSeconds);
      underWay = state.benchmark.case.id;
      progress({ doing: underWay, done, secondsLeft: Math.max(0, left()) });
      await oneMore(state, context.plan.budgetSeconds / benchmarks.length, context, measure);
      kept?.(newest(recordOf(state, context)));
      state.ended =
        state.benchmark.builds.length === 1 ||
        isInvalid(state.sessions.at(-1)) ||
        state.sessions.length >= MOST_SESSIONS ||
        isSettled(state);
    }
  } catch (error) {
    broken = stopReason(error, underWay, context.signal);
  }
  return { records: states.map((state) => recordOf(state, context)), ...broken };
}

function opened(benchmark: BenchmarkCase, { plan }: RunContext): CaseState {
  return {
    benchmark,
    sampling: firstPlan(pairingOf(plan, benchmark.scenario)),
    sessions: [],
    spent: 0,
    longest: 0,
    timed: null,
    ended: false,
  };
}

/** One more session of a case, by its sampling plan. */
async function oneMore(
  state: CaseState,
  budgetSeconds: number,
  context: RunContext,
  measure: Measure,
): Promise<void> {
  const start = context.clock.now();
  const { benchmark, sampling } = state;
  const { design } = sampling;
  state.sessions.push(await measure(benchmark, design, context));
  const took = context.clock.now() - start;
  state.spent += took;
  // How long a session takes is its design's matter; until one of it was measured, the ones before tell.
  state.longest = state.timed === design ? Math.max(state.longest, took) : took;
  state.timed = design;
  const loop = loopOf(benchmark.case, context);
  state.sampling = nextPlan(sampling, state, { loop, spent: state.spent, budgetSeconds });
}

function recordOf({ benchmark, sessions, sampling }: CaseState, { rates }: RunContext): CaseRecord {
  const { choice } = sampling;
  const rate = rates.get(benchmark.case.id);
  return {
    ...benchmark.case,
    sessions,
    ...(rate !== undefined && { rate }),
    ...(choice && { choice }),
  };
}

/** A case with the last of its sessions alone. */
export function newest(record: CaseRecord): CaseRecord {
  return { ...record, sessions: record.sessions.slice(-1) };
}

/** What ended measuring, if `signal` did; throws the error otherwise. */
export function stopReason(error: unknown, underWay: string, signal: AbortSignal): StopReason {
  if (!signal.aborted) throw error;
  const late = signal.reason instanceof OutOfTime;
  return { interrupted: !late, brokenOff: late ? underWay : null };
}

export function isInvalid(session: Session | undefined): boolean {
  return (
    session !== undefined &&
    (session.invalid.length > 0 ||
      session.rounds.some(({ samples }) => samples.some(({ invalid }) => invalid.length > 0)))
  );
}
