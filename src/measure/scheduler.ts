import { lacksBase } from "../analyse/base-lacking.ts";
import { faultsOf } from "../analyse/faults-and-limits.ts";
import { loopOf, settledAtLook, type VerdictRules } from "../analyse/verdict.ts";
import { OutOfTime } from "../errors.ts";
import type { Variant } from "../format/faults.ts";
import type { CaseRecord } from "../format/results.ts";
import type { Session } from "../format/sample.ts";
import type { BenchmarkCase } from "./benchmark-case.ts";
import { type Calibration, needsCalibration } from "./calibration.ts";
import { shuffled } from "./random.ts";
import type { RunContext } from "./run-context.ts";
import { type Design, firstPlan, nextPlan, pairingOf, type SamplingPlan } from "./sampling-plan.ts";

/** Called before each session, with the share of the run that is done and the seconds that are left at most. */
type Progress = (state: {
  readonly doing: string;
  readonly done: number;
  readonly secondsLeft: number;
}) => void;

/** Why measuring stopped before it was through. */
interface StopReason {
  /** By a signal. */
  readonly interrupted: boolean;
  /** The case that was being measured when the time was long over, and the seconds that its session had taken; null if none was. */
  readonly timedOutIn: { readonly case: string; readonly seconds: number } | null;
}

/** How sessions are measured; parameters, so that recorded sessions can be judged by the same rules. */
export interface Hooks {
  readonly measure: (benchmark: BenchmarkCase, design: Design) => Promise<Session>;
  /** Needed where a rate is a share of what base can answer. */
  readonly calibrate?: (
    benchmark: BenchmarkCase,
  ) => Promise<Pick<Calibration, "rate"> & { session: Session }>;
  readonly progress: Progress;
  /** Called for each session of a case, with that session alone. */
  readonly kept?: (record: CaseRecord) => void;
}

/** A case on its way to a verdict. */
interface CaseState {
  benchmark: BenchmarkCase;
  readonly sessions: Session[];
  sampling: SamplingPlan;
  /** Wall seconds so far, those of its calibration, and of the longest session of the design that was measured last. */
  spent: number;
  calibration: number;
  longest: number;
  timed: Design | null;
  ended: boolean;
}

/** An experimental design: which sessions come next, and when a case ends. */
interface Policy {
  /** The cases whose next session is due, in order; [] where nothing more fits into the seconds that are left. */
  readonly due: (secondsLeft: number) => readonly CaseState[];
  readonly design: (state: CaseState) => Design;
  /** Called after each session of a case with the wall seconds that it took, and after all that were due. */
  readonly measured: (state: CaseState, seconds: number) => void;
  readonly through?: (seconds: number) => void;
}

/** Makes the policy of a run; `judging` is what its cases are judged by. */
type PolicyOf = (states: readonly CaseState[], context: RunContext) => Policy;

/**
 * Measures session by session what the policy says, until nothing more fits into the budget. A rate that is a share of what base can
 * answer is calibrated before the first session of its case, in its share of the budget. Never rejects because of the signal: what was
 * measured by then counts.
 */
export async function runSchedule(
  benchmarks: readonly BenchmarkCase[],
  policyOf: PolicyOf,
  context: RunContext,
  hooks: Hooks,
): Promise<{ records: CaseRecord[] } & StopReason> {
  const { clock, plan, signal } = context;
  const states = benchmarks.map((benchmark) => newState(benchmark, context));
  const policy = policyOf(states, context);
  const began = clock.now();
  const left = () => plan.budgetSeconds - (clock.now() - began);
  let underWay = { case: "", since: began };
  const begins = ({ benchmark }: CaseState) => {
    underWay = { case: benchmark.case.id, since: clock.now() };
    const secondsLeft = left();
    const done = Math.min(1, 1 - secondsLeft / plan.budgetSeconds);
    hooks.progress({ doing: underWay.case, done, secondsLeft: Math.max(0, secondsLeft) });
  };
  const keep = (state: CaseState, known: number) => {
    const record = recordOf(state);
    for (const session of record.sessions.slice(known)) hooks.kept?.({ ...record, sessions: [session] });
  };
  let stopped: StopReason = { interrupted: false, timedOutIn: null };
  try {
    for (let due = policy.due(left()); due.length > 0; due = policy.due(left())) {
      const start = clock.now();
      for (const state of due) {
        if (left() <= 0) break;
        begins(state);
        const kept = state.sessions.length;
        await calibrateOnce(state, context, hooks);
        const from = clock.now();
        if (!state.ended) {
          const design = policy.design(state);
          state.sessions.push(await hooks.measure(state.benchmark, design));
          await leaveBaseOut(state, async (benchmark) => [await hooks.measure(benchmark, design)]);
          const seconds = clock.now() - from;
          state.spent += seconds;
          policy.measured(state, seconds);
        }
        keep(state, kept);
      }
      policy.through?.(clock.now() - start);
    }
  } catch (error) {
    const session = { case: underWay.case, seconds: clock.now() - underWay.since };
    stopped = stopReason(error, session, signal);
  }
  return { records: states.map(recordOf), ...stopped };
}

