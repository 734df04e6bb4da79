const RANGE = /^(?:±|\+\/?-)?\s*(\d[\d,]*(?:\.\d+)?(?:e[+-]?\d+)?)\s*(%?)$/i;
const DEVIATION = /^stddev:\s*(\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/i;

/**
 * Half the width that a benchmark tool told beside a value, in the value's unit: "± 12", "+/- 2,802", "±1.12%". pytest tells the
 * spread of the time that one iteration takes ("stddev: 0.0001", in seconds) beside iterations per second. Null for what is none.
 */
export function halfWidth(range: string | undefined, value: number): number | null {
  if (range === undefined || range.length > 100) return null;
  const deviation = DEVIATION.exec(range.trim());
  if (deviation) return sound(Number(deviation[1]) * value * value);
  const [, digits, percent] = RANGE.exec(range.trim()) ?? [];
  if (digits === undefined) return null;
  const number = Number(digits.replaceAll(",", ""));
  return sound(percent ? (number / 100) * Math.abs(value) : number);
}

const sound = (width: number): number | null => (Number.isFinite(width) && width > 0 ? width : null);
