/** The names that several files hold. Plain lists, so that the page can have them without the schemas. */

/** Worst first; the order is the precedence. */
export const VERDICTS = ["regression", "invalid", "inconclusive", "improvement", "new", "unchanged"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What a server's processes did, counted where the system or their runtime counts it (src/serve/meter.ts). */
export const COUNTER_NAMES = ["io-calls", "collections"] as const;
export type CounterName = (typeof COUNTER_NAMES)[number];

/** What each of them is stands in src/metrics/metrics.ts. */
export const METRIC_NAMES = [
  "goodput",
  "cpu",
  "time",
  "cpu-time",
  "own-clock",
  "p50",
  "p90",
  "p95",
  "p99",
  "memory",
  "switches",
  ...COUNTER_NAMES,
  "start-time",
  "image-size",
] as const;
export type MetricName = (typeof METRIC_NAMES)[number];

/** What became of a slowdown that was planted to see whether it is found. */
export const PLANTED_OUTCOMES = ["found", "not-found", "not-measured"] as const;
export type PlantedOutcome = (typeof PLANTED_OUTCOMES)[number];

/** Why a planted slowdown was not measured. */
export const PLANTED_TROUBLES = ["burner-elsewhere", "interrupted", "invalid"] as const;
export type PlantedTrouble = (typeof PLANTED_TROUBLES)[number];

/** What a file was read into is never changed: the type of a schema's output, read-only all the way down. */
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;
