/** ln of n over k. */
function logChoose(n: number, k: number): number {
  let sum = 0;
  for (let i = 1; i <= k; i++) sum += Math.log((n - k + i) / i);
  return sum;
}

/** P(X <= k) for a binomial of n trials. */
function atMost(k: number, n: number, p: number): number {
  if (p <= 0) return 1;
  if (p >= 1) return k >= n ? 1 : 0;
  let sum = 0;
  for (let i = 0; i <= k; i++) sum += Math.exp(logChoose(n, i) + i * Math.log(p) + (n - i) * Math.log1p(-p));
  return Math.min(1, sum);
}

/** The p at which a falling function crosses `level`, by bisection. */
function crossing(falling: (p: number) => number, level: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (falling(middle) > level) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** One-sided 95% bounds of a rate (Clopper & Pearson 1934): what it may be at most, and at least. */
export function mostOf(hits: number, trials: number): number {
  return hits === trials ? 1 : crossing((p) => atMost(hits, trials, p), 0.05);
}

export function leastOf(hits: number, trials: number): number {
  return hits === 0 ? 0 : 1 - mostOf(trials - hits, trials);
}

/** Of what there was no independent trial. */
export const NOT_SHOWN = "not shown";

export const percent = (share: number) => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)}%`;

/** "0 of 96 (at most 3.1%)". */
export function shownAtMost(hits: number, trials: number): string {
  return trials === 0 ? NOT_SHOWN : `${hits} of ${trials} (at most ${percent(mostOf(hits, trials))})`;
}

export function shownAtLeast(hits: number, trials: number): string {
  return trials === 0 ? NOT_SHOWN : `${hits} of ${trials} (at least ${percent(leastOf(hits, trials))})`;
}
