import {
  type ChangePoint,
  type ChangePoints,
  findChangePoints,
  type TrendPoint,
} from "../analyse/change-points.ts";
import type { Alert, Alerts, Watched, WatchedPoint } from "../model/alerts.ts";

/** What happened to an alert this time. */
export interface Told {
  readonly event: "raised" | "confirmed" | "withdrawn" | "recovered" | "gone" | "accepted";
  readonly alert: Alert;
}

/** Two findings this many points apart are one: where a change lies is told to a point or so. */
const NEAR = 3;
/** Nights in which the change points must have confirmed what one night suggested. */
const TO_CONFIRM = 10;
/** A change that lies further back is history, not news. */
const NEWS = 30;
/** Points that a level needs before a single night can stand out from it. */
const ENOUGH = 5;
const KEPT = 100;

/** A 95 % interval's half width in standard errors, for many degrees of freedom. */
const Z95 = 1.96;

/** The alerts after one more run, and what there is to tell about it. `isGone` knows the cases that are not measured any more. */
export function nextAlerts(
  earlier: Alerts,
  watched: readonly Watched[],
  isGone: (caseId: string) => boolean,
): { readonly alerts: Alerts; readonly told: readonly Told[] } {
  const told: Told[] = [];
  const measured = watched.filter(({ points }) => points.length > 0);
  const seen = new Set(measured.map(nameOf));
  const away = earlier.open.filter((alert) => !seen.has(nameOf(alert)));
  const over = away
    .filter((alert) => isGone(alert.case))
    .map((alert): Alert => ({ ...alert, state: "gone" }));
  told.push(...over.map((alert) => ({ event: "gone" as const, alert })));
  // What was not measured this time is neither confirmed nor over.
  let open = away.filter((alert) => !isGone(alert.case));
  for (const series of measured) {
    const course = findChangePoints(series.points.map(trendPoint));
    const known = earlier.open.filter((alert) => nameOf(alert) === nameOf(series));
    const settled = known.map((alert) => follow(alert, series, course));
    for (const { alert, event } of settled) {
      if (event) told.push({ event, alert });
      if (isOver(alert)) over.push(alert);
    }
    const now = settled.map(({ alert }) => alert);
    const left = now.filter((alert) => !isOver(alert));
    const closed = earlier.closed.filter((alert) => nameOf(alert) === nameOf(series));
    const fresh = raised(series, course, [...now, ...closed].filter(isKnown));
    if (fresh) told.push(fresh);
    open = [...open, ...left, ...(fresh ? [fresh.alert] : [])];
  }
  return {
    alerts: { schema: earlier.schema, open, closed: [...earlier.closed, ...over].slice(-KEPT) },
    told,
  };
}

/**
 * The same, with what somebody accepted as accepted. `reasonFor` is asked for each alert that is open, since people accept a
 * change after they were told of it.
 */
export async function accepting(
  { alerts, told }: ReturnType<typeof nextAlerts>,
  reasonFor: (alert: Alert) => Promise<string | null>,
): Promise<ReturnType<typeof nextAlerts>> {
  const open: Alert[] = [];
  const accepted: Told[] = [];
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
  const rest = told.filter(({ alert }) => !spared.has(alert));
  return { alerts: { ...alerts, open }, told: [...rest, ...accepted] };
}

const nameOf = (series: { readonly case: string; readonly metric: string }) =>
  `${series.case} ${series.metric}`;

const isOver = ({ state }: Alert) => state === "withdrawn" || state === "recovered";

/** Whether it need not be told again: what was withdrawn may be a change after all, and a case that was gone may come back. */
const isKnown = ({ state }: Alert) => state !== "withdrawn" && state !== "gone";

export function trendPoint({ value, low, high }: WatchedPoint): TrendPoint {
  return { value, se: low === null || high === null ? null : Math.max((high - low) / 2 / Z95, 1e-6) };
}

