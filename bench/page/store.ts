/** Stores as a long life would have left them: for the page's bench and its tests; the same bytes for the same seed. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { normal, type Random, seeded } from "../../src/analyse/seeded.ts";
import {
  BLOCK,
  HISTORY_SCHEMA,
  type LedgerBlock,
  ledgerFile,
  type Overview,
  type SeriesSummary,
  type SheetBlock,
  type SheetMetric,
  sheetFile,
} from "../../src/model/history.ts";
import { keyOf } from "../../src/trend/key.ts";
import { encodeSpark } from "../../src/trend/spark.ts";
import { type Course, courseFor } from "./course.ts";
import { ENVIRONMENTS, environmentAt, ledgerRun, MACHINES, type StoreShape } from "./runs.ts";

export const METRICS = [
  { name: "goodput", unit: "requests/s", better: "higher", gates: true, level: 21_000 },
  { name: "cpu", unit: "s/request", better: "lower", gates: true, level: 4.1e-5 },
  { name: "p50", unit: "s", better: "lower", gates: false, level: 0.0011 },
  { name: "p99", unit: "s", better: "lower", gates: false, level: 0.0047 },
  { name: "memory", unit: "bytes", better: "lower", gates: false, level: 58_000_000 },
] as const;

const TARGETS = ["api", "gateway", "login", "search", "static"];
const SCENARIOS = [
  "hello",
  "list",
  "upload",
  "large-json",
  "keep-alive",
  "not-found",
  "stream",
  "tls",
  "burst",
  "cold",
];
const PATHS = ["direct", "proxy"];

/** Case ids in the order of a configuration. */
export function caseIds(count: number): string[] {
  const all = TARGETS.flatMap((target) =>
    SCENARIOS.flatMap((scenario) => PATHS.map((path) => `${target}/${scenario}/${path}`)),
  );
  return Array.from({ length: count }, (_, i) => {
    const round = Math.floor(i / all.length);
    const id = all[i % all.length] as string;
    return round === 0 ? id : id.replace("/", `-${round + 1}/`);
  });
}

async function write(folder: string, name: string, data: unknown): Promise<number> {
  const file = join(folder, `${name}.js`);
  await mkdir(dirname(file), { recursive: true });
  const text = `loadgate(${JSON.stringify(name)},${JSON.stringify(data)})\n`;
  await writeFile(file, text);
  return text.length;
}

const log = (value: number) => Math.round(value * 1e5);
const four = (value: number) => Number(value.toPrecision(4));

/** The overview and all blocks; answers the overview. */
export async function writeStore(folder: string, shape: StoreShape): Promise<Overview> {
  const random = seeded(shape.seed ?? 1);
  await writeLedger(folder, shape);
  const series: SeriesSummary[] = [];
  const cases = caseIds(Math.ceil(shape.series / METRICS.length));
  for (const [i, id] of cases.entries()) {
    const metrics = METRICS.slice(0, Math.min(METRICS.length, shape.series - i * METRICS.length));
    const courses = metrics.map((metric, m) => courseFor(i * METRICS.length + m, metric, shape.runs, random));
    const invalid = courses[0]?.invalid ?? [];
    for (let block = 0; block * BLOCK < shape.runs; block++) {
      const sheets = metrics.map((metric, m) =>
        sheetOf(metric, courses[m] as Course, block, invalid, random),
      );
      if (sheets.every(({ runs }) => runs.length === 0)) continue;
      const data: SheetBlock = {
        schema: HISTORY_SCHEMA,
        case: id,
        from: block * BLOCK,
        invalid: invalid.filter((run) => Math.floor(run / BLOCK) === block),
        metrics: sheets,
      };
      await write(folder, sheetFile(keyOf(id), block).replace(/\.js$/, ""), data);
    }
    series.push(...metrics.map((metric, m) => summaryOf(id, metric, courses[m] as Course, shape)));
  }
  const overview: Overview = {
    schema: HISTORY_SCHEMA,
    name: "octo/app",
    url: "https://github.com/octo/app",
    runs: shape.runs,
    firstBlock: 0,
    updated: ledgerRun(shape.runs - 1, shape).at,
    control: { runs: Math.round(shape.runs * 0.99), alarms: Math.round(shape.runs * 0.002) },
    minutes: shape.runs * 38,
    alerts: { confirmed: 14, withdrawn: 5, accepted: 2 },
    series,
  };
  await write(folder, "trend", overview);
  return overview;
}

async function writeLedger(folder: string, shape: StoreShape): Promise<void> {
  for (let from = 0; from < shape.runs; from += BLOCK) {
    const runs = Array.from({ length: Math.min(BLOCK, shape.runs - from) }, (_, i) =>
      ledgerRun(from + i, shape),
    );
    const data: LedgerBlock = { schema: HISTORY_SCHEMA, from, environments: ENVIRONMENTS, runs };
    await write(folder, ledgerFile(from / BLOCK).replace(/\.js$/, ""), data);
  }
}

type Metric = (typeof METRICS)[number];

function sheetOf(
  metric: Metric,
  course: Course,
  block: number,
  invalid: readonly number[],
  random: Random,
): SheetMetric {
  const wanted = (run: number) => Math.floor(run / BLOCK) === block && !invalid.includes(run);
  const runs = course.runs.filter(wanted);
  const ratios = runs.map((run) => course.ratio(run));
  const widths = runs.map(() => course.noise * 2.6 * (0.85 + random() * 0.3));
  const machines = runs.map((run) => metric.level * MACHINES[environmentAt(run, course.total)].speed);
  const reference = machines.map((level) => four(level * Math.exp(normal(random) * 0.01)));
  return {
    name: metric.name,
    unit: metric.unit,
    better: metric.better,
    gates: metric.gates,
    runs,
    ratio: ratios.map(log),
    low: widths.map((width) => log(-width)),
    high: widths.map(log),
    head: reference.map((value, i) => four(value * Math.exp(ratios[i] as number))),
    reference,
    seams: course.seams
      .filter(({ run }) => wanted(run))
      .map(({ run, ratio }) => ({ run, ratio: log(ratio) })),
  };
}

function summaryOf(id: string, metric: Metric, course: Course, shape: StoreShape): SeriesSummary {
  const { name, unit, better, gates, level } = metric;
  const [first, last] = [course.runs[0] as number, course.runs.at(-1) as number];
  const newest = course.ratio(last);
  const half = course.noise * 2.6;
  const change = course.change;
  return {
    case: id,
    key: keyOf(id),
    metric: name,
    unit,
    better,
    gates,
    threshold: 0.02,
    first,
    last,
    points: course.runs.length,
    ratio: [newest, newest - half, newest + half].map((value) => four(Math.exp(value))) as [
      number,
      number,
      number,
    ],
    head: four(level * MACHINES[environmentAt(last, shape.runs)].speed * Math.exp(newest)),
    spark: encodeSpark(course.runs.map((run) => course.chained(run))),
    change: change && { ...change, at: ledgerRun(change.run, shape).at },
  };
}
