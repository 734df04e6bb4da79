import {
  ALERTS_FILE,
  type Alert,
  type Alerts,
  alerts as alertsDefinition,
  type Overview,
  type PublishedRun,
  type SeriesId,
  seriesName,
  trendText,
} from "../format/trend.ts";
import { type AlertEvent, accepting, nextAlerts } from "./alerts.ts";
import { IMPORTED_METRIC } from "./github-action-benchmark.ts";
import { type AppendOptions, finishUpdate, loadUpdate } from "./pending-update.ts";
import { type FileChanges, readAlerts, type Store } from "./store.ts";

interface Appended {
  /** Empty where every run was there already. */
  readonly files: FileChanges;
  /** Ids of the runs that were not there yet. */
  readonly added: readonly string[];
  readonly overview: Overview;
}

export interface Decided extends Appended {
  readonly alerts: Alerts;
  readonly events: readonly AlertEvent[];
  /** Cases that are new, were not measured this time, or gave no numbers, in words. */
  readonly remarks: readonly string[];
}

/** Adds one run to the trend. Adding it again changes nothing. */
export function appendRun(run: PublishedRun, store: Store, options: AppendOptions): Promise<Appended> {
  return appendRuns([run], store, options);
}

/** Adds runs in this order, in one go, without alerts. Throws what `loadUpdate` throws. */
export async function appendRuns(
  runs: readonly PublishedRun[],
  store: Store,
  options: AppendOptions,
): Promise<Appended> {
  const update = await loadUpdate(runs, store, options);
  const alerts = { open: [], alerts: update.overview.alerts };
  return { ...(await finishUpdate(update, alerts, store, options)), added: update.added.map(({ id }) => id) };
}

/**
 * Adds a run, and decides which alerts it raises or settles. `reasonFor` says why an alert is accepted, null if it is not. Where the run
 * is there already, its events are those of the first time as far as they still stand: a step that runs again gives the same answer.
 */
export async function appendAndDecide(
  run: PublishedRun,
  store: Store,
  options: AppendOptions,
  reasonFor: (alert: Alert) => Promise<string | null>,
): Promise<Decided> {
  const before = await readAlerts(store);
  const update = await loadUpdate([run], store, options);
  const { added, overview, touched } = update;
  if (added.length === 0) {
    const events = await stillStanding(reportedBy(run, before), before, reasonFor);
    return { files: new Map(), added: [], overview, alerts: before, events, remarks: [] };
  }
  const windows = touched.filter(({ metric }) => metric.gates).map(({ window }) => window);
  const next = nextAlerts(before, windows, goneFrom(run, overview));
  const { alerts: decidedOn, events } = await accepting(next, reasonFor);
  const alerts = withTold(decidedOn, run, events);
  const decided = { open: alerts.open, alerts: counted(overview.alerts, events) };
  const finished = await finishUpdate(update, decided, store, options);
  const files = new Map(finished.files).set(ALERTS_FILE, trendText(ALERTS_FILE, alertsDefinition, alerts));
  return {
    ...{ files, overview: finished.overview, added: [run.id] },
    ...{ alerts, events, remarks: remarksOn(run, overview) },
  };
}

/** Runs whose events are kept. */
const MOST_REPORTED = 20;

const isReported =
  ({ id, at }: PublishedRun) =>
  (each: { readonly run: string; readonly at: string }) =>
    each.run === id && each.at === at;

function reportedBy(run: PublishedRun, { reported = [] }: Alerts): readonly AlertEvent[] {
  return reported.find(isReported(run))?.events ?? [];
}

function withTold(alerts: Alerts, run: PublishedRun, events: readonly AlertEvent[]): Alerts {
  const { reported = [], ...rest } = alerts;
  const all = events.length === 0 ? reported : [...reported, { run: run.id, at: run.at, events }];
  return all.length === 0 ? rest : { ...rest, reported: all.slice(-MOST_REPORTED) };
}

/** Without what was raised and is over meanwhile, or accepted. */
async function stillStanding(
  events: readonly AlertEvent[],
  { open }: Alerts,
  reasonFor: (alert: Alert) => Promise<string | null>,
): Promise<readonly AlertEvent[]> {
  const standing: AlertEvent[] = [];
  for (const each of events) {
    const { event, alert } = each;
    const isNews = event === "raised" || event === "confirmed";
    const isOpen = open.some(
      ({ kind, state, ...other }) =>
        state !== "accepted" && kind === alert.kind && seriesName(other) === seriesName(alert),
    );
    if (!isNews || (isOpen && (await reasonFor(alert)) === null)) standing.push(each);
  }
  return standing;
}

/** Runs without numbers of a case, so that one that only some nights measure is not gone. */
const AWAY = 10;

/** Tells which cases are not measured any more: the newest run did not try, and no run lately had numbers. */
function goneFrom(run: PublishedRun, { series, runs }: Overview): (caseId: string) => boolean {
  const there = new Set(run.cases.map(({ id }) => id));
  const lately = new Set(series.filter(({ last }) => last >= runs - AWAY).map((each) => each.case));
  return (id) => !there.has(id) && !lately.has(id);
}

function counted(before: Overview["alerts"], events: readonly AlertEvent[]): Overview["alerts"] {
  const count = (holds: (each: AlertEvent) => boolean) => events.filter(holds).length;
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

/** Names that a line holds. */
const NAMED = 10;

const shortened = (ids: readonly string[]): string =>
  [...ids.slice(0, NAMED), ...(ids.length > NAMED ? [`and ${ids.length - NAMED} more`] : [])].join(", ");

/** What a reader of nothing but numbers would miss. */
function remarksOn(run: PublishedRun, { series, runs }: Overview): string[] {
  const number = runs - 1;
  const now = new Set(run.cases.map(({ id }) => id));
  // What another tool measured is not ours to measure.
  const isOurs = ({ metric }: SeriesId) => metric !== IMPORTED_METRIC;
  const cases = [...new Set(series.map((each) => each.case))];
  const of = (id: string) => series.filter((each) => each.case === id);
  const fresh = number === 0 ? [] : cases.filter((id) => of(id).every(({ first }) => first === number));
  // Said once, in the first run without it: two configurations may take turns in one series of runs.
  const gone = cases.filter(
    (id) => !now.has(id) && of(id).some((each) => isOurs(each) && each.last === number - 1),
  );
  const invalid = run.cases.filter(({ verdict }) => verdict === "invalid").map(({ id }) => id);
  const line = (what: string, ids: readonly string[]) =>
    ids.length === 0 ? [] : [`${what}: ${shortened(ids)}`];
  const { planted } = run;
  const missed = planted !== undefined && planted.outcome !== "found" ? [planted] : [];
  const what =
    planted?.outcome === "not-found"
      ? "a slowdown added on purpose was not found"
      : "the slowdown added on purpose was not measured";
  return [
    ...line(
      what,
      missed.map((each) => each.case),
    ),
    ...line("new", fresh),
    ...line("not measured this time", gone),
    ...line("invalid", invalid),
  ];
}
