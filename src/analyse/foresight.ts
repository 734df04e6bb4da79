import type { CaseResult, Results } from "../model/results.ts";
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
  const tail = tailOf(strictness, record.choice, "end", loopOf(record, earlier));
  return smallestBy(record, earlier, () => n, { tail, threshold: outlook.threshold });
}

/** The smallest change, as a share, that a case of this run could have shown with 95 % power; null where its noise is not known. */
export function smallestSeen(record: CaseResult, run: Results): number | null {
  if (record.verdict === "invalid") return null;
  const moment = record.settledAt === null ? "end" : "look";
  const tail = tailOf(run.plan, record.choice, moment, loopOf(record, run));
  return smallestBy(record, run, (effects) => effects.length, { tail, threshold: record.threshold });
}

function smallestBy(
  record: CaseResult,
  run: Results,
  countOf: (effects: readonly number[]) => number,
  { tail, threshold }: { readonly tail: number; readonly threshold: number },
): number | null {
  const loop = loopOf(record, run);
  const limit = limitOf(record, loop);
  const seen = deciding(loop)
    .filter((metric) => !(metric.limitable && limit !== null))
    .flatMap((metric) => {
      const effects = countedEffects(record, metric, limit);
      const [s, n] = [spread(effects), countOf(effects)];
      return s === null || n < 2
        ? []
        : [smallestAt(s, n, { tail, threshold, prior: record.prior?.[metric.name] })];
    });
  return seen.length === 0 ? null : Math.min(...seen);
}
