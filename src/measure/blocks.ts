import type { CaseRecord } from "../model/results.ts";
import type { Session } from "../model/sample.ts";
import type { Duty } from "./duty.ts";
import type { Laboratory } from "./laboratory.ts";
import { shuffled } from "./random.ts";
import { type Broken, brokenBy, type Hands, isInvalid, newest } from "./run.ts";
import type { Design } from "./sampling-plan.ts";

/** Rounds of a session of one target that is up alone. */
const ALONE: Design = { rounds: 3, pairing: "interleaved" };
/** A command starts anew for each round, so more rounds tell less than more sessions. */
const ONCE: Design = { rounds: 1, pairing: "interleaved" };

/** More blocks than this tell nobody apart who is not told apart yet. */
const MOST_BLOCKS = 60;

/** Blocks that each contest gets before those that take less time get more: one tells nothing of its spread. */
const LEAST_BLOCKS = 2;

/** The cases of one scenario and path, which are ranked together. */
interface Contest {
  readonly duties: readonly Duty[];
  readonly sessions: ReadonlyMap<Duty, Session[]>;
  blocks: number;
  /** Wall seconds so far, and of its last block. */
  spent: number;
  last: number;
}

/**
 * Measures one target at a time, in blocks that hold each target of a contest once in random order (randomised complete blocks;
 * Fisher 1935): all get the same number of sessions, and what drifts falls on all alike. After the first blocks contests get the
 * same time, so that a long one does not take the others' sessions. A block that would not end in time, going by the one
 * before it, is not begun. A case ends with its first invalid session: a broken server stays broken.
 */
export async function measureInBlocks(
  duties: readonly Duty[],
  lab: Laboratory,
  { measure, progress, kept }: Hands,
): Promise<{ records: CaseRecord[] } & Broken> {
  const contests = contestsOf(duties);
  const began = lab.clock.now();
  const left = () => lab.plan.budgetSeconds - (lab.clock.now() - began);
  const recordOf = (duty: Duty): CaseRecord => {
    const rate = lab.rates.get(duty.case.id);
    const sessions = contests.flatMap((contest) => contest.sessions.get(duty) ?? []);
    return { ...duty.case, sessions, ...(rate !== undefined && { rate }) };
  };
  let underWay = "";
  let broken: Broken = { interrupted: false, brokenOff: null };
  try {
    for (let contest = next(contests, left(), lab); contest; contest = next(contests, left(), lab)) {
      const start = lab.clock.now();
      for (const duty of shuffled(healthy(contest), lab.random)) {
        if (left() <= 0) break;
        const done = Math.min(1, 1 - left() / lab.plan.budgetSeconds);
        underWay = duty.case.id;
        progress({ doing: underWay, done, secondsLeft: Math.max(0, left()) });
        contest.sessions.get(duty)?.push(await measure(duty, duty.scenario.run ? ONCE : ALONE, lab));
        kept?.(newest(recordOf(duty)));
      }
      contest.blocks += 1;
      contest.last = lab.clock.now() - start;
      contest.spent += contest.last;
    }
  } catch (error) {
    broken = brokenBy(error, underWay, lab.signal);
  }
  return { records: duties.map(recordOf), ...broken };
}

function contestsOf(duties: readonly Duty[]): Contest[] {
  const groups = Map.groupBy(duties, ({ case: { scenario, path } }) => `${scenario}/${path}`);
  return [...groups.values()].map((own) => ({
    duties: own,
    sessions: new Map(own.map((duty) => [duty, []])),
    blocks: 0,
    spent: 0,
    last: 0,
  }));
}

function healthy({ duties, sessions }: Contest): Duty[] {
  return duties.filter((duty) => !isInvalid(sessions.get(duty)?.at(-1)));
}

/** The contest that is due: of those with too few blocks the one with the fewest, else the one that had the least time. */
function next(contests: readonly Contest[], left: number, { random }: Laboratory): Contest | undefined {
  const fitting = contests.filter(
    (contest) =>
      left > 0 && contest.last < left && contest.blocks < MOST_BLOCKS && healthy(contest).length > 0,
  );
  const due = ({ blocks }: Contest) => Math.min(blocks, LEAST_BLOCKS);
  return shuffled(fitting, random).sort((a, b) => due(a) - due(b) || a.spent - b.spent)[0];
}
