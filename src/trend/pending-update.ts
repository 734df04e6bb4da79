import {
  type Alert,
  BLOCK,
  blockOf,
  type ChangeBetween,
  checkedRun,
  dayFolder,
  OVERVIEW_FILE,
  type Overview,
  overview as overviewDefinition,
  type PointsBlock,
  type PublishedRun,
  pointsBlock,
  pointsBlockFile,
  publishedRun,
  type RunsBlock,
  runFile,
  runsBlock,
  runsBlockFile,
  type SeriesChange,
  type SeriesId,
  type SeriesSummary,
  seriesName,
  TrendFileError,
  trendText,
} from "../format/trend.ts";
import { badgeFiles } from "./badge.ts";
import {
  blocksAround,
  emptyPointsBlock,
  emptyRunsBlock,
  pointsIn,
  seriesIdOf,
  withCase,
  withRun,
} from "./blocks.ts";
import { keptFindings, lastChange, type SeriesWindow, windowOf } from "./detect.ts";
import { readEstimate, shifted } from "./estimate.ts";
import { counted, emptyOverview, summarised, type TouchedSeries, type TrendName } from "./overview.ts";
import { type Retention, retired } from "./retention.ts";
import { partOf, plotted, type Runs, runsOf, type Series, seriesOf } from "./series.ts";
import { encodeSpark } from "./spark.ts";
import {
  type FileChanges,
  keyOf,
  readOverview,
  readPointsBlocks,
  readRunsBlocks,
  type Store,
} from "./store.ts";

export interface AppendOptions extends TrendName {
  readonly retention?: Retention;
  /** Looks for the runs in all blocks, for imports: files of single runs may be gone long before the runs are. So it does for old runs. */
  readonly everywhere?: boolean;
}

/** Runs that were added to the blocks they belong to, before it is decided what changed and before anything is written. */
interface PendingUpdate {
  /** Those that were not there yet. */
  readonly added: readonly PublishedRun[];
  /** With the added runs; changes are as they were before them. */
  readonly overview: Overview;
  readonly touched: readonly TouchedSeries[];
  readonly blocks: Blocks;
}

/** The blocks that were read or begun, and which of them have to be written. */
interface Blocks {
  readonly runs: Map<number, RunsBlock>;
  /** By their paths. */
  readonly points: Map<string, PointsBlock>;
  readonly changed: Set<string>;
}

/**
 * Reads what adding these runs touches and adds them, in this order. What is read depends on these runs and on the size of two blocks, not
 * on how many runs there were before. Throws a UsageError where a run cannot be kept, or a file that is to be changed cannot be read.
 */
export async function loadUpdate(
  runs: readonly PublishedRun[],
  store: Store,
  options: AppendOptions,
): Promise<PendingUpdate> {
  const checked = runs.map(checkedRun);
  const before = (await readOverview(store)) ?? emptyOverview(options);
  const around = blocksAround(before.runs, before.firstBlock);
  const lastRuns = await readRunsBlocks(store, around, before.runs);
  const isOlder = ({ at }: PublishedRun) =>
    lastRuns.every(({ runs }) => runs.every((run) => Date.parse(at) < Date.parse(run.at)));
  const searched =
    options.everywhere || checked.some(isOlder) ? await allRunsBlocks(before, store) : lastRuns;
  const known = new Set(searched.flatMap((block) => block.runs.map(sameRun)));
  const added = await notThere(checked, known, store);
  const caseIds = [...new Set(added.flatMap((run) => run.cases.map(({ id }) => id)))];
  const blocks: Blocks = {
    runs: new Map(around.map((block, i) => [block, lastRuns[i] as RunsBlock])),
    points: await pointsBlocksOf(caseIds, around, before, store),
    changed: new Set(),
  };
  const touched = addRuns(added, blocks, before);
  const series = summarised(before.series, touched);
  return { added, touched, blocks, overview: counted({ ...before, series }, added, options) };
}

