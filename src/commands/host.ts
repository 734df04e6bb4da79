import type { Clock } from "../platform/clock.ts";
import type { ProgressBar } from "../report/progress.ts";

/** What a command needs of whoever called it: the command line or the Action. */
export interface Host {
  readonly cwd: string;
  readonly clock: Clock;
  readonly progress: ProgressBar;
  /** Aborts with `Interrupted` on SIGINT and SIGTERM. */
  readonly signal: AbortSignal;
}