/** What became of an alert: the nights after it confirm or withdraw it, and a series may come back. */
function follow(
  alert: Alert,
  series: Watched,
  course: ChangePoints,
): { alert: Alert; event: Told["event"] | null } {
  const { points } = series;
  const at = points.findIndex(({ run }) => run >= alert.run);
  // No point from it on is looked at, as where its nights are gaps. One older than the window is followed from the first point on.
  if (at < 0) return { alert, event: null };
  const found = course.changes.find(
    (change) =>
      Math.abs(change.index - at) <= NEAR && isLarge(change, series) && kindOf(change, series) === alert.kind,
  );
  if (alert.state === "provisional") {
    if (found) return { alert: { ...alertOf(series, found), state: "confirmed" }, event: "confirmed" };
    const gone = points.length - 1 - at >= TO_CONFIRM;
    return gone ? { alert: { ...alert, state: "withdrawn" }, event: "withdrawn" } : { alert, event: null };
  }
  const back = course.changes.findLast(({ index }) => index > at + NEAR);
  if (back && isBack(course.level, alert, series.threshold)) {
    const until = (points[back.index] as WatchedPoint).run;
    return { alert: { ...alert, state: "recovered", until }, event: "recovered" };
  }
  return { alert, event: null };
}

/** Whether a series stands where it stood before, or better. */
function isBack(level: number, { before, kind, ratio }: Alert, threshold: number): boolean {
  const far = Math.log1p(threshold);
  const down = ratio[0] < 1;
  const off = down ? before - level : level - before;
  return kind === "regression" ? off < far : Math.abs(off) < far;
}

/** Whether nobody was told yet of a change of this kind near this index. */
type IsNew = (index: number, kind: Alert["kind"]) => boolean;

const isLarge = ({ before, after }: ChangePoint, { threshold }: Watched) =>
  Math.abs(after - before) >= Math.log1p(threshold);

const kindOf = ({ before, after }: ChangePoint, { better }: Watched): Alert["kind"] =>
  after > before === (better === "higher") ? "improvement" : "regression";

/** A change that nobody was told of yet: found by the change points, else by a night that was measured twice. */
function raised(series: Watched, course: ChangePoints, known: readonly Alert[]): Told | null {
  const { points } = series;
  const isNear = (run: number, index: number) =>
    Math.abs(points.findIndex((point) => point.run >= run) - index) <= NEAR;
  const isNew: IsNew = (index, kind) =>
    points.length - index <= NEWS &&
    !known.some(
      (alert) =>
        // What one night showed says nothing about a change the other way.
        (isNear(alert.run, index) && (alert.kind === kind || alert.state !== "provisional")) ||
        (alert.until !== undefined && isNear(alert.until, index)),
    );
  const found = course.changes.findLast(
    (change) => isLarge(change, series) && isNew(change.index, kindOf(change, series)),
  );
  const fresh = found
    ? ({ ...alertOf(series, found), state: "confirmed" } as const)
    : standingOut(series, isNew);
  return fresh && { event: "raised", alert: fresh };
}

/** The newest night, where both of its measurements lie beyond the threshold from the level of the nights before. */
function standingOut(series: Watched, isNew: IsNew): Alert | null {
  const { points, again, threshold } = series;
  const last = points.at(-1);
  if (!last || again === null || last.low === null || last.high === null) return null;
  if (points.length <= ENOUGH) return null;
  const before = findChangePoints(points.slice(0, -1).map(trendPoint));
  const far = Math.log1p(threshold);
  const above = last.low > before.level + far && again.low > before.level + far;
  const below = last.high < before.level - far && again.high < before.level - far;
  if (!above && !below) return null;
  const change: ChangePoint = {
    index: points.length - 1,
    before: before.level,
    after: last.value,
    low: last.low - before.level,
    high: last.high - before.level,
  };
  return isNew(change.index, kindOf(change, series))
    ? { ...alertOf(series, change), state: "provisional" }
    : null;
}

function alertOf(series: Watched, change: ChangePoint): Alert {
  const { index, before, after, low, high } = change;
  const first = series.points[index] as WatchedPoint;
  const last = series.points[Math.max(0, index - 1)] as WatchedPoint;
  return {
    case: series.case,
    metric: series.metric,
    kind: kindOf(change, series),
    state: "provisional",
    run: first.run,
    after: last.run,
    to: first.commit,
    from: last.commit,
    ratio: [Math.exp(after - before), Math.exp(low), Math.exp(high)],
    before,
    at: first.at,
  };
}
