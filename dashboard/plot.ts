import type { SeriesChange, SeriesSummary } from "../src/format/trend.ts";
import { amount } from "../src/text/format.ts";
import { indexOfRun, plotted, type Runs, type Series, type SeriesPoint } from "../src/trend/series.ts";
import type { Scale } from "./state.ts";
import { environmentLabel } from "./wording.ts";

type Column = readonly (number | null)[];

/** A level that a series kept from one place to another. */
interface PlottedLevel {
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

export interface PlottedChange extends SeriesChange {
  readonly place: number;
}

/** Runs one after another that were made in one environment, by their places. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  /** Counts the environments in the order in which they first appeared. */
  readonly which: number;
}

/** A series as it is drawn: in percent against the reference, or in its own unit. Places are those of runs in the order of time. */
export interface Plot {
  readonly scale: Scale;
  readonly runs: readonly number[];
  readonly places: readonly number[];
  readonly values: Column;
  readonly low: Column;
  readonly high: Column;
  readonly reference: Column | null;
  readonly levels: readonly PlottedLevel[];
  readonly changes: readonly PlottedChange[];
  readonly seams: readonly number[];
  readonly stretches: readonly Stretch[];
  readonly invalid: readonly number[];
  /** Lines that the eye measures by: no change, and the threshold on both sides. */
  readonly lines: readonly { readonly value: number; readonly kind: "nochange" | "threshold" }[];
  readonly tick: (value: number) => string;
}

const percentOf = (log: number) => Math.expm1(log) * 100;

export function plotOf(summary: SeriesSummary, series: Series, runs: Runs, scale: Scale): Plot {
  const { points } = series;
  const placeOf = (run: number) => runs.get(run)?.place ?? run;
  const shared = {
    runs: points.map(({ run }) => run),
    places: points.map(({ place }) => place),
    changes: series.found.changes.map((change) => ({ ...change, place: placeOf(change.run) })),
    seams: series.seams.map(placeOf),
    stretches: stretchesOf(points, runs),
    invalid: series.invalid.map(placeOf),
  };
  if (scale === "absolute" || series.scale === "absolute") {
    const none = points.map(() => null);
    const reference = points.map((point) => point.reference);
    return {
      ...shared,
      scale: "absolute",
      values: points.map(({ head }) => head),
      low: none,
      high: none,
      reference: reference.some((value) => value !== null) ? reference : null,
      // Levels of ratios say nothing about absolute values.
      levels: series.scale === "absolute" ? levelsOf(series, Math.exp) : [],
      lines: [],
      tick: (value) => amount(value, summary.unit).replace(/ (?:req|op)\/s$/, ""),
    };
  }
  const edge = Math.log1p(summary.threshold);
  const estimates = points.map((point) => plotted(point, "ratio"));
  const column = (value: (point: NonNullable<(typeof estimates)[0]>) => number | undefined) =>
    estimates.map((estimate) => {
      const log = estimate === null ? undefined : value(estimate);
      return log === undefined ? null : percentOf(log);
    });
  return {
    ...shared,
    scale: "ratio",
    values: column(({ value }) => value),
    low: column(({ interval }) => interval?.low),
    high: column(({ interval }) => interval?.high),
    reference: null,
    levels: levelsOf(series, percentOf),
    lines: [
      { value: 0, kind: "nochange" },
      { value: percentOf(edge), kind: "threshold" },
      { value: percentOf(-edge), kind: "threshold" },
    ],
    tick: percentTick,
  };
}

function percentTick(value: number): string {
  const text = String(Number(Math.abs(value).toFixed(2)));
  return `${value > 0 ? "+" : value < 0 ? "\u2212" : ""}${text}%`;
}

/** The levels that the publisher found, as far as there are points of them. */
function levelsOf({ found, points }: Series, scaled: (log: number) => number): PlottedLevel[] {
  const starts = found.levels.map(({ run }) => {
    const index = indexOfRun(points, run);
    return index < 0 ? points.length : index;
  });
  return found.levels.flatMap(({ value }, i) => {
    const start = starts[i] as number;
    const next = starts[i + 1] ?? points.length;
    const [first, last] = [points[start], points[next - 1]];
    return first && last && next > start ? [{ from: first.place, to: last.place, value: scaled(value) }] : [];
  });
}

/** Where the environment changed among these points; runs that are not known belong to no stretch. */
export function stretchesOf(points: readonly SeriesPoint[], runs: Runs): Stretch[] {
  const numbers = new Map<string, number>();
  const stretches: Stretch[] = [];
  for (const { run: number, place } of points) {
    const run = runs.get(number);
    if (run === undefined) continue;
    const label = environmentLabel(run.environment);
    if (!numbers.has(label)) numbers.set(label, numbers.size);
    const last = stretches.at(-1);
    if (last?.label === label) stretches[stretches.length - 1] = { ...last, to: place };
    else stretches.push({ from: place, to: place, label, which: numbers.get(label) as number });
  }
  return stretches;
}

/** The values that a picture reaches from and to; what lies beyond is drawn at its edge. */
interface Reach {
  readonly low: number;
  readonly high: number;
}

/** All of them, unless a few lie so far off that the others would be pressed flat; `must` is always within. */
export function reachOf(values: readonly (number | null)[], must: readonly number[]): Reach {
  const sorted = values.filter((value) => value !== null).sort((one, other) => one - other);
  const inside = [...must, ...withoutFar(sorted)];
  if (inside.length === 0) return { low: -1, high: 1 };
  const [low, high] = [least(inside), most(inside)];
  const size = high - low || Math.abs(high) * 0.02 || 1;
  // At the top there are labels, at the foot the crosses of invalid runs.
  return { low: low - size * 0.1, high: high + size * 0.16 };
}

// Spreading thousands of values into Math.min may overflow the stack.
const least = (values: readonly number[]) => values.reduce((one, other) => Math.min(one, other));
const most = (values: readonly number[]) => values.reduce((one, other) => Math.max(one, other));

/** Without what lies three times the middle nine tenths' width outside of these. */
function withoutFar(sorted: readonly number[]): readonly number[] {
  if (sorted.length < 8) return sorted;
  const quantile = (share: number) => sorted[Math.round(share * (sorted.length - 1))] as number;
  const [low, high] = [quantile(0.05), quantile(0.95)];
  const far = 3 * (high - low);
  return far === 0 ? sorted : sorted.filter((value) => value >= low - far && value <= high + far);
}
