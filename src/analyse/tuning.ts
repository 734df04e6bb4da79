import type { MetricName } from "../format/names.ts";
import { caseBudget } from "../format/plan.ts";
import type { CaseRecord, CaseResult, Results } from "../format/results.ts";
import { deciding, type Loop, type Metric } from "../metrics/metrics.ts";
import { normalBelow, overSpreads } from "./distributions.ts";
import { sessionEffects } from "./effect.ts";
import { decisionTail, equivalenceTail } from "./error-spending.ts";
import { limitOf } from "./faults-and-limits.ts";
import { halfWidth } from "./interval.ts";
import { deviation } from "./robust-estimators.ts";
import { decidingOf, loopOf, noisyAmong } from "./verdict.ts";

/** What a case could find, by the noise that past runs of it had. Shares; 0.02 is 2%. */
export interface Tuned {
  readonly id: string;
  readonly runs: number;
  readonly sessions: number;
  /** The metric that sees most, and the standard deviation of its session effects in logs. */
  readonly metric: MetricName;
  readonly spread: number;
  /** The metric that is the last to be called unchanged, and its standard deviation; the same where one alone decides. */
  readonly noisiest: { readonly metric: MetricName; readonly spread: number };
  /** Wall seconds of one session, and that the case gets. */
  readonly secondsPerSession: number;
  readonly seconds: number;
  readonly threshold: number;
  readonly rows: readonly TunedRow[];
  /** The smallest threshold that the case keeps in its time; null where it keeps none of those tried. */
  readonly proposed: number | null;
}

interface TunedRow {
  readonly threshold: number;
  /** The chance to find a slowdown of twice the threshold in the case's time. */
  readonly chance: number;
  /** Wall seconds after which it is found in 95% of runs; null where nobody would wait. */
  readonly enough: number | null;
  /** The chance that no change is called unchanged in the case's time, at most: that of the noisiest metric. */
  readonly unchanged: number;
}

const THRESHOLDS = [0.005, 0.01, 0.015, 0.02, 0.03, 0.05, 0.1] as const;

/**
 * Nothing smaller is proposed: identical builds whose files lie still were seen to differ by most of a percent through a whole run, which the
 * spread of its sessions does not show, and not all files are written again (docs/methodology.md, what the verdict does not say).
 */
const LEAST_PROPOSED = 0.01;

/** Beyond this many sessions nobody waits. */
const PATIENCE = 1000;

/** What a threshold has to reach to be kept: finding twice its size, and calling no change unchanged. */
const FOUND = 0.95;
const CALLED = 0.9;

/**
 * The chance that a slowdown of twice the threshold is found after n sessions: that its interval excludes no change, and its
 * estimate reaches the threshold.
 */
export function chanceToFind(threshold: number, spread: number, n: number, tail: number): number {
  if (n < 2) return 0;
  const [size, least] = [Math.log1p(2 * threshold), Math.log1p(threshold)];
  const error = spread / Math.sqrt(n);
  const half = widthAfter(n, spread, tail);
  return overSpreads(n, (share) => normalBelow((size - Math.max(half * share, least)) / error));
}

/** The chance that no change is called unchanged after n sessions: that the interval lies within ± threshold. */
export function chanceUnchanged(threshold: number, spread: number, n: number, tail: number): number {
  if (n < 2) return 0;
  const error = spread / Math.sqrt(n);
  const half = widthAfter(n, spread, tail);
  return overSpreads(n, (share) => {
    const room = Math.log1p(threshold) - half * share;
    return room <= 0 ? 0 : 2 * normalBelow(room / error) - 1;
  });
}

/** Half the width of the interval of n sessions whose standard deviation is `spread`. */
function widthAfter(n: number, spread: number, tail: number): number {
  return halfWidth({ noise: { variance: spread * spread, degrees: n - 1 }, weight: n }, tail) as number;
}

