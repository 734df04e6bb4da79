import { isDisturbed } from "../analyse/disturbed.ts";
import { mean } from "../analyse/location.ts";
import type { Loop } from "../metrics/metrics.ts";
import type { Round, Session } from "../model/sample.ts";
import { CAP, SLICE } from "./warm-up.ts";

/** Pieces of a session that are averaged, at each place of it and at its end. */
const WINDOW = 3;

/** How much dearer than at the end of its first session an answer of a server may be at once that was compiled before. */
const AT_ONCE = 1.1;

/**
 * The same of any other when the first round begins. The more, the more of a server is measured that is still being compiled and tells a
 * change too small or too large; the less, the more of the time goes into warming up (docs/methodology.md, "What warming up costs").
 */
const WARM = 1.15;

/** A slice of warm-up or a round: seconds of load, and CPU seconds per answer, all variants added up. */
interface Piece {
  readonly seconds: number;
  readonly cost: number;
}

/**
 * Seconds of load after which a case's servers are warm, by the first session that found out; null where none could tell: CPU time not
 * known, or servers that were not steady when their time was up. The rounds after its warm-up are asked as well, since a JIT can look
 * settled for a second and still get much cheaper: from there on, three pieces are never on average more than 15 % dearer than the last
 * three. In an open loop it is all of the warm-up, since what a compiler holds up is what high percentiles are made of. What starts and
 * ends a generator is saved as well, since nobody has to look in between.
 */
export function learnedWarmUp(
  { sessions }: { readonly sessions: readonly Session[] },
  loop: Loop,
): number | null {
  const first = sessions.find(({ warmUpCosts }) => warmUpCosts !== undefined);
  const slices = (first?.warmUpCosts ?? []).map((cost) => ({ seconds: SLICE, cost: cost ?? Infinity }));
  const rounds = (first?.rounds ?? []).filter((round) => !isDisturbed(round)).map(pieceOf);
  const pieces = loop === "open" ? slices : [...slices, ...rounds];
  if (slices.length < WINDOW || !pieces.slice(-WINDOW).every(tells)) return null;
  const needed = loop === "open" ? pieces : pieces.slice(0, lastDear(pieces) + 1);
  const seconds = needed.reduce((sum, piece) => sum + piece.seconds, 0);
  // Without the dust of adding up, since it is read in results.json.
  return Math.min(CAP, Number(seconds.toFixed(2)));
}

/**
 * The last piece that begins three which are dearer than the last three; the first one counts as dear. Servers that were as cheap at once
 * were compiled before, and whatever was dear later on is noise.
 */
function lastDear(pieces: readonly Piece[]): number {
  const costAt = (from: number) => mean(pieces.slice(from, from + WINDOW).map(({ cost }) => cost));
  const end = pieces.length - WINDOW;
  if (costAt(0) <= AT_ONCE * costAt(end)) return 0;
  return pieces.findLastIndex((_, from) => from === 0 || (from < end && costAt(from) > WARM * costAt(end)));
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
