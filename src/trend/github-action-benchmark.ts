import { createHash } from "node:crypto";
import * as z from "zod";
import { UsageError } from "../errors.ts";
import type { CaseResult, MetricResult, Results } from "../format/results.ts";
import {
  type PublishedCase,
  type PublishedMetric,
  type PublishedRun,
  type StoredEstimate,
  TREND_SCHEMA,
} from "../format/trend.ts";
import { oneLine } from "../text/escape.ts";
import { estimateOf, storedEstimate } from "./estimate.ts";

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

/** Another tool's history, as runs of ours. */
export interface ImportedHistory {
  /** Oldest first. */
  readonly runs: readonly PublishedRun[];
  readonly leftOut: LeftOut;
}

/** What cannot be read, or has no numbers: the rest of a history is as good without it. */
export interface LeftOut {
  readonly runs: number;
  readonly benchmarks: number;
  /** Where the first of them is and what is wrong with it, in words. */
  readonly first: string | null;
}

/** The one metric of an imported case; loadgate measures none of this name. */
export const IMPORTED_METRIC = "value";

const MOST_RUNS = 20_000;
const MOST_BENCHES = 2000;
const ASSIGNMENT = /^\s*(?:window\.)?BENCHMARK_DATA\s*=\s*/;

const text = z.string();
const words = z.nullish(text).transform((found) => found ?? "");
const number = z.union([z.number(), z.string().max(40).transform(Number)]);
const bench = z.looseObject({
  name: text.min(1),
  value: z.unknown(),
  unit: words,
  range: z
    .union([text, z.number().transform(String)])
    .optional()
    .catch(undefined),
});
const date = z.number().min(1e11).max(4e12);
const entry = z.looseObject({
  commit: z.looseObject({ id: text.min(1), message: words, timestamp: z.unknown().optional() }),
  date: z.unknown().optional(),
  tool: words,
  benches: z.array(z.unknown()).max(MOST_BENCHES),
});
const wire = z.looseObject({ entries: z.record(text, z.unknown()) });

type Entry = z.infer<typeof entry> & { readonly date: number };
type Bench = z.infer<typeof bench>;

/** The JSON in a data.js, a script that is read and never run; every character stays in its place. */
export function historyJson(script: string): string {
  return script
    .replace(/^\uFEFF/, " ")
    .replace(ASSIGNMENT, (found) => found.replace(/[^\n]/g, " "))
    .replace(/;?\s*$/, "");
}

/** github-action-benchmark's history: every entry of every suite is a run, every benchmark a case with the one metric `value`. */
export function importedHistory(json: string): ImportedHistory {
  const found = parsed(json);
  const left = { runs: 0, benchmarks: 0, first: null as string | null };
  const leave = (what: "runs" | "benchmarks", why: string) => {
    left[what]++;
    left.first ??= oneLine(why);
  };
  const all = Object.entries(found.entries).flatMap(([suite, list]) =>
    (Array.isArray(list) ? list : [list]).flatMap((each: unknown, i) => {
      const place = `entries.${suite}.${i}`;
      const read = entry.safeParse(each);
      const at = read.success ? dateOf(read.data) : null;
      if (read.success && at?.success) return [{ suite, place, entry: { ...read.data, date: at.data } }];
      const [where, error] = read.success ? [`${place}.date`, at?.error] : [place, read.error];
      leave("runs", error ? whyNot(where, error) : where);
      return [];
    }),
  );
  if (all.length > MOST_RUNS)
    throw new UsageError(
      `it has ${all.length} runs, of which at most ${MOST_RUNS} can be read; remove the oldest`,
    );
  all.sort((a, b) => a.entry.date - b.entry.date || (a.suite < b.suite ? -1 : 1));
  const runs = all.map((each) =>
    runOf(each.suite, each.entry, (index, whyIn) =>
      leave("benchmarks", whyIn(`${each.place}.benches.${index}`)),
    ),
  );
  return { runs: runs.filter(({ cases }) => cases.length > 0), leftOut: left };
}

