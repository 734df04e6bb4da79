import type { Variance } from "../model/results.ts";

/** Fewer variances tell nothing of how variances are spread. */
const LEAST = 6;

/**
 * The most that all the others weigh. With their full weight more than 5 % of the tables are wrong where some groups spread otherwise than
 * the rest; with this one they are not, in any of the kinds of noise that the test beside this simulates. With 5 a run in which one case
 * is five times as noisy as the others also spends more than its alpha (bench/coverage/family.ts).
 */
export const HEAVIEST = 4;

/**
 * The scaled inverse χ² distribution that variances of many groups come from, fitted by the moments of their logs (Smyth 2004, section 6.2): its
 * variance s₀² and degrees of freedom d₀, which are infinite where the estimates differ no more than chance makes them. Null where
 * there are too few.
 */
export function priorOf(estimates: readonly Variance[]): Variance | null {
  const usable = estimates.filter(({ variance, degrees }) => variance > 0 && degrees > 0);
  if (usable.length < LEAST) return null;
  const logs = usable.map(
    ({ variance, degrees }) => Math.log(variance) - digamma(degrees / 2) + Math.log(degrees / 2),
  );
  const centre = mean(logs);
  const spread = logs.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (logs.length - 1);
  const excess = spread - mean(usable.map(({ degrees }) => trigamma(degrees / 2)));
  if (excess <= 0) return { variance: Math.exp(centre), degrees: Number.POSITIVE_INFINITY };
  const degrees = 2 * inverseTrigamma(excess);
  return { variance: Math.exp(centre + digamma(degrees / 2) - Math.log(degrees / 2)), degrees };
}

/** A variance drawn towards those of all groups, by the weight of each one's degrees of freedom (Smyth 2004, formula 3). */
export function moderated(own: Variance, prior: Variance | null): Variance {
  if (prior === null) return own;
  const weight = Math.min(prior.degrees, HEAVIEST);
  const degrees = weight + own.degrees;
  return { variance: (weight * prior.variance + own.degrees * own.variance) / degrees, degrees };
}

/**
 * The same, but never smaller than what was seen: a case that is noisier than the others would else be judged by their calm. What is
 * left of being drawn is that few sessions which agree by chance are not taken at their word, and so need not be doubted as much.
 */
export function guarded(own: Variance, prior: Variance | null): Variance {
  const { variance, degrees } = moderated(own, prior);
  return { variance: Math.max(variance, own.variance), degrees };
}

/** ψ(x), x > 0: recurrence up to 10, then the asymptotic series (Abramowitz and Stegun 6.3.5 and 6.3.18). */
export function digamma(x: number): number {
  let below = 0;
  let at = x;
  for (; at < 10; at += 1) below += 1 / at;
  const square = 1 / (at * at);
  return Math.log(at) - 1 / (2 * at) - square * (1 / 12 - square * (1 / 120 - square / 252)) - below;
}

/** ψ′(x), x > 0: recurrence up to 10, then the asymptotic series (Abramowitz and Stegun 6.4.6 and 6.4.12). */
export function trigamma(x: number): number {
  let below = 0;
  let at = x;
  for (; at < 10; at += 1) below += 1 / (at * at);
  const square = 1 / (at * at);
  return below + 1 / at + square / 2 + (square / at) * (1 / 6 - square * (1 / 30 - square / 42));
}

/** x with ψ′(x) = y, y > 0, by Newton's method on 1/ψ′, which is convex (Smyth 2004, appendix). */
export function inverseTrigamma(y: number): number {
  if (y > 1e7) return 1 / Math.sqrt(y);
  if (y < 1e-6) return 1 / y;
  let x = 0.5 + 1 / y;
  for (let step = 0; step < 50; step += 1) {
    const value = trigamma(x);
    const change = (value * (1 - value / y)) / tetragamma(x);
    x += change;
    if (-change / x < 1e-10) break;
  }
  return x;
}

/** ψ″(x), x > 0, as the two above (Abramowitz and Stegun 6.4.6 and 6.4.13). */
function tetragamma(x: number): number {
  let below = 0;
  let at = x;
  for (; at < 10; at += 1) below -= 2 / at ** 3;
  const square = 1 / (at * at);
  return below - square - square / at - square * square * (1 / 2 - square * (1 / 6 - square / 6));
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
