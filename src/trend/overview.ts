import type { PlantedOutcome } from "../format/names.ts";
import {
  BLOCK,
  type Overview,
  type PublishedCase,
  type PublishedMetric,
  type PublishedRun,
  type SeriesId,
  type SeriesSummary,
  seriesName,
  TREND_SCHEMA,
} from "../format/trend.ts";
import { shortened } from "./blocks.ts";
import type { SeriesWindow } from "./detect.ts";
import { keyOf } from "./store.ts";

/** What a trend is called, and when it is written. */
export interface TrendName {
  /** owner/name, or the folder's name; and where its commits are shown. */
  readonly name: string;
  readonly url: string | null;
  readonly now: Date;
}

/** A series that the added runs have points of. */
export interface TouchedSeries {
  readonly id: SeriesId;
  /** As its last run has them. */
  readonly case: PublishedCase;
  readonly metric: PublishedMetric;
  readonly first: number;
  readonly last: number;
  readonly points: number;
  readonly window: SeriesWindow;
  readonly spark: string;
}

export function emptyOverview({ name, url, now }: TrendName): Overview {
  return {
    schema: TREND_SCHEMA,
    name,
    url,
    runs: 0,
    firstBlock: 0,
    updated: now.toISOString(),
    control: { runs: 0, alarms: 0 },
    minutes: 0,
    alerts: { confirmed: 0, withdrawn: 0, accepted: 0 },
    series: [],
  };
}

/** The overview's series with the added runs; those that were not measured stay as they are. */
export function summarised(
  before: readonly SeriesSummary[],
  touched: readonly TouchedSeries[],
): readonly SeriesSummary[] {
  const series = new Map(before.map((each) => [seriesName(each), each]));
  for (const { id, metric, first, last, points, window, spark } of touched) {
    const earlier = series.get(seriesName(id));
    series.set(seriesName(id), {
      ...id,
      key: keyOf(id.case),
      gates: metric.gates,
      threshold: window.threshold,
      first: earlier?.first ?? first,
      last,
      points: (earlier?.points ?? 0) + points,
      ratio: metric.ratio,
      head: shortened(metric.head),
      spark,
      change: earlier?.change ?? null,
    });
  }
  return [...series.values()];
}

/** The sums over all runs. */
export function counted(
  overview: Overview,
  added: readonly PublishedRun[],
  { name, url, now }: TrendName,
): Overview {
  if (added.length === 0) return overview;
  const controls = added.flatMap(({ control }) => (control === null ? [] : [control.verdict]));
  // Identical builds without a clear verdict are no alarm, nor is a night without numbers.
  const alarms = controls.filter((verdict) => verdict === "regression" || verdict === "improvement");
  const planted = plantedCounts(overview.planted, added);
  const minutes = added.reduce((sum, run) => sum + (run.minutes ?? 0), overview.minutes);
  return {
    ...overview,
    ...{ name, url },
    runs: overview.runs + added.length,
    updated: now.toISOString(),
    control: {
      runs: overview.control.runs + controls.length,
      alarms: overview.control.alarms + alarms.length,
    },
    ...(planted && { planted }),
    minutes: Math.round(minutes * 10) / 10,
    series: overview.series.filter(({ last }) => last >= overview.firstBlock * BLOCK),
  };
}

/** Absent until a slowdown was planted. */
function plantedCounts(
  before: Overview["planted"],
  added: readonly PublishedRun[],
): NonNullable<Overview["planted"]> | undefined {
  const outcomes = added.flatMap(({ planted }) => planted?.outcome ?? []);
  if (outcomes.length === 0) return before;
  const { runs, found, unmeasured } = before ?? { runs: 0, found: 0, unmeasured: 0 };
  const of = (outcome: PlantedOutcome) => outcomes.filter((each) => each === outcome).length;
  return {
    runs: runs + of("found") + of("not-found"),
    found: found + of("found"),
    unmeasured: unmeasured + of("not-measured"),
  };
}
