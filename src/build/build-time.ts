import { systemClock } from "../platform/clock.ts";

/** What building all sides of a comparison may take together, however many commands, images and failures there are. */
export const BUILD_SECONDS = 3600;

/** One limit for many steps. */
export interface TimeAllowance {
  /** In all. */
  readonly seconds: number;
  /** Seconds that are left, 0 once it is over. */
  readonly left: () => number;
}

export function timeAllowance(seconds: number, now: () => number = systemClock.now): TimeAllowance {
  const end = now() + seconds;
  return { seconds, left: () => Math.max(0, end - now()) };
}
