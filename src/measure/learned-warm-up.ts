import { mean } from "../analyse/location.ts";
import { PILOT_SESSIONS } from "../analyse/pilot.ts";
import type { Sample, Session } from "../model/sample.ts";
import { SLICE } from "./warm-up.ts";

/** Slices that are averaged, at each place of a warm-up and at its end. */
const WINDOW = 3;

/** How much dearer than at the end of warm-up an answer may be when the first round begins. */
const NEAR = 1.1;

/** How much dearer the first slices of a server may be that was compiled before. */
const FLAT = 1.05;

/**
 * Seconds of load after which a case's servers are warm, null as long as nothing can tell: CPU time not known, or a server that was not
 * steady when its time was up. The first session is enough where its servers were as cheap in their first slices as in its rounds:
 * they are native, and one slice will do. Otherwise the warm-ups of the whole pilot tell. What starts and ends a generator is saved
 * as well, since nobody has to look in between.
 */
export function learnedWarmUp({ sessions }: { readonly sessions: readonly Session[] }): number | null {
  const [first] = sessions;
  if (first && isNative(first)) return SLICE;
  const pilot = sessions.slice(0, PILOT_SESSIONS);
  const curves = pilot.map(costsOf);
  if (curves.length < PILOT_SESSIONS || curves.some((curve) => !tells(curve))) return null;
  return secondsOf(cheapFrom(curves));
}

/**
 * The first place, in slices, from which three slices, averaged over the sessions and each in terms of what its own session ended with,
 * are at most 10 % dearer.
 */
function cheapFrom(curves: readonly (readonly number[])[]): number {
  const longest = Math.max(...curves.map((curve) => curve.length));
  const relative = curves.map((curve) => curve.map((cost) => cost / mean(curve.slice(-WINDOW))));
  for (let slices = 1; slices < longest; slices += 1) {
    // After its end a session is as warm as it was at its end.
    const around = relative.flatMap((curve) =>
      Array.from({ length: WINDOW }, (_, i) => curve[slices + i] ?? 1),
    );
    if (mean(around) <= NEAR) return slices;
  }
  return longest;
}

/** Whether a server was as cheap in its first slices as in its last ones: one that was compiled before, or whose work is done elsewhere. */
export function isFlat(costs: readonly number[]): boolean {
  return mean(costs.slice(0, WINDOW)) <= FLAT * mean(costs.slice(-WINDOW));
}

/** A JIT can look settled for a second and still get much cheaper, so its rounds are asked as well. */
function isNative(session: Session): boolean {
  const curve = costsOf(session);
  const inRounds = costIn(session.rounds.flatMap(({ samples }) => samples));
  return (
    tells(curve) && isFlat(curve) && inRounds !== null && mean(curve.slice(0, WINDOW)) <= NEAR * inRounds
  );
}

/** CPU seconds per answer, all variants added up, as in a warm-up; null where it is not known. */
function costIn(samples: readonly Sample[]): number | null {
  const total = (of: (sample: Sample) => number) => samples.reduce((sum, sample) => sum + of(sample), 0);
  const cost = total(({ cpu }) => cpu.server ?? Number.NaN) / total(({ correct }) => correct);
  return Number.isFinite(cost) ? cost : null;
}

function costsOf({ warmUpCosts = [] }: Session): number[] {
  return warmUpCosts.map((cost) => cost ?? Number.POSITIVE_INFINITY);
}

/** Without the dust of multiplying, since it is read in results.json. */
function secondsOf(slices: number): number {
  return Number((slices * SLICE).toFixed(3));
}

function tells(curve: readonly number[]): boolean {
  const end = curve.slice(-WINDOW);
  return curve.length >= WINDOW && end.every((cost) => cost > 0 && Number.isFinite(cost));
}
