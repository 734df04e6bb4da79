import { findChangePoints } from "../analyse/change-points.ts";
import type { Alert, Alerts, Watched } from "../model/alerts.ts";
import type { ChangeFound, Overview, PublishedRun } from "../model/history.ts";
import { accepting, nextAlerts, type Told, trendPoint } from "./alerts.ts";
import { ALERTS_FILE, alertsText, readAlerts } from "./alerts-file.ts";
import { type Appended, type AppendOptions, appendRun } from "./append.ts";
import type { SeriesWindow } from "./series.ts";
import type { Store } from "./store.ts";
import { watchedOf } from "./watched.ts";

export interface Decided extends Appended {
  readonly alerts: Alerts;
  readonly told: readonly Told[];
  /** Cases that are new, were not measured any more, or gave no numbers, in words. */
  readonly remarks: readonly string[];
}

/** Adds a run, and decides what there is to tell about it. `reasonFor` says why an alert is accepted, null if it is not. */
export async function appendAndDecide(
  run: PublishedRun,
  store: Store,
  options: AppendOptions,
  reasonFor: (alert: Alert) => Promise<string | null>,
): Promise<Decided> {
  const windows: SeriesWindow[] = [];
  const look = (window: SeriesWindow) => {
    windows.push(window);
    return null;
  };
  const before = await readAlerts(store);
  const first = await appendRun(run, store, { ...options, changeOf: look });
  if (first.added.length === 0) return { ...first, alerts: before, told: [], remarks: [] };
  const watched = windows.filter(({ gates }) => gates).map((window) => watchedOf(window, run));
  const { alerts, told } = await accepting(
    nextAlerts(before, watched, goneFrom(run, first.overview)),
    reasonFor,
  );
  const changes = new Map(watched.map((series) => [nameOf(series), changeIn(series, alerts.open)]));
  const appended = await appendRun(run, store, {
    ...options,
    changeOf: (window) => changes.get(nameOf(window)) ?? null,
    alerts: counted(first.overview.alerts, told),
  });
  const files = new Map(appended.files).set(ALERTS_FILE, alertsText(alerts));
  return { ...appended, files, alerts, told, remarks: remarksOn(run, first.overview) };
}

/** Runs without numbers of a case, so that one that only some nights measure is not gone. */
const AWAY = 10;

/** Tells which cases are not measured any more: the newest run did not try, and no run lately had numbers. */
function goneFrom(run: PublishedRun, { series, runs }: Overview): (caseId: string) => boolean {
  const there = new Set(run.cases.map(({ id }) => id));
  const lately = new Set(series.filter(({ last }) => last >= runs - AWAY).map((each) => each.case));
  return (id) => !there.has(id) && !lately.has(id);
}

const nameOf = ({ case: id, metric }: { readonly case: string; readonly metric: string }) =>
  `${id} ${metric}`;

/** Where a series changed last: as somebody was told, else as its change points say. */
function changeIn(series: Watched, open: readonly Alert[]): ChangeFound | null {
  const alert = open.findLast((each) => nameOf(each) === nameOf(series));
  if (alert) {
    const { run, after, ratio, kind, at } = alert;
    return { ...{ run, after, ratio, kind, at }, state: alert.state as ChangeFound["state"] };
  }
  const { changes } = findChangePoints(series.points.map(trendPoint));
  const far = Math.log1p(series.threshold);
  const last = changes.findLast(({ before, after }) => Math.abs(after - before) >= far);
  const [point, previous] = last ? [series.points[last.index], series.points[last.index - 1]] : [];
  if (!last || !point || !previous) return null;
  const rose = last.after > last.before;
  return {
    run: point.run,
    after: previous.run,
    ratio: [Math.exp(last.after - last.before), Math.exp(last.low), Math.exp(last.high)],
    kind: rose === (series.better === "higher") ? "improvement" : "regression",
    state: "confirmed",
    at: point.at,
  };
}

function counted(before: Overview["alerts"], told: readonly Told[]): Overview["alerts"] {
  const count = (holds: (each: Told) => boolean) => told.filter(holds).length;
  return {
    confirmed:
      before.confirmed +
      count(
        ({ event, alert }) => event === "confirmed" || (event === "raised" && alert.state === "confirmed"),
      ),
    withdrawn: before.withdrawn + count(({ event }) => event === "withdrawn"),
    accepted: before.accepted + count(({ event }) => event === "accepted"),
  };
}

/** What a reader of nothing but numbers would miss. */
function remarksOn(run: PublishedRun, { series, runs }: Overview): string[] {
  const number = runs - 1;
  const now = new Set(run.cases.map(({ id }) => id));
  const cases = [...new Set(series.map((each) => each.case))];
  const of = (id: string) => series.filter((each) => each.case === id);
  const fresh = number === 0 ? [] : cases.filter((id) => of(id).every(({ first }) => first === number));
  // Said once, in the first run without it.
  const gone = cases.filter((id) => !now.has(id) && of(id).some(({ last }) => last === number - 1));
  const invalid = run.cases.filter(({ verdict }) => verdict === "invalid").map(({ id }) => id);
  const line = (what: string, ids: readonly string[]) =>
    ids.length === 0 ? [] : [`${what}: ${ids.join(", ")}`];
  return [...line("new", fresh), ...line("not measured any more", gone), ...line("invalid", invalid)];
}
