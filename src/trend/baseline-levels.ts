import type { CaseResult, MetricResult, Results } from "../format/results.ts";
import { type PointsBlock, type ReferenceCommit, seriesName } from "../format/trend.ts";
import { metricNamed } from "../metrics/metrics.ts";
import { blocksAround } from "./blocks.ts";
import { windowOf } from "./detect.ts";
import { runsOf, seriesOf } from "./series.ts";
import { readOverview, readPointsBlocks, readRunsBlocks, type Store } from "./store.ts";

/** What a new run has to know of the nights before: what they were compared with, and where each series stands. */
export interface BaselineLevels {
  readonly reference: ReferenceCommit | null;
  /** How many nights were published. */
  readonly nights: number;
  /** By the names of series: ln(head ÷ the present reference). */
  readonly levels: Readonly<Record<string, number>>;
}

/** Null where nothing was published yet. */
export async function readBaselineLevels(store: Store): Promise<BaselineLevels | null> {
  const overview = await readOverview(store);
  if (!overview || overview.runs === 0) return null;
  const kept = blocksAround(overview.runs - 1, overview.firstBlock);
  const runs = runsOf(await readRunsBlocks(store, kept, overview.runs));
  const series = overview.series.filter(({ gates }) => gates);
  const places = series.flatMap(({ case: id }) => kept.map((block) => ({ case: id, block })));
  const blocks = await readPointsBlocks(store, places);
  const levels: Record<string, number> = {};
  for (const [i, each] of series.entries()) {
    const own = blocks.slice(i * kept.length, (i + 1) * kept.length);
    const found = seriesOf(
      each,
      own.filter((block): block is PointsBlock => block !== null),
      runs,
    );
    const window = windowOf(found, runs, { threshold: each.threshold, hasOlder: false });
    const newest = found.points.findLast(({ run }) => run === each.last);
    if (!window.found || !newest?.ratio) continue;
    // As against the present reference, which the next point is measured against.
    levels[seriesName(each)] = window.found.level - newest.moved;
  }
  const numbers = [...runs.keys()].sort((a, b) => b - a);
  const reference = numbers
    .map((number) => runs.get(number)?.reference ?? null)
    .find((each) => each !== null);
  return { reference: reference ?? null, nights: overview.runs, levels };
}

/** The cases with a deciding metric whose whole interval lies beyond the threshold from where its series stands. */
export function suspicious(results: Results, baseline: BaselineLevels | null): string[] {
  if (baseline === null) return [];
  return results.cases
    .filter((result) =>
      result.metrics
        .filter(({ gates }) => gates)
        .some((metric) => {
          const { name, unit, better } = metric;
          const level = baseline.levels[seriesName({ case: result.id, metric: name, unit, better })];
          const interval = intervalOf(metric, result);
          return level !== undefined && interval !== null && isBeyond(interval, level, result.threshold);
        }),
    )
    .map(({ id }) => id);
}

/** Null where there is nothing to compare, or the noise is not known. A metric of the builds has no noise. */
function intervalOf(
  { name, ratio, interval }: MetricResult,
  { verdict }: CaseResult,
): MetricResult["interval"] {
  if (ratio === null || verdict === "invalid") return null;
  return metricNamed(name).per === "build" ? { low: ratio, high: ratio } : interval;
}

/** Whether an interval of ratios lies beyond the threshold from a level (ln) as a whole. */
export function isBeyond(
  { low, high }: { readonly low: number; readonly high: number },
  level: number,
  threshold: number,
): boolean {
  const far = Math.log1p(threshold);
  return Math.log(low) > level + far || Math.log(high) < level - far;
}
