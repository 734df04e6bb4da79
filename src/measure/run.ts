import type { CaseRecord } from "../model/results.ts";
import type { Session } from "../model/sample.ts";
import type { Duty } from "./duty.ts";
import { shuffled } from "./random.ts";
import { type Laboratory, runSession } from "./session.ts";

/** Told after each session, with the share of the run that is done and the seconds that are left at most. */
export type Progress = (state: { readonly doing: string; readonly done: number; readonly secondsLeft: number }) => void;

/** More sessions than this settle nothing more. */
const MOST_SESSIONS = 100;

/**
 * Measures all cases in passes, one session each in random order, so that whatever drifts falls on all alike. A case ends
 * when its share of the budget cannot hold another session, or with its first invalid session: a broken server stays
 * broken. How many sessions there are depends on the clock alone, never on what they showed.
 */
export async function measureAll(
  duties: readonly Duty[],
  lab: Laboratory,
  progress: Progress,
): Promise<{ records: CaseRecord[]; interrupted: boolean }> {
  const ledgers = duties.map((duty) => ({ duty, sessions: [] as Session[], spent: 0, longest: 0, ended: false }));
  const began = lab.clock.now();
  const share = lab.plan.budgetSeconds / Math.max(1, duties.length);
  const left = () => lab.plan.budgetSeconds - (lab.clock.now() - began);
  let interrupted = false;
  try {
    for (;;) {
      const active = ledgers.filter((ledger) => !ledger.ended && fits(ledger, share, left()));
      if (active.length === 0) break;
      for (const ledger of shuffled(active, lab.random)) {
        if (!fits(ledger, share, left())) continue;
        const done = Math.min(1, 1 - left() / lab.plan.budgetSeconds);
        progress({ doing: ledger.duty.case.id, done, secondsLeft: Math.max(0, left()) });
        const start = lab.clock.now();
        const session = await runSession(ledger.duty, lab);
        const took = lab.clock.now() - start;
        ledger.sessions.push(session);
        ledger.spent += took;
        ledger.longest = Math.max(ledger.longest, took);
        ledger.ended = isInvalid(session) || ledger.sessions.length >= MOST_SESSIONS;
      }
    }
  } catch (error) {
    if (!lab.signal.aborted) throw error;
    interrupted = true;
  }
  return { records: ledgers.map(({ duty, sessions }) => ({ ...duty.case, sessions })), interrupted };
}

/** The first session is always tried while there is time at all: without it nothing is known. */
function fits(ledger: { sessions: Session[]; spent: number; longest: number }, share: number, left: number): boolean {
  if (ledger.sessions.length === 0) return left > 0;
  return ledger.longest <= left && ledger.spent + ledger.longest <= share * 1.02;
}

function isInvalid(session: Session): boolean {
  return session.invalid.length > 0 || session.rounds.some(({ samples }) => samples.some(({ invalid }) => invalid.length > 0));
}
