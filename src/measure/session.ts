import { type Fault, FaultError, isAnswerFault, isOurs, type Variant } from "../format/faults.ts";
import { caseBudget } from "../format/plan.ts";
import type { Disturbance, Round, Sample, Session } from "../format/sample.ts";
import { type Answer, difference } from "../serve/answer.ts";
import { checkAnswers } from "../serve/ready.ts";
import { type Attribution, attribution } from "./attribution.ts";
import type { BenchmarkCase } from "./benchmark-case.ts";
import { type Deployment, endOf, startVariants } from "./deployment.ts";
import { namedFiller } from "./full-disk.ts";
import { worstOf } from "./interference.ts";
import { neighboursAfter, type Trespass, type Watched, watchEnds, watchingNeighbours } from "./neighbours.ts";
import { portsLeft, portWait } from "./port-wait.ts";
import { mirroredOrders, shuffled } from "./random.ts";
import { loadTogether, openRoundLength, roundLength } from "./round.ts";
import {
  type LoadTime,
  logName,
  type RunContext,
  type SessionOutcome,
  totalTime,
  underLoad,
  withoutRounds,
} from "./run-context.ts";
import type { RoundPlan } from "./sample.ts";
import { type Design, pilotRounds } from "./sampling-plan.ts";
import { interferers, type Unasked, watchStrays, watchUnasked } from "./unasked.ts";
import { type WarmedUp, warmUp } from "./warm-up.ts";

type Trouble = Session["invalid"][number];

/** One start of all variants of a case: starts, checks, warms up, measures, checks again, stops. */
export async function runSession(
  benchmark: BenchmarkCase,
  design: Design,
  context: RunContext,
): Promise<SessionOutcome> {
  const outcome = await measureSession(benchmark, design, context);
  return { ...outcome, session: await namedFiller(outcome.session, benchmark.builds) };
}

async function measureSession(
  benchmark: BenchmarkCase,
  design: Design,
  context: RunContext,
): Promise<SessionOutcome> {
  const at = context.clock.now() - context.began;
  const builds = shuffled(benchmark.builds, context.random);
  const groups = builds.every(context.runner.canShare) ? [builds] : builds.map((build) => [build]);
  const times: Partial<LoadTime>[] = [];
  const logs = new Map<string, string>();
  const parts: GroupRecord[] = [];
  const met: Deployment[] = [];
  for (const group of groups) {
    await using stack = new AsyncDisposableStack();
    const deployments = await startVariants(group, benchmark, context, stack);
    for (const [name, log] of deployments.logs) logs.set(name, log);
    met.push(...deployments.open);
    const invalid = [...deployments.invalid, ...unequalWork(met, benchmark)];
    if (invalid.length > 0) return { session: withoutRounds(at, invalid), time: totalTime(times), logs };
    const ready = context.clock.now();
    const part = await measureGroup(deployments.open, benchmark, design, context);
    parts.push(part);
    times.push(...part.times, { ready: context.clock.now() - ready });
    for (const [name, log] of part.logs) logs.set(name, log);
  }
  const [part, ...others] = parts;
  const session: Session = {
    at,
    startSeconds: Object.assign({}, ...parts.map((part) => part.startSeconds)),
    warmUpSeconds: parts.reduce((sum, part) => sum + part.warmUpSeconds, 0),
    // Variants that cannot be up at once are warmed up one after the other, each for as long as it takes.
    ...(part?.warmUpCosts && others.length === 0 && { warmUpCosts: part.warmUpCosts }),
    rounds: zipRounds(parts.map((part) => part.rounds)),
    invalid: parts.flatMap((part) => part.invalid),
  };
  return { session, time: totalTime(times), logs };
}

type Loaded = Awaited<ReturnType<typeof loadTogether>>;

/** What was recorded of variants that were up together. */
interface GroupRecord {
  readonly startSeconds: Session["startSeconds"];
  readonly warmUpSeconds: number;
  readonly warmUpCosts?: Session["warmUpCosts"];
  readonly rounds: readonly Round[];
  readonly invalid: readonly Trouble[];
  readonly times: readonly LoadTime[];
  readonly logs: ReadonlyMap<string, string>;
}

/** Where the variants' answers stand for different work, which a scenario has to allow. */
function unequalWork(deployments: readonly Deployment[], benchmark: BenchmarkCase): Trouble[] {
  const of = (variant: Variant) => deployments.find((each) => each.variant === variant);
  const [base, head] = [of("base"), of("head")];
  if (!base || !head || !benchmark.scenario.expect.sameLength) return [];
  const given = ({ lengths }: Deployment, answer: Answer) => ({ answer, fixed: lengths !== null });
  return base.answers.flatMap((answer, index) => {
    const other = head.answers[index];
    const fault = other && difference(given(base, answer), given(head, other));
    return fault ? [{ variant: null, fault }] : [];
  });
}

/** What ended one server may be about to end the other, and is then no fault of the one: an engine that stops, memory that runs out. */
const SAME_END_SECONDS = 1;

