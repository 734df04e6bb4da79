/** A ratio with its interval, null where it is not known. */
export interface Ratio {
  readonly ratio: number | null;
  readonly interval: { readonly low: number; readonly high: number } | null;
}

const MINUS = "\u2212";

function significant(value: number, digits = 3): string {
  if (value === 0) return "0";
  const rounded = Number(value.toPrecision(digits));
  const decimals = Math.max(0, digits - 1 - Math.floor(Math.log10(Math.abs(rounded))));
  return value.toFixed(Math.min(decimals, 6));
}

/** The largest unit that the value reaches; `units` from large to small. */
function scaled(value: number, units: readonly (readonly [size: number, name: string])[]): string {
  const [size, name] = units.find(([least]) => Math.abs(value) >= least * 0.9995) ?? units.at(-1) ?? [1, ""];
  return `${significant(value / size)}${name}`;
}

export function seconds(value: number): string {
  return scaled(value, [
    [1, " s"],
    [1e-3, " ms"],
    [1e-6, " µs"],
    [1e-9, " ns"],
  ]);
}

export function bytes(value: number): string {
  return scaled(value, [
    [2 ** 30, " GiB"],
    [2 ** 20, " MiB"],
    [2 ** 10, " KiB"],
    [1, " B"],
  ]);
}

export function rate(value: number, unit = "req/s"): string {
  if (value >= 1e3 && value < 1e4) return `${Math.round(value)} ${unit}`;
  return `${
    value < 1e3
      ? significant(value)
      : scaled(value, [
          [1e6, "M"],
          [1e3, "k"],
        ])
  } ${unit}`;
}

/** A span of time for people: 48 s, 2 min 5 s. */
export function duration(value: number): string {
  const whole = Math.round(value);
  if (whole < 1) return seconds(value);
  if (whole < 120) return `${whole} s`;
  const rest = whole % 60;
  return rest === 0 ? `${whole / 60} min` : `${Math.floor(whole / 60)} min ${rest} s`;
}

/** A metric's absolute value with its unit. */
export function amount(value: number | null, unit: string): string {
  if (value === null) return "not known";
  if (unit === "requests/s") return rate(value);
  if (unit === "operations/s") return rate(value, "op/s");
  if (unit === "s") return seconds(value);
  if (unit === "s/request" || unit === "s/operation") return seconds(value);
  if (unit === "bytes") return bytes(value);
  return significant(value);
}

/** As many decimals as the interval's width has a use for. */
export function decimalsFor(metric: Ratio): number {
  if (metric.ratio === null) return 0;
  const size = Math.abs(metric.ratio - 1) * 100;
  if (metric.interval === null) return size >= 10 ? 0 : 1;
  const width = (metric.interval.high - metric.interval.low) * 100;
  if (width >= 10) return 0;
  return width >= 0.5 ? 1 : 2;
}

/** A difference of counts with its sign: +2.0, −0.00041. */
export function difference(count: number): string {
  const size = Math.abs(count);
  const text = size >= 1 || size === 0 ? size.toFixed(1) : significant(size, 2);
  return `${count < 0 ? MINUS : "+"}${text}`;
}

/** From this many times on a change has three digits, however exact it is. */
const VERY_MUCH = 10;

/** The change in percent with its sign; what rounds to nothing has none. */
export function signed(ratio: number, decimals: number): string {
  if (ratio > VERY_MUCH) return `+${Number(((ratio - 1) * 100).toPrecision(3))}`;
  const text = (Math.abs(ratio - 1) * 100).toFixed(decimals);
  if (Number(text) === 0) return text;
  return `${ratio < 1 ? MINUS : "+"}${text}`;
}

/** −6.1% */
export function change(metric: Ratio): string {
  return metric.ratio === null ? "–" : `${signed(metric.ratio, decimalsFor(metric))}%`;
}

/** −7.0 to −5.2 */
export function range(metric: Ratio): string {
  if (metric.interval === null) return "–";
  const decimals = decimalsFor(metric);
  return `${signed(metric.interval.low, decimals)} to ${signed(metric.interval.high, decimals)}`;
}

/** A share as a percentage with as few decimals as it needs. */
export function share(value: number): string {
  return `${Number((value * 100).toPrecision(3))}%`;
}

/** As a sentence begins; the name of a case, with its slashes, stays as it is. */
export function capitalised(text: string): string {
  return /^\S*\//.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
