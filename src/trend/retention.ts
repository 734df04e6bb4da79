import {
  BLOCK,
  blockOf,
  type Overview,
  POINTS_BLOCKS,
  type PointsBlock,
  pointsBlockFile,
  runsBlockFile,
  type SeriesSummary,
} from "../format/trend.ts";
import { partOf } from "./series.ts";
import { readPointsBlocks, readRunsBlocks, type Store } from "./store.ts";

/** How long things are kept, in seconds; for ever without. */
export interface Retention {
  /** Blocks: they go whole, once their last run is older. */
  readonly keep?: number | undefined;
  /** The files of single runs. */
  readonly runs?: number | undefined;
}

/** What one publish takes away at most; the rest goes with the next ones. */
const MOST_BLOCKS = 2;
const MOST_DAYS = 31;

/** The overview without what has become too old, and the files that go. The open block and the one before always stay. */
export async function retired(
  overview: Overview,
  { keep, runs }: Retention,
  now: Date,
  store: Store,
): Promise<{ readonly overview: Overview; readonly gone: ReadonlySet<string> }> {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  const gone = new Set<string>();
  if (runs !== undefined) for (const path of await oldRuns(before(runs), store)) gone.add(path);
  const blocks = keep === undefined ? [] : await oldBlocks(overview, before(keep), store);
  let left = overview;
  for (const block of blocks) {
    for (const key of await store.list(POINTS_BLOCKS)) gone.add(pointsBlockFile(key, block));
    gone.add(runsBlockFile(block));
    left = await withoutBlock(left, block, store);
  }
  return { overview: left, gone };
}

async function oldBlocks(overview: Overview, limit: Date, store: Store): Promise<readonly number[]> {
  const open = blockOf(overview.runs - 1);
  const candidates = Array.from({ length: MOST_BLOCKS }, (_, i) => overview.firstBlock + i).filter(
    (block) => block < open - 1,
  );
  const runs = await readRunsBlocks(store, candidates, overview.runs);
  const old = runs.map((each) => each.runs.every(({ at }) => new Date(at) < limit));
  const kept = old.indexOf(false);
  return kept < 0 ? candidates : candidates.slice(0, kept);
}

/** Series lose the block's points; those that have none left are forgotten. */
async function withoutBlock(overview: Overview, block: number, store: Store): Promise<Overview> {
  const from = (block + 1) * BLOCK;
  const touched = overview.series.filter(({ first }) => first < from);
  const ids = [...new Set(touched.map((each) => each.case))];
  const read = await readPointsBlocks(
    store,
    ids.map((id) => ({ case: id, block })),
  );
  const points = new Map(ids.map((id, i) => [id, read[i] ?? null]));
  const series = overview.series
    .filter(({ last }) => last >= from)
    .map((each) => (each.first < from ? shortened(each, points.get(each.case) ?? null, from) : each));
  return { ...overview, firstBlock: block + 1, series };
}

function shortened(series: SeriesSummary, block: PointsBlock | null, from: number): SeriesSummary {
  const lost = block ? partOf(block, series) : undefined;
  // Where it goes on is not looked up: no earlier than the first run that is kept.
  return { ...series, first: from, points: Math.max(1, series.points - (lost?.runs.length ?? 0)) };
}

/** Files of runs on days that are over the limit, oldest first. */
async function oldRuns(limit: Date, store: Store): Promise<readonly string[]> {
  const until = limit.toISOString().slice(0, 10).split("-");
  const paths: string[] = [];
  let days = 0;
  const visit = async (folder: string, level: number, edge: boolean): Promise<void> => {
    for (const name of [...(await store.list(folder))].sort()) {
      const bound = until[level] as string;
      // Names that are no year, month or day are not ours.
      if (days >= MOST_DAYS || !/^\d{2,4}$/.test(name)) continue;
      if (edge && (level === 2 ? name >= bound : name > bound)) return;
      const path = `${folder}/${name}`;
      if (level < 2) await visit(path, level + 1, edge && name === bound);
      else {
        days++;
        for (const file of await store.list(path)) if (file.endsWith(".json")) paths.push(`${path}/${file}`);
      }
    }
  };
  await visit("runs", 0, true);
  const texts = await store.read(paths);
  // On a branch that is a site others may have put files there too.
  return paths.filter((_, i) => texts[i]?.startsWith(`{"schema":`));
}
