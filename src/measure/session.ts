import type { Load } from "../load/oha-arguments.ts";
import { OutOfTime } from "../model/failure.ts";
import type { Disturbance, Round, Sample, Session } from "../model/sample.ts";
import { type Answer, difference } from "../serve/answer.ts";
import { checkAnswers, Unfit } from "../serve/ready.ts";
import type { Build } from "../serve/server.ts";
import { blamed } from "./blame.ts";
import { worstOf } from "./disturbance.ts";
import type { Duty } from "./duty.ts";
import { type Laboratory, underLoad } from "./laboratory.ts";
import { endOf, type Lane, LaneFailure, openLane } from "./lane.ts";
import { mirroredOrders, shuffled } from "./random.ts";
import { loadTogether, type RoundOptions } from "./round.ts";
import { openRoundLength, roundLength } from "./round-length.ts";
import type { Design } from "./sampling-plan.ts";
import { type WarmedUp, warmUp } from "./warm-up.ts";

type Trouble = Session["invalid"][number];

/** One start of all variants of a case: starts, checks, warms up, measures, checks again, stops. */
export async function runSession(duty: Duty, design: Design, lab: Laboratory): Promise<Session> {
  const at = lab.clock.now() - lab.began;
  const shared = duty.builds.every((build) => lab.runner.canShare(build.target));
  const builds = inOrder(duty, shared, lab);
  const groups = shared ? [builds] : builds.map((build) => [build]);
  const parts: GroupRecord[] = [];
  const met: Lane[] = [];
  for (const group of groups) {
    await using stack = new AsyncDisposableStack();
    const lanes = await openLanes(group, duty, lab, stack);
    met.push(...lanes.open);
    const invalid = [...lanes.invalid, ...unequalWork(met, duty)];
    if (invalid.length > 0) return { at, startSeconds: {}, warmUpSeconds: 0, rounds: [], invalid };
    const ready = lab.clock.now();
    parts.push(await measureGroup(lanes.open, duty, design, lab));
    lab.tally.ready += lab.clock.now() - ready;
  }
  const [part, ...others] = parts;
  return {
    at,
    startSeconds: Object.assign({}, ...parts.map((part) => part.startSeconds)),
    warmUpSeconds: parts.reduce((sum, part) => sum + part.warmUpSeconds, 0),
    // Variants that cannot be up at once are warmed up one after the other, each for as long as it takes.
    ...(part?.warmUpCosts && others.length === 0 && { warmUpCosts: part.warmUpCosts }),
    rounds: zipRounds(parts.map((part) => part.rounds)),
    invalid: parts.flatMap((part) => part.invalid),
  };
}

/** By chance; but where the rate is a share of what base can answer, and is not known yet, base comes before what cannot be up beside it. */
function inOrder({ builds, scenario, case: { id } }: Duty, shared: boolean, lab: Laboratory): Build[] {
  const shuffledBuilds = shuffled(builds, lab.random);
  const asksBase = !shared && scenario.rate && "share" in scenario.rate && !lab.rates.has(id);
  return asksBase ? shuffledBuilds.toSorted((a) => (a.variant === "base" ? -1 : 1)) : shuffledBuilds;
}

type Loaded = Awaited<ReturnType<typeof loadTogether>>;

/** What was recorded of variants that were up together. */
interface GroupRecord {
  readonly startSeconds: Session["startSeconds"];
  readonly warmUpSeconds: number;
  readonly warmUpCosts?: Session["warmUpCosts"];
  readonly rounds: readonly Round[];
  readonly invalid: readonly Trouble[];
}

async function openLanes(group: Duty["builds"], duty: Duty, lab: Laboratory, stack: AsyncDisposableStack) {
  const outcomes = await Promise.allSettled(
    group.map(async (build) => stack.use(await openLane(duty, build, lab.runner, lab.clock))),
  );
  const late = lab.signal.reason instanceof OutOfTime;
  if (!late) lab.signal.throwIfAborted();
  const open: Lane[] = [];
  const invalid: Trouble[] = [];
  for (const outcome of outcomes) {
    if (outcome.status === "fulfilled") open.push(outcome.value);
    else if (outcome.reason instanceof LaneFailure) {
      const { variant, reason, log } = outcome.reason;
      lab.keepLog(duty, variant, log);
      invalid.push({ variant, code: reason.code, detail: reason.message, log });
    } else throw outcome.reason;
  }
  if (invalid.length === 0) lab.signal.throwIfAborted();
  return { open, invalid };
}

/** Where the variants' answers stand for different work, which a scenario has to allow. */
function unequalWork([a, b]: readonly Lane[], duty: Duty): Trouble[] {
  if (!a || !b || !duty.scenario.expect.same) return [];
  const given = (lane: Lane, answer: Answer) => ({
    name: lane.variant,
    answer,
    fixed: lane.lengths !== null,
  });
  return a.answers.flatMap((answer, index) => {
    const other = b.answers[index];
    const unequal = other && difference(given(a, answer), given(b, other));
    return unequal ? [{ variant: null, code: "unequal-work" as const, detail: unequal }] : [];
  });
}

/** What ended one server may be about to end the other, and is then no fault of the one: an engine that stops, memory that runs out. */
const SAME_END_SECONDS = 1;

