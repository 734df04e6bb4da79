import type { Standing } from "../model/ranking.ts";
import type { Interval, Variance } from "../model/results.ts";
import { deviation } from "./interval.ts";
import { mean } from "./location.ts";
import { moderated } from "./moderated.ts";
import { studentQuantile } from "./student.ts";

/** One target in a scenario: what its sessions gave. */
export interface Contestant {
  readonly target: string;
  /** ln of the typical value of each session; larger is better. */
  readonly sessions: readonly number[];
  /** Whether something else than the server bounded its values, so that it may be better than they say. */
  readonly limited: boolean;
}

/** The risk that any two targets of a scenario are wrongly told apart. */
export const RISK = 0.05;

/**
 * The targets in order, best first. Each is compared with each by Student's interval of the difference of two means with variances of
 * their own, at a risk shared by all pairs (Bonferroni; Dunn 1961), since the best is chosen among them. With few sessions a variance
 * says little by itself, so each is drawn towards `prior`, which all targets and scenarios of the run together are.
 * A target shares the place of the one above it unless it can be told from the first that has that place; one whose values are
 * bounds by something else can be told from nobody above it. Ratios are of the values in logs, so they are above 1 where it is better.
 */
export function ranked(
  contestants: readonly Contestant[],
  prior: Variance | null = null,
): (Standing & { readonly target: string })[] {
  const measured = contestants.filter(({ sessions }) => sessions.length > 0);
  const sorted = measured.toSorted((a, b) => mean(b.sessions) - mean(a.sessions));
  const pairs = Math.max(1, (sorted.length * (sorted.length - 1)) / 2);
  const tail = RISK / 2 / pairs;
  const [best] = sorted;
  const standings: (Standing & { readonly target: string })[] = [];
  let leader = 0;
  for (const [i, contestant] of sorted.entries()) {
    const against = difference(contestant.sessions, sorted[leader]?.sessions ?? [], tail, prior);
    if (i > 0 && !contestant.limited && against !== null && against.high < 0) leader = i;
    const toBest =
      contestant === best ? null : difference(contestant.sessions, best?.sessions ?? [], tail, prior);
    standings.push({
      target: contestant.target,
      place: leader + 1,
      ratio: contestant === best || !best ? null : Math.exp(mean(contestant.sessions) - mean(best.sessions)),
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
 * The interval of mean(a) − mean(b), with as many degrees of freedom as the less certain of the two variances has (Hsu 1938); null under
 * two sessions each. Equal values without spread differ by exactly nothing.
 */
export function difference(
  a: readonly number[],
  b: readonly number[],
  tail: number,
  prior: Variance | null = null,
): Interval | null {
  if (a.length < 2 || b.length < 2) return null;
  const [va, vb] = [moderated(varianceOf(a), prior), moderated(varianceOf(b), prior)];
  const error = Math.sqrt(va.variance / a.length + vb.variance / b.length);
  const centre = mean(a) - mean(b);
  if (error === 0) return { low: centre, high: centre };
  const half = studentQuantile(tail, Math.min(va.degrees, vb.degrees)) * error;
  return { low: centre - half, high: centre + half };
}

export function varianceOf(values: readonly number[]): Variance {
  return { variance: deviation(values) ** 2, degrees: values.length - 1 };
}
