/** A random source that gives the same sequence for the same seed. */
export type Random = () => number;

/** splitmix32 (Steele, Lea, Flood 2014, reduced to 32 bits): uniform in [0, 1). */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let z = state;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return ((z ^ (z >>> 16)) >>> 0) / 2 ** 32;
  };
}

/** A random order of the items (Fisher–Yates). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other] as T, result[last] as T];
  }
  return result;
}

/**
 * Orders of two variants for a session: a random first order, then each pair of rounds mirrored (ABBA), so that a drift
 * that is linear over two rounds cancels.
 */
export function mirroredOrders<T>(items: readonly T[], rounds: number, random: Random): T[][] {
  const orders: T[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    orders.push(round % 2 === 0 ? shuffled(items, random) : [...(orders.at(-1) as T[])].reverse());
  }
  return orders;
}