function newState(benchmark: BenchmarkCase, { plan }: RunContext): CaseState {
  return {
    benchmark,
    sampling: firstPlan(pairingOf(plan, benchmark.scenario)),
    sessions: [],
    spent: 0,
    calibration: 0,
    longest: 0,
    timed: null,
    ended: false,
  };
}

/** Where the rate of a case is not known yet. A case that cannot be started ends with that, as it would with its first session. */
async function calibrateOnce(
  state: CaseState,
  { clock }: RunContext,
  { calibrate }: Pick<Hooks, "calibrate">,
): Promise<void> {
  if (!needsCalibration(state.benchmark)) return;
  if (!calibrate) throw new RangeError(`${state.benchmark.case.id} has to be calibrated`);
  const start = clock.now();
  let { rate, session } = await calibrate(state.benchmark);
  if (rate === null) {
    state.sessions.push(session);
    await leaveBaseOut(state, async (benchmark) => {
      const again = await calibrate(benchmark);
      if (isAlone("head", benchmark)) ({ rate, session } = again);
      return again.rate === null ? [again.session] : [];
    });
  }
  state.calibration = clock.now() - start;
  state.spent += state.calibration;
  if (rate === null) state.ended = true;
  else state.benchmark = { ...state.benchmark, rate };
}

function isAlone(variant: Variant, { builds }: BenchmarkCase): boolean {
  return builds.every((build) => build.variant === variant);
}

/**
 * Where all that went wrong with a case's first session is that base lacks what is measured, head is measured alone. Base is tried once
 * more without head before that, which might have kept it from it.
 */
async function leaveBaseOut(
  state: CaseState,
  measure: (benchmark: BenchmarkCase) => Promise<Session[]>,
): Promise<void> {
  const { benchmark, sessions } = state;
  const alone = (variant: Variant) => benchmark.builds.filter((build) => build.variant === variant);
  const lacks = (some: readonly Session[]) => lacksBase({ ...benchmark.case, sessions: some });
  if (sessions.length !== 1 || !lacks(sessions) || benchmark.builds.length < 2) return;
  const faults = faultsOf({ ...benchmark.case, sessions });
  const own = faults.some(({ variant }) => variant === "base");
  if (own && !lacks(await measure({ ...benchmark, builds: alone("base") }))) return;
  state.benchmark = { ...benchmark, builds: alone("head") };
  sessions.push(...(await measure(state.benchmark)));
}

function recordOf({ benchmark, sessions, sampling: { choice } }: CaseState): CaseRecord {
  const { rate } = benchmark;
  return { ...benchmark.case, sessions, ...(rate !== undefined && { rate }), ...(choice && { choice }) };
}

/** What stopped measuring, if `signal` did; throws the error otherwise. */
function stopReason(
  error: unknown,
  underWay: NonNullable<StopReason["timedOutIn"]>,
  signal: AbortSignal,
): StopReason {
  if (!signal.aborted) throw error;
  const late = signal.reason instanceof OutOfTime;
  return { interrupted: !late, timedOutIn: late ? underWay : null };
}

function isInvalid(session: Session | undefined): boolean {
  return (
    session !== undefined &&
    (session.invalid.length > 0 ||
      session.rounds.some(({ samples }) => samples.some(({ invalid }) => invalid.length > 0)))
  );
}

