import type { Duty } from "./duty.ts";
import { type Laboratory, underLoad } from "./laboratory.ts";
import { generatorThreads, type Lane, loadOf } from "./lane.ts";
import { throughputOf } from "./validity.ts";

/** Seconds of one slice of warm-up, and the most that warming up may take. */
export const SLICE = 0.3;
export const CAP = 8;

/** Both variants warm up together, so what is left of it mostly cancels in the ratio: no more is asked than that the steep part is over. */
const RISE = 1.1;

/**
 * Whether a server is warm, from the throughput of its slices so far: the last two did not rise by more than 10 % above the
 * best before them. A server that still gets faster (a JIT at work) is not steady; one that is merely noisy is.
 */
export function isSteady(throughputs: readonly number[]): boolean {
  if (throughputs.length < 3) return false;
  const [last, before] = [throughputs.at(-1) as number, throughputs.at(-2) as number];
  const best = Math.max(...throughputs.slice(0, -2));
  return last <= best * RISE && before <= best * RISE;
}

export interface WarmedUp {
  readonly steady: boolean;
  /** Of the slower variant, at the end. */
  readonly answersPerSecond: number;
}

/** Loads in slices until every variant is steady, or the cap is reached. Nothing but the throughput is looked at. */
export async function warmUp(
  lanes: readonly Lane[],
  together: boolean,
  duty: Duty,
  lab: Laboratory,
): Promise<WarmedUp> {
  const throughputs = new Map(lanes.map((lane) => [lane, [] as number[]]));
  let steady = false;
  for (let spent = 0; !steady && spent < CAP; spent += SLICE) {
    for (const part of together ? [lanes] : lanes.map((lane) => [lane])) {
      await underLoad(
        lab.tally,
        () => Promise.all(part.map(slice)),
        () => SLICE,
      );
    }
    steady = [...throughputs.values()].every(isSteady);
  }
  const last = [...throughputs.values()].map((each) => Math.max(each.at(-1) ?? 0, each.at(-2) ?? 0));
  return { steady, answersPerSecond: Math.min(...last) };

  async function slice(lane: Lane): Promise<void> {
    const threads = generatorThreads(lab.plan.cpus, together ? lanes.length : 1);
    const load = loadOf(lane, duty, { seconds: SLICE }, threads);
    // What goes wrong here goes wrong in the first round as well, and is told there.
    const loaded = await lab.generator(load, lab.signal).catch(() => null);
    lab.signal.throwIfAborted();
    throughputs.get(lane)?.push(loaded === null ? 0 : throughputOf(loaded.output));
  }
}
