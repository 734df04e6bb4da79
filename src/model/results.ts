import type { RunnerReason } from "../format/findings.ts";
import type { RunnerName, ServerMachine } from "../format/plan.ts";

export type * from "../format/plan.ts";
export type * from "../format/results.ts";
export { METRIC_NAMES, RESULTS_SCHEMA, VERDICTS } from "../format/results.ts";

export interface RunnerChosen {
  readonly name: RunnerName;
  readonly reason: RunnerReason;
  /** The machine that the servers run on, where that is not this one. */
  readonly elsewhere?: ServerMachine;
}
