import {
  BLOCK,
  blockOf,
  type ListedRun,
  type PointsBlock,
  type PublishedCase,
  type PublishedMetric,
  type PublishedRun,
  type RunEnvironment,
  type RunsBlock,
  type SeriesId,
  type SeriesPoints,
  seriesName,
  TREND_SCHEMA,
} from "../format/trend.ts";
import { movedUntil, partOf } from "./series.ts";

export const emptyRunsBlock = (block: number): RunsBlock => ({
  schema: TREND_SCHEMA,
  from: block * BLOCK,
  environments: [],
  runs: [],
});

export const emptyPointsBlock = (caseId: string, block: number): PointsBlock => ({
  schema: TREND_SCHEMA,
  case: caseId,
  from: block * BLOCK,
  invalid: [],
  series: [],
});

/** The block with one more run; machines are kept once. */
export function withRun(block: RunsBlock, run: PublishedRun): RunsBlock {
  const [environments, environment] = withEnvironment(block.environments, run.environment);
  const { id, at, url, head, reference, verdict, minutes } = run;
  const control = run.control?.verdict ?? null;
  const planted = run.planted && { planted: run.planted.outcome };
  const listed: ListedRun = {
    ...{ id, at, url, head, reference, environment, verdict, minutes, control },
    ...planted,
  };
  return { ...block, environments, runs: [...block.runs, listed] };
}

function withEnvironment(
  known: readonly RunEnvironment[],
  environment: RunEnvironment | null,
): readonly [readonly RunEnvironment[], number | null] {
  if (environment === null) return [known, null];
  const same = (other: RunEnvironment) =>
    (["cpuModel", "cores", "kernel", "os", "runnerImage"] as const).every(
      (name) => other[name] === environment[name],
    );
  const at = known.findIndex(same);
  return at >= 0 ? [known, at] : [[...known, environment], known.length];
}

/** What identifies a published metric as a series. */
export const seriesIdOf = (
  caseId: string,
  { name, unit, better }: Pick<PublishedMetric, "name" | "unit" | "better">,
): SeriesId => ({ case: caseId, metric: name, unit, better });

/** The metrics of a case that are points: what gave no usable numbers has none. */
export function pointsIn({ verdict, metrics }: PublishedCase): readonly PublishedMetric[] {
  return verdict === "invalid" ? [] : metrics.filter(({ ratio, head }) => ratio !== null || head !== null);
}

/**
 * The block with the case's points of one more run; series that begin in it go on from the case's blocks before, the newest first. A run
 * without usable numbers leaves its number.
 */
export function withCase(
  block: PointsBlock,
  run: number,
  published: PublishedCase,
  before: () => readonly PointsBlock[],
): PointsBlock {
  if (published.verdict === "invalid") return { ...block, invalid: [...block.invalid, run] };
  const series = [...block.series];
  for (const point of pointsIn(published)) {
    const id = seriesIdOf(block.case, point);
    const at = series.findIndex((each) => seriesName({ ...each, case: block.case }) === seriesName(id));
    const part = at < 0 ? begun(id, point.gates, before()) : (series[at] as SeriesPoints);
    series[at < 0 ? series.length : at] = withPoint(part, run, point);
  }
  return { ...block, series };
}

/** A series in a new block: how far the reference moved and what was found so far are taken along, since older blocks may be gone one day. */
function begun(id: SeriesId, gates: boolean, before: readonly PointsBlock[]): SeriesPoints {
  const last = before.map((block) => partOf(block, id)).find((part) => part !== undefined);
  const { metric, unit, better } = id;
  const moved = last ? movedUntil(last, Number.POSITIVE_INFINITY) : 0;
  return {
    ...{ metric, unit, better, gates, runs: [], ratio: [], low: [], high: [], head: [], reference: [] },
    ...(moved !== 0 && { moved }),
    ...{ seams: [], levels: last?.levels ?? [], changes: last?.changes ?? [] },
  };
}

function withPoint(part: SeriesPoints, run: number, point: PublishedMetric): SeriesPoints {
  const [ratio, low, high] = point.ratio ?? [null, ...(point.bounds ?? [null, null])];
  return {
    ...part,
    gates: point.gates,
    runs: [...part.runs, run],
    ratio: [...part.ratio, ratio],
    low: [...part.low, low],
    high: [...part.high, high],
    head: [...part.head, shortened(point.head)],
    reference: [...part.reference, shortened(point.reference)],
    seams: point.seam ? [...part.seams, { run, ratio: point.seam[0] }] : part.seams,
  };
}

/** An absolute value as it is kept: four significant digits. */
export const shortened = (value: number | null): number | null =>
  value === null ? null : Number(value.toPrecision(4));

/** The block of a run and the one before, if that is kept: what changes are looked for in, however many blocks there are. */
export function blocksAround(run: number, firstBlock: number): readonly number[] {
  const block = Math.max(firstBlock, blockOf(run));
  return block > firstBlock ? [block - 1, block] : [block];
}