/** More sessions than this settle nothing more. */
const MOST_SESSIONS = 130;

/**
 * Two sides, judged at interim looks: the next session is always of the case that had the least time so far, so that all get the same
 * and whatever drifts falls on all alike. A case that a look settles ends, and leaves its time to the others. A case ends with its first
 * invalid session too: a broken server stays broken. When a case is looked at depends on its number of sessions alone, and the end on the
 * clock alone. A variant without another to compare with is measured once.
 */
export function sequentialLooks(variants: VerdictRules["variants"]): PolicyOf {
  return (states, context) => {
    const { plan, random } = context;
    const share = plan.budgetSeconds / states.length;
    return {
      due(left) {
        const fitting = states.filter((state) => !state.ended && left > 0 && state.longest <= left);
        return shuffled(fitting, random)
          .sort((a, b) => a.spent - b.spent)
          .slice(0, 1);
      },
      design: ({ sampling }) => sampling.design,
      measured(state, seconds) {
        const { benchmark, sampling, spent, calibration } = state;
        const { design } = sampling;
        // How long a session takes is its design's matter; until one of it was measured, the ones before tell.
        state.longest = state.timed === design ? Math.max(state.longest, seconds) : seconds;
        state.timed = design;
        state.sampling = nextPlan(sampling, state, {
          loop: loopOf({ ...benchmark.case, ...state }, context),
          spent: spent - calibration,
          budgetSeconds: share - calibration,
        });
        state.ended =
          benchmark.builds.length === 1 ||
          isInvalid(state.sessions.at(-1)) ||
          state.sessions.length >= MOST_SESSIONS ||
          settledAtLook(recordOf(state), { plan, variants }) !== null;
      },
    };
  };
}

/** Rounds of a session of one target that is up alone. */
const ALONE: Design = { rounds: 3, pairing: "interleaved" };
/** A command is started again for each round, so more rounds tell less than more sessions. */
const ONCE: Design = { rounds: 1, pairing: "interleaved" };

/** Targets that so many blocks cannot tell apart, more of them will not either. */
const MOST_BLOCKS = 60;

/** Blocks of each group before those that take less time get more: one says nothing of its spread. */
const LEAST_BLOCKS = 2;

/** The cases of one scenario and via, which are compared with each other. */
interface Group {
  readonly states: readonly CaseState[];
  blocks: number;
  /** Wall seconds so far, and of its last block. */
  spent: number;
  last: number;
}

/**
 * Several targets, one at a time, in blocks that hold each target of a group once in random order (randomised complete blocks; Fisher
 * 1935): all get the same number of sessions, and what drifts falls on all alike. After the first blocks groups get the same time, so that
 * a long one does not take the others' sessions. A block that would not end in time, going by the one before it, is not begun. A case ends
 * with its first invalid session: a broken server stays broken.
 */
export function randomisedBlocks(): PolicyOf {
  return (states, { random }) => {
    const byGroup = Map.groupBy(states, ({ benchmark: { case: found } }) => `${found.scenario}/${found.via}`);
    const groups = [...byGroup.values()].map((own): Group => ({ states: own, blocks: 0, spent: 0, last: 0 }));
    const healthy = (group: Group) => group.states.filter(({ ended }) => !ended);
    let current: Group | undefined;
    return {
      due(left) {
        const fitting = groups.filter(
          (group) => left > 0 && group.last < left && group.blocks < MOST_BLOCKS && healthy(group).length > 0,
        );
        const early = ({ blocks }: Group) => Math.min(blocks, LEAST_BLOCKS);
        [current] = shuffled(fitting, random).sort((a, b) => early(a) - early(b) || a.spent - b.spent);
        return current ? shuffled(healthy(current), random) : [];
      },
      design: ({ benchmark }) => (benchmark.scenario.args ? ONCE : ALONE),
      measured(state) {
        state.ended = isInvalid(state.sessions.at(-1));
      },
      through(seconds) {
        if (!current) return;
        current.blocks += 1;
        current.last = seconds;
        current.spent += seconds;
      },
    };
  };
}
