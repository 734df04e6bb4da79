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
