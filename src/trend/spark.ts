/** The shape of a series in a few characters, for overviews of hundreds. */

const LEVELS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const NONE = ".";
/** Columns that a spark has at most. */
export const SPARK_COLUMNS = 48;

/** `LOW,HIGH:` in units of 1e-5, and one character for each column: its mean, in 64 steps from low to high. */
export function encodeSpark(values: readonly (number | null)[]): string {
  const columns = columnsOf(values);
  const known = columns.filter((value) => value !== null);
  if (known.length === 0) return `0,0:${NONE.repeat(columns.length)}`;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const step = (value: number) => Math.round(((value - low) / (high - low || 1)) * (LEVELS.length - 1));
  const drawn = columns.map((value) => (value === null ? NONE : LEVELS[step(value)])).join("");
  return `${Math.round(low * 1e5)},${Math.round(high * 1e5)}:${drawn}`;
}

/** The columns' values; none where the text is no spark. */
export function decodeSpark(spark: string): (number | null)[] {
  const match = /^(-?\d+),(-?\d+):([A-Za-z0-9+/.]*)$/.exec(spark);
  if (!match) return [];
  const [low, high] = [Number(match[1]) / 1e5, Number(match[2]) / 1e5];
  return [...(match[3] as string)].map((letter) =>
    letter === NONE ? null : low + (LEVELS.indexOf(letter) / (LEVELS.length - 1)) * (high - low),
  );
}

/** Means of neighbours, so that there are at most SPARK_COLUMNS. */
function columnsOf(values: readonly (number | null)[]): (number | null)[] {
  const count = Math.min(SPARK_COLUMNS, values.length);
  return Array.from({ length: count }, (_, column) => {
    const part = values.slice(
      Math.floor((column * values.length) / count),
      Math.floor(((column + 1) * values.length) / count),
    );
    const known = part.filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
  });
}
