import type { CaseRecord, Prior } from "../model/results.ts";
import { faultsOf } from "./broken.ts";
import { countedEffects } from "./gate.ts";
import { spread } from "./interval.ts";
import { type Judging, loopOf } from "./judge-case.ts";
import { limitOf } from "./limited.ts";
import { deciding } from "./metrics.ts";
import { HEAVIEST, priorOf, type Variance } from "./moderated.ts";

/**
 * How the effects of other cases of the run spread, by each metric that decides them: what a case is judged with beside its own
 * sessions. Their size is not looked at, and nothing of the case itself. Undefined where they are too few.
 */
export function priorFrom(others: readonly CaseRecord[], judging: Pick<Judging, "plan">): Prior | undefined {
  const found = (["closed", "open"] as const).flatMap((loop) => {
    const alike = others.filter((record) => loopOf(record, judging) === loop);
    return deciding(loop).flatMap((metric) => {
      const variances = alike.flatMap((record): Variance[] => {
        if (faultsOf(record).length > 0) return [];
        const limit = limitOf(record, loop);
        if (metric.limitable && limit !== null) return [];
        const effects = countedEffects(record, metric, limit);
        const s = spread(effects);
        return s === null ? [] : [{ variance: s * s, degrees: effects.length - 1 }];
      });
      const prior = priorOf(variances);
      // Beyond this weight it says no more, and JSON knows no infinity.
      return prior === null
        ? []
        : [[metric.name, { ...prior, degrees: Math.min(prior.degrees, HEAVIEST) }] as const];
    });
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}
