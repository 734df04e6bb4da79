import { mean } from "../analyse/location.ts";
import type { Loop } from "../analyse/metrics.ts";
import type { Round, Session } from "../model/sample.ts";
import { CAP, SLICE } from "./warm-up.ts";

/** Pieces of a session that are averaged, at each place of it and at its end. */
const WINDOW = 3;

/** How much dearer than at the end of the session an answer may be when the first round begins. */
const NEAR = 1.1;

/** A slice of warm-up or a round: seconds of load, and CPU seconds per answer, all variants added up. */
interface Piece {
  readonly seconds: number;
  readonly cost: number;
}

/**
 * Seconds of load after which a case's servers are warm, by its first session, which had to find out; null where that cannot tell: CPU
 * time not known, or a server that was not steady when its time was up. The rounds after its warm-up are asked as well, since a JIT can
 * look settled for a second and still get much cheaper: up to the first place from which three pieces are on average at most 10 % dearer
 * than the last three. In an open loop it is all of the warm-up, since what a compiler holds up is what high percentiles are made of.
 * What starts and ends a generator is saved as well, since nobody has to look in between.
 */
export function learnedWarmUp(
  { sessions: [first] }: { readonly sessions: readonly Session[] },
  loop: Loop,
): number | null {
  const slices = (first?.warmUpCosts ?? []).map((cost) => ({ seconds: SLICE, cost: cost ?? Infinity }));
  const pieces = loop === "open" ? slices : [...slices, ...(first?.rounds ?? []).map(pieceOf)];
  if (slices.length < WINDOW || !pieces.slice(-WINDOW).every(tells)) return null;
  const needed = loop === "open" ? pieces : pieces.slice(0, cheapFrom(pieces));
  const seconds = needed.reduce((sum, piece) => sum + piece.seconds, 0);
  // Without the dust of adding up, since it is read in results.json.
  return Math.min(CAP, Number(seconds.toFixed(2)));
}

/** The number of pieces, at least one, after which the next three are as cheap as the last three. */
function cheapFrom(pieces: readonly Piece[]): number {
  const costAt = (from: number) => mean(pieces.slice(from, from + WINDOW).map(({ cost }) => cost));
  const end = pieces.length - WINDOW;
  const found = pieces.findIndex((_, from) => from > 0 && costAt(from) <= NEAR * costAt(end));
  return found < 0 || found > end ? Math.max(1, end) : found;
}

function pieceOf({ samples }: Round): Piece {
  const total = (of: (sample: Round["samples"][number]) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0);
  return {
    seconds: Math.max(0, ...samples.map(({ wall }) => wall)),
    cost: total(({ cpu }) => cpu.server ?? Number.NaN) / total(({ correct }) => correct),
  };
}

function tells({ cost }: Piece): boolean {
  return cost > 0 && Number.isFinite(cost);
}
