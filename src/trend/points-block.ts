import type {
  PublishedCase,
  PublishedMetric,
  RatioWithInterval,
  SheetBlock,
  SheetMetric,
} from "../model/history.ts";

/** Logs are kept as whole numbers of this. */
export const LOG_UNIT = 1e-5;

/**
 * The sheet with the case's points of one more run, going on from the block before. What was measured in vain leaves its run's number
 * and no points.
 */
export function withCase(
  sheet: SheetBlock,
  run: number,
  published: PublishedCase,
  previous: SheetBlock | null,
): SheetBlock {
  if (published.verdict === "invalid") return { ...sheet, invalid: [...sheet.invalid, run] };
  const points = published.metrics.filter(({ ratio, head }) => ratio !== null || head !== null);
  const metrics = [...sheet.metrics];
  for (const point of points) {
    const at = metrics.findIndex((metric) => sameSeries(metric, point));
    const before = at < 0 ? emptyMetric(point, previous) : (metrics[at] as SheetMetric);
    metrics[at < 0 ? metrics.length : at] = withPoint(before, run, point);
  }
  return { ...sheet, metrics };
}

/** Values in another unit, or of another direction, are no continuation. */
export function sameSeries(
  a: Pick<SheetMetric, "name" | "unit" | "better">,
  b: Pick<SheetMetric, "name" | "unit" | "better">,
): boolean {
  return a.name === b.name && a.unit === b.unit && a.better === b.better;
}

function emptyMetric(point: PublishedMetric, previous: SheetBlock | null): SheetMetric {
  const { name, unit, better, gates } = point;
  const moved = movedAfter(previous?.metrics.find((metric) => sameSeries(metric, point)));
  const columns = { runs: [], ratio: [], low: [], high: [], head: [], reference: [] };
  return { name, unit, better, gates, ...columns, ...(moved !== 0 && { moved }), seams: [] };
}

/** What all moves of the reference amount to at the end of a block, so that levels compare after the block is looked at no more. */
function movedAfter(part: SheetMetric | undefined): number {
  return part ? part.seams.reduce((sum, seam) => sum + seam.ratio, part.moved ?? 0) : 0;
}

function withPoint(metric: SheetMetric, run: number, point: PublishedMetric): SheetMetric {
  const [low, high] = boundsOf(point);
  return {
    ...metric,
    gates: point.gates,
    runs: [...metric.runs, run],
    ratio: [...metric.ratio, point.ratio === null ? null : logOf(point.ratio[0])],
    low: [...metric.low, low],
    high: [...metric.high, high],
    head: [...metric.head, shortened(point.head)],
    reference: [...metric.reference, shortened(point.reference)],
    seams: point.seam
      ? [...metric.seams, { run, ratio: logOf((point.seam as RatioWithInterval)[0]) }]
      : metric.seams,
  };
}

/** Distances of the bounds, in logs; an interval that has no width, or reaches zero, is none. */
function boundsOf({ ratio, head, bounds }: PublishedMetric): readonly [number | null, number | null] {
  const [estimate, low, high] = ratio ?? [head ?? 0, ...(bounds ?? [0, 0])];
  if (!(estimate > 0 && low > 0 && high > low)) return [null, null];
  return [Math.min(0, logOf(low / estimate)), Math.max(0, logOf(high / estimate))];
}

const logOf = (ratio: number): number => Math.round(Math.log(ratio) / LOG_UNIT);

/** An absolute value as it is kept: four significant digits. */
export const shortened = (value: number | null): number | null =>
  value === null ? null : Number(value.toPrecision(4));
