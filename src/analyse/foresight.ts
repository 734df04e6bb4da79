import type { Results } from "../model/results.ts";
import { tailOf } from "./alpha.ts";
import { countedEffects } from "./gate.ts";
import { spread } from "./interval.ts";
import { loopOf } from "./judge-case.ts";
import { limitOf } from "./limited.ts";
import { deciding } from "./metrics.ts";
import { smallestAt } from "./smallest.ts";

/** The run that is planned: how many cases share its alpha, and its time. */
export interface Outlook {
  readonly alpha: number;
  readonly cases: number;
  readonly budgetSeconds: number;
  readonly threshold: number;
}

/**
 * The smallest change, as a share, that a planned run would see in a case with 95 % power, if the noise is what an earlier run
 * found on this machine; by the metric that sees most. Null where that run does not know the case's noise.
 */
export function smallestForeseen(earlier: Results, id: string, outlook: Outlook): number | null {
  const record = earlier.cases.find((found) => found.id === id);
  const sessions = earlier.cases.reduce((sum, found) => sum + found.sessions.length, 0);
  if (!record || sessions === 0 || record.verdict === "invalid") return null;
  const each = earlier.seconds.run / sessions;
  const n = Math.floor(outlook.budgetSeconds / outlook.cases / each);
  const strictness = { ...earlier.plan, alpha: outlook.alpha, cases: { length: outlook.cases } };
  const tail = tailOf(strictness, record.choice, "end");
  const loop = loopOf(record, earlier);
  const limit = limitOf(record, loop);
  const seen = deciding(loop)
    .filter((metric) => !(metric.limitable && limit !== null))
    .flatMap((metric) => {
      const s = spread(countedEffects(record, metric, limit));
      return s === null || n < 2 ? [] : [smallestAt(s, n, tail, outlook.threshold)];
    });
  return seen.length === 0 ? null : Math.min(...seen);
}
