import type { Latencies } from "../format/sample.ts";

/** A percentile of which fewer answers than this lie beyond is chance. */
const BEYOND = 10;

/** Answers of which ten lie beyond a percentile, given as a share. */
export function answersFor(share: number): number {
  return Math.ceil(BEYOND / (1 - share) - 1e-9);
}

/** Histograms of several rounds in one. */
export function merged(all: readonly Latencies[]): Latencies {
  const counts = new Map<number, number>();
  for (const [seconds, count] of all.flat()) counts.set(seconds, (counts.get(seconds) ?? 0) + count);
  return [...counts].sort(([a], [b]) => a - b);
}

/** Found before: a run asks for the same percentiles of every round after each of its sessions. */
const knownQuantiles = new WeakMap<Latencies, Map<number, number | null>>();

/**
 * The latency that a share of the answers does not exceed, by the nearest rank (Hyndman & Fan 1996, type 1); null where
 * fewer than ten answers lie beyond it.
 */
export function quantile(latencies: Latencies, share: number): number | null {
  const known = knownQuantiles.get(latencies) ?? new Map<number, number | null>();
  if (known.size === 0) knownQuantiles.set(latencies, known);
  const value = known.get(share);
  if (value !== undefined) return value;
  const fresh = nearestRank(latencies, share);
  known.set(share, fresh);
  return fresh;
}

function nearestRank(latencies: Latencies, share: number): number | null {
  const total = latencies.reduce((sum, [, count]) => sum + count, 0);
  if (total * (1 - share) < BEYOND - 1e-9) return null;
  let seen = 0;
  for (const [seconds, count] of latencies) {
    seen += count;
    if (seen >= total * share - 1e-9) return seconds;
  }
  return null;
}
