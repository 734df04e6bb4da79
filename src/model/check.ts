import type { CpuPlan, RunnerChosen } from "./results.ts";

/** What `loadgate check` finds. */
export interface CheckReport {
  readonly ok: boolean;
  readonly config: string;
  readonly cases: readonly CheckedCase[];
  readonly runner: RunnerChosen | null;
  readonly cpus: CpuPlan;
  readonly machine: string;
  /** Where each program was found, null where it was not. */
  readonly tools: Readonly<Record<string, string | null>>;
  /** Minutes of starts, warm-up and measuring; builds come on top. */
  readonly predictedMinutes: number;
  /** What stands in the way, each with what to do. */
  readonly missing: readonly string[];
  readonly advisories: readonly string[];
}

export interface CheckedCase {
  readonly id: string;
  readonly threshold: number;
  /** The smallest change that it can show on this machine, by the noise of the last run here; null where there was none. */
  readonly smallest: number | null;
}
