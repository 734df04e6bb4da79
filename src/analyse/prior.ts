import type { CaseRecord, MetricName, Spreads } from "../model/results.ts";
import { faultsOf } from "./broken.ts";
import { countedEffects } from "./gate.ts";
import { spread } from "./interval.ts";
import { type Judging, loopOf } from "./judge-case.ts";
import { limitOf } from "./limited.ts";
import { deciding } from "./metrics.ts";
import { HEAVIEST, priorOf } from "./moderated.ts";

/** How the session effects of a case spread, by each metric that decides it. What is broken tells nothing of noise. */
export function spreadsOf(record: CaseRecord, judging: Pick<Judging, "plan">): Spreads {
  if (faultsOf(record).length > 0) return {};
  const loop = loopOf(record, judging);
  const limit = limitOf(record, loop);
  const found = deciding(loop).flatMap((metric) => {
    if (metric.limitable && limit !== null) return [];
    const effects = countedEffects(record, metric, limit);
    const s = spread(effects);
    return s === null ? [] : [[metric.name, { variance: s * s, degrees: effects.length - 1 }] as const];
  });
  return Object.fromEntries(found);
}

/**
 * What the spreads of a run's other cases tell a case, metric by metric: the distribution that they come from. Null where they are too
 * few; the size of a change is nowhere in it, and nothing of the case itself.
 */
export function priorFrom(others: readonly Spreads[]): Spreads | null {
  const names = [...new Set(others.flatMap((each) => Object.keys(each) as MetricName[]))];
  const found = names.flatMap((name) => {
    const prior = priorOf(others.flatMap((each) => each[name] ?? []));
    // Beyond this weight it says no more, and JSON knows no infinity.
    return prior ? [[name, { ...prior, degrees: Math.min(prior.degrees, HEAVIEST) }] as const] : [];
  });
  return found.length === 0 ? null : Object.fromEntries(found);
}
