import { mean } from "../analyse/location.ts";
import { used } from "../serve/meter.ts";
import type { Duty } from "./duty.ts";
import { type Laboratory, underLoad } from "./laboratory.ts";
import { endOf, generatorThreads, type Lane, loadOf } from "./lane.ts";
import { throughputOf } from "./validity.ts";

/** Seconds of one slice of warm-up, and the most that warming up may take. */
export const SLICE = 0.2;
export const CAP = 8;
const LONGEST_SLICE = 2;

/** Slices that are averaged, so that one noisy slice neither ends the warm-up nor prolongs it. */
const WINDOW = 2;

/** The most that the last window may lie above the one before it. */
const RISE = 1.05;

/** Slices whose cheapest is compared with the cheapest before them, and the most that it may lie below. */
const CHEAP_WINDOW = 3;
const FALL = 0.97;

/**
 * Whether servers are warm, from the throughput of the slices so far, all variants added up: the mean of the last two is at
 * most 5 % above that of the two before. A server that gets slower is as warm as it will be; one that answers nothing yet is cold.
 */
export function isSteady(throughputs: readonly number[]): boolean {
  if (throughputs.length < 2 * WINDOW) return false;
  const last = mean(throughputs.slice(-WINDOW));
  return last > 0 && last <= RISE * mean(throughputs.slice(-2 * WINDOW, -WINDOW));
}

/**
 * Whether a server has stopped getting cheaper, from its CPU time per answer in the slices so far. A JIT goes on for seconds
 * after the throughput looks steady, at another moment in each start, which makes the first rounds several times as noisy as
 * later ones. The cheapest of a few slices is compared, since noise makes a slice dearer more often than cheaper.
 */
export function isSettled(costs: readonly number[]): boolean {
  if (costs.length < 2 * CHEAP_WINDOW) return false;
  const [last, before] = [costs.slice(-CHEAP_WINDOW), costs.slice(0, -CHEAP_WINDOW)];
  return Math.min(...last) >= FALL * Math.min(...before);
}

export interface WarmedUp {
  readonly steady: boolean;
  /** Of the slower variant, at the end. */
  readonly answersPerSecond: number;
  /** Of base, or of head where it is alone. */
  readonly base: number;
}

/**
 * Loads in slices until every variant is steady, or the cap is reached. Of CPU time the variants' sum is looked at, as of
 * throughput: so the end of a warm-up does not depend on which of the two is the dearer one.
 */
export async function warmUp(
  lanes: readonly Lane[],
  together: boolean,
  duty: Duty,
  lab: Laboratory,
): Promise<WarmedUp> {
  const throughputs = new Map(lanes.map((lane) => [lane, [] as number[]]));
  const seconds = new Map(lanes.map((lane) => [lane, [] as number[]]));
  let steady = false;
  let failed = false;
  let length = SLICE;
  let spent = 0;
  while (!steady && !failed && spent < CAP) {
    for (const part of together ? [lanes] : lanes.map((lane) => [lane])) {
      await underLoad(
        lab.tally,
        () => Promise.all(part.map(slice)),
        () => length,
      );
    }
    const answered = totals([...throughputs.values()]);
    const cpu = totals([...seconds.values()]);
    const enough = spent >= settleFor(lab);
    const allAnswer = [...throughputs.values()].every((each) => (each.at(-1) ?? 0) > 0);
    steady = allAnswer && isSteady(answered) && (enough || isSettled(costs(cpu, answered)));
    spent += length;
    length = nextSlice(length, answered);
  }
  // Of a server that answers nothing in seconds there is nothing to be seen.
  steady ||= failed || totals([...throughputs.values()]).every((each) => each === 0);
  const last = [...throughputs.values()].map((each) => Math.max(each.at(-1) ?? 0, each.at(-2) ?? 0));
  const base = last[[...throughputs.keys()].findIndex(({ variant }) => variant === "base")] ?? last[0] ?? 0;
  return { steady, answersPerSecond: Math.min(...last), base };

  async function slice(lane: Lane): Promise<void> {
    const threads = generatorThreads(lab.plan.cpus, together ? lanes.length : 1);
    const load = loadOf(lane, duty, { seconds: length }, threads);
    const before = await lane.server.meter.read();
    const loaded = await lab.generator(load, { signal: lab.signal }).catch(() => null);
    // A generator that fails does so in the first round as well, and is told there; what has ended does not get warm.
    failed ||= loaded === null || endOf(lane) !== null;
    lab.signal.throwIfAborted();
    const after = await lane.server.meter.read();
    seconds.get(lane)?.push(used(before, after).cpu ?? Number.NaN);
    throughputs.get(lane)?.push(loaded === null ? 0 : throughputOf(loaded.output));
  }
}

/** Seconds of the next slice: answers may take longer than the usual one. */
export function nextSlice(length: number, answered: readonly number[]): number {
  return answered.at(-1) === 0 ? Math.min(2 * length, LONGEST_SLICE) : length;
}

/** Seconds of waiting for CPU time to settle, at most: a tenth of what a case gets, so that a small budget still measures all. */
function settleFor({ plan }: Laboratory): number {
  // A shard has its share of the cases, too.
  const cases = plan.cases.length / (plan.shard?.count ?? 1);
  return plan.budgetSeconds / Math.max(1, cases) / 10;
}

/**
 * CPU seconds per answer; the same for all where CPU time cannot be read, so that nothing falls. A slice without an answer is dearer
 * than any other.
 */
export function costs(seconds: readonly number[], answered: readonly number[]): number[] {
  return seconds.map((each, slice) => (Number.isNaN(each) ? 0 : each / (answered[slice] ?? 0)));
}

function totals(lanes: readonly (readonly number[])[]): number[] {
  const [first = []] = lanes;
  return first.map((_, slice) => lanes.reduce((sum, lane) => sum + (lane[slice] ?? 0), 0));
}
