import type { ByMetric } from "../format/plan.ts";
import type { CaseRecord, Results } from "../format/results.ts";
import { deciding, decidingWith, type Loop } from "../metrics/metrics.ts";
import { normalBelow, overSpreads } from "./distributions.ts";
import { decisionTail } from "./error-spending.ts";
import { limitOf } from "./faults-and-limits.ts";
import { type Estimate, extended, halfWidth, standardError } from "./interval.ts";
import { kindOf, metricEstimate, noisyAmong } from "./verdict.ts";

/** The chance to find a change of the size that is promised. */
const POWER = 0.95;

/** What a change has to get past: the one-sided tail of its interval, and the threshold as a share. */
interface DetectionRule {
  readonly tail: number;
  readonly threshold: number;
}

/** Halvings that find an effect to the last digit that anybody reads. */
const HALVINGS = 40;

/**
 * The minimum detectable effect, as a share: the smallest change that sessions of this noise and number call slower in 95% of runs. The noise
 * is taken to be what was estimated. A run estimates it again, so its bar is drawn as well: (t_tail + t_power) × s ÷ √n, the usual
 * approximation (Guenther 1981), leaves that out, and far out in the tail would promise what is found in 60 to 90% of runs. Null where the
 * noise is not known, or so large that no number tells.
 */
export function detectableEffect(estimate: Estimate, rule: DetectionRule): number | null {
  const [half, error] = [halfWidth(estimate, rule.tail), standardError(estimate)];
  if (half === null || error === null || !estimate.noise) return null;
  const least = Math.log1p(rule.threshold);
  const { degrees } = estimate.noise;
  const chance = (size: number) =>
    overSpreads(degrees + 1, (share) => normalBelow((size - Math.max(half * share, least)) / error));
  let [low, high] = [0, Math.max(half, least)];
  while (chance(high) < POWER && Number.isFinite(high)) [low, high] = [high, 2 * high];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (chance(middle) < POWER) low = middle;
    else high = middle;
  }
  const effect = Math.expm1(high);
  return Number.isFinite(effect) ? effect : null;
}

/** The same for the metrics of a case, of which some have their own thresholds. */
interface CaseRule extends DetectionRule {
  readonly thresholds: ByMetric;
}

/**
 * The same of a case, by the metric of its speed that shows most; null where the noise of none is known. `after` gives what is known after another
 * number of sessions, where that is asked.
 */
export function detectableIn(
  record: Pick<CaseRecord, "sessions">,
  loop: Loop,
  { tail, threshold, thresholds }: CaseRule,
  after = (estimate: Estimate): Estimate => estimate,
): number | null {
  const limit = limitOf(record, loop);
  const seen = deciding(loop)
    .filter((metric) => !(metric.limitable && limit !== null))
    .flatMap((metric) => {
      const estimate = metricEstimate(record, metric, limit);
      const bar = { tail, threshold: thresholds[metric.name] ?? threshold };
      return (estimate && detectableEffect(after(estimate), bar)) ?? [];
    });
  return seen.length === 0 ? null : Math.min(...seen);
}

/** The run that is planned: how many cases share its alpha, and its time. */
interface PlannedRun {
  readonly alpha: number;
  readonly cases: number;
  readonly budgetSeconds: number;
  readonly threshold: number;
  readonly thresholds: ByMetric;
}

/**
 * The smallest slowdown, as a share, that a planned run would find in a case, if the noise is what an earlier run found on this machine.
 * Null where that run does not know the case's noise, or the budget is too small for two sessions.
 */
export function detectablePlanned(earlier: Results, id: string, outlook: PlannedRun): number | null {
  const record = earlier.cases.find((found) => found.id === id);
  const sessions = earlier.cases.reduce((sum, found) => sum + found.sessions.length, 0);
  if (!record || sessions === 0 || record.verdict === "invalid") return null;
  const n = Math.floor(outlook.budgetSeconds / outlook.cases / (earlier.seconds.run / sessions));
  if (n < 2) return null;
  const kind = kindOf(record, earlier);
  const metrics = noisyAmong(decidingWith(outlook.thresholds, kind));
  const tail = decisionTail({ alpha: outlook.alpha, cases: { length: outlook.cases } }, "end", metrics);
  return detectableIn(record, kind.loop, { tail, ...outlook }, (estimate) => extended(estimate, n));
}
