/** Quantiles of Student's t distribution, from the regularised incomplete beta function. */

/** ln Γ(x), x > 0. Lanczos' approximation with g = 7 and Godfrey's 9 coefficients: about 15 digits. */
const LANCZOS_0 = 0.99999999999980993;
const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
] as const;

function logGamma(x: number): number {
  const z = x - 1;
  const base = z + 7.5;
  const series = LANCZOS.reduce((sum, c, i) => sum + c / (z + i + 1), LANCZOS_0);
  return 0.5 * Math.log(2 * Math.PI) + (z + 0.5) * Math.log(base) - base + Math.log(series);
}

/** The continued fraction of the incomplete beta function, by Lentz' method. Press et al., Numerical Recipes, 6.4. */
function betaFraction(x: number, a: number, b: number): number {
  const tiny = 1e-300;
  const away = (v: number) => (Math.abs(v) < tiny ? tiny : v);
  let c = 1;
  let d = 1 / away(1 - ((a + b) * x) / (a + 1));
  let value = d;
  for (let m = 1; m < 10_000; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / away(1 + even * d);
    c = away(1 + even / c);
    value *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / away(1 + odd * d);
    c = away(1 + odd / c);
    value *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return value;
}

/** I_x(a, b) given x and its complement y = 1 - x, which the caller knows without cancellation. */
function incompleteBeta(x: number, y: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (y <= 0) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(y));
  if (x < (a + 1) / (a + b + 2)) return (front * betaFraction(x, a, b)) / a;
  return 1 - (front * betaFraction(y, b, a)) / b;
}

/** P(T > t) for t >= 0: half of I at ν ÷ (ν + t²). Abramowitz & Stegun 26.7.1. */
export function studentTail(t: number, degrees: number): number {
  const square = t * t;
  return 0.5 * incompleteBeta(degrees / (degrees + square), square / (degrees + square), degrees / 2, 0.5);
}

/** ln of the density at t. Abramowitz & Stegun 26.7.2. */
function logDensity(t: number, degrees: number): number {
  const constant = logGamma((degrees + 1) / 2) - logGamma(degrees / 2) - 0.5 * Math.log(degrees * Math.PI);
  return constant - ((degrees + 1) / 2) * Math.log1p((t * t) / degrees);
}

/** By tail, then by degrees: a run asks for a few of them, once for each metric at each look. */
const quantiles = new Map<number, Map<number, number>>();
const MOST_QUANTILES = 1000;

/** The t that `tail` of the distribution lies above; RangeError where there is none. */
export function studentQuantile(tail: number, degrees: number): number {
  const known = quantiles.get(tail)?.get(degrees);
  if (known !== undefined) return known;
  const found = computedQuantile(tail, degrees);
  if (quantiles.size >= MOST_QUANTILES) quantiles.clear();
  const ofTail = quantiles.get(tail) ?? new Map<number, number>();
  if (ofTail.size >= MOST_QUANTILES) ofTail.clear();
  quantiles.set(tail, ofTail.set(degrees, found));
  return found;
}

/** Newton's method on ln P over ln t, nearly a straight line however far out the tail is; kept inside a bracket so that it always ends. */
function computedQuantile(tail: number, degrees: number): number {
  if (!(tail > 0 && tail < 1 && degrees > 0)) throw new RangeError(`no t quantile for ${tail}, ${degrees}`);
  if (tail > 0.5) return -computedQuantile(1 - tail, degrees);
  if (tail === 0.5) return 0;
  let [low, high] = [0, 1];
  while (studentTail(high, degrees) > tail) [low, high] = [high, high * 2];
  let t = (low + high) / 2;
  for (let step = 0; step < 200; step++) {
    const here = studentTail(t, degrees);
    if (here > tail) low = t;
    else high = t;
    const slope = (Math.exp(logDensity(t, degrees)) * t) / here;
    const newton = t * Math.exp(Math.log(here / tail) / slope);
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    if (Math.abs(next - t) <= 1e-14 * t) return next;
    t = next;
  }
  return t;
}

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
