import type { CaseRecord } from "../model/results.ts";
import type { Session } from "../model/sample.ts";
import type { BenchmarkCase } from "./benchmark-case.ts";
import { shuffled } from "./random.ts";
import type { RunContext } from "./run-context.ts";
import type { Design } from "./sampling-plan.ts";
import { type Hooks, isInvalid, newest, type StopReason, stopReason } from "./scheduler.ts";

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
  readonly benchmarks: readonly BenchmarkCase[];
  readonly sessions: ReadonlyMap<BenchmarkCase, Session[]>;
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
  benchmarks: readonly BenchmarkCase[],
  context: RunContext,
  { measure, progress, kept }: Hooks,
): Promise<{ records: CaseRecord[] } & StopReason> {
  const contests = contestsOf(benchmarks);
  const began = context.clock.now();
  const left = () => context.plan.budgetSeconds - (context.clock.now() - began);
  const recordOf = (benchmark: BenchmarkCase): CaseRecord => {
    const rate = context.rates.get(benchmark.case.id);
    const sessions = contests.flatMap((contest) => contest.sessions.get(benchmark) ?? []);
    return { ...benchmark.case, sessions, ...(rate !== undefined && { rate }) };
  };
  let underWay = "";
  let broken: StopReason = { interrupted: false, brokenOff: null };
  try {
    for (let contest = next(contests, left(), context); contest; contest = next(contests, left(), context)) {
      const start = context.clock.now();
      for (const benchmark of shuffled(healthy(contest), context.random)) {
        if (left() <= 0) break;
        const done = Math.min(1, 1 - left() / context.plan.budgetSeconds);
        underWay = benchmark.case.id;
        progress({ doing: underWay, done, secondsLeft: Math.max(0, left()) });
        contest.sessions
          .get(benchmark)
          ?.push(await measure(benchmark, benchmark.scenario.run ? ONCE : ALONE, context));
        kept?.(newest(recordOf(benchmark)));
      }
      contest.blocks += 1;
      contest.last = context.clock.now() - start;
      contest.spent += contest.last;
    }
  } catch (error) {
    broken = stopReason(error, underWay, context.signal);
  }
  return { records: benchmarks.map(recordOf), ...broken };
}

function contestsOf(benchmarks: readonly BenchmarkCase[]): Contest[] {
  const groups = Map.groupBy(benchmarks, ({ case: { scenario, path } }) => `${scenario}/${path}`);
  return [...groups.values()].map((own) => ({
    benchmarks: own,
    sessions: new Map(own.map((benchmark) => [benchmark, []])),
    blocks: 0,
    spent: 0,
    last: 0,
  }));
}

function healthy({ benchmarks, sessions }: Contest): BenchmarkCase[] {
  return benchmarks.filter((benchmark) => !isInvalid(sessions.get(benchmark)?.at(-1)));
}

/** The contest that is due: of those with too few blocks the one with the fewest, else the one that had the least time. */
function next(contests: readonly Contest[], left: number, { random }: RunContext): Contest | undefined {
  const fitting = contests.filter(
    (contest) =>
      left > 0 && contest.last < left && contest.blocks < MOST_BLOCKS && healthy(contest).length > 0,
  );
  const due = ({ blocks }: Contest) => Math.min(blocks, LEAST_BLOCKS);
  return shuffled(fitting, random).sort((a, b) => due(a) - due(b) || a.spent - b.spent)[0];
}
