import type { ChangePoint, ChangePoints } from "../analyse/change-points.ts";
import { type Alert, type Alerts, seriesName } from "../format/trend.ts";
import {
  changeEstimate,
  changePointsOf,
  kindOf,
  NEAR,
  type SeriesWindow,
  type WindowPoint,
} from "./detect.ts";
import { readLog, storedEstimate, storedLog } from "./estimate.ts";
import { indexOfRun } from "./series.ts";

/** What happened to an alert this time. */
export type AlertEvent = NonNullable<Alerts["reported"]>[number]["events"][number];

/** Nights in which the change points must have confirmed what one night suggested. */
const TO_CONFIRM = 10;
/** A change that lies further back is history, not news. */
const NEWS = 30;
/** Points that a level needs before a single night can stand out from it. */
const ENOUGH = 5;
const KEPT = 100;

interface NextAlerts {
  readonly alerts: Alerts;
  readonly events: readonly AlertEvent[];
}

/** The alerts after one more run, and what happened to them. `isGone` knows the cases that are not measured any more. */
export function nextAlerts(
  earlier: Alerts,
  windows: readonly SeriesWindow[],
  isGone: (caseId: string) => boolean,
): NextAlerts {
  const events: AlertEvent[] = [];
  const measured = windows.flatMap((series) => (series.found ? [{ series, found: series.found }] : []));
  const seen = new Set(measured.map(({ series }) => seriesName(series.id)));
  const away = earlier.open.filter((alert) => !seen.has(seriesName(alert)));
  const over = away
    .filter((alert) => isGone(alert.case))
    .map((alert): Alert => ({ ...alert, state: "gone" }));
  events.push(...over.map((alert) => ({ event: "gone" as const, alert })));
  // What was not measured this time is neither confirmed nor over.
  let open = away.filter((alert) => !isGone(alert.case));
  for (const { series, found } of measured) {
    const ofSeries = (alert: Alert) => seriesName(alert) === seriesName(series.id);
    const settled = earlier.open.filter(ofSeries).map((alert) => follow(alert, series, found));
    for (const { alert, event } of settled) {
      if (event) events.push({ event, alert });
      if (isOver(alert)) over.push(alert);
    }
    const now = settled.map(({ alert }) => alert);
    const left = now.filter((alert) => !isOver(alert));
    const fresh = raised(series, found, [...now, ...earlier.closed.filter(ofSeries)].filter(isKnown));
    if (fresh) events.push(fresh);
    open = [...open, ...left, ...(fresh ? [fresh.alert] : [])];
  }
  return {
    alerts: { ...earlier, open, closed: [...earlier.closed, ...over].slice(-KEPT) },
    events,
  };
}

/**
 * The same, with what somebody accepted as accepted. `reasonFor` is asked for each alert that is open, since people accept a
 * change after it was reported.
 */
export async function accepting(
  { alerts, events }: NextAlerts,
  reasonFor: (alert: Alert) => Promise<string | null>,
): Promise<NextAlerts> {
  const open: Alert[] = [];
  const accepted: AlertEvent[] = [];
  const spared = new Set<Alert>();
  for (const alert of alerts.open) {
    const reason = alert.state === "accepted" ? null : await reasonFor(alert);
    if (reason === null) open.push(alert);
    else {
      const next: Alert = { ...alert, state: "accepted", reason };
      open.push(next);
      accepted.push({ event: "accepted", alert: next });
      spared.add(alert);
    }
  }
  const rest = events.filter(({ alert }) => !spared.has(alert));
  return { alerts: { ...alerts, open }, events: [...rest, ...accepted] };
}

const isOver = ({ state }: Alert) => state === "withdrawn" || state === "recovered";

/** Whether it is not raised again: what was withdrawn may be a change after all, and a case that was gone may come back. */
const isKnown = ({ state }: Alert) => state !== "withdrawn" && state !== "gone";

