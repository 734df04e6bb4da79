import type { Results } from "../format/results.ts";
import type { Clock } from "../platform/clock.ts";

/** Seconds that the profiles of one case may take, with starts and warm-up of both sides. */
export const CASE_SECONDS = 20;

/** By what profiles may make a run longer than its budget, as a share of that. */
const RUN_SHARE = 0.1;

/** In less there is no profile worth the start. */
const LEAST_SECONDS = 10;

/**
 * Seconds that all profiles of a run may take together: with them a run lasts at most a tenth longer than its budget, which red cases
 * rarely use up. Where it has, one case is profiled all the same.
 */
export function profileSeconds({
  plan: { budgetSeconds },
  seconds: { run },
}: Pick<Results, "plan" | "seconds">): number {
  return Math.max(CASE_SECONDS, (1 + RUN_SHARE) * budgetSeconds - run);
}

/** Why there is no profile of what was to come after that time. */
const LATE = `the time for profiles was over, at most ${RUN_SHARE * 100}% of the budget; set a larger budget`;
const TOO_LONG = `the time for profiles of a case was over, at most ${CASE_SECONDS} s`;

/** One after the other, each within its time and all within `together` seconds. What had no time is what `late` makes of it and the reason. */
export async function eachInTime<T, P>(
  all: readonly T[],
  together: number,
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
  profile: (one: T, time: ProfileTime) => Promise<P>,
  late: (one: T, reason: string) => P,
): Promise<P[]> {
  const until = clock.now() + together;
  const profiles: P[] = [];
  for (const one of all) {
    const left = until - clock.now();
    if (left < LEAST_SECONDS) {
      profiles.push(late(one, LATE));
      continue;
    }
    using time = profileTime(Math.min(CASE_SECONDS, left), clock, signal);
    try {
      profiles.push(await profile(one, time));
    } catch (error) {
      signal.throwIfAborted();
      profiles.push(late(one, time.signal.aborted ? TOO_LONG : (error as Error).message));
    }
  }
  return profiles;
}

/** The time that the profiles of a case have. */
export interface ProfileTime {
  /** When it is over, on the clock. */
  readonly until: number;
  /** Aborts then, and with the run. */
  readonly signal: AbortSignal;
}

function profileTime(seconds: number, clock: Clock, interruption: AbortSignal): ProfileTime & Disposable {
  const over = new AbortController();
  const done = new AbortController();
  clock.sleep(seconds, done.signal).then(
    () => over.abort(new Error(TOO_LONG)),
    () => {},
  );
  return {
    until: clock.now() + seconds,
    signal: AbortSignal.any([interruption, over.signal]),
    [Symbol.dispose]: () => done.abort(),
  };
}
