import {
  type ChangePoint,
  type ChangePoints,
  findChangePoints,
  SHORT,
  type TrendPoint,
} from "../analyse/change-points.ts";
import {
  type Alert,
  MOST_CHANGES,
  type SeriesChange,
  type SeriesId,
  type SeriesPoints,
  seriesName,
} from "../format/trend.ts";
import { type Estimate, type LogInterval, storedEstimate, storedLog } from "./estimate.ts";
import { plotted, type Runs, type Series } from "./series.ts";

/** Points in which change points are looked for. */
const LOOKED_AT = 200;

/** A 95% interval's half width in standard errors, for many degrees of freedom. */
const Z95 = 1.96;

export interface WindowPoint extends Estimate {
  readonly run: number;
  readonly commit: string;
  /** ISO 8601. */
  readonly at: string;
}

/** The last points of a series that can be compared with the newest, in the order of time, and what was found in them. */
export interface SeriesWindow {
  readonly id: SeriesId;
  /** The smallest change worth reporting, as a share. */
  readonly threshold: number;
  readonly points: readonly WindowPoint[];
  /** Null where there is no point. */
  readonly found: ChangePoints | null;
  /** Points before this index were seen by earlier windows as well, among more points before them: those know better. */
  readonly edge: number;
  /** The newest point, measured once more in the same night: its interval. */
  readonly again: LogInterval | null;
}

interface WindowOptions {
  readonly threshold: number;
  /** Whether the series has points before those of `series`. */
  readonly hasOlder: boolean;
  readonly again?: LogInterval | null;
}

export function windowOf(series: Series, runs: Runs, options: WindowOptions): SeriesWindow {
  const newest = Math.max(...series.points.map(({ run }) => run));
  const era = series.points.find(({ run }) => run === newest)?.era ?? 0;
  const comparable = series.points.flatMap((point): WindowPoint[] => {
    const estimate = point.era === era ? plotted(point, series.scale) : null;
    const run = runs.get(point.run);
    return estimate && run ? [{ ...estimate, run: point.run, commit: run.head.commit, at: run.at }] : [];
  });
  const points = comparable.slice(-LOOKED_AT);
  const isCut = comparable.length > points.length || (options.hasOlder && era === 0);
  return {
    id: series.id,
    threshold: options.threshold,
    points,
    found: changePointsOf(points),
    edge: isCut ? Math.min(SHORT.points, points.length) : 0,
    again: points.at(-1)?.run === newest ? (options.again ?? null) : null,
  };
}

/** Null where there is no point. */
export function changePointsOf(points: readonly WindowPoint[]): ChangePoints | null {
  return points.length === 0 ? null : findChangePoints(points.map(trendPoint));
}

function trendPoint({ value, interval }: Estimate): TrendPoint {
  return { value, se: interval && Math.max((interval.high - interval.low) / 2 / Z95, 1e-6) };
}

export const kindOf = ({ before, after }: ChangePoint, { better }: SeriesId): SeriesChange["kind"] =>
  after > before === (better === "higher") ? "improvement" : "regression";

export function changeEstimate({ before, after, low, high }: ChangePoint): Estimate {
  return { value: after - before, interval: { low, high } };
}

/** Two findings this many points apart are one: where a change lies is known to a point or so. */
export const NEAR = 3;

/**
 * The levels and changes of a series as they are kept, in the order of time: those found in the window, those from before it as they were
 * found then, and what open alerts know better: a change that one night suggests, and one that somebody accepted.
 */
export function keptFindings(
  earlier: Pick<SeriesPoints, "levels" | "changes">,
  window: SeriesWindow,
  open: readonly Alert[],
): Pick<SeriesPoints, "levels" | "changes"> {
  const { points, edge, found } = window;
  if (found === null) return { levels: earlier.levels, changes: earlier.changes };
  const indices = new Map(points.map(({ run }, i) => [run, i]));
  const indexOf = ({ run }: { readonly run: number }) => indices.get(run) ?? Number.NEGATIVE_INFINITY;
  const isNear = (a: number, b: number) => Math.abs(a - b) < NEAR;
  const starts = [0, ...found.changes.map(({ index }) => index)];
  // A change that was found at the edge may be found a point before it now, or behind: it is the same.
  const isKept = (each: { readonly run: number }) =>
    indexOf(each) < edge || starts.some((start) => start > 0 && start < edge && isNear(start, indexOf(each)));
  const [levelsBefore, changesBefore] = [earlier.levels.filter(isKept), earlier.changes.filter(isKept)];
  const isNew = (start: number) =>
    start >= edge && !levelsBefore.some((each) => isNear(start, indexOf(each)));
  const levelOf = (k: number) => storedLog(found.changes[k]?.before ?? found.level);
  const segments = starts.map((start, k) => ({ run: points[start]?.run ?? 0, start, value: levelOf(k) }));
  const levels = [
    ...(edge === 0 ? levelsBefore : reaching(levelsBefore)),
    ...segments
      .filter(({ start }) => isNew(start) || (levelsBefore.length === 0 && start === 0))
      .map(({ run, value }) => ({ run, value })),
  ];
  const changes = [
    ...changesBefore,
    ...found.changes.filter(({ index }) => isNew(index)).map((each) => changeOf(each, window)),
  ];
  return { levels: levels.slice(-MOST_CHANGES), changes: withAlerts(changes, open).slice(-MOST_CHANGES) };

  /** The level that reaches into the window is what the window says of it, as long as at least half of that is its points. */
  function reaching(list: SeriesPoints["levels"]): SeriesPoints["levels"] {
    const last = list.at(-1);
    const now = segments.findLast(({ start }) => start < edge);
    const end = segments.find(({ start }) => isNew(start))?.start ?? points.length;
    return last && now && end >= points.length / 2
      ? [...list.slice(0, -1), { run: last.run, value: now.value }]
      : list;
  }

  function withAlerts(list: readonly SeriesChange[], alerts: readonly Alert[]): SeriesChange[] {
    const isSame = (change: SeriesChange, alert: Alert) =>
      change.run === alert.run ||
      (change.kind === alert.kind && Math.abs(indexOf(change) - indexOf(alert)) <= NEAR);
    return alerts.reduce<SeriesChange[]>(
      (all, alert) => inTime([...all.filter((change) => !isSame(change, alert)), alertedChange(alert)]),
      [...list],
    );
  }
}

const inTime = (list: readonly SeriesChange[]) =>
  list.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.run - b.run);

function changeOf(found: ChangePoint, { id, points }: SeriesWindow): SeriesChange {
  const [point, previous] = [points[found.index], points[found.index - 1]] as [WindowPoint, WindowPoint];
  return {
    run: point.run,
    previous: previous.run,
    ratio: storedEstimate(changeEstimate(found)),
    kind: kindOf(found, id),
    state: "confirmed",
    at: point.at,
  };
}

/** As it is in sight: only provisional, confirmed and accepted alerts are open. */
function alertedChange({ run, previous, ratio, kind, state, at }: Alert): SeriesChange {
  return { run, previous, ratio, kind, state: state as SeriesChange["state"], at };
}

/** Where a series changed last: as an open alert says, else the last change that is as large as the threshold. */
export function lastChange(
  changes: readonly SeriesChange[],
  { id, threshold }: Pick<SeriesWindow, "id" | "threshold">,
  open: readonly Alert[],
): SeriesChange | null {
  const alert = open.findLast((each) => seriesName(each) === seriesName(id));
  const far = storedLog(Math.log1p(threshold));
  return alert
    ? alertedChange(alert)
    : (changes.findLast(({ ratio: [size] }) => Math.abs(size) >= far) ?? null);
}
