import type { Design } from "../model/design.ts";
import type { CaseRecord } from "../model/results.ts";
import type { Session } from "../model/sample.ts";
import type { Duty } from "./duty.ts";
import type { Laboratory } from "./laboratory.ts";
import { shuffled } from "./random.ts";
import { isInvalid, type Measure, type Progress } from "./run.ts";

/** Rounds of a session of one target that is up alone. */
const ALONE: Design = { together: 0, apart: 3 };

/** More blocks than this tell nobody apart who is not told apart yet. */
const MOST_BLOCKS = 60;

/**
 * Measures one target at a time, in blocks that hold each case once in random order (randomised complete blocks; Fisher 1935):
 * all get the same number of sessions, and what drifts falls on all alike. A block that would not end in time, going by
 * the one before it, is not begun. A case ends with its first invalid session: a broken server stays broken.
 */
export async function measureInBlocks(
  duties: readonly Duty[],
  lab: Laboratory,
  { measure, progress }: { readonly measure: Measure; readonly progress: Progress },
): Promise<{ records: CaseRecord[]; interrupted: boolean }> {
  const sessions = new Map<Duty, Session[]>(duties.map((duty) => [duty, []]));
  const began = lab.clock.now();
  const left = () => lab.plan.budgetSeconds - (lab.clock.now() - began);
  let last = 0;
  let interrupted = false;
  try {
    for (let block = 0; block < MOST_BLOCKS && left() > last; block++) {
      const start = lab.clock.now();
      const healthy = duties.filter((duty) => !isInvalid(sessions.get(duty)?.at(-1)));
      if (healthy.length === 0) break;
      for (const duty of shuffled(healthy, lab.random)) {
        if (left() <= 0) break;
        const done = Math.min(1, 1 - left() / lab.plan.budgetSeconds);
        progress({ doing: duty.case.id, done, secondsLeft: Math.max(0, left()) });
        sessions.get(duty)?.push(await measure(duty, ALONE, lab));
      }
      last = lab.clock.now() - start;
    }
  } catch (error) {
    if (!lab.signal.aborted) throw error;
    interrupted = true;
  }
  const records = duties.map((duty): CaseRecord => {
    const rate = lab.rates.get(duty.case.id);
    return { ...duty.case, sessions: sessions.get(duty) ?? [], ...(rate !== undefined && { rate }) };
  });
  return { records, interrupted };
}
