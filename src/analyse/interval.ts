import type { Interval } from "../format/results.ts";
import { studentQuantile } from "./distributions.ts";

/** One session of one metric. */
export interface SessionEffect {
  /** In logs: ln(head ÷ base), or of a value where nothing is compared. */
  readonly value: number;
  /** What it counts against a session that nothing disturbed: above 0, at most 1. */
  readonly weight: number;
  /** How its rounds spread; null where it has one value. */
  readonly spread: RoundSpread | null;
  /** The variance that the counter's resolution alone may leave, where it has one. */
  readonly rounding?: number;
}

/** What the sessions of a metric say together. */
export interface Estimate {
  /** The weighted mean of their effects. */
  readonly centre: number;
  readonly sessions: number;
  /** How many undisturbed sessions they count as. */
  readonly weight: number;
  /** Of an undisturbed session; null under two sessions or without any spread. */
  readonly noise: Variance | null;
}

/**
 * Session effects that agree to twelve digits show no noise at all: a counter too coarse to tell them apart, or a
 * constant. The t interval would then have no width and call anything significant, so such effects have no spread; where it is known
 * how coarse the counter is, they have the spread of its rounding.
 */
const NO_SPREAD = 1e-12;

/** Null without a session. */
export function estimateOf(
  effects: readonly SessionEffect[],
  calibration: Calibration = PAIRED,
): Estimate | null {
  const sessions = effects.length;
  if (sessions === 0) return null;
  const weight = effects.reduce((sum, each) => sum + each.weight, 0);
  const centre = effects.reduce((sum, each) => sum + each.weight * each.value, 0) / weight;
  const squares = effects.reduce((sum, each) => sum + each.weight * (each.value - centre) ** 2, 0);
  const rounding = effects.reduce((sum, each) => sum + (each.rounding ?? 0), 0) / sessions;
  const own = { variance: Math.max(squares / (sessions - 1), rounding), degrees: sessions - 1 };
  const known = sessions > 1 && Math.sqrt(own.variance) > NO_SPREAD;
  const prior = priorFromRounds(
    effects.map(({ spread }) => spread),
    calibration,
  );
  return { centre, sessions, weight, noise: known ? moderated(own, prior) : null };
}

/** The same of values that say nothing about their rounds. */
export function estimateOfValues(values: readonly number[]): Estimate | null {
  return estimateOf(values.map((value) => ({ value, weight: 1, spread: null })));
}

/** The same after another number of sessions, if the noise stays as it is. */
export function extended(estimate: Estimate, sessions: number): Estimate {
  const { noise, weight } = estimate;
  const more = sessions - estimate.sessions;
  return {
    ...estimate,
    sessions,
    weight: (weight / estimate.sessions) * sessions,
    noise: noise && { ...noise, degrees: noise.degrees + more },
  };
}

/** The standard error of the centre, in logs. */
export function standardError({ noise, weight }: Pick<Estimate, "noise" | "weight">): number | null {
  return noise && Math.sqrt(noise.variance / weight);
}

/**
 * Half the width of the t interval of a mean in logs: t × s ÷ √n (Student 1908; Kalibera & Jones 2013, section 6.3), with the moderated
 * t's degrees of freedom (Smyth 2004, section 4). Null where the noise is not known.
 */
export function halfWidth(estimate: Pick<Estimate, "noise" | "weight">, tail: number): number | null {
  const error = standardError(estimate);
  return error === null || !estimate.noise ? null : studentQuantile(tail, estimate.noise.degrees) * error;
}

/**
 * The interval of the ratio head ÷ base, at `tail` on each side; null where the noise is not known, and where two
 * sessions differ so much that it would go from nothing to infinity, which no number tells.
 */
export function interval(estimate: Estimate | null, tail: number): Interval | null {
  const half = estimate && halfWidth(estimate, tail);
  if (estimate === null || half === null) return null;
  const [low, high] = [Math.exp(estimate.centre - half), Math.exp(estimate.centre + half)];
  return low > 0 && Number.isFinite(high) ? { low, high } : null;
}

/** An estimate of a variance, and the degrees of freedom that it has. */
interface Variance {
  readonly variance: number;
  readonly degrees: number;
}

/** How the rounds of one session spread around their mean, in logs. */
export interface RoundSpread {
  /** Sum of squares, each weighted as its round is. */
  readonly squares: number;
  readonly degrees: number;
  readonly rounds: number;
}

/**
 * How far the variance between sessions goes beyond what their rounds explain: `factor` times the mean square within sessions ÷ rounds, with
 * as many `degrees` of freedom as recorded servers differ by in that. Fitted on recorded sessions (bench/detect/session-variance.ts).
 */
interface Calibration {
  readonly factor: number;
  readonly degrees: number;
}

/** Of ln(head ÷ base), both loaded under the same conditions. */
export const PAIRED: Calibration = { factor: 1.7, degrees: 4 };
/** Of one variant's own values, which drift with the machine. */
export const ALONE: Calibration = { factor: 3, degrees: 3 };

/** What is measured in more rounds than this hardly varies less from session to session, since starts differ. */
const MOST_ROUNDS = 6;

/**
 * What the rounds of a case's own sessions say about the variance between sessions, which two or three sessions cannot know by themselves.
 * The relative variances of the two factors add up, hence the harmonic sum of their degrees (Satterthwaite 1946). Null where
 * sessions have single values.
 */
export function priorFromRounds(
  spreads: readonly (RoundSpread | null)[],
  { factor, degrees }: Calibration,
): Variance | null {
  const known = spreads.filter((each) => each !== null).filter((each) => each.degrees > 0);
  const within = known.reduce((sum, each) => sum + each.degrees, 0);
  const squares = known.reduce((sum, each) => sum + each.squares, 0);
  if (within === 0 || !(squares > 0) || known.length < spreads.length) return null;
  const rounds = known.reduce((sum, each) => sum + each.rounds, 0) / known.length;
  return {
    variance: (factor * squares) / within / Math.min(rounds, MOST_ROUNDS),
    degrees: 1 / (1 / degrees + 1 / within),
  };
}

/**
 * The variance between sessions, drawn towards the prior by the weight of each one's degrees of freedom (the moderated variance:
 * Smyth 2004, formula 3), but never smaller than what was seen. Where the sessions spread more than the prior expects, it counts for
 * less in proportion: such a case is not as its rounds say.
 */
export function moderated(own: Variance, prior: Variance | null): Variance {
  if (prior === null) return own;
  const weight = prior.degrees * Math.min(1, prior.variance / own.variance);
  const degrees = weight + own.degrees;
  const drawn = (weight * prior.variance + own.degrees * own.variance) / degrees;
  return { variance: Math.max(drawn, own.variance), degrees };
}
