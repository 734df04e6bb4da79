import { mean } from "../analyse/robust-estimators.ts";
import { caseBudget } from "../format/plan.ts";
import { usageBetween } from "../serve/meter.ts";
import type { BenchmarkCase } from "./benchmark-case.ts";
import { type Deployment, endOf, generatorThreads, loadOf } from "./deployment.ts";
import { type LoadTime, type RunContext, totalTime, underLoad } from "./run-context.ts";
import { answersOf } from "./validity.ts";

/** Seconds in which one slice of warm-up asks, and the most that warming up may take. */
export const SLICE = 0.2;
export const CAP = 8;

/** Slices that are averaged, so that one noisy slice neither ends the warm-up nor prolongs it. */
const WINDOW = 2;

/** The most that the last window may lie above the one before it. */
const RISE = 1.05;

/** Slices whose cheapest is compared with the cheapest before them, and the most that it may lie below. */
const CHEAP_WINDOW = 3;
const FALL = 0.97;

/**
 * Whether servers are warm, from the throughput of the slices so far, all variants added up: the mean of the last two is at
 * most 5% above that of the two before. A server that gets slower is as warm as it will be; one that answers nothing yet is cold.
 */
export function isSteady(throughputs: readonly number[]): boolean {
  if (throughputs.length < 2 * WINDOW) return false;
  const last = mean(throughputs.slice(-WINDOW));
  return last > 0 && last <= RISE * mean(throughputs.slice(-2 * WINDOW, -WINDOW));
}

/**
 * Whether a server has stopped getting cheaper, from its CPU time per answer in the slices so far. A JIT goes on for seconds
 * after the throughput looks steady, at another moment in each start, which makes the first rounds several times as noisy as
 * later ones. The cheapest of a few slices is compared, since noise adds to the cost of a slice more often than it takes away.
 */
export function isSettled(costs: readonly number[]): boolean {
  if (costs.length < 2 * CHEAP_WINDOW) return false;
  const [last, before] = [costs.slice(-CHEAP_WINDOW), costs.slice(0, -CHEAP_WINDOW)];
  return Math.min(...last) >= FALL * Math.min(...before);
}

/** What one variant did in one slice: seconds and answers. */
interface Slice {
  readonly wall: number;
  readonly cpu: number | null;
  readonly answers: number;
}

export interface WarmedUp {
  readonly steady: boolean;
  /** Of the slower variant, at the end. */
  readonly answersPerSecond: number;
  /** Of base, or of head where it is alone, with the CPU time that is its share. */
  readonly base: number;
  /**
   * CPU seconds per answer of each slice, all variants added up, null without an answer; absent where the length was known, or was not
   * found before the cap.
   */
  readonly costs?: readonly (number | null)[];
  readonly time: LoadTime;
}

/**
 * Loads in slices until every variant is steady, or the cap is reached. Of CPU time the variants' sum is looked at, as of
 * throughput: so the end of a warm-up does not depend on which of the two costs more. Where it is known how many seconds
 * it takes, the last slice of them is the only one that is looked at.
 */
