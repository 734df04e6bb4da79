import { isDeepStrictEqual } from "node:util";
import { type Fault, isOurs, type Variant } from "../format/faults.ts";
import type { Finding } from "../format/findings.ts";
import type { CaseRecord, Failure } from "../format/results.ts";
import { type Bottleneck, type Limit, limit as limits, type Sample } from "../format/sample.ts";
import { type Loop, metricNamed } from "../metrics/metrics.ts";
import { ranOutOfPorts } from "./disturbed.ts";
import { sessionPairs } from "./effect.ts";

type WithSessions = Pick<CaseRecord, "sessions">;

export function samplesOf({ sessions }: WithSessions): Sample[] {
  return sessions.flatMap(({ rounds }) => rounds.flatMap((round) => round.samples));
}

/** Without the rounds that had no ports, which are left out whatever they showed. */
export function countedSamples({ sessions }: WithSessions): Sample[] {
  return sessions.flatMap(({ rounds }) =>
    rounds.filter((round) => !ranOutOfPorts(round)).flatMap((round) => round.samples),
  );
}

/** The most frequent; among equals the first of `order`. */
function mostFrequent<T>(values: readonly T[], order: readonly T[]): T | null {
  const count = (value: T) => values.filter((v) => v === value).length;
  const seen = order.filter((value) => values.includes(value));
  return seen.reduce<T | null>((best, v) => (best === null || count(v) > count(best) ? v : best), null);
}

/** What was saturated in most samples. In doubt not the server, so that goodput is not trusted too easily. */
export function bottleneckOf(record: WithSessions): Bottleneck | null {
  const known = countedSamples(record).flatMap((sample) =>
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
  if (bottleneck === "generator" || bottleneck === "proxy") return `${bottleneck}-saturated`;
  if (bottleneck === "dependency" && loop === "closed") return "dependency";
  const pairs = record.sessions.flatMap((session) => sessionPairs(session, metricNamed("goodput")));
  if (pairs.filter((pair) => pair.limited).length * 2 <= pairs.length) return null;
  return mostFrequentLimit(record);
}

export function mostFrequentLimit(record: WithSessions): Limit | null {
  return mostFrequent(
    countedSamples(record).flatMap((sample) => sample.limits),
    limits.options,
  );
}

/** One thing that made a case invalid, in which variant, and how often. */
export interface CountedFault {
  /** Null where it is no variant's fault. */
  readonly variant: Variant | null;
  readonly fault: Fault;
  readonly times: number;
}

function everyFault(record: CaseRecord): Omit<CountedFault, "times">[] {
  return record.sessions
    .flatMap((session) => [
      ...session.invalid,
      ...session.rounds.flatMap((round) =>
        round.samples.flatMap(({ invalid, variant }) => invalid.map((fault) => ({ fault, variant }))),
      ),
    ])
    .map(({ fault, variant }) => ({ fault, variant: isOurs(fault) ? null : variant }));
}

/** A command's failure with how many runs of its side ended well: what fails at random may be nobody's change. */
function besideWell({ fault, variant }: Omit<CountedFault, "times">, record: CaseRecord) {
  if (fault.code !== "command-failed") return { fault, variant };
  const own = samplesOf(record).filter((sample) => sample.variant === variant && sample.invalid.length === 0);
  const well = own.reduce((sum, { command }) => sum + (command?.runs ?? 0), 0);
  return { fault: well === 0 ? fault : { ...fault, well }, variant };
}

/** Each fault once, with how often it was seen. */
export function faultsOf(record: CaseRecord): CountedFault[] {
  const found = new Map<string, CountedFault>();
  for (const each of everyFault(record)) {
    const { variant, fault } = besideWell(each, record);
    const key = JSON.stringify([variant, fault]);
    found.set(key, { variant, fault, times: (found.get(key)?.times ?? 0) + 1 });
  }
  return [...found.values()];
}

export function failuresOf(record: CaseRecord, failures: readonly Failure[]): Failure[] {
  return failures.filter((failure) => failure.target === record.target);
}

/** Base before head, each once. */
export function variantsOf(broken: readonly { readonly variant: Variant | null }[]): Variant[] {
  return (["base", "head"] as const).filter((variant) => broken.some((b) => b.variant === variant));
}

/** Base's before head's; what went wrong in both alike is one finding. */
export function faultFindings(faults: readonly CountedFault[]): Finding[] {
  const alike = (fault: Fault) => faults.filter((each) => isDeepStrictEqual(each.fault, fault));
  const firsts = faults.filter((each) => alike(each.fault)[0] === each);
  return firsts.map(({ fault }) => {
    const same = alike(fault);
    const times = Math.max(...same.map((each) => each.times));
    return { code: "fault", variants: variantsOf(same), fault, times };
  });
}

export function failureFinding({ what, variant, target, limitSeconds, withheld }: Failure): Finding {
  const known = { variant, target, ...(limitSeconds !== undefined && { limitSeconds }) };
  return what === "build"
    ? { code: "build-failed", ...known }
    : { code: "setup-failed", ...known, ...(withheld && { withheld }) };
}
