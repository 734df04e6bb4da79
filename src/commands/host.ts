import { Interrupted } from "../model/failure.ts";
import { type Clock, systemClock } from "../platform/clock.ts";
import { type ProgressBar, type ProgressSink, progressOn } from "../report/progress.ts";

/** What a command needs of whoever called it: the command line or the Action. */
export interface Host {
  readonly cwd: string;
  readonly clock: Clock;
  readonly progress: ProgressBar;
  /** Aborts with `Interrupted` on SIGINT and SIGTERM. */
  readonly signal: AbortSignal;
}

/** The host that this process is: from now on SIGINT and SIGTERM abort its signal instead of ending the process. */
export function hostHere(cwd: string, sink: ProgressSink): Host {
  const interruption = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => interruption.abort(new Interrupted(signal)));
  }
  return {
    cwd,
    clock: systemClock,
    progress: progressOn(sink, systemClock.now),
    signal: interruption.signal,
  };
}
