// What the drivers of targets/tarantool do to the space, said a second time, from its README.

export const TUPLES = 10_000;

/** What is left of an untouched space after operations with these keys. */
export const EFFECTS: Readonly<
  Record<string, (space: Map<number, string>, keys: readonly number[]) => void>
> = {
  ping: () => {},
  call: () => {},
  evaluate: () => {},
  select: () => {},
  insert: inserted,
  replace: (space, keys) => keys.forEach((key) => void space.set(key, "a")),
  update: (space, keys) => keys.forEach((key) => void space.set(key, "a")),
  upsert: (space, keys) => keys.forEach((key) => void space.set(key, "b")),
  delete: (space, keys) => keys.forEach((key) => void space.delete(key)),
  "sql-select": () => {},
  "sql-insert": inserted,
  "sql-update": (space, keys) => keys.forEach((key) => void space.set(key, "a")),
  "sql-delete": (space, keys) => keys.forEach((key) => void space.delete(key)),
};
export const OPERATIONS = Object.keys(EFFECTS);

function inserted(space: Map<number, string>, keys: readonly number[]): void {
  for (const [i, key] of keys.entries()) space.set(TUPLES + 1 + i, `tuple_${key}`);
}

/** The keys that the README promises for a seed. */
export function keysFor(operation: string, count: number, seed: number): number[] {
  let state = BigInt(seed);
  const next = (below: number) => {
    state = (state * 48271n) % 2147483647n;
    return Number(state % BigInt(below));
  };
  if (!operation.endsWith("delete")) return Array.from({ length: count }, () => 1 + next(TUPLES));
  const keys = Array.from({ length: Math.max(count, TUPLES) }, (_, i) => i + 1);
  for (let i = keys.length - 1; i > 0; i--) {
    const j = next(i + 1);
    [keys[i], keys[j]] = [keys[j] as number, keys[i] as number];
  }
  return keys.slice(0, count);
}

/** The new tuples' ids are given in the order in which requests arrive, which is open where many are under way. */
export function comparable(space: Map<number, string>) {
  const tuples = [...space];
  const names = tuples.filter(([id]) => id > TUPLES).map(([, name]) => name);
  return {
    ids: tuples.map(([id]) => id).sort((a, b) => a - b),
    old: tuples.filter(([id]) => id <= TUPLES).sort(([a], [b]) => a - b),
    names: names.sort(),
  };
}