/** When it was measured; where that is no number, when its commit was made, as hand-written and converted histories have it. */
function dateOf({ date: given, commit: { timestamp } }: z.infer<typeof entry>) {
  const made = typeof timestamp === "string" ? Date.parse(timestamp) : Number.NaN;
  const measured = date.safeParse(inMilliseconds(given));
  return measured.success || Number.isNaN(made) ? measured : date.safeParse(made);
}

/** A date as text, or a time since 1970 in whatever unit: of seconds, milliseconds, microseconds and nanoseconds, one is in our time. */
function inMilliseconds(given: unknown): unknown {
  const isDigits = typeof given === "string" && /^\d{1,20}$/.test(given);
  if (typeof given === "string" && !isDigits) return Date.parse(given);
  const time = isDigits ? Number(given) : given;
  if (typeof time !== "number" || time < 1e8) return time;
  return Math.round(
    [1e3, 1, 1e-3, 1e-6].map((factor) => time * factor).find((ms) => ms < 4e12 && ms >= 1e11) ?? time,
  );
}

function parsed(json: string): z.infer<typeof wire> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new UsageError(
      `it is not the data.js of github-action-benchmark: ${whereBroken(json)}; it must be window.BENCHMARK_DATA = {...} and nothing else`,
    );
  }
  const found = wire.safeParse(value);
  if (found.success) return found.data;
  throw new UsageError(`it is not a history of github-action-benchmark: ${whyNot("", found.error)}`);
}

/** "entries.Go.3.commit: Invalid input: expected object, received null" */
function whyNot(place: string, { issues: [issue] }: z.ZodError): string {
  const where = [...(place ? [place] : []), ...(issue?.path ?? [])].map(String).join(".") || "the top";
  return oneLine(`${where}: ${issue?.message ?? "unknown"}`);
}

function runOf(
  suite: string,
  { commit, date, tool, benches }: Entry,
  leave: (index: number, whyIn: (place: string) => string) => void,
): PublishedRun {
  const read = benches.flatMap((each, index) => {
    const found = bench.safeParse(each);
    if (found.success) return [{ ...found.data, index }];
    leave(index, (place) => whyNot(place, found.error));
    return [];
  });
  const byName = Map.groupBy(read, ({ name }) => name);
  const cases = [...byName].flatMap(([name, all]) => {
    const unit = baseUnit(all[0]);
    const same = all.filter((each) => baseUnit(each) === unit);
    const other = all.find((each) => baseUnit(each) !== unit);
    if (other)
      leave(other.index, (place) => `${place}.unit: it is not the one that this name had before in the run`);
    const made = caseOf(`${suite}/${name}`, tool, same);
    if (made.length === 0) leave(same[0]?.index ?? 0, (place) => `${place}.value: it is not a number`);
    return made;
  });
  return {
    schema: TREND_SCHEMA,
    // Says the same whenever it is imported.
    id: `import-${digest(JSON.stringify([suite, commit.id, date])).slice(0, 20)}`,
    at: new Date(date).toISOString(),
    url: null,
    head: { commit: oneLine(commit.id), subject: oneLine(commit.message.split("\n")[0] ?? "") },
    ...{ reference: null, environment: null, verdict: null, minutes: null, control: null },
    cases,
  };
}

const baseUnit = (given: Bench | undefined): string => unitOf(oneLine(given?.unit ?? "")).unit;

/** A name that came several times in one run is one case: the median of its values, from the least to the greatest. */
function caseOf(id: string, tool: string, same: readonly Bench[]): PublishedCase[] {
  const { unit, factor } = unitOf(oneLine(same[0]?.unit ?? ""));
  const values = same.flatMap((each) => {
    const read = number.safeParse(each.value);
    const own = unitOf(oneLine(each.unit)).factor;
    // A tool that chooses the unit by the value may have chosen another one meanwhile.
    return read.success && Number.isFinite(read.data) && each.value !== ""
      ? [own === factor ? read.data : (read.data * own) / factor]
      : [];
  });
  const [first] = same;
  if (!first || values.length === 0) return [];
  values.sort((a, b) => a - b);
  const value = values[Math.floor((values.length - 1) / 2)] as number;
  // What its values are multiplied with changes no distance of logarithms.
  const [, low, high] = boundsOf(values, value, first.range);
  const metric: PublishedMetric = {
    ...{ name: IMPORTED_METRIC, unit, better: betterOf(tool, first.unit), gates: false },
    ...{ ratio: null, head: rounded(value * factor), reference: null },
    ...(low !== null && high !== null && { bounds: [low, high] as const }),
  };
  return [{ id: caseName(id), verdict: "inconclusive", threshold: 0, metrics: [metric] }];
}

