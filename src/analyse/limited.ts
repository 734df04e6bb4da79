import { type Loop, metricNamed } from "../metrics/metrics.ts";
import type { CaseRecord } from "../model/results.ts";
import type { Bottleneck, Limit, Sample } from "../model/sample.ts";
import { sessionPairs } from "./effect.ts";

type Measured = Pick<CaseRecord, "sessions">;

export function samplesOf({ sessions }: Measured): Sample[] {
  return sessions.flatMap(({ rounds }) => rounds.flatMap((round) => round.samples));
}

/** The most frequent; among equals the first of `order`. */
function mostFrequent<T>(values: readonly T[], order: readonly T[]): T | null {
  const count = (value: T) => values.filter((v) => v === value).length;
  const seen = order.filter((value) => values.includes(value));
  return seen.reduce<T | null>((best, v) => (best === null || count(v) > count(best) ? v : best), null);
}

/** What was saturated in most samples. In doubt not the server, so that goodput is not trusted too easily. */
export function bottleneckOf(record: Measured): Bottleneck | null {
  const known = samplesOf(record).flatMap((sample) =>
    sample.bottleneck === null ? [] : [sample.bottleneck],
  );
  return mostFrequent(known, ["generator", "proxy", "dependency", "server"]);
}

export const LIMIT_WORDS: { readonly [limit in Limit]: string } = {
  "out-of-ports":
    "the generator ran out of ports for new connections, which linger for a minute: sysctl -w net.ipv4.tcp_tw_reuse=1 lets it use them again",
  "generator-saturated": "the load generator was saturated",
  "proxy-saturated": "the proxy was saturated",
  dependency: "the server was not busy: it waited for something else (a dependency)",
  "littles-law": "the generator's figures contradict each other (Little's law)",
  "too-few-requests": "rounds had too few requests",
  unsteady: "the server did not become steady",
  "over-capacity": "base could not keep up with the rate, and a queue only grows: a lower rate would tell",
  "out-of-step": "the two sides were not loaded at the same time",
};

/**
 * Why goodput and latency of a case are not judged, in words; null where they are. Where only a minority of rounds is
 * limited those rounds are left out instead; a majority left out would let the limit choose the outcome.
 */
export function limitOf(record: Measured, loop: Loop): string | null {
  const bottleneck = bottleneckOf(record);
  // It saturates the generator, but is mended otherwise.
  if (bottleneck === "generator" && mostFrequentLimit(record) === "out-of-ports")
    return LIMIT_WORDS["out-of-ports"];
  if (bottleneck === "generator" || bottleneck === "proxy") return LIMIT_WORDS[`${bottleneck}-saturated`];
  if (bottleneck === "dependency" && loop === "closed") return LIMIT_WORDS.dependency;
  const pairs = record.sessions.flatMap((session) => sessionPairs(session, metricNamed("goodput")));
  if (pairs.filter((pair) => pair.limited).length * 2 <= pairs.length) return null;
  const limit = mostFrequentLimit(record);
  return limit === null ? null : LIMIT_WORDS[limit];
}

export function mostFrequentLimit(record: Measured): Limit | null {
  return mostFrequent(
    samplesOf(record).flatMap((sample) => sample.limits),
    Object.keys(LIMIT_WORDS) as Limit[],
  );
}
