import type {
  ListedRun,
  Overview,
  PointsBlock,
  RunsBlock,
  SeriesPoints,
  SeriesSummary,
  StoredEstimate,
} from "../src/format/trend.ts";
import { storedEstimate } from "../src/trend/estimate.ts";
import { runsOf, type Series, seriesOf } from "../src/trend/series.ts";

/** A ratio with its interval, as the files have it. */
export const stored = (ratio: number, low: number, high: number): StoredEstimate =>
  storedEstimate({ value: Math.log(ratio), interval: { low: Math.log(low), high: Math.log(high) } });

/** Data of a trend for the tests, with whatever a test is about. */
export function summary(parts: Partial<SeriesSummary> = {}): SeriesSummary {
  return {
    case: "api/hello/direct",
    key: "api.hello.direct",
    metric: "goodput",
    unit: "requests/s",
    better: "higher",
    gates: true,
    threshold: 0.02,
    first: 0,
    last: 99,
    points: 100,
    ratio: stored(0.95, 0.94, 0.96),
    head: 20_000,
    spark: "0,1000:Az.9",
    change: null,
    ...parts,
  };
}

export function change(parts: Partial<NonNullable<SeriesSummary["change"]>> = {}) {
  const found = {
    run: 60,
    previous: 59,
    ratio: stored(0.95, 0.94, 0.96),
    kind: "regression",
    state: "confirmed",
  } as const;
  return { ...found, at: "2026-11-10T02:00:00Z", ...parts };
}

export function overview(series: readonly SeriesSummary[], parts: Partial<Overview> = {}): Overview {
  return {
    schema: 1,
    name: "octo/app",
    url: "https://github.com/octo/app",
    runs: 100,
    firstBlock: 0,
    updated: "2026-11-21T02:00:00Z",
    control: { runs: 99, alarms: 1 },
    planted: { runs: 42, found: 41, unmeasured: 0 },
    minutes: 3800,
    alerts: { confirmed: 3, withdrawn: 1, accepted: 1 },
    series,
    ...parts,
  };
}

export function pointsBlock(
  from: number,
  ratio: readonly (number | null)[],
  parts: Partial<SeriesPoints> = {},
): PointsBlock {
  const each = <T>(value: T) => ratio.map(() => value);
  const { metric, unit, better, gates } = summary();
  const series: SeriesPoints = {
    ...{ metric, unit, better, gates },
    runs: ratio.map((_, i) => from + i),
    ratio,
    low: each(-1000),
    high: each(2000),
    head: each(20_000),
    reference: each(21_000),
    ...{ seams: [], levels: [], changes: [] },
    ...parts,
  };
  return { schema: 1, case: "api/hello/direct", from, invalid: [], series: [series] };
}

/** Goodput of these blocks; without blocks of runs each run is in its place. */
export const goodput = (points: readonly PointsBlock[], runs: readonly RunsBlock[] = []): Series =>
  seriesOf(summary(), points, runsOf(runs));

export function listedRun(number: number, parts: Partial<ListedRun> = {}): ListedRun {
  return {
    id: `${number}-1`,
    at: `2026-11-${String(1 + (number % 28)).padStart(2, "0")}T02:00:00Z`,
    url: null,
    head: { commit: String(number).padStart(40, "a"), subject: `Commit ${number}` },
    reference: { commit: "b".repeat(40), label: "v1" },
    environment: 0,
    verdict: "unchanged",
    minutes: 38,
    control: "unchanged",
    ...parts,
  };
}

export function runsBlock(
  from: number,
  runs: readonly ListedRun[],
  machines: readonly string[] = ["EPYC"],
): RunsBlock {
  const environments = machines.map((cpuModel) => ({
    cpuModel,
    cores: 4,
    kernel: "6.11",
    os: "Ubuntu",
    runnerImage: null,
  }));
  return { schema: 1, from, environments, runs };
}
