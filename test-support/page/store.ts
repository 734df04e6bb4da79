/** Trends as a long life would have left them, published run by run: for the page's bench and its tests; the same bytes for the same seed. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { normal, type Random, seeded } from "../../src/analyse/fixture.ts";
import {
  type Alert,
  BLOCK,
  type Overview,
  type PublishedCase,
  type PublishedMetric,
  type PublishedRun,
  type StoredEstimate,
} from "../../src/format/trend.ts";
import { appendAndDecide, appendRuns } from "../../src/trend/append.ts";
import { storedEstimate } from "../../src/trend/estimate.ts";
import { memoryStore } from "../../src/trend/fixture.ts";
import { readOverview } from "../../src/trend/store.ts";
import { type Course, courseFor } from "./course.ts";
import { environmentAt, MACHINES, runAt, type StoreShape } from "./runs.ts";

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
const VIAS = ["direct", "nginx"];

/** Case ids in the order of a configuration. */
export function caseIds(count: number): string[] {
  const all = TARGETS.flatMap((target) =>
    SCENARIOS.flatMap((scenario) => VIAS.map((via) => `${target}/${scenario}/${via}`)),
  );
  return Array.from({ length: count }, (_, i) => {
    const round = Math.floor(i / all.length);
    const id = all[i % all.length] as string;
    return round === 0 ? id : id.replace("/", `-${round + 1}/`);
  });
}

/** Nights at the end that are published one by one, with alerts; those before come in one go. */
const DECIDED = 15;

/** Publishes the runs, and answers the overview. */
export async function writeStore(folder: string, shape: StoreShape): Promise<Overview> {
  const random = seeded(shape.seed ?? 1);
  const cases = coursesOf(shape, random);
  const store = memoryStore();
  const about = (run: PublishedRun) => ({
    name: "octo/app",
    url: "https://github.com/octo/app",
    now: new Date(run.at),
  });
  const runs = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => publishedRun(from + i, cases, shape, random));
  const decided = Math.max(0, shape.runs - DECIDED);
  for (let from = 0; from < decided; from += BLOCK) {
    const some = runs(from, Math.min(decided, from + BLOCK));
    store.write((await appendRuns(some, store, about(some.at(-1) as PublishedRun))).files);
    // Files of single runs are not loaded by the page, and many.
    for (const path of store.files.keys()) if (path.startsWith("runs/")) store.files.delete(path);
  }
  for (const run of runs(decided, shape.runs))
    store.write((await appendAndDecide(run, store, about(run), accepted(cases))).files);
  for (const [path, text] of store.files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return (await readOverview(store)) as Overview;
}

interface CaseCourses {
  readonly id: string;
  readonly metrics: readonly { readonly number: number; readonly metric: Metric; readonly course: Course }[];
}

type Metric = (typeof METRICS)[number];

function coursesOf(shape: StoreShape, random: Random): readonly CaseCourses[] {
  return caseIds(Math.ceil(shape.series / METRICS.length)).map((id, i) => ({
    id,
    metrics: METRICS.slice(0, Math.min(METRICS.length, shape.series - i * METRICS.length)).map(
      (metric, m) => {
        const number = i * METRICS.length + m;
        return { number, metric, course: courseFor(number, metric, shape.runs, random) };
      },
    ),
  }));
}

/** Some of the changes are meant. */
function accepted(cases: readonly CaseCourses[]) {
  const meant = new Set(
    cases.flatMap(({ id, metrics }) =>
      metrics.filter(({ number }) => number % 80 === 33).map(({ metric }) => `${id} ${metric.name}`),
    ),
  );
  return async (alert: Alert) => (meant.has(`${alert.case} ${alert.metric}`) ? "octo: worth it" : null);
}

function publishedRun(
  run: number,
  cases: readonly CaseCourses[],
  shape: StoreShape,
  random: Random,
): PublishedRun {
  const speed = MACHINES[environmentAt(run, shape.runs)].speed;
  return {
    ...runAt(run, shape),
    cases: cases.flatMap(({ id, metrics }): PublishedCase[] => {
      const isInvalid = metrics[0]?.course.invalid.includes(run) ?? false;
      const measured = metrics.filter(({ course }) => course.runs.includes(run));
      if (measured.length === 0 && !isInvalid) return [];
      return [
        {
          id,
          verdict: isInvalid ? "invalid" : "unchanged",
          threshold: 0.02,
          metrics: isInvalid ? [] : measured.map((each) => publishedMetric(run, each, speed, random)),
        },
      ];
    }),
  };
}

function publishedMetric(
  run: number,
  { number, metric, course }: CaseCourses["metrics"][0],
  speed: number,
  random: Random,
): PublishedMetric {
  const { name, unit, better, gates, level } = metric;
  const log = course.ratio(run);
  const half = course.noise * 2.6 * (0.85 + random() * 0.3);
  const reference = level * speed * Math.exp(normal(random) * 0.01);
  const seam = course.seams.find((each) => each.run === run);
  // One of the changes of the last nights was measured twice at once.
  const again = number % 60 === 7 && run >= course.total - 2;
  return {
    ...{ name, unit, better, gates },
    ratio: around(log, half),
    head: reference * Math.exp(log),
    reference,
    ...(seam && { seam: around(seam.ratio, course.noise) }),
    ...(again && { again: around(log, half) }),
  };
}

const around = (value: number, half: number): StoredEstimate =>
  storedEstimate({ value, interval: { low: value - half, high: value + half } });
