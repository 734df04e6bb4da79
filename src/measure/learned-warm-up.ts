import { mean } from "../analyse/location.ts";
import type { Loop } from "../analyse/metrics.ts";
import type { Session } from "../model/sample.ts";
import { SLICE } from "./warm-up.ts";

/** Slices that are averaged, at each place of a warm-up and at its end. */
const WINDOW = 3;

/** How much dearer than at the end of warm-up an answer may be when the first round begins. */
const NEAR = 1.1;

/**
 * Seconds of load after which a case's servers are warm, by its first session, which had to find out; null where that cannot tell: CPU
 * time not known, or a server that was not steady when its time was up. In a closed loop answers may still get a little cheaper in the
 * rounds: for both sides alike, and more sessions tell more. In an open loop they may not, since what a compiler holds up is what high
 * percentiles are made of. What starts and ends a generator is saved as well, since nobody has to look in between.
 */
export function learnedWarmUp(
  { sessions: [first] }: { readonly sessions: readonly Session[] },
  loop: Loop,
): number | null {
  const curve = first ? costsOf(first) : [];
  if (!tells(curve)) return null;
  const slices = loop === "open" ? curve.length : cheapFrom(curve);
  // Without the dust of multiplying, since it is read in results.json.
  return Number((slices * SLICE).toFixed(3));
}

/** The first place, in slices, from which three slices are on average at most 10 % dearer than the last three. */
function cheapFrom(curve: readonly number[]): number {
  const end = mean(curve.slice(-WINDOW));
  // After its end a session is as warm as it was at its end.
  const around = (slices: number) => mean(Array.from({ length: WINDOW }, (_, i) => curve[slices + i] ?? end));
  const found = curve.findIndex((_, slices) => slices > 0 && around(slices) <= NEAR * end);
  return found < 0 ? curve.length : found;
}

function costsOf({ warmUpCosts = [] }: Session): number[] {
  return warmUpCosts.map((cost) => cost ?? Number.POSITIVE_INFINITY);
}

function tells(curve: readonly number[]): boolean {
  const end = curve.slice(-WINDOW);
  return curve.length >= WINDOW && end.every((cost) => cost > 0 && Number.isFinite(cost));
}
