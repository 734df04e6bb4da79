import { logGamma } from "./distributions.ts";

/** P(Z <= z) of the standard normal, to 1e-7. Abramowitz & Stegun 26.2.17. */
export function normalBelow(z: number): number {
  if (z < 0) return 1 - normalBelow(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const series = terms.reduceRight((sum, term) => (sum + term) * t, 0);
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}

const MIDPOINTS = 200;
const WIDEST_SHARE = 4;

/**
 * The mean of f over what n normal values may have as their standard deviation, as a share of the true one: over the chi
 * distribution with n - 1 degrees of freedom, by the midpoint rule. With it a chance that depends on mean and spread of a
 * sample, which are independent (Fisher 1925), is exact where the noncentral t would be.
 */
export function overSpreads(n: number, f: (share: number) => number): number {
  const degrees = n - 1;
  const constant = (degrees / 2) * Math.log(degrees / 2) + Math.LN2 - logGamma(degrees / 2);
  const density = (share: number) =>
    Math.exp(constant + (degrees - 1) * Math.log(share) - (degrees * share * share) / 2);
  let [sum, weight] = [0, 0];
  for (let step = 0; step < MIDPOINTS; step++) {
    const share = ((step + 0.5) * WIDEST_SHARE) / MIDPOINTS;
    const part = density(share);
    sum += part * f(share);
    weight += part;
  }
  return sum / weight;
}
