/** Tools of which more is better; of all others that github-action-benchmark knows less is. */
const BIGGER = new Set(["benchmarkjs", "pytest", "customBiggerIsBetter"]);
const SMALLER = new Set([
  ...["cargo", "cargo-criterion", "go", "benchmarkluau", "googlecpp", "catch2", "julia", "jmh"],
  ...["benchmarkdotnet", "customSmallerIsBetter"],
]);
const PER_TIME = /(?:^ops\/|\/(?:s|sec|second)$)/i;

/**
 * In which direction values of a tool are better. JMH counts operations per time or time per operation, and its unit tells which; so do
 * the units of tools that are not known.
 */
export function betterOf(tool: string, unit: string): "higher" | "lower" {
  if (BIGGER.has(tool)) return "higher";
  if (SMALLER.has(tool) && tool !== "jmh") return "lower";
  return PER_TIME.test(unit) ? "higher" : "lower";
}

const SECONDS: Readonly<Record<string, number>> = {
  ...{ ns: 1e-9, nsec: 1e-9, us: 1e-6, µs: 1e-6, μs: 1e-6, usec: 1e-6, ms: 1e-3, msec: 1e-3, s: 1, sec: 1 },
};

/** Times are kept in seconds: some tools choose another unit each night. Gives what values are to be multiplied with. */
export function unitOf(unit: string): { readonly unit: string; readonly factor: number } {
  const [, time = "", rest = ""] = /^([a-zµμ]+)(\/.+)?$/i.exec(unit.trim()) ?? [];
  const factor = Object.hasOwn(SECONDS, time) ? SECONDS[time] : undefined;
  return factor === undefined ? { unit: unit.trim(), factor: 1 } : { unit: `s${rest}`, factor };
}

const RANGE = /^(?:±|\+\/?-)?\s*(\d[\d,]*(?:\.\d+)?(?:e[+-]?\d+)?)\s*(%?)$/i;
const DEVIATION = /^stddev:\s*(\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/i;

/**
 * Half the width that a benchmark tool gives beside a value, in the value's unit: "± 12", "+/- 2,802", "±1.12%". pytest tells the
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
