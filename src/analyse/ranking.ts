import type { Standing } from "../model/ranking.ts";
import type { Interval } from "../model/results.ts";
import { studentQuantile } from "./distributions.ts";
import { type Estimate, estimateOf, type SessionEffect, standardError } from "./interval.ts";
import { ALONE } from "./session-variance.ts";

/** One target in a scenario: what its sessions gave. */
export interface Contestant {
  readonly target: string;
  /** ln of the typical value of each session; larger is better. */
  readonly sessions: readonly SessionEffect[];
  /** Whether something else than the server bounded its values, so that it may be better than they say. */
  readonly limited: boolean;
}

/** The risk that any two targets of a scenario are wrongly told apart. */
export const RISK = 0.05;

/**
 * The targets in order, best first. Each is compared with each by Student's interval of the difference of two means with variances of
 * their own, at a risk shared by all pairs (Bonferroni; Dunn 1961), since the best is chosen among them. Two or three sessions say little
 * of their own variance, so what their rounds say of it counts as well.
 * A target shares the place of the one above it unless it can be told from the first that has that place; one whose values are
 * bounds by something else can be told from nobody above it. Ratios are of the values in logs, so they are above 1 where it is better.
 */
export function ranked(contestants: readonly Contestant[]): (Standing & { readonly target: string })[] {
  const estimates = contestants.flatMap(({ target, sessions, limited }) => {
    const estimate = estimateOf(sessions, ALONE);
    return estimate ? [{ target, limited, estimate }] : [];
  });
  const sorted = estimates.toSorted((a, b) => b.estimate.centre - a.estimate.centre);
  const pairs = Math.max(1, (sorted.length * (sorted.length - 1)) / 2);
  const tail = RISK / 2 / pairs;
  const [best] = sorted;
  const standings: (Standing & { readonly target: string })[] = [];
  let leader = 0;
  for (const [i, each] of sorted.entries()) {
    const above = sorted[leader];
    const against = above && intervalOfDifference(each.estimate, above.estimate, tail);
    if (i > 0 && !each.limited && against && against.high < 0) leader = i;
    const other = best && each !== best ? best : null;
    const toBest = other && intervalOfDifference(each.estimate, other.estimate, tail);
    standings.push({
      target: each.target,
      place: leader + 1,
      ratio: other && Math.exp(each.estimate.centre - other.estimate.centre),
      interval: toBest && { low: Math.exp(toBest.low), high: Math.exp(toBest.high) },
    });
  }
  const nothing = contestants.filter(({ sessions }) => sessions.length === 0);
  return [
    ...standings,
    ...nothing.map(({ target }) => ({ target, place: null, ratio: null, interval: null })),
  ];
}

/**
 * The interval of a − b in logs, with as many degrees of freedom as the less certain of the two variances has (Hsu 1938); null where the
 * noise of one is not known. Values without any spread differ by exactly what they say.
 */
export function intervalOfDifference(a: Estimate, b: Estimate, tail: number): Interval | null {
  if (a.sessions < 2 || b.sessions < 2) return null;
  const centre = a.centre - b.centre;
  const noises = [a, b].flatMap(({ noise }) => noise ?? []);
  const error = Math.hypot(standardError(a) ?? 0, standardError(b) ?? 0);
  if (noises.length === 0) return { low: centre, high: centre };
  const half = studentQuantile(tail, Math.min(...noises.map(({ degrees }) => degrees))) * error;
  return { low: centre - half, high: centre + half };
}