async function measureGroup(
  deployments: readonly Deployment[],
  benchmark: BenchmarkCase,
  design: Design,
  context: RunContext,
): Promise<GroupRecord> {
  const ports = portWait(benchmark, context);
  await ports(deployments);
  const began = context.clock.now();
  const byOther = watchEnds(deployments);
  // A variant that is up alone has nobody beside it.
  const together = deployments.length > 1 && design.pairing === "side-by-side";
  const warm = await warmUp(deployments, together, benchmark, context, design.warmUpSeconds);
  const warmUpSeconds = context.clock.now() - began;
  const answersPerSecond = design.answersPerSecond ?? warm.answersPerSecond;
  const plan = roundPlan(benchmark, { ...warm, answersPerSecond });
  const roundCount = roundsOf(design, benchmark, answersPerSecond, context);
  const times = [warm.time];
  const rounds: Round[] = [];
  const whose = attribution(benchmark, context);
  const watched = watchingNeighbours(context.clock);
  const strays = watchStrays(deployments, context.clock);
  for (const order of mirroredOrders(deployments, roundCount, context.random)) {
    await ports(deployments);
    const at = context.clock.now() - context.began;
    const found = await undisturbedRound(order, together, benchmark, plan, context, { whose, watched });
    times.push(...found.times);
    const { samples, disturbance } = found;
    rounds.push({ order: order.map((deployment) => deployment.variant), together, at, samples, disturbance });
    if (samples.some((sample) => sample.invalid.length > 0)) break;
  }
  const last = rounds.pop();
  if (last) rounds.push(trespassed(last, neighboursAfter(deployments)));
  if (deployments.some((deployment) => endOf(deployment) !== null))
    await context.clock.sleep(SAME_END_SECONDS);
  const invalid: Trouble[] = [];
  const logs = new Map<string, string>();
  const left = strays();
  const victims = new Set<Variant>();
  await ports(deployments);
  for (const deployment of deployments) {
    const fault = (await faultAfter(deployment, benchmark)) ?? left.get(deployment.variant) ?? null;
    const broken = rounds.some(({ samples }) =>
      samples.some((sample) => sample.variant === deployment.variant && sample.invalid.length > 0),
    );
    const ended = fault && byOther(deployment.variant, fault);
    if (ended) victims.add(deployment.variant);
    if (fault)
      invalid.push({
        ...(ended ?? { variant: deployment.variant, fault }),
        log: await deployment.server.log(),
      });
    if (fault || broken) logs.set(logName(benchmark, deployment.variant), await deployment.server.log());
  }
  const startSeconds = Object.fromEntries(
    deployments.map((deployment) => [deployment.variant, deployment.startSeconds]),
  );
  const warmUpCosts = warm.costs && { warmUpCosts: warm.costs };
  const excused = rounds.map((round) => ({ ...round, samples: excusedOf(victims, round.samples) }));
  return { startSeconds, warmUpSeconds, ...warmUpCosts, rounds: excused, invalid, times, logs };
}

interface MeasuredRound {
  readonly samples: readonly Sample[];
  readonly disturbance: Disturbance;
  readonly times: readonly LoadTime[];
}

/** How what others do in a round is found out. */
interface Watch {
  readonly whose: Attribution;
  readonly watched: Watched;
}

/** What collects garbage or compiles after a load does not do so each time. */
const MOST_TRIES = 3;

/**
 * One round. Where a variant worked while the other was loaded, it is measured again, since that may be the end of what the load before
 * left; who does it each time is reported by name.
 */
async function undisturbedRound(
  order: readonly Deployment[],
  together: boolean,
  benchmark: BenchmarkCase,
  plan: RoundPlan,
  context: RunContext,
  watch: Watch,
): Promise<MeasuredRound> {
  const times: LoadTime[] = [];
  for (let tried = 1; ; tried += 1) {
    const round = await oneRound(order, together, benchmark, plan, context, watch);
    times.push(...round.times);
    const { samples, interfered } = round;
    const broken = samples.some(({ invalid }) => invalid.length > 0);
    if (interfered.length === 0 || broken || tried === MOST_TRIES)
      return { ...round, times, samples: blamed(samples, interfered) };
  }
}

/** Whose fault a round is, by variant. */
type Blame = readonly { readonly variant: Variant; readonly fault: Fault }[];

function blamed(samples: readonly Sample[], blame: Blame): readonly Sample[] {
  return samples.map((sample) => {
    const own = blame.filter(({ variant }) => variant === sample.variant).map(({ fault }) => fault);
    return own.length === 0 ? sample : { ...sample, invalid: [...sample.invalid, ...own] };
  });
}

