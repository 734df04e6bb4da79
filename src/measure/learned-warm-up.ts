import { mean } from "../analyse/location.ts";
import { PILOT_SESSIONS } from "../analyse/pilot.ts";
import type { Session } from "../model/sample.ts";
import { SLICE } from "./warm-up.ts";

/** Slices that are averaged, at each place of a warm-up and at its end. */
const WINDOW = 3;

/** How much dearer than at the end of warm-up an answer may be when the first round begins. */
const NEAR = 1.1;

/**
 * Seconds of load after which a case's servers were as cheap as they got, in the warm-ups of its pilot: the first place from which
 * three slices, averaged over the pilot's sessions and each in terms of what its own session ended with, are at most 10 % dearer.
 * Null where the pilot cannot tell: CPU time not known, or a server that was not steady when its time was up. What starts and ends
 * a generator is saved as well, since nobody has to look in between.
 */
export function learnedWarmUp({ sessions }: { readonly sessions: readonly Session[] }): number | null {
  const curves = sessions
    .slice(0, PILOT_SESSIONS)
    .map(({ warmUpCosts = [] }) => warmUpCosts.map((cost) => cost ?? Number.POSITIVE_INFINITY));
  if (curves.length < PILOT_SESSIONS || curves.some((curve) => !tells(curve))) return null;
  const relative = curves.map((curve) => curve.map((cost) => cost / mean(curve.slice(-WINDOW))));
  const longest = Math.max(...curves.map((curve) => curve.length));
  for (let slices = 1; slices < longest; slices += 1) {
    // After its end a session is as warm as it was at its end.
    const around = relative.flatMap((curve) =>
      Array.from({ length: WINDOW }, (_, i) => curve[slices + i] ?? 1),
    );
    if (mean(around) <= NEAR) return secondsOf(slices);
  }
  return secondsOf(longest);
}

/** Without the dust of multiplying, since it is read in results.json. */
function secondsOf(slices: number): number {
  return Number((slices * SLICE).toFixed(3));
}

function tells(curve: readonly number[]): boolean {
  const end = curve.slice(-WINDOW);
  return curve.length >= WINDOW && end.every((cost) => cost > 0 && Number.isFinite(cost));
}