export async function warmUp(
  deployments: readonly Deployment[],
  together: boolean,
  benchmark: BenchmarkCase,
  context: RunContext,
  known?: number,
): Promise<WarmedUp> {
  const slices = new Map(deployments.map((deployment) => [deployment, [] as Slice[]]));
  const soFar = [...slices.values()];
  const times: LoadTime[] = [];
  let steady = known !== undefined;
  let failed = false;
  let spent = 0;
  for (const seconds of known === undefined ? [] : lengths(known)) await slice(seconds);
  while (!steady && !failed && spent < CAP) {
    const longest = await slice(SLICE);
    const enough = spent >= settleFor(context);
    const allAnswer = soFar.every((each) => (each.at(-1)?.answers ?? 0) > 0);
    steady = allAnswer && isSteady(throughputs(soFar)) && (enough || isSettled(costs(soFar)));
    spent += longest;
  }
  // Of a server that answers nothing in seconds there is nothing to be seen.
  steady ||= failed || throughputs(soFar).every((each) => each === 0);
  const ends = soFar.map((each) => each.slice(-2));
  const last = ends.map((each) => Math.max(0, ...each.map(throughput)));
  const share = context.plan.cpus.server.length / (together ? deployments.length : 1);
  const ofBase = ends[deployments.findIndex(({ variant }) => variant === "base")] ?? ends[0] ?? [];
  const base = Math.max(0, ...ofBase.map((each) => throughputWithin(share, each)));
  return {
    steady,
    answersPerSecond: Math.min(...last),
    base,
    time: totalTime(times),
    ...(known === undefined &&
      steady && { costs: costs(soFar).map((cost) => (Number.isFinite(cost) ? cost : null)) }),
  };

  /** Loads all variants for so long; gives the wall seconds of the slowest. */
  async function slice(seconds: number): Promise<number> {
    const walls: number[] = [];
    for (const part of together ? [deployments] : deployments.map((deployment) => [deployment])) {
      const longest = (some: readonly Slice[]) => Math.max(...some.map(({ wall }) => wall));
      const loads = () => Promise.all(part.map((deployment) => load(deployment, seconds)));
      const { result, time } = await underLoad(loads, longest);
      walls.push(longest(result));
      times.push(time);
    }
    return Math.max(...walls);
  }

  async function load(deployment: Deployment, seconds: number): Promise<Slice> {
    const threads = generatorThreads(context.plan.cpus, together ? deployments.length : 1);
    const asked = loadOf(deployment, benchmark, { seconds }, threads);
    const before = await deployment.server.meter.read();
    const loaded = await context.generator(asked, { signal: context.signal }).catch(() => null);
    // A generator that fails does so in the first round as well, and is reported there; what has ended does not get warm.
    failed ||= loaded === null || endOf(deployment) !== null;
    context.signal.throwIfAborted();
    const { cpu } = usageBetween(before, await deployment.server.meter.read());
    const did = { cpu, wall: loaded?.output.wall ?? seconds, answers: loaded ? answersOf(loaded.output) : 0 };
    slices.get(deployment)?.push(did);
    return did;
  }
}

/** A warm-up of known length: all but its last slice in one, since nobody looks in between. */
function lengths(known: number): number[] {
  const before = known - SLICE;
  return before > SLICE / 2 ? [before, SLICE] : [SLICE];
}

/** Seconds of waiting for CPU time to settle, at most: a tenth of what a case gets, so that a small budget still measures all. */
function settleFor(context: RunContext): number {
  return caseBudget(context.plan) / 10;
}

/** Answers per second of each slice, all variants added up. */
function throughputs(deployments: readonly (readonly Slice[])[]): number[] {
  return totals(deployments, throughput);
}

function throughput(slice: Slice | undefined): number {
  return slice ? slice.answers / slice.wall : 0;
}

/**
 * Answers per second of a slice with no more than so many CPUs. A head that idles here, whether it waits or does so on purpose, leaves base
 * more than it has in the rounds: the rate that comes of it would be more than base can answer there, and nothing could be judged.
 */
export function throughputWithin(cpus: number, slice: Slice): number {
  const most = cpus * slice.wall;
  const part = slice.cpu === null || slice.cpu <= most ? 1 : most / slice.cpu;
  return part * throughput(slice);
}

/**
 * CPU seconds per answer of each slice, all variants added up; the same for all where CPU time cannot be read, so that nothing
 * falls. A slice without an answer costs more than any other.
 */
export function costs(deployments: readonly (readonly Slice[])[]): number[] {
  const answers = totals(deployments, (slice) => slice.answers);
  if (deployments.flat().some(({ cpu }) => cpu === null)) return answers.map(() => 0);
  return totals(deployments, ({ cpu }) => cpu ?? 0).map((each, slice) => each / (answers[slice] ?? 0));
}

function totals(deployments: readonly (readonly Slice[])[], value: (slice: Slice) => number): number[] {
  const [first = []] = deployments;
  return first.map((_, index) =>
    deployments.reduce((sum, deployment) => sum + (deployment[index] ? value(deployment[index]) : 0), 0),
  );
}
