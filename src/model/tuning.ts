import type { MetricName } from "./results.ts";

/** What a case could find, by the noise that past runs of it had. Shares; 0.02 is 2 %. */
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

export interface TunedRow {
  readonly threshold: number;
  /** The chance to find a slowdown of twice the threshold in the case's time. */
  readonly chance: number;
  /** Wall seconds after which it is found in 95 % of runs; null where nobody would wait. */
  readonly enough: number | null;
  /** The chance that no change is called unchanged in the case's time, at most: that of the noisiest metric. */
  readonly unchanged: number;
}
