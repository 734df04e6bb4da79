const TUPLES = 10_000;

/** The "minimal standard" generator of Park and Miller, the same in every driver: a seed means the same keys. */
function random(seed) {
  let state = seed;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

/** How many tuples an operation needs to begin with: what is deleted must be there, every key at most once. */
export function spaceSize(operation, count) {
  return operation.endsWith("delete") ? Math.max(count, TUPLES) : TUPLES;
}

/** The keys of all operations, made before the clock starts. */
export function keysFor(operation, count, seed) {
  const next = random(seed);
  if (!operation.endsWith("delete")) return Array.from({ length: count }, () => 1 + next(TUPLES));
  const keys = Array.from({ length: spaceSize(operation, count) }, (_, i) => i + 1);
  for (let i = keys.length - 1; i > 0; i--) {
    const j = next(i + 1);
    [keys[i], keys[j]] = [keys[j], keys[i]];
  }
  return keys.slice(0, count);
}
