import {
  type ChangeFound,
  type Overview,
  type PublishedCase,
  type PublishedMetric,
  type PublishedRun,
  type RatioWithInterval,
  type SeriesSummary,
  sheetFile,
} from "../model/history.ts";
import { keyOf } from "./key.ts";
import type { Draft } from "./pending-update.ts";
import { shortened } from "./points-block.ts";
import { drawnCourse, type SeriesWindow, windowOf } from "./series.ts";
import { encodeSpark } from "./spark.ts";
import { blocksAround } from "./store.ts";

/** Finds where a series changed last, in a window of its last points. */
export type ChangeOf = (series: SeriesWindow) => ChangeFound | null;

/** What the added runs tell of one series. */
interface Touched {
  readonly case: PublishedCase;
  readonly metric: PublishedMetric;
  readonly first: number;
  readonly last: number;
  readonly points: number;
}

/** The overview's series with the added runs; those of cases that were not measured stay as they are. */
export function summarise(
  overview: Overview,
  added: readonly { readonly number: number; readonly run: PublishedRun }[],
  draft: Draft,
  changeOf: ChangeOf,
): readonly SeriesSummary[] {
  const last = overview.runs + added.length - 1;
  const blocks = blocksAround(last, overview.firstBlock);
  const ledgers = blocks.flatMap((block) => draft.ledgers.get(block) ?? []);
  const series = new Map(overview.series.map((each) => [nameOf(each.case, each), each]));
  for (const [name, touched] of touchedBy(added)) {
    const before = series.get(name);
    const id = touched.case.id;
    const { name: metric, unit, better, gates } = touched.metric;
    const about = {
      ...{ case: id, key: keyOf(id), metric, unit, better, gates },
      threshold: touched.metric.threshold ?? touched.case.threshold,
    };
    const sheets = blocks.map((block) => draft.sheets.get(sheetFile(about.key, block)) ?? null);
    const window = windowOf(about, sheets, ledgers);
    series.set(name, {
      ...about,
      first: before?.first ?? touched.first,
      last: touched.last,
      points: (before?.points ?? 0) + touched.points,
      ratio: rounded(touched.metric.ratio),
      head: shortened(touched.metric.head),
      spark: encodeSpark(drawnCourse(window)),
      change: changeOf(window),
    });
  }
  return [...series.values()];
}

/** The overview is read by the page alone: more digits would only be sent each night. */
function rounded(ratio: RatioWithInterval | null): RatioWithInterval | null {
  if (ratio === null) return null;
  const [estimate, low, high] = ratio.map((value) => Number(value.toPrecision(5)));
  return [estimate as number, low as number, high as number];
}

function touchedBy(
  added: readonly { readonly number: number; readonly run: PublishedRun }[],
): ReadonlyMap<string, Touched> {
  const touched = new Map<string, Touched>();
  for (const { number, run } of added)
    for (const each of run.cases)
      for (const metric of each.verdict === "invalid" ? [] : each.metrics) {
        if (metric.ratio === null && metric.head === null) continue;
        const name = nameOf(each.id, { ...metric, metric: metric.name });
        const { first = number, points = 0 } = touched.get(name) ?? {};
        touched.set(name, { case: each, metric, first, last: number, points: points + 1 });
      }
  return touched;
}

function nameOf(id: string, { metric, unit, better }: Pick<SeriesSummary, "metric" | "unit" | "better">) {
  return JSON.stringify([id, metric, unit, better]);
}
