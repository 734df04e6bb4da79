import type { Watched, WatchedPoint } from "../model/alerts.ts";
import type { PublishedRun } from "../model/history.ts";
import type { SeriesPoint, SeriesWindow } from "./series.ts";

/** The points that alerts are decided by: as many nights as change points are looked for in. */
const LOOKED_AT = 200;

/** A series' last points as alerts are decided by. What has no ratio (imported figures) is watched by its absolute values. */
export function watchedOf(window: SeriesWindow, newest: Pick<PublishedRun, "cases">): Watched {
  const { case: id, metric, better, threshold } = window;
  const last = window.points.at(-1);
  const again = newest.cases
    .find((each) => each.id === id)
    ?.metrics.find(({ name }) => name === metric)?.again;
  const offset = last && last.chained !== null && last.ratio !== null ? last.chained - last.ratio : null;
  return {
    ...{ case: id, metric, better, threshold },
    points: unbroken(window.points)
      .flatMap(pointOf)
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

function pointOf({ run, commit, at, chained, head, low, high }: SeriesPoint): WatchedPoint[] {
  const value = chained ?? (head !== null && head > 0 ? Math.log(head) : null);
  if (value === null) return [];
  return [
    {
      ...{ run, commit, at, value },
      low: low === null ? null : value + low,
      high: high === null ? null : value + high,
    },
  ];
}
