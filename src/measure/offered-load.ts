import { mean } from "../analyse/location.ts";

/** The part at each end of a load that is compared with the other. */
const FIFTH = 0.2;

/**
 * Seconds by which answers came later in the last fifth of a load than in its first, on average: a queue that grows makes each
 * answer later than the one before; slow requests among quick ones do not. Latencies are in the order of their intended starts.
 */
export function queueGrowth(latencies: readonly number[]): number {
  const part = Math.floor(latencies.length * FIFTH);
  if (part === 0) return 0;
  return Math.max(0, mean(latencies.slice(-part)) - mean(latencies.slice(0, part)));
}

/**
 * The share of what was offered that was answered in time, from the requests in the order they were due: they were offered within
 * n ÷ rate seconds, and answered within that and what the queue grew by from end to end; it is seen from the middle of one fifth
 * to the middle of another. Waiting for the last answers is no part of it.
 */
export function keptUp(latencies: readonly number[], rate: number): number {
  const offered = latencies.length / rate;
  return offered === 0 ? 0 : offered / (offered + queueGrowth(latencies) / (1 - FIFTH));
}
