import type { CaseRecord } from "../model/results.ts";
import { countedEffects, type Terms } from "./gate.ts";
import { spread } from "./interval.ts";
import type { Metric } from "./metrics.ts";
import { PATIENCE, sessionsToSettle } from "./settle.ts";
import { smallestChange } from "./smallest.ts";

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Rounded up, so that the promise holds. */
function upwards(share: number): string {
  const percent = share * 100;
  return `${percent < 10 ? Math.ceil(percent * 10) / 10 : Math.ceil(percent)} %`;
}

function duration(seconds: number): string {
  return seconds < 90
    ? plural(Math.max(1, Math.ceil(seconds)), "second")
    : plural(Math.ceil(seconds / 60), "minute");
}

const NAMES: Partial<Record<Metric["name"], string>> = {
  goodput: "requests per second",
  cpu: "CPU per request",
};

/** What would settle one inconclusive metric, for people. `pace` is the seconds that a session takes here. */
export function settling(record: CaseRecord, metric: Metric, terms: Terms, pace: number | null): string {
  const effects = countedEffects(record, metric, terms.limit);
  const name = NAMES[metric.name] ?? metric.name;
  if (effects.length < 2) {
    return `${name}: ${plural(effects.length, "session")} shows no spread from start to start; a larger budget, for 2 sessions or more, would tell`;
  }
  if (spread(effects) === null) {
    return `${name}: all ${effects.length} sessions gave exactly the same ratio, so the noise is not known; longer rounds would tell`;
  }
  const needed = sessionsToSettle(effects, terms.tail, terms.threshold) ?? Number.POSITIVE_INFINITY;
  const sessions = needed - effects.length;
  const time = pace === null ? "" : ` (${duration(sessions * pace)})`;
  const more = Number.isFinite(needed)
    ? `about ${plural(Math.max(1, sessions), "more session")}${time} at this spread would settle it`
    : `more than ${PATIENCE} sessions would be needed at this spread`;
  const smallest = smallestChange(effects, terms.tail, terms.threshold);
  const seen =
    smallest === null
      ? ""
      : `; these ${effects.length} sessions can show a change of ${upwards(smallest)} or more`;
  return `${name}: ${more}${seen}`;
}
