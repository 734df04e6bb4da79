import { BLOCK, HISTORY_SCHEMA, OVERVIEW_FILE, type Overview, type PublishedRun } from "../model/history.ts";
import { badgeFiles } from "./badge.ts";
import { checkedRun } from "./checked-run.ts";
import { scriptText } from "./jsonp.ts";
import { addRun, allLedgers, draftFor, lastLedgers, writeBlocks } from "./pending-update.ts";
import { type Retention, retired } from "./retention.ts";
import { dayFolder } from "./run-file.ts";
import { type Changes, readOverview, type Store } from "./store.ts";
import { type ChangeOf, summarise } from "./summary.ts";
import { overview as overviewWire } from "./wire.ts";

export interface AppendOptions {
  /** owner/name, or the folder's name; and where its commits are shown. */
  readonly name: string;
  readonly url: string | null;
  readonly now: Date;
  /** None is found without it. */
  readonly changeOf?: ChangeOf;
  /** As they are without it. */
  readonly alerts?: Overview["alerts"];
  readonly retention?: Retention;
  /** Looks for the runs in all ledgers, for imports: files of single runs may be gone long before the runs are. */
  readonly everywhere?: boolean;
}

export interface Appended {
  /** Empty where every run was there already. */
  readonly files: Changes;
  /** Ids of the runs that were not there yet. */
  readonly added: readonly string[];
  readonly overview: Overview;
}

/** Adds one run to the trend. Adding it again changes nothing. */
export function appendRun(run: PublishedRun, store: Store, options: AppendOptions): Promise<Appended> {
  return appendRuns([run], store, options);
}

/**
 * Adds runs in this order, in one go. What is read and written depends on these runs and on the size of two blocks, not on how many
 * runs there were before. Throws a UsageError where a file that is to be changed cannot be read.
 */
export async function appendRuns(
  runs: readonly PublishedRun[],
  store: Store,
  options: AppendOptions,
): Promise<Appended> {
  const checked = runs.map(checkedRun);
  const before = (await readOverview(store)) ?? emptyOverview(options);
  const ledgers = await lastLedgers(before, store);
  const searched = options.everywhere ? await allLedgers(before, store) : [...ledgers.values()];
  const known = new Set(searched.flatMap((ledger) => ledger.runs.map(({ id }) => id)));
  const fresh = await notThere(checked, known, store);
  if (fresh.length === 0) return { files: new Map(), added: [], overview: before };

  const caseIds = [...new Set(fresh.flatMap((run) => run.cases.map(({ id }) => id)))];
  const draft = await draftFor(caseIds, ledgers, before, store);
  const added = fresh.map((run, i) => ({ number: before.runs + i, run }));
  for (const { number, run } of added) addRun(draft, number, run);
  writeBlocks(draft);
  const series = summarise(before, added, draft, options.changeOf ?? (() => null));
  const whole = counted({ ...before, series }, fresh, options);
  const { overview, gone } = await retired(whole, options.retention ?? {}, options.now, store);
  const files = new Map<string, string | null>([
    ...[...gone].map((path) => [path, null] as const),
    ...draft.files,
    [OVERVIEW_FILE, scriptText(OVERVIEW_FILE, overviewWire, overview)],
    ...badgeFiles(fresh.at(-1) as PublishedRun),
  ]);
  return { files, added: fresh.map(({ id }) => id), overview };
}

/** The runs that neither their own files nor the last ledgers know, each once. */
async function notThere(
  runs: readonly PublishedRun[],
  known: Set<string>,
  store: Store,
): Promise<readonly PublishedRun[]> {
  const days = new Map<string, ReadonlySet<string>>();
  for (const folder of new Set(runs.map(({ at }) => dayFolder(at))))
    days.set(folder, new Set(await store.list(folder)));
  return runs.filter(({ id, at }) => {
    if (known.has(id) || days.get(dayFolder(at))?.has(`${id}.json`)) return false;
    known.add(id);
    return true;
  });
}

function emptyOverview({ name, url, now }: AppendOptions): Overview {
  return {
    schema: HISTORY_SCHEMA,
    name,
    url,
    runs: 0,
    firstBlock: 0,
    updated: now.toISOString(),
    control: { runs: 0, alarms: 0 },
    minutes: 0,
    alerts: { confirmed: 0, withdrawn: 0, accepted: 0 },
    series: [],
  };
}

/** The sums over all runs. */
function counted(
  overview: Overview,
  runs: readonly PublishedRun[],
  { name, url, now, alerts = overview.alerts }: AppendOptions,
): Overview {
  const controls = runs.flatMap(({ control }) => (control === null ? [] : [control.verdict]));
  // Equal builds that could not be told apart are no alarm, nor is a night without numbers.
  const alarms = controls.filter((verdict) => verdict === "regression" || verdict === "improvement");
  const minutes = runs.reduce((sum, run) => sum + (run.minutes ?? 0), overview.minutes);
  return {
    ...overview,
    ...{ name, url, alerts },
    runs: overview.runs + runs.length,
    updated: now.toISOString(),
    control: {
      runs: overview.control.runs + controls.length,
      alarms: overview.control.alarms + alarms.length,
    },
    minutes: Math.round(minutes * 10) / 10,
    series: overview.series.filter(({ last }) => last >= overview.firstBlock * BLOCK),
  };
}
