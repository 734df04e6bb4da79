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