/** The value as an estimate is stored: its interval is from the least to the greatest, or as the tool gives it. */
function boundsOf(values: readonly number[], value: number, range: string | undefined): StoredEstimate {
  const half = halfWidth(range, value);
  const given = half === null ? null : { low: value - half, high: value + half };
  const interval = values.length > 1 ? { low: values[0] as number, high: values.at(-1) as number } : given;
  const estimate = estimateOf(value, interval);
  return estimate ? storedEstimate(estimate) : [0, null, null];
}

/** Two long names must not become one. */
function caseName(id: string): string {
  const line = id.replace(/[\p{C}\p{Z}]+/gu, " ").trim();
  return line === id && id.length <= 300 ? id : `${line.slice(0, 280)} #${digest(id).slice(0, 8)}`;
}

const rounded = (value: number): number => Number(value.toPrecision(6));

const digest = (of: string): string => createHash("sha256").update(of).digest("hex");

/** One value as github-action-benchmark's custom tools read it. */
export interface CustomBenchmark {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly range?: string;
  readonly extra?: string;
}

/** The head's values, parted by the direction in which they are better, as its two custom tools want them. */
export function customBenchmarks(results: Results): {
  readonly bigger: readonly CustomBenchmark[];
  readonly smaller: readonly CustomBenchmark[];
} {
  const usable = results.cases.filter(({ verdict }) => verdict !== "invalid");
  const all = usable.flatMap((each) =>
    each.metrics.flatMap((metric) =>
      metric.head === null ? [] : [{ better: metric.better, bench: benchOf(each, metric, metric.head) }],
    ),
  );
  const of = (better: "higher" | "lower") =>
    all.filter((each) => each.better === better).map(({ bench }) => bench);
  return { bigger: of("higher"), smaller: of("lower") };
}

/** The range is how far head ÷ base is known, since that is what was measured; half its width. */
function benchOf({ id, verdict }: CaseResult, metric: MetricResult, value: number): CustomBenchmark {
  const { name, unit, ratio, interval } = metric;
  const lines = ratio === null ? [] : [`${fourDigits(ratio)} of base`];
  if (interval) lines.push(`between ${fourDigits(interval.low)} and ${fourDigits(interval.high)}`);
  return {
    name: `${id} ${name}`,
    unit,
    value,
    ...(interval && { range: `± ${fourDigits(((interval.high - interval.low) / 2) * 100)}%` }),
    extra: [...lines, `case: ${verdict}`].join("\n"),
  };
}

const fourDigits = (value: number): string => String(Number(value.toPrecision(4)));

/** "line 3, column 7: Unexpected token '<'": where a text stops being JSON, and why. */
export function whereBroken(text: string): string {
  const error = errorOf(text) ?? "nothing is wrong";
  const at = positionIn(error) ?? firstBroken(text);
  const before = text.slice(0, at).split("\n");
  const reason =
    at >= text.trimEnd().length ? "it ends too early" : error.replace(/ in JSON at .*|, .*/s, "");
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}: ${reason}`;
}

function errorOf(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

function positionIn(error: string): number | null {
  const [, position] = /at position (\d+)/.exec(error) ?? [];
  return position === undefined ? null : Number(position);
}

/** Some errors do not say where they are: it is the end of the shortest beginning that is broken and not only cut off. */
function firstBroken(text: string): number {
  let [whole, broken] = [0, text.length + 1];
  while (broken - whole > 1) {
    const middle = Math.floor((whole + broken) / 2);
    if (isCutOff(text.slice(0, middle))) whole = middle;
    else broken = middle;
  }
  return broken - 1;
}

function isCutOff(text: string): boolean {
  const error = errorOf(text);
  const at = error === null ? text.length : positionIn(error);
  return at === null ? /end of JSON/.test(error ?? "") : at >= text.length;
}
