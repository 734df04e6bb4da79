import { type Judging, loopOf, settledAtLook } from "../analyse/judge-case.ts";
import { OutOfTime } from "../model/failure.ts";
import type { CaseRecord } from "../model/results.ts";
import type { Session } from "../model/sample.ts";
import type { Duty } from "./duty.ts";
import type { Laboratory } from "./laboratory.ts";
import { shuffled } from "./random.ts";
import { type Design, firstPlan, nextPlan, pairingOf, type SamplingPlan } from "./sampling-plan.ts";

/** Told before each session, with the share of the run that is done and the seconds that are left at most. */
export type Progress = (state: {
  readonly doing: string;
  readonly done: number;
  readonly secondsLeft: number;
}) => void;

/** How measuring ended before it was through. */
export interface Broken {
  /** By a signal. */
  readonly interrupted: boolean;
  /** The case that was under way when the time was long over; null if none was. */
  readonly brokenOff: string | null;
}

/** How one session of a case is measured; a parameter, so that recorded sessions can be judged by the same rule. */
export type Measure = (duty: Duty, design: Design, lab: Laboratory) => Promise<Session>;

/** What measuring is done with. */
export interface Hands {
  readonly measure: Measure;
  readonly progress: Progress;
  /** Told each case after each of its sessions, with that session alone. */
  readonly kept?: (record: CaseRecord) => void;
}

/** More sessions than this settle nothing more. */
const MOST_SESSIONS = 130;

/** A case on its way to a verdict. */
interface Ledger {
  readonly duty: Duty;
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
  duties: readonly Duty[],
  lab: Laboratory,
  judging: Omit<Judging, "plan">,
  { measure, progress, kept }: Hands,
): Promise<{ records: CaseRecord[] } & Broken> {
  const ledgers = duties.map((duty) => opened(duty, lab));
  const began = lab.clock.now();
  const terms = { ...judging, plan: lab.plan };
  const isSettled = (ledger: Ledger) => settledAtLook(recordOf(ledger, lab), terms) !== null;
  const left = () => lab.plan.budgetSeconds - (lab.clock.now() - began);
  let underWay = "";
  let broken: Broken = { interrupted: false, brokenOff: null };
  try {
    for (;;) {
      const fitting = ledgers.filter((ledger) => !ledger.ended && left() > 0 && ledger.longest <= left());
      const ledger = shuffled(fitting, lab.random).sort((a, b) => a.spent - b.spent)[0];
      if (!ledger) break;
      const done = Math.min(1, 1 - left() / lab.plan.budgetSeconds);
      underWay = ledger.duty.case.id;
      progress({ doing: underWay, done, secondsLeft: Math.max(0, left()) });
      await oneMore(ledger, lab.plan.budgetSeconds / duties.length, lab, measure);
      kept?.(newest(recordOf(ledger, lab)));
      ledger.ended =
        ledger.duty.builds.length === 1 ||
        isInvalid(ledger.sessions.at(-1)) ||
        ledger.sessions.length >= MOST_SESSIONS ||
        isSettled(ledger);
    }
  } catch (error) {
    broken = brokenBy(error, underWay, lab.signal);
  }
  return { records: ledgers.map((ledger) => recordOf(ledger, lab)), ...broken };
}

function opened(duty: Duty, { plan }: Laboratory): Ledger {
  return {
    duty,
    sampling: firstPlan(pairingOf(plan, duty.scenario)),
    sessions: [],
    spent: 0,
    longest: 0,
    timed: null,
    ended: false,
  };
}

/** One more session of a case, by its sampling plan. */
async function oneMore(
  ledger: Ledger,
  budgetSeconds: number,
  lab: Laboratory,
  measure: Measure,
): Promise<void> {
  const start = lab.clock.now();
  const { duty, sampling } = ledger;
  const { design } = sampling;
  ledger.sessions.push(await measure(duty, design, lab));
  const took = lab.clock.now() - start;
  ledger.spent += took;
  // How long a session takes is its design's matter; until one of it was measured, the ones before tell.
  ledger.longest = ledger.timed === design ? Math.max(ledger.longest, took) : took;
  ledger.timed = design;
  const loop = loopOf(duty.case, lab);
  ledger.sampling = nextPlan(sampling, ledger, { loop, spent: ledger.spent, budgetSeconds });
}

function recordOf({ duty, sessions, sampling }: Ledger, { rates }: Laboratory): CaseRecord {
  const { choice } = sampling;
  const rate = rates.get(duty.case.id);
  return {
    ...duty.case,
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
export function brokenBy(error: unknown, underWay: string, signal: AbortSignal): Broken {
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
