import type { CaseRecord } from "../model/results.ts";
import type { Session } from "../model/sample.ts";
import type { Duty } from "./duty.ts";
import type { Laboratory } from "./laboratory.ts";
import { shuffled } from "./random.ts";
import { runSession } from "./session.ts";

/** Told after each session, with the share of the run that is done and the seconds that are left at most. */
export type Progress = (state: {
  readonly doing: string;
  readonly done: number;
  readonly secondsLeft: number;
}) => void;

/** More sessions than this settle nothing more. */
const MOST_SESSIONS = 100;

/**
 * Measures session by session, always of the case that had the least time so far, so that all get the same and whatever drifts
 * falls on all alike. A case ends with its first invalid session: a broken server stays broken. How many sessions there are
 * depends on the clock alone, never on what they showed. A variant without another to compare with is measured once.
 */
export async function measureAll(
  duties: readonly Duty[],
  lab: Laboratory,
  progress: Progress,
): Promise<{ records: CaseRecord[]; interrupted: boolean }> {
  const ledgers = duties.map((duty) => ({
    duty,
    sessions: [] as Session[],
    spent: 0,
    longest: 0,
    ended: false,
  }));
  const began = lab.clock.now();
  const left = () => lab.plan.budgetSeconds - (lab.clock.now() - began);
  let interrupted = false;
  try {
    for (;;) {
      const fitting = ledgers.filter((ledger) => !ledger.ended && left() > 0 && ledger.longest <= left());
      const ledger = shuffled(fitting, lab.random).sort((a, b) => a.spent - b.spent)[0];
      if (!ledger) break;
      const done = Math.min(1, 1 - left() / lab.plan.budgetSeconds);
      progress({ doing: ledger.duty.case.id, done, secondsLeft: Math.max(0, left()) });
      const start = lab.clock.now();
      const session = await runSession(ledger.duty, lab);
      const took = lab.clock.now() - start;
      ledger.sessions.push(session);
      ledger.spent += took;
      ledger.longest = Math.max(ledger.longest, took);
      const alone = ledger.duty.builds.length === 1;
      ledger.ended = alone || isInvalid(session) || ledger.sessions.length >= MOST_SESSIONS;
    }
  } catch (error) {
    if (!lab.signal.aborted) throw error;
    interrupted = true;
  }
  return { records: ledgers.map(({ duty, sessions }) => ({ ...duty.case, sessions })), interrupted };
}

function isInvalid(session: Session): boolean {
  return (
    session.invalid.length > 0 ||
    session.rounds.some(({ samples }) => samples.some(({ invalid }) => invalid.length > 0))
  );
}