/** What became of an alert: the nights after it confirm or withdraw it, and a series may come back. */
function follow(
  alert: Alert,
  series: SeriesWindow,
  found: ChangePoints,
): { alert: Alert; event: AlertEvent["event"] | null } {
  const { points } = series;
  const at = indexOfRun(points, alert.run);
  // No point from it on is looked at, as where its nights are gaps. One older than the window is followed from the first point on.
  if (at < 0) return { alert, event: null };
  const same = found.changes.find(
    (change) =>
      Math.abs(change.index - at) <= NEAR &&
      isLarge(change, series) &&
      kindOf(change, series.id) === alert.kind,
  );
  if (alert.state === "provisional") {
    if (same) return { alert: { ...alertOf(series, same), state: "confirmed" }, event: "confirmed" };
    const gone = points.length - 1 - at >= TO_CONFIRM;
    return gone ? { alert: { ...alert, state: "withdrawn" }, event: "withdrawn" } : { alert, event: null };
  }
  const back = found.changes.findLast(({ index }) => index > at + NEAR);
  if (back && isBack(found.level, alert, series.threshold)) {
    const until = (points[back.index] as WindowPoint).run;
    return { alert: { ...alert, state: "recovered", until }, event: "recovered" };
  }
  return { alert, event: null };
}

/** Whether a series stands where it stood before, or better. */
function isBack(level: number, { before, kind, ratio: [size] }: Alert, threshold: number): boolean {
  const far = Math.log1p(threshold);
  const down = size < 0;
  const off = down ? readLog(before) - level : level - readLog(before);
  return kind === "regression" ? off < far : Math.abs(off) < far;
}

/** Whether no change of this kind near this index was raised yet. */
type IsNew = (index: number, kind: Alert["kind"]) => boolean;

const isLarge = ({ before, after }: ChangePoint, { threshold }: SeriesWindow) =>
  Math.abs(after - before) >= Math.log1p(threshold);

/** A change that was not raised yet: found by the change points, else by a night that was measured twice. */
function raised(series: SeriesWindow, found: ChangePoints, known: readonly Alert[]): AlertEvent | null {
  const { points } = series;
  const isNear = (run: number, index: number) => Math.abs(indexOfRun(points, run) - index) <= NEAR;
  const isNew: IsNew = (index, kind) =>
    points.length - index <= NEWS &&
    !known.some(
      (alert) =>
        // What one night showed says nothing about a change the other way.
        (isNear(alert.run, index) && (alert.kind === kind || alert.state !== "provisional")) ||
        (alert.until !== undefined && isNear(alert.until, index)),
    );
  const last = found.changes.findLast(
    (change) => isLarge(change, series) && isNew(change.index, kindOf(change, series.id)),
  );
  const fresh = last
    ? ({ ...alertOf(series, last), state: "confirmed" } as const)
    : standingOut(series, isNew);
  return fresh && { event: "raised", alert: fresh };
}

/** The newest night, where both of its measurements lie beyond the threshold from the level of the nights before. */
function standingOut(series: SeriesWindow, isNew: IsNew): Alert | null {
  const { points, again, threshold } = series;
  const last = points.at(-1);
  if (!last?.interval || again === null || points.length <= ENOUGH) return null;
  const before = changePointsOf(points.slice(0, -1)) as ChangePoints;
  const { low, high } = last.interval;
  const far = Math.log1p(threshold);
  const above = low > before.level + far && again.low > before.level + far;
  const below = high < before.level - far && again.high < before.level - far;
  if (!above && !below) return null;
  const change: ChangePoint = {
    index: points.length - 1,
    before: before.level,
    after: last.value,
    low: low - before.level,
    high: high - before.level,
  };
  return isNew(change.index, kindOf(change, series.id))
    ? { ...alertOf(series, change), state: "provisional" }
    : null;
}

function alertOf({ id, points }: SeriesWindow, change: ChangePoint): Alert {
  const first = points[change.index] as WindowPoint;
  const last = points[Math.max(0, change.index - 1)] as WindowPoint;
  return {
    ...{ case: id.case, metric: id.metric, unit: id.unit, better: id.better },
    kind: kindOf(change, id),
    state: "provisional",
    run: first.run,
    previous: last.run,
    to: first.commit,
    from: last.commit,
    ratio: storedEstimate(changeEstimate(change)),
    before: storedLog(change.before),
    at: first.at,
  };
}
