import type { Load } from "../load/oha-arguments.ts";
import { OutOfTime } from "../model/failure.ts";
import type { Disturbance, Round, Sample, Session } from "../model/sample.ts";
import { type Answer, difference } from "../serve/answer.ts";
import { checkAnswers, Unfit } from "../serve/ready.ts";
import type { Build } from "../serve/server.ts";
import type { BenchmarkCase } from "./benchmark-case.ts";
import { type Deployment, endOf, StartFailure, startVariant } from "./deployment.ts";
import { worstOf } from "./interference.ts";
import { mirroredOrders, shuffled } from "./random.ts";
import { loadTogether, openRoundLength, type RoundOptions, recheckedAlone, roundLength } from "./round.ts";
import { type RunContext, underLoad } from "./run-context.ts";
import type { Design } from "./sampling-plan.ts";
import { type WarmedUp, warmUp } from "./warm-up.ts";

type Trouble = Session["invalid"][number];

/** One start of all variants of a case: starts, checks, warms up, measures, checks again, stops. */
export async function runSession(
  benchmark: BenchmarkCase,
  design: Design,
  context: RunContext,
): Promise<Session> {
  const at = context.clock.now() - context.began;
  const shared = benchmark.builds.every((build) => context.runner.canShare(build.target));
  const builds = inOrder(benchmark, shared, context);
  const groups = shared ? [builds] : builds.map((build) => [build]);
  const parts: GroupRecord[] = [];
  const met: Deployment[] = [];
  for (const group of groups) {
    await using stack = new AsyncDisposableStack();
    const deployments = await startVariants(group, benchmark, context, stack);
    met.push(...deployments.open);
    const invalid = [...deployments.invalid, ...unequalWork(met, benchmark)];
    if (invalid.length > 0) return { at, startSeconds: {}, warmUpSeconds: 0, rounds: [], invalid };
    const ready = context.clock.now();
    parts.push(await measureGroup(deployments.open, benchmark, design, context));
    context.tally.ready += context.clock.now() - ready;
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
function inOrder(
  { builds, scenario, case: { id } }: BenchmarkCase,
  shared: boolean,
  context: RunContext,
): Build[] {
  const shuffledBuilds = shuffled(builds, context.random);
  const asksBase = !shared && scenario.rate && "share" in scenario.rate && !context.rates.has(id);
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

async function startVariants(
  group: BenchmarkCase["builds"],
  benchmark: BenchmarkCase,
  context: RunContext,
  stack: AsyncDisposableStack,
) {
  const outcomes = await Promise.allSettled(
    group.map(async (build) =>
      stack.use(await startVariant(benchmark, build, context.runner, context.clock)),
    ),
  );
  const late = context.signal.reason instanceof OutOfTime;
  if (!late) context.signal.throwIfAborted();
  const open: Deployment[] = [];
  const invalid: Trouble[] = [];
  for (const outcome of outcomes) {
    if (outcome.status === "fulfilled") open.push(outcome.value);
    else if (outcome.reason instanceof StartFailure) {
      const { variant, reason, log } = outcome.reason;
      context.keepLog(benchmark, variant, log);
      invalid.push({ variant, code: reason.code, detail: reason.message, log });
    } else throw outcome.reason;
  }
  if (invalid.length === 0) context.signal.throwIfAborted();
  return { open, invalid };
}

/** Where the variants' answers stand for different work, which a scenario has to allow. */
function unequalWork([a, b]: readonly Deployment[], benchmark: BenchmarkCase): Trouble[] {
  if (!a || !b || !benchmark.scenario.expect.same) return [];
  const given = (deployment: Deployment, answer: Answer) => ({
    name: deployment.variant,
    answer,
    fixed: deployment.lengths !== null,
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
  deployments: readonly Deployment[],
  benchmark: BenchmarkCase,
  design: Design,
  context: RunContext,
): Promise<GroupRecord> {
  const began = context.clock.now();
  // A variant that is up alone has nobody beside it.
  const together = deployments.length > 1 && design.pairing === "side-by-side";
  const warm = await warmUp(deployments, together, benchmark, context, design.warmUpSeconds);
  const warmUpSeconds = context.clock.now() - began;
  const rate = rateOf(benchmark, context, warm);
  const { length, enoughTime } = lengthOf(benchmark, warm, rate);
  const more = { enoughTime, steady: warm.steady, ...(rate !== undefined && { rate }) };
  const options = roundOptions(benchmark, context, length, more);
  const rounds: Round[] = [];
  for (const order of mirroredOrders(deployments, design.rounds, context.random)) {
    const at = context.clock.now() - context.began;
    const samples: Sample[] = [];
    const disturbances: Disturbance[] = [];
    for (const part of together ? [order] : order.map((deployment) => [deployment])) {
      const longest = (loaded: Loaded) => Math.max(...loaded.samples.map((sample) => sample.wall));
      const loaded = await underLoad(context.tally, () => loadTogether(part, options), longest);
      samples.push(...(await recheckedAlone(loaded.samples, part, options)));
      disturbances.push(loaded.disturbance);
    }
    const disturbance = worstOf(disturbances);
    rounds.push({ order: order.map((deployment) => deployment.variant), together, at, samples, disturbance });
    if (samples.some((sample) => sample.invalid.length > 0)) break;
  }
  if (deployments.some((deployment) => endOf(deployment) !== null))
    await context.clock.sleep(SAME_END_SECONDS);
  const invalid: Trouble[] = [];
  for (const deployment of deployments) {
    const trouble = await troubleAfter(deployment);
    const broken = rounds.some(({ samples }) =>
      samples.some((sample) => sample.variant === deployment.variant && sample.invalid.length > 0),
    );
    if (trouble)
      invalid.push({ ...trouble, variant: deployment.variant, log: await deployment.server.log() });
    if (trouble || broken) context.keepLog(benchmark, deployment.variant, await deployment.server.log());
  }
  const startSeconds = Object.fromEntries(
    deployments.map((deployment) => [deployment.variant, deployment.startSeconds]),
  );
  return { startSeconds, warmUpSeconds, ...(warm.costs && { warmUpCosts: warm.costs }), rounds, invalid };
}

/** The same rate for all variants and sessions of a case, fixed when base was warm for the first time. */
function rateOf(benchmark: BenchmarkCase, context: RunContext, warm: WarmedUp): number | undefined {
  const { rate } = benchmark.scenario;
  if (!rate) return undefined;
  const known = context.rates.get(benchmark.case.id);
  const found =
    known ?? ("perSecond" in rate ? rate.perSecond : Number((rate.share * warm.base).toPrecision(3)));
  // A base that answers nothing has no rate; the round tells why.
  if (!(found > 0)) return 1;
  context.rates.set(benchmark.case.id, found);
  return found;
}

function lengthOf({ scenario }: BenchmarkCase, warm: WarmedUp, rate: number | undefined) {
  if (rate !== undefined) {
    const { seconds, enough } = openRoundLength(scenario, rate);
    return { length: { requests: Math.max(1, Math.round(rate * seconds)) }, enoughTime: enough };
  }
  const { seconds, enough } = roundLength(scenario, warm.answersPerSecond);
  const { requests } = scenario;
  return { length: requests === undefined ? { seconds } : { requests }, enoughTime: enough };
}

function roundOptions(
  benchmark: BenchmarkCase,
  context: RunContext,
  length: Load["length"],
  rest: Pick<RoundOptions, "enoughTime" | "steady" | "rate">,
): RoundOptions {
  return {
    benchmark,
    cpus: context.plan.cpus,
    generator: context.generator,
    runner: context.runner,
    length,
    signal: context.signal,
    ...rest,
  };
}

/** Checks once more what was measured; a server that answers wrongly after load answered wrongly under it. */
async function troubleAfter(
  deployment: Deployment,
): Promise<{ code: Trouble["code"]; detail: string } | null> {
  const end = endOf(deployment);
  if (end) return { ...end, detail: `${end.detail} under load` };
  try {
    const after = await checkAnswers(deployment.front.address, deployment.question);
    const changed =
      deployment.lengths &&
      after.find((answer, index) => answer.length !== deployment.answers[index]?.length);
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
