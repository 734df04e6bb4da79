import { Interrupted } from "../errors.ts";
import { type Clock, systemClock } from "../platform/clock.ts";
import { openRepository, type Repository } from "../platform/git.ts";
import { lockMachine } from "../platform/machine-lock.ts";
import { openRunResources, type RunResources } from "../platform/run-resources.ts";
import { type ProgressBar, type ProgressSink, progressOn, SILENT } from "../report/progress.ts";

/** What a command needs of whoever called it: the command line or the Action. */
export interface Host {
  readonly cwd: string;
  readonly clock: Clock;
  readonly progress: ProgressBar;
  /** Aborts with `Interrupted` on SIGINT, SIGTERM and SIGHUP. */
  readonly signal: AbortSignal;
}

/** The host that this process is: from now on a signal that would end the process aborts the host's signal instead. */
export function hostHere(cwd: string, sink: ProgressSink): Host {
  const interruption = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => interruption.abort(new Interrupted(signal)));
  }
  // A terminal that is closed asks for the same.
  process.on("SIGHUP", () => interruption.abort(new Interrupted("SIGTERM")));
  // A reader that went away (`| head`) must not end us before everything is cleared up.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  return {
    cwd,
    clock: systemClock,
    progress: progressOn(sink, systemClock.now),
    signal: interruption.signal,
  };
}

/** The same host, which shows no progress. */
export function quieted(host: Host): Host {
  return { ...host, progress: SILENT };
}

/** Rejects once the host's signal aborts. */
export function interruptionOf({ signal }: Host): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
  });
}

/** How long another run is waited for where nobody says: longer than most take. */
const WAIT_SECONDS = 3600;

/** Waits for the end of other runs on this machine, and says which. */
export function takeMachineHere(
  { signal, progress }: Host,
  { waitSeconds = WAIT_SECONDS }: { readonly waitSeconds?: number | undefined },
): Promise<AsyncDisposable> {
  const waits = (holder: string) =>
    progress.say(
      `waiting for another run on this machine (${holder}), since two at once would disturb each other`,
    );
  return lockMachine({ signal, limitSeconds: waitSeconds, waits });
}

/** Where a run works: the repository, its temporary folder with the list of what it has to clean up, and who called it. */
export interface Workspace extends AsyncDisposable {
  readonly host: Host;
  readonly repository: Repository;
  readonly resources: RunResources;
}

/** Takes a temporary folder for a run in the repository around the host's folder. UsageError where there is none. */
export async function openWorkspace(host: Host): Promise<Workspace> {
  const repository = await openRepository(host.cwd);
  const resources = openRunResources();
  return { host, repository, resources, [Symbol.asyncDispose]: () => resources[Symbol.asyncDispose]() };
}
