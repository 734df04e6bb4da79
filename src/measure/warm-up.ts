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
