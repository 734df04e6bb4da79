import type { Watched, WatchedPoint } from "../model/alerts.ts";
import type { PublishedRun } from "../model/history.ts";
import { hasRatios, type SeriesPoint, type SeriesWindow } from "./series.ts";

/** The points that alerts are decided by: as many nights as change points are looked for in. */
const LOOKED_AT = 200;

/** A series' last points as alerts are decided by. What has no ratio at all (imported figures) is watched by its absolute values. */
export function watchedOf(window: SeriesWindow, newest: Pick<PublishedRun, "cases">): Watched {
  const { case: id, metric, better, threshold } = window;
  const last = window.points.at(-1);
  const scale = hasRatios(window) ? chainedOf : absoluteOf;
  const again = newest.cases
    .find((each) => each.id === id)
    ?.metrics.find(({ name }) => name === metric)?.again;
  const offset = last && last.chained !== null && last.ratio !== null ? last.chained - last.ratio : null;
  return {
    ...{ case: id, metric, better, threshold },
    points: unbroken(window.points)
      .flatMap((point) => pointOf(point, scale(point)))
      .toSorted((a, b) => a.at.localeCompare(b.at) || a.run - b.run)
      .slice(-LOOKED_AT),
    again:
      again && offset !== null
        ? { low: Math.log(again[1]) + offset, high: Math.log(again[2]) + offset }
        : null,
  };
}

/** Where the reference moved and nobody measured how far, what lies before cannot be compared. */
function unbroken(points: readonly SeriesPoint[]): readonly SeriesPoint[] {
  const broken = points.findLastIndex(
    ({ against, seam }, i) => i > 0 && !seam && against !== points[i - 1]?.against,
  );
  return broken < 0 ? points : points.slice(broken);
}

const chainedOf = ({ chained }: SeriesPoint): number | null => chained;

const absoluteOf = ({ head }: SeriesPoint): number | null =>
  head !== null && head > 0 ? Math.log(head) : null;

function pointOf({ run, commit, at, low, high }: SeriesPoint, value: number | null): WatchedPoint[] {
  if (value === null) return [];
  return [
    {
      ...{ run, commit, at, value },
      low: low === null ? null : value + low,
      high: high === null ? null : value + high,
    },
  ];
}