/** What each case of the last run could find, by its noise in all runs; cases without two sessions in any run are left out. */
export function tune(runs: readonly Results[]): Tuned[] {
  const last = runs.at(-1);
  if (!last) return [];
  return last.cases.flatMap((found) => {
    const past = runs.flatMap((run) =>
      run.cases.filter(({ id }) => id === found.id).map((each) => ({ run, each })),
    );
    const usable = past.filter(({ each }) => each.verdict !== "invalid" && each.sessions.length >= 2);
    const loop = loopOf(found, last);
    const noises = deciding(loop).flatMap((metric) => {
      const spread = pooled(
        usable.map(({ each }) => each),
        metric,
        loop,
      );
      return spread === null ? [] : [{ metric, spread }];
    });
    const sorted = noises.toSorted((a, b) => a.spread - b.spread);
    const [quietest, noisiest] = [sorted[0], sorted.at(-1)];
    if (!quietest || !noisiest) return [];
    const sessions = usable.reduce((sum, { each }) => sum + each.sessions.length, 0);
    return [
      tuned(found, last, {
        ...quietest,
        noisiest,
        runs: usable.length,
        sessions,
        pace: paceOf(usable.map(({ run }) => run)),
      }),
    ];
  });
}

interface MetricNoise {
  readonly metric: Metric;
  readonly spread: number;
}

/** One metric finds a slowdown, the quietest best; a case is unchanged when all of them are, so the noisiest comes last. */
interface CaseNoise extends MetricNoise {
  readonly noisiest: MetricNoise;
  readonly runs: number;
  readonly sessions: number;
  readonly pace: number;
}

function tuned(found: CaseResult, { plan }: Results, noise: CaseNoise): Tuned {
  const { metric, spread, noisiest, runs, sessions, pace } = noise;
  const seconds = caseBudget(plan);
  const tail = decisionTail(plan, "end", noisyAmong(decidingOf(found, { plan })));
  const n = Math.floor(seconds / pace);
  const rows = THRESHOLDS.map((threshold): TunedRow => {
    const needed = sessionsFor(threshold, spread, tail);
    return {
      threshold,
      chance: chanceToFind(threshold, spread, n, tail),
      enough: needed === null ? null : needed * pace,
      unchanged: chanceUnchanged(threshold, noisiest.spread, n, equivalenceTail("end")),
    };
  });
  const kept = rows.find(
    ({ threshold, chance, unchanged }) =>
      threshold >= LEAST_PROPOSED && chance >= FOUND && unchanged >= CALLED,
  );
  const about = {
    id: found.id,
    runs,
    sessions,
    metric: metric.name,
    spread,
    noisiest: { metric: noisiest.metric.name, spread: noisiest.spread },
    secondsPerSession: pace,
    seconds,
  };
  return { ...about, threshold: found.threshold, rows, proposed: kept?.threshold ?? null };
}

/** The fewest sessions that find twice the threshold in 95% of runs. */
function sessionsFor(threshold: number, spread: number, tail: number): number | null {
  for (let n = 2; n <= PATIENCE; n++) if (chanceToFind(threshold, spread, n, tail) >= FOUND) return n;
  return null;
}

/** The standard deviation within runs, pooled by degrees of freedom: what differs between runs is a change, not noise. */
function pooled(records: readonly CaseRecord[], metric: Metric, loop: Loop): number | null {
  let squares = 0;
  let degrees = 0;
  for (const record of records) {
    const limit = limitOf(record, loop);
    if (metric.limitable && limit !== null) continue;
    const effects = sessionEffects(record, metric, limit === null).map(({ value }) => value);
    if (effects.length < 2) continue;
    squares += deviation(effects) ** 2 * (effects.length - 1);
    degrees += effects.length - 1;
  }
  return degrees === 0 || squares === 0 ? null : Math.sqrt(squares / degrees);
}

/** Wall seconds of a session, over whole runs. */
function paceOf(runs: readonly Results[]): number {
  const seconds = runs.reduce((sum, run) => sum + run.seconds.run, 0);
  const sessions = runs.reduce(
    (sum, run) => sum + run.cases.reduce((all, each) => all + each.sessions.length, 0),
    0,
  );
  return seconds / sessions;
}
