import type { CaseRecord } from "../format/results.ts";
import { type Bottleneck, type Limit, limit as limits, type Sample } from "../format/sample.ts";
import { type Loop, metricNamed } from "../metrics/metrics.ts";
import { sessionPairs } from "./effect.ts";

type WithSessions = Pick<CaseRecord, "sessions">;

export function samplesOf({ sessions }: WithSessions): Sample[] {
  return sessions.flatMap(({ rounds }) => rounds.flatMap((round) => round.samples));
}

/** The most frequent; among equals the first of `order`. */
function mostFrequent<T>(values: readonly T[], order: readonly T[]): T | null {
  const count = (value: T) => values.filter((v) => v === value).length;
  const seen = order.filter((value) => values.includes(value));
  return seen.reduce<T | null>((best, v) => (best === null || count(v) > count(best) ? v : best), null);
}

/** What was saturated in most samples. In doubt not the server, so that goodput is not trusted too easily. */
export function bottleneckOf(record: WithSessions): Bottleneck | null {
  const known = samplesOf(record).flatMap((sample) =>
    sample.bottleneck === null ? [] : [sample.bottleneck],
  );
  return mostFrequent(known, ["generator", "proxy", "dependency", "server"]);
}

/**
 * Why goodput and latency of a case are not judged; null where they are. Where only a minority of rounds is
 * limited those rounds are left out instead; a majority left out would let the limit choose the outcome.
 */
export function limitOf(record: WithSessions, loop: Loop): Limit | null {
  const bottleneck = bottleneckOf(record);
  // It saturates the generator too, but another remedy helps.
  if (bottleneck === "generator" && mostFrequentLimit(record) === "out-of-ports") return "out-of-ports";
  if (bottleneck === "generator" || bottleneck === "proxy") return `${bottleneck}-saturated`;
  if (bottleneck === "dependency" && loop === "closed") return "dependency";
  const pairs = record.sessions.flatMap((session) => sessionPairs(session, metricNamed("goodput")));
  if (pairs.filter((pair) => pair.limited).length * 2 <= pairs.length) return null;
  return mostFrequentLimit(record);
}

export function mostFrequentLimit(record: WithSessions): Limit | null {
  return mostFrequent(
    samplesOf(record).flatMap((sample) => sample.limits),
    limits.options,
  );
}
