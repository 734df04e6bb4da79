import {
  type ListedRun,
  type PointsBlock,
  type RunEnvironment,
  type RunsBlock,
  type SeriesChange,
  type SeriesId,
  type SeriesPoints,
  seriesName,
} from "../format/trend.ts";
import { type Estimate, readEstimate, readLog, shifted } from "./estimate.ts";

/** A run with its number and where it ran. */
export interface TrendRun extends Omit<ListedRun, "environment"> {
  readonly number: number;
  /**
   * Where it lies in the order of time: the numbers of these runs, dealt out in that order. A run that was published in its turn has its
   * own number; one that was imported later than runs after it has another.
   */
  readonly place: number;
  readonly environment: RunEnvironment | null;
}

export type Runs = ReadonlyMap<number, TrendRun>;

/** The runs of some blocks by their numbers. */
export function runsOf(blocks: readonly RunsBlock[]): Runs {
  const runs = blocks.flatMap(({ from, environments, runs }) =>
    runs.map((run, i) => {
      const environment = run.environment === null ? null : (environments[run.environment] ?? null);
      return { ...run, number: from + i, environment, began: Date.parse(run.at) };
    }),
  );
  const numbers = runs.map(({ number }) => number).sort((a, b) => a - b);
  const inTime = runs.toSorted((a, b) => a.began - b.began || a.number - b.number);
  return new Map(
    inTime.map(({ began: _, ...run }, i) => [run.number, { ...run, place: numbers[i] as number }]),
  );
}

/** One point of a series. */
export interface SeriesPoint {
  readonly run: number;
  /** Among all runs, in the order of time. */
  readonly place: number;
  /** head ÷ reference, chained: with all moves of the reference counted in, so that it is against the first one. */
  readonly ratio: Estimate | null;
  /** What the moves of the reference amount to, ln: `ratio` without it is what was measured. */
  readonly moved: number;
  /** Counts the moves of the reference that nobody measured: points of different eras cannot be compared. */
  readonly era: number;
  /** Absolute values; the head's with its interval where there is no ratio. */
  readonly head: number | null;
  readonly headLog: Estimate | null;
  readonly reference: number | null;
}

/** A level that a series kept from one run to another. */
interface Level {
  readonly run: number;
  /** ln, chained as ratios are; of a series without any ratio, of absolute values. */
  readonly value: number;
}

/** What the publisher found in a series, in the order of time. */
interface SeriesFindings {
  readonly levels: readonly Level[];
  readonly changes: readonly SeriesChange[];
}

/** A series as it was published, in the order of time. */
export interface Series {
  readonly id: SeriesId;
  /** Series that were never measured against anything have absolute values alone. */
  readonly scale: "ratio" | "absolute";
  readonly points: readonly SeriesPoint[];
  /** Runs from which on another reference is measured against, and was measured against the one before. */
  readonly seams: readonly number[];
  /** Runs in which the case gave no usable numbers. */
  readonly invalid: readonly number[];
  readonly found: SeriesFindings;
}

/** A series from its case's blocks, in any order and perhaps not all of them; `runs` may lack some as well. */
export function seriesOf(id: SeriesId, blocks: readonly PointsBlock[], runs: Runs): Series {
  const inOrder = blocks.toSorted((a, b) => a.from - b.from);
  const parts = inOrder.flatMap((block) => partOf(block, id) ?? []);
  const published = withEras(
    parts.flatMap((part) => decoded(part, runs)),
    parts,
    runs,
  );
  return {
    id,
    scale: published.some(({ ratio }) => ratio !== null) ? "ratio" : "absolute",
    points: published.toSorted((a, b) => a.place - b.place),
    seams: parts.flatMap(({ seams }) => seams.map(({ run }) => run)),
    invalid: inOrder.flatMap(({ invalid }) => invalid),
    found: foundIn(parts.at(-1)),
  };
}

/** The columns of a series in a block. */
export function partOf(block: PointsBlock, id: SeriesId): SeriesPoints | undefined {
  const name = seriesName(id);
  return block.series.find((each) => seriesName({ ...each, case: block.case }) === name);
}

function foundIn(part: SeriesPoints | undefined): SeriesFindings {
  return {
    levels: part?.levels.map(({ run, value }) => ({ run, value: readLog(value) })) ?? [],
    changes: part?.changes ?? [],
  };
}

function decoded(part: SeriesPoints, runs: Runs): SeriesPoint[] {
  return part.runs.map((run, i) => {
    const [ratio, low, high] = [part.ratio[i] ?? null, part.low[i] ?? null, part.high[i] ?? null];
    const head = part.head[i] ?? null;
    const moved = readLog(movedUntil(part, run));
    return {
      run,
      place: runs.get(run)?.place ?? run,
      ratio: ratio === null ? null : shifted(readEstimate([ratio, low, high]), moved),
      moved,
      era: 0,
      head,
      headLog: head !== null && head > 0 ? headEstimate(head, ratio === null ? [low, high] : null) : null,
      reference: part.reference[i] ?? null,
    };
  });
}

function headEstimate(head: number, bounds: readonly [number | null, number | null] | null): Estimate {
  const [low, high] = bounds ?? [null, null];
  return shifted(readEstimate([0, low, high]), Math.log(head));
}

/** What the moves of the reference up to a run amount to, in LOG_UNIT. */
export function movedUntil({ moved = 0, seams }: SeriesPoints, run: number): number {
  return seams.reduce((sum, seam) => (seam.run <= run ? sum + seam.ratio : sum), moved);
}

/** Where the reference moved and nobody measured how far, another era begins. Points are in the order of publishing. */
function withEras(
  points: readonly SeriesPoint[],
  parts: readonly SeriesPoints[],
  runs: Runs,
): readonly SeriesPoint[] {
  const measured = new Set(parts.flatMap(({ seams }) => seams.map(({ run }) => run)));
  let era = 0;
  let before: string | null | undefined;
  return points.map((point) => {
    const run = runs.get(point.run);
    const against = run ? (run.reference?.commit ?? null) : before;
    if (before !== undefined && against !== before && !measured.has(point.run)) era++;
    before = against;
    return { ...point, era };
  });
}

/** What is plotted of a point, and looked at for changes: a night without a ratio is a gap among ratios. */
export function plotted({ ratio, headLog }: SeriesPoint, scale: Series["scale"]): Estimate | null {
  return scale === "ratio" ? ratio : headLog;
}

/** Where a run lies among points; of one that has no point there, the first point that was published after it; −1 where there is none. */
export function indexOfRun(points: readonly { readonly run: number }[], run: number): number {
  const exactly = points.findIndex((point) => point.run === run);
  return exactly >= 0 ? exactly : points.findIndex((point) => point.run >= run);
}