/** The files of an update, once it is decided which alerts are open. Nothing is written where every run was there already. */
export async function finishUpdate(
  { added, overview, touched, blocks }: PendingUpdate,
  { open, alerts }: { readonly open: readonly Alert[]; readonly alerts: Overview["alerts"] },
  store: Store,
  { retention = {}, now }: AppendOptions,
): Promise<{ readonly files: FileChanges; readonly overview: Overview }> {
  const newest = added.at(-1);
  if (newest === undefined) return { files: new Map(), overview };
  const changes = new Map<string, SeriesSummary["change"]>();
  for (const { id, last, metric, window } of touched) {
    const own = open.filter((alert) => seriesName(alert) === seriesName(id));
    const found = keepFindings(id, blockOf(last), window, own, blocks);
    const change = metric.gates ? lastChange(found.changes, window, own) : null;
    changes.set(seriesName(id), change && withCommits(change, blocks.runs));
  }
  const series = overview.series.map((each) => {
    const change = changes.get(seriesName(each));
    if (change === undefined) return each;
    const isKnown = change?.run === each.change?.run && change?.previous === each.change?.previous;
    // The runs of a change that is older than the last two blocks are not read again.
    return { ...each, change: change && isKnown ? { ...each.change, ...change } : change };
  });
  const { overview: kept, gone } = await retired({ ...overview, series, alerts }, retention, now, store);
  const files = new Map<string, string | null>([
    ...[...gone].map((path) => [path, null] as const),
    ...blockFiles(blocks),
    ...added.map((run) => [runFile(run), trendText(runFile(run), publishedRun, run)] as const),
    [OVERVIEW_FILE, trendText(OVERVIEW_FILE, overviewDefinition, kept)],
    ...badgeFiles(newest),
  ]);
  return { files, overview: kept };
}

/** Enough of a commit's id for people and for links. */
const ABBREVIATED = 12;

/** The change with the commits that it lies between, where their runs are at hand. */
function withCommits(change: SeriesChange, known: Blocks["runs"]): ChangeBetween {
  const [from, to] = [change.previous, change.run].map((run) =>
    known.get(blockOf(run))?.runs[run % BLOCK]?.head.commit.slice(0, ABBREVIATED),
  );
  return from && to ? { ...change, between: [from, to] } : change;
}

/** All blocks of runs that are kept. */
function allRunsBlocks({ runs, firstBlock }: Overview, store: Store): Promise<readonly RunsBlock[]> {
  const count = Math.max(0, Math.ceil(runs / BLOCK) - firstBlock);
  return readRunsBlocks(
    store,
    Array.from({ length: count }, (_, i) => firstBlock + i),
    runs,
  );
}

/** The runs that neither their own files nor the blocks know, each once. */
async function notThere(
  runs: readonly PublishedRun[],
  known: Set<string>,
  store: Store,
): Promise<readonly PublishedRun[]> {
  const days = new Map<string, ReadonlySet<string>>();
  for (const folder of new Set(runs.map(({ at }) => dayFolder(at))))
    days.set(folder, new Set(await store.list(folder)));
  return runs.filter((run) => {
    const { id, at } = run;
    if (known.has(sameRun(run)) || days.get(dayFolder(at))?.has(`${id}.json`)) return false;
    known.add(sameRun(run));
    return true;
  });
}

/** The same for the same run alone: its id is short, and may come again in another year. */
const sameRun = ({ id, at }: Pick<PublishedRun, "id" | "at">): string => `${id} ${at}`;

/** The cases' blocks around the next run, and those in which their series had points last. */
async function pointsBlocksOf(
  caseIds: readonly string[],
  around: readonly number[],
  overview: Overview,
  store: Store,
): Promise<Map<string, PointsBlock>> {
  const lasts = Map.groupBy(overview.series, ({ case: id }) => id);
  const places = caseIds.flatMap((id) => {
    const last = lasts.get(id)?.map((series) => blockOf(series.last)) ?? [];
    return [...new Set([...around, ...last])].map((block) => ({
      case: id,
      block,
      isKept: last.includes(block),
    }));
  });
  const read = await readPointsBlocks(store, places);
  const blocks = new Map<string, PointsBlock>();
  for (const [i, { case: id, block, isKept }] of places.entries()) {
    const path = pointsBlockFile(keyOf(id), block);
    const found = read[i];
    if (found) blocks.set(path, found);
    else if (isKept)
      throw new TrendFileError(path, "missing", `is missing, though ${OVERVIEW_FILE} lists points in it`);
  }
  return blocks;
}

