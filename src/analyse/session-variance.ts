/** An estimate of a variance, and the degrees of freedom that it has. */
export interface Variance {
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
export interface Calibration {
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
 * What the rounds of a case's own sessions say about the variance between sessions, which two or three sessions cannot tell by themselves.
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
