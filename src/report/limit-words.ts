import type { CaseResult, LimitResult } from "../format/results.ts";
import { amount } from "../text/format.ts";
import { metricLabel } from "./metric-columns.ts";

/** A limit as it is written: 50 ms, not 50.0 ms. */
export function limitAmount(limit: number, unit: string): string {
  return amount(limit, unit).replace(/(\.\d*?)0+(?= |$)/, (_, digits: string) =>
    digits === "." ? "" : digits,
  );
}

/** "Latency p99 62.1 ms (95% interval 60.2 ms to 64.0 ms), over the limit of 50 ms" */
export function limitWords(found: LimitResult): string {
  const { metric, unit, head, interval, better } = found;
  const label = metricLabel({ name: metric, unit });
  const bound = boundOf(found);
  if (head === null) return `${label} is not known, so ${bound} is not judged`;
  const [low, high] = interval ? [amount(interval.low, unit), amount(interval.high, unit)] : ["", ""];
  const range = low === high ? "" : ` (95% interval ${low} to ${high})`;
  return `${label} ${amount(head, unit)}${range}, ${CONCLUSIONS[found.state](bound, found, better)}`;
}

const boundOf = ({ limit, unit }: LimitResult) => `the limit of ${limitAmount(limit, unit)}`;

const CONCLUSIONS: Readonly<
  Record<LimitResult["state"], (bound: string, found: LimitResult, better: LimitResult["better"]) => string>
> = {
  held: (bound) => `within ${bound}`,
  broken: (bound, _, better) => `${better === "lower" ? "over" : "under"} ${bound}`,
  inconclusive: (bound, { interval, limit, n }) => {
    if (interval === null)
      return `and ${bound} is inconclusive: ${n < 2 ? "one session shows no noise" : "the noise is not known"}`;
    if (interval.low <= limit && limit <= interval.high) return `and ${bound} lies within that interval`;
    return `and ${bound} is inconclusive: something other than the server was saturated`;
  },
};

/** The limits of a case in one state. */
export function limitsThat(
  { limits = [] }: Pick<CaseResult, "limits">,
  state: LimitResult["state"],
): LimitResult[] {
  return limits.filter((each) => each.state === state);
}

/** "Latency p99 62.1 ms, over its limit", for titles. */
export function brokenInShort(result: Pick<CaseResult, "limits">): string | null {
  const [first, ...more] = limitsThat(result, "broken");
  if (!first) return null;
  const { metric, unit, head, better } = first;
  const others = more.length === 0 ? "" : `, and ${more.length} more`;
  return `${metricLabel({ name: metric, unit })} ${amount(head, unit)} ${better === "lower" ? "over" : "under"} ${boundOf(first)}${others}`;
}