/** Adds runs to the blocks, in place: an import adds thousands. Whenever a block is full it is looked at what changed until then. */
function addRuns(added: readonly PublishedRun[], blocks: Blocks, before: Overview): readonly TouchedSeries[] {
  const firsts = new Map(before.series.map((series) => [seriesName(series), series.first]));
  const touched = new Map<string, TouchedSeries>();
  let inBlock = new Map<string, Omit<TouchedSeries, "window" | "spark">>();
  for (const [i, run] of added.entries()) {
    const number = before.runs + i;
    addRun(run, number, blocks);
    for (const published of run.cases)
      for (const metric of pointsIn(published)) {
        const id = seriesIdOf(published.id, metric);
        const name = seriesName(id);
        const { first = number, points = 0 } = inBlock.get(name) ?? touched.get(name) ?? {};
        inBlock.set(name, { id, case: published, metric, first, last: number, points: points + 1 });
        if (!firsts.has(name)) firsts.set(name, number);
      }
    const isLast = i === added.length - 1;
    if (!isLast && blockOf(number + 1) === blockOf(number)) continue;
    const kept = blocksAround(number, before.firstBlock);
    const runs = runsOf(kept.flatMap((block) => blocks.runs.get(block) ?? []));
    for (const [name, each] of inBlock) {
      const looked = { ...each, ...look(each, firsts.get(name) as number, kept, runs, blocks) };
      touched.set(name, looked);
      if (!isLast) keepFindings(each.id, blockOf(number), looked.window, [], blocks);
    }
    inBlock = new Map();
  }
  return [...touched.values()];
}

function addRun(run: PublishedRun, number: number, { runs, points, changed }: Blocks): void {
  const block = blockOf(number);
  runs.set(block, withRun(runs.get(block) ?? emptyRunsBlock(block), run));
  changed.add(runsBlockFile(block));
  for (const published of run.cases) {
    const path = pointsBlockFile(keyOf(published.id), block);
    const own = points.get(path) ?? emptyPointsBlock(published.id, block);
    points.set(
      path,
      withCase(own, number, published, () => earlierBlocks(published.id, block, points)),
    );
    changed.add(path);
  }
}

/** A case's blocks before this one, as far as they are known, the newest first. */
function earlierBlocks(caseId: string, block: number, points: Blocks["points"]): readonly PointsBlock[] {
  const key = keyOf(caseId);
  return Array.from({ length: block }, (_, i) => block - 1 - i).flatMap(
    (each) => points.get(pointsBlockFile(key, each)) ?? [],
  );
}

/** What a series' last two blocks show. */
function look(
  { id, case: published, metric, last }: Omit<TouchedSeries, "window" | "spark">,
  first: number,
  kept: readonly number[],
  runs: Runs,
  { points }: Blocks,
): Pick<TouchedSeries, "window" | "spark"> {
  const own = kept.flatMap((block) => points.get(pointsBlockFile(keyOf(id.case), block)) ?? []);
  const series = seriesOf(id, own, runs);
  const newest = series.points.find(({ run }) => run === last);
  const again = newest?.ratio && metric.again ? readEstimate(metric.again) : null;
  const window = windowOf(series, runs, {
    threshold: metric.threshold ?? published.threshold,
    hasOlder: first < (kept[0] as number) * BLOCK,
    again: again && shifted(again, newest?.moved ?? 0).interval,
  });
  return { window, spark: encodeSpark(sparkValues(series)) };
}

/** Ratios; of a series without any, ln(head ÷ the first head there). */
function sparkValues({ points, scale }: Series): readonly (number | null)[] {
  const values = points.map((point) => plotted(point, scale)?.value ?? null);
  const first = scale === "ratio" ? 0 : (values.find((value) => value !== null) ?? 0);
  return values.map((value) => (value === null ? null : value - first));
}

/** Puts what was found in a series into its last block. */
function keepFindings(
  id: SeriesId,
  block: number,
  window: SeriesWindow,
  open: readonly Alert[],
  { points }: Blocks,
): ReturnType<typeof keptFindings> {
  const path = pointsBlockFile(keyOf(id.case), block);
  const own = points.get(path) as PointsBlock;
  const part = partOf(own, id);
  const found = keptFindings(part ?? { levels: [], changes: [] }, window, open);
  const series = own.series.map((each) => (each === part ? { ...each, ...found } : each));
  points.set(path, { ...own, series });
  return found;
}

function blockFiles({ runs, points, changed }: Blocks): (readonly [path: string, text: string])[] {
  const files: [string, string][] = [];
  for (const [block, content] of runs) {
    const path = runsBlockFile(block);
    if (changed.has(path)) files.push([path, trendText(path, runsBlock, content)]);
  }
  for (const [path, content] of points)
    if (changed.has(path)) files.push([path, trendText(path, pointsBlock, content)]);
  return files;
}
