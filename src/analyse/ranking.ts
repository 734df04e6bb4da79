import type { CaseRecord, Interval } from "../model/results.ts";
import { deviation } from "./interval.ts";
import { mean, median } from "./location.ts";
import { metricNamed, type RoundMetric } from "./metrics.ts";
import { studentQuantile } from "./student.ts";

/** One target in a scenario: what its sessions gave. */
export interface Contestant {
  readonly target: string;
  /** ln of the typical value of each session. */
  readonly sessions: readonly number[];
}

/** Where a target stands among the others of its scenario. */
export interface Place {
  readonly target: string;
  /** From 1; several share one that the numbers cannot tell apart. Null where nothing was measured. */
  readonly place: number | null;
  /** Value ÷ the best one's, and where it lies. */
  readonly ratio: number | null;
  readonly interval: Interval | null;
}

/** The risk that any two targets of a scenario are wrongly told apart. */
const RISK = 0.05;

/**
 * The targets in order, best first. Each is compared with each by Welch's interval of the difference of two means with
 * variances of their own (Welch 1947), at a risk shared by all pairs (Bonferroni; Dunn 1961), since the best is chosen among them.
 * A target shares the place of the first above it from which it cannot be told.
 */
export function ranked(contestants: readonly Contestant[]): Place[] {
  const measured = contestants.filter(({ sessions }) => sessions.length > 0);
  const sorted = measured.toSorted((a, b) => mean(b.sessions) - mean(a.sessions));
  const pairs = Math.max(1, (sorted.length * (sorted.length - 1)) / 2);
  const tail = RISK / 2 / pairs;
  const [best] = sorted;
  const places: Place[] = [];
  let leader = 0;
  for (const [i, contestant] of sorted.entries()) {
    const against = difference(contestant.sessions, (sorted[leader] as Contestant).sessions, tail);
    if (i > 0 && against !== null && against.high < 0) leader = i;
    const toBest = best === contestant ? null : difference(contestant.sessions, best?.sessions ?? [], tail);
    places.push({
      target: contestant.target,
      place: leader + 1,
      ratio: best ? Math.exp(mean(contestant.sessions) - mean(best.sessions)) : null,
      interval: toBest && { low: Math.exp(toBest.low), high: Math.exp(toBest.high) },
    });
  }
  const nothing = contestants.filter(({ sessions }) => sessions.length === 0);
  return [...places, ...nothing.map(({ target }) => ({ target, place: null, ratio: null, interval: null }))];
}

/** Welch's interval of mean(a) − mean(b); null under two sessions each. */
export function difference(a: readonly number[], b: readonly number[], tail: number): Interval | null {
  if (a.length < 2 || b.length < 2) return null;
  const [va, vb] = [deviation(a) ** 2 / a.length, deviation(b) ** 2 / b.length];
  const centre = mean(a) - mean(b);
  if (va + vb === 0) return null;
  // Welch–Satterthwaite.
  const degrees = (va + vb) ** 2 / (va ** 2 / (a.length - 1) + vb ** 2 / (b.length - 1));
  const half = studentQuantile(tail, degrees) * Math.sqrt(va + vb);
  return { low: centre - half, high: centre + half };
}

/** ln of the typical value of each session of a target that was up alone. */
export function sessionLogs(
  { sessions }: Pick<CaseRecord, "sessions">,
  name: "goodput" | "cpu" | "p99",
): number[] {
  const metric = metricNamed(name) as RoundMetric;
  return sessions.flatMap(({ rounds }) => {
    const values = rounds.flatMap(({ samples }) => samples.map((sample) => metric.value(sample)));
    const typical = median(values.filter((value) => value !== null && value > 0) as number[]);
    return typical === null ? [] : [Math.log(typical)];
  });
}
