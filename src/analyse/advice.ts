import type { CaseRecord } from "../model/results.ts";
import { countedEffects, type Terms } from "./gate.ts";
import { spread } from "./interval.ts";
import { mean } from "./location.ts";
import type { Metric } from "./metrics.ts";
import { PATIENCE, sessionsToSettle } from "./settle.ts";
import { smallestChange } from "./smallest.ts";

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Rounded up, so that the promise holds. */
function upwards(share: number): string {
  const percent = share * 100;
  return `${percent < 10 ? Math.ceil(percent * 10) / 10 : Math.ceil(percent)} %`;
}

function time(seconds: number): string {
  return seconds < 90
    ? plural(Math.max(1, Math.ceil(seconds)), "second")
    : plural(Math.ceil(seconds / 60), "minute");
}

function more(effects: readonly number[], needed: number, terms: Terms, pace: number | null): string {
  if (Number.isFinite(needed)) {
    const sessions = Math.max(1, needed - effects.length);
    const takes = pace === null ? "" : ` (${time(sessions * pace)})`;
    return `about ${plural(sessions, "more session")}${takes} would settle it, if the noise stays as it is`;
  }
  const distance = Math.abs(Math.abs(mean(effects)) - Math.log1p(terms.threshold));
  const close = distance < Math.log1p(terms.threshold) / 4;
  return close
    ? `more sessions will hardly settle it: the change is about as large as the threshold of ${upwards(terms.threshold)}`
    : `more than ${PATIENCE} sessions would be needed: this machine is too noisy for it`;
}

/**
 * What would settle an inconclusive case, for people: told of the metric that needs most. `pace` is the seconds that a
 * session takes here.
 */
export function settling(
  record: CaseRecord,
  undecided: readonly Metric[],
  terms: Terms,
  pace: number | null,
): string[] {
  const all = undecided.map((metric) => countedEffects(record, metric, terms.limit));
  const few = all.find((effects) => effects.length < 2);
  if (few !== undefined) {
    return ["noise shows only from start to start: a larger budget, for 2 sessions or more, would settle it"];
  }
  if (all.some((effects) => spread(effects) === null)) {
    return [
      "all sessions gave exactly the same ratio, so the noise is not known: longer rounds would settle it",
    ];
  }
  const priors = undecided.map(({ name }) => record.prior?.[name] ?? null);
  const { tail, threshold } = terms;
  const needs = all.map((effects, i) => sessionsToSettle(effects, tail, threshold, priors[i]) ?? PATIENCE);
  const most = Math.max(...needs);
  const slowest = needs.indexOf(most);
  const effects = all[slowest];
  if (effects === undefined) return [];
  const smallest = smallestChange(effects, tail, threshold, priors[slowest]);
  const told =
    smallest === null || smallest > 1
      ? []
      : [`a change of ${upwards(smallest)} or more would have been told`];
  return [more(effects, most, terms, pace), ...told];
}