async function measureGroup(
  lanes: readonly Lane[],
  duty: Duty,
  design: Design,
  lab: Laboratory,
): Promise<GroupRecord> {
  const began = lab.clock.now();
  // A variant that is up alone has nobody beside it.
  const together = lanes.length > 1 && design.pairing === "side-by-side";
  const warm = await warmUp(lanes, together, duty, lab, design.warmUpSeconds);
  const warmUpSeconds = lab.clock.now() - began;
  const rate = rateOf(duty, lab, warm);
  const { length, enoughTime } = lengthOf(duty, warm, rate);
  const more = { enoughTime, steady: warm.steady, ...(rate !== undefined && { rate }) };
  const options = roundOptions(duty, lab, length, more);
  const rounds: Round[] = [];
  for (const order of mirroredOrders(lanes, design.rounds, lab.random)) {
    const at = lab.clock.now() - lab.began;
    const samples: Sample[] = [];
    const disturbances: Disturbance[] = [];
    for (const part of together ? [order] : order.map((lane) => [lane])) {
      const longest = (loaded: Loaded) => Math.max(...loaded.samples.map((sample) => sample.wall));
      const loaded = await underLoad(lab.tally, () => loadTogether(part, options), longest);
      samples.push(...(await blamed(loaded.samples, part, options)));
      disturbances.push(loaded.disturbance);
    }
    const disturbance = worstOf(disturbances);
    rounds.push({ order: order.map((lane) => lane.variant), together, at, samples, disturbance });
    if (samples.some((sample) => sample.invalid.length > 0)) break;
  }
  if (lanes.some((lane) => endOf(lane) !== null)) await lab.clock.sleep(SAME_END_SECONDS);
  const invalid: Trouble[] = [];
  for (const lane of lanes) {
    const trouble = await troubleAfter(lane);
    const broken = rounds.some(({ samples }) =>
      samples.some((sample) => sample.variant === lane.variant && sample.invalid.length > 0),
    );
    if (trouble) invalid.push({ ...trouble, variant: lane.variant, log: await lane.server.log() });
    if (trouble || broken) lab.keepLog(duty, lane.variant, await lane.server.log());
  }
  const startSeconds = Object.fromEntries(lanes.map((lane) => [lane.variant, lane.startSeconds]));
  return { startSeconds, warmUpSeconds, ...(warm.costs && { warmUpCosts: warm.costs }), rounds, invalid };
}

/** The same rate for all variants and sessions of a case, fixed when base was warm for the first time. */
function rateOf(duty: Duty, lab: Laboratory, warm: WarmedUp): number | undefined {
  const { rate } = duty.scenario;
  if (!rate) return undefined;
  const known = lab.rates.get(duty.case.id);
  const found =
    known ?? ("perSecond" in rate ? rate.perSecond : Number((rate.share * warm.base).toPrecision(3)));
  // A base that answers nothing has no rate; the round tells why.
  if (!(found > 0)) return 1;
  lab.rates.set(duty.case.id, found);
  return found;
}

function lengthOf({ scenario }: Duty, warm: WarmedUp, rate: number | undefined) {
  if (rate !== undefined) {
    const { seconds, enough } = openRoundLength(scenario, rate);
    return { length: { requests: Math.max(1, Math.round(rate * seconds)) }, enoughTime: enough };
  }
  const { seconds, enough } = roundLength(scenario, warm.answersPerSecond);
  const { requests } = scenario;
  return { length: requests === undefined ? { seconds } : { requests }, enoughTime: enough };
}

function roundOptions(
  duty: Duty,
  lab: Laboratory,
  length: Load["length"],
  rest: Pick<RoundOptions, "enoughTime" | "steady" | "rate">,
): RoundOptions {
  return {
    duty,
    cpus: lab.plan.cpus,
    generator: lab.generator,
    runner: lab.runner,
    length,
    signal: lab.signal,
    ...rest,
  };
}

/** Checks once more what was measured; a server that answers wrongly after load answered wrongly under it. */
async function troubleAfter(lane: Lane): Promise<{ code: Trouble["code"]; detail: string } | null> {
  const end = endOf(lane);
  if (end) return { ...end, detail: `${end.detail} under load` };
  try {
    const after = await checkAnswers(lane.front.address, lane.question);
    const changed =
      lane.lengths && after.find((answer, index) => answer.length !== lane.answers[index]?.length);
    return changed
      ? {
          code: "wrong-answer",
          detail: `${changed.path} answers ${changed.length} bytes after the load, another length than before`,
        }
      : null;
  } catch (error) {
    if (error instanceof Unfit) return { code: error.code, detail: `after the load: ${error.message}` };
    throw error;
  }
}

/** Rounds of variants that were up one after the other, put together by their number. */
function zipRounds(parts: readonly (readonly Round[])[]): Round[] {
  const [first = [], ...others] = parts;
  if (others.length === 0) return [...first];
  const count = Math.min(...parts.map((part) => part.length));
  return first.slice(0, count).map((round, index) => {
    const all = parts.map((part) => part[index] as Round);
    return {
      ...round,
      order: all.flatMap((each) => each.order),
      samples: all.flatMap((each) => each.samples),
      disturbance: worstOf(all.map((each) => each.disturbance)),
    };
  });
}
