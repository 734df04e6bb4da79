import { median } from "./robust-estimators.ts";

/** A point in ln, and the standard error of it in ln that its own interval gives; null if unknown. */
export interface TrendPoint {
  readonly value: number;
  readonly se: number | null;
}

/** The most that one point may count as typical ones: its interval is an estimate too. */
const MOST_WEIGHT = 4;
/** The least, so that a point without any certainty is still one. */
const LEAST_WEIGHT = 0.01;

/**
 * What each point counts, 1 for a typical one: inverse variances, where a point's variance is what differs from night to night
 * besides its own standard error squared (DerSimonian & Laird 1986). `scale` is the standard deviation of a typical point
 * around its level, in ln: what the typical standard error does not explain of it is from night to night. A point without
 * a standard error counts as a typical one.
 */
export function weightsOf(points: readonly TrendPoint[], scale: number): Float64Array {
  const weights = new Float64Array(points.length).fill(1);
  const known = points.filter(({ se }) => se !== null).map(({ se }) => (se as number) ** 2);
  const typical = median(known);
  if (typical === null || typical === 0) return weights;
  const between = Math.max(scale * scale - typical, 0);
  for (const [i, { se }] of points.entries())
    if (se !== null)
      weights[i] = Math.max(Math.min((between + typical) / (between + se * se), MOST_WEIGHT), LEAST_WEIGHT);
  return weights;
}
