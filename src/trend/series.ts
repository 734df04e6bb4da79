import type { LedgerBlock, LedgerRun, SeriesSummary, SheetBlock, SheetMetric } from "../model/history.ts";
import { LOG_UNIT, sameSeries } from "./points-block.ts";
import { UnreadableFile } from "./unreadable.ts";

/** One point of a series. Logs are natural. */
export interface SeriesPoint {
  readonly run: number;
  /** ISO 8601, when the run began. */
  readonly at: string;
  readonly commit: string;
  /** The reference's commit, null where there is none; and whether it was measured against the one before in this run. */
  readonly against: string | null;
  readonly seam: boolean;
  /** ln(head ÷ reference) plus all seams up to this run, those before the window too; null where there is no reference. */
  readonly chained: number | null;
  /** ln(head ÷ reference) as it was measured. */
  readonly ratio: number | null;
  /** Distances of the bounds from the estimate. */
  readonly low: number | null;
  readonly high: number | null;
  /** Absolute values. */
  readonly head: number | null;
  readonly reference: number | null;
}

export type SeriesName = Pick<
  SeriesSummary,
  "case" | "key" | "metric" | "unit" | "better" | "gates" | "threshold"
>;

/** The last points of a series: those of the open block and of the one before. */
export interface SeriesWindow extends SeriesName {
  /** In the order of publishing. */
  readonly points: readonly SeriesPoint[];
}

/** A series' window from consecutive blocks, oldest first. */
export function windowOf(
  name: SeriesName,
  sheets: readonly (SheetBlock | null)[],
  ledgers: readonly LedgerBlock[],
): SeriesWindow {
  const runs = new Map(ledgers.flatMap((ledger) => ledger.runs.map((run, i) => [ledger.from + i, run])));
  const wanted = { ...name, name: name.metric };
  const parts = sheets.flatMap((sheet) => sheet?.metrics.filter((each) => sameSeries(each, wanted)) ?? []);
  const seams = parts.flatMap((part) => part.seams);
  const moved = parts[0]?.moved ?? 0;
  const points = parts.flatMap((part) => part.runs.map((run, i) => pointOf(part, i, runOf(runs, run, name))));
  const raised = points.map((point) => ({ ...point, chained: chainedAt(point, seams, moved) }));
  const { case: id, key, metric, unit, better, gates, threshold } = name;
  return { case: id, key, metric, unit, better, gates, threshold, points: raised };
}

function runOf(runs: ReadonlyMap<number, LedgerRun>, number: number, { key }: SeriesName): LedgerRun {
  const run = runs.get(number);
  if (run) return run;
  throw new UnreadableFile(`sheets/${key}`, `has a point of run ${number}, which the ledger does not know`);
}

function pointOf(part: SheetMetric, i: number, run: LedgerRun): SeriesPoint {
  const log = (column: readonly (number | null)[]) => {
    const value = column[i] ?? null;
    return value === null ? null : value * LOG_UNIT;
  };
  const ratio = log(part.ratio);
  return {
    run: part.runs[i] as number,
    at: run.at,
    commit: run.head.commit,
    against: run.reference?.commit ?? null,
    seam: part.seams.some((seam) => seam.run === part.runs[i]),
    chained: ratio,
    ratio,
    low: log(part.low),
    high: log(part.high),
    head: part.head[i] ?? null,
    reference: part.reference[i] ?? null,
  };
}

/** `moved`: what the seams before the window amount to, in LOG_UNIT. */
function chainedAt({ run, ratio }: SeriesPoint, seams: SheetMetric["seams"], moved: number): number | null {
  if (ratio === null) return null;
  return seams.reduce(
    (sum, seam) => (seam.run <= run ? sum + seam.ratio * LOG_UNIT : sum),
    ratio + moved * LOG_UNIT,
  );
}

/** Whether a series is one of ratios: then a night without one is a gap, whose absolute values are on another scale. */
export function hasRatios({ points }: Pick<SeriesWindow, "points">): boolean {
  return points.some(({ chained }) => chained !== null);
}

/** What a spark shows of a window. */
export function drawnCourse({ points }: SeriesWindow): readonly (number | null)[] {
  if (hasRatios({ points })) return points.map(({ chained }) => chained);
  const first = points.find(({ head }) => head !== null && head > 0)?.head ?? 1;
  return points.map(({ head }) => (head === null || head <= 0 ? null : Math.log(head / first)));
}
