import { UsageError } from "../errors.ts";

/** One part of a run that is cut into several: the first is 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

const MOST_SHARDS = 256;

/** "2/3" */
export function parseShard(text: string): Shard {
  const match = /^(\d{1,3})\/(\d{1,3})$/.exec(text.trim());
  const [index, count] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || count < 1 || count > MOST_SHARDS || index < 1 || index > count)
    throw new UsageError(`"${text}" is not a shard; write it like 1/3, up to ${MOST_SHARDS}/${MOST_SHARDS}`);
  return { index, count };
}

export function parseShardCount(text: string): number {
  const count = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  if (count < 1 || count > MOST_SHARDS)
    throw new UsageError(`"${text}" is not a number of shards from 1 to ${MOST_SHARDS}`);
  return count;
}

/**
 * A shard's cases: a run of neighbours in file order, so that cases of one target, which share a build, mostly stay together. The
 * same for everybody who has the same cases; sizes differ by one at most.
 */
export function casesOfShard<T>(cases: readonly T[], { index, count }: Shard): T[] {
  const at = (part: number) => Math.floor((cases.length * part) / count);
  return cases.slice(at(index - 1), at(index));
}

/** All shards that have any case. */
export function shardsFor(cases: number, count: number): Shard[] {
  const used = Math.max(1, Math.min(count, cases));
  return Array.from({ length: used }, (_, i) => ({ index: i + 1, count: used }));
}