async function oneRound(
  order: readonly Deployment[],
  together: boolean,
  benchmark: BenchmarkCase,
  plan: RoundPlan,
  context: RunContext,
  watch: Watch,
): Promise<MeasuredRound & { readonly interfered: Blame }> {
  const { whose, watched } = watch;
  const samples: Sample[] = [];
  const disturbances: Disturbance[] = [];
  const times: LoadTime[] = [];
  const unasked: Unasked[] = [];
  const trespasses: Trespass[] = [];
  for (const part of together ? [order] : order.map((deployment) => [deployment])) {
    const longest = (loaded: Loaded) => Math.max(...loaded.samples.map((sample) => sample.wall));
    const load = () => loadTogether(part, benchmark, plan, context);
    const idle = order.filter((deployment) => !part.includes(deployment));
    const stopWatching = await watchUnasked(idle, context.clock);
    const seen = await watched(order, secondsOf(plan), () => underLoad(load, longest));
    unasked.push(...(await stopWatching()));
    trespasses.push(...seen.trespasses);
    const { result: loaded, time } = seen.result;
    times.push(time);
    disturbances.push(loaded.disturbance);
    // What a neighbour opened is counted with the rest, so that another load would show nothing.
    samples.push(...(trespasses.length > 0 ? loaded.samples : await whose(loaded.samples, part, plan)));
  }
  const disturbance = worstOf(disturbances);
  const round = trespassed({ samples, disturbance }, trespasses);
  return { ...round, times, interfered: trespasses.length > 0 ? [] : interferers(unasked) };
}

/** A round in which a variant was seen to be connected to the other. */
function trespassed<R extends Pick<Round, "samples">>(round: R, trespasses: readonly Trespass[]): R {
  if (trespasses.length === 0 || round.samples.some(({ invalid }) => invalid.some(isTrespass))) return round;
  const victims = new Set(trespasses.map(({ fault }) => fault.of));
  return { ...round, samples: blamed(excusedOf(victims, round.samples), worst(trespasses)) };
}

function isTrespass({ code }: Fault): boolean {
  return code === "reached-other";
}

/** What befell a variant that another was connected to, or ended, may be the other's doing: only that one is to be called broken. */
function excusedOf(victims: ReadonlySet<Variant>, samples: readonly Sample[]): Sample[] {
  return samples.map((sample) => (victims.has(sample.variant) ? { ...sample, invalid: [] } : sample));
}

/** Of what was seen more than once, the most. */
function worst(trespasses: readonly Trespass[]): Trespass[] {
  const most = trespasses.toSorted((a, b) => b.fault.connections - a.fault.connections);
  return most.filter(({ variant }, index) => most.findIndex((each) => each.variant === variant) === index);
}

function secondsOf({ length, rate }: RoundPlan): number {
  return "seconds" in length ? length.seconds : length.requests / (rate ?? 1);
}

/** How many rounds a session has; of a pilot in an open loop the usual number, however long, since its 99th percentile needs them. */
function roundsOf(
  { rounds, pairing, pilot }: Design,
  { scenario, rate }: BenchmarkCase,
  answersPerSecond: number,
  context: RunContext,
): number {
  if (!pilot || rate !== undefined) return rounds;
  const { requests } = scenario;
  const { seconds } = roundLength(scenario, answersPerSecond);
  const one = requests === undefined ? seconds : requests / answersPerSecond;
  return pilotRounds(pairing === "side-by-side" ? [one] : [one, one], caseBudget(context.plan));
}

/** How the rounds are loaded, in a closed loop by how much was answered in warm-up. */
function roundPlan({ scenario, rate }: BenchmarkCase, { answersPerSecond, steady }: WarmedUp): RoundPlan {
  if (rate !== undefined) {
    const { seconds, enough } = openRoundLength(scenario, rate);
    return {
      length: { requests: Math.max(1, Math.round(rate * seconds)) },
      enoughTime: enough,
      steady,
      rate,
    };
  }
  const { seconds, enough } = roundLength(scenario, answersPerSecond);
  const { requests } = scenario;
  return { length: requests === undefined ? { seconds } : { requests }, enoughTime: enough, steady };
}

/** With fewer ports left nginx may have had none to ask the server from, which it answers for with 502. */
const FEW_PORTS = 0.1;

/** Checks once more what was measured; a server that answers wrongly after load answered wrongly under it. */
async function faultAfter(deployment: Deployment, { scenario }: BenchmarkCase): Promise<Fault | null> {
  const { front, question, lengths, answers } = deployment;
  const end = endOf(deployment);
  if (end) return end.code === "died" ? { ...end, when: "under-load" } : end;
  try {
    const after = await checkAnswers(front.address, question, 0);
    const changed =
      lengths &&
      after.find(
        ({ status, length }, index) => status === answers[index]?.status && length !== answers[index]?.length,
      );
    return changed ? { code: "length-changed", path: changed.path, bytes: changed.length } : null;
  } catch (error) {
    if (error instanceof FaultError && isAnswerFault(error.fault)) {
      const isNginx = error.fault.code === "wrong-status" && error.fault.status === 502;
      const lacksPorts = isNginx && !scenario.keepalive && portsLeft(deployment) < FEW_PORTS;
      return lacksPorts ? null : { ...error.fault, afterLoad: true };
    }
    // Without a port nothing could be asked, which says nothing of the server; its rounds tell.
    if (error instanceof FaultError && isOurs(error.fault)) return null;
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
