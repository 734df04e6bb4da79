import { createHash } from "node:crypto";
import {
  ALERTS_FILE,
  type Alerts,
  alerts,
  BLOCK,
  blockOf,
  OVERVIEW_FILE,
  type Overview,
  overview,
  type PointsBlock,
  pointsBlock,
  pointsBlockFile,
  RUNS_BLOCKS,
  type RunsBlock,
  readTrendText,
  runsBlock,
  runsBlockFile,
  TREND_SCHEMA,
  TrendFileError,
} from "../format/trend.ts";
import { emptyRunsBlock } from "./blocks.ts";

/** The trend's folder, wherever it lies. Paths are within it. */
export interface Store {
  /** The files' texts in the order of their paths, null where there is none. */
  readonly read: (paths: readonly string[]) => Promise<readonly (string | null)[]>;
  /** Names of what lies in a folder; none where it is not there. */
  readonly list: (folder: string) => Promise<readonly string[]>;
}

/** Files to write; null takes one away. */
export type FileChanges = ReadonlyMap<string, string | null>;

const LONGEST_KEY = 40;

/**
 * The folder of a case among the points: readable, and made unique by a hash. Small letters, digits and hyphens alone, so that it means the
 * same on every file system and in every address.
 */
export function keyOf(caseId: string): string {
  const slug = caseId
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, LONGEST_KEY)
    .replace(/-$/, "");
  return `${slug || "case"}-${createHash("sha256").update(caseId).digest("hex").slice(0, 8)}`;
}

const damaged = (path: string, why: string) => new TrendFileError(path, "damaged", why);
const missing = (path: string, why: string) => new TrendFileError(path, "missing", `is missing, ${why}`);

/** What is known of the trend, null where nothing was published yet. Throws where it cannot be read: it is never taken for empty. */
export async function readOverview(store: Store): Promise<Overview | null> {
  const [text] = await store.read([OVERVIEW_FILE]);
  if (typeof text === "string") return readTrendText(OVERVIEW_FILE, overview, text);
  if ((await store.list(RUNS_BLOCKS)).length > 0) throw missing(OVERVIEW_FILE, "though runs were published");
  return null;
}

/** The alerts so far; none where nobody was ever reported. Throws where they cannot be read. */
export async function readAlerts(store: Store): Promise<Alerts> {
  const [text] = await store.read([ALERTS_FILE]);
  return typeof text === "string"
    ? readTrendText(ALERTS_FILE, alerts, text)
    : { schema: TREND_SCHEMA, open: [], closed: [] };
}

/** The runs of each block; of a block that has no run yet an empty one. */
export async function readRunsBlocks(
  store: Store,
  blocks: readonly number[],
  runs: number,
): Promise<readonly RunsBlock[]> {
  const texts = await store.read(blocks.map(runsBlockFile));
  return blocks.map((block, i) => checkedRuns(block, texts[i] ?? null, runs));
}

function checkedRuns(block: number, text: string | null, runs: number): RunsBlock {
  const path = runsBlockFile(block);
  const from = block * BLOCK;
  const there = Math.max(0, Math.min(runs - from, BLOCK));
  if (text === null && there > 0) throw missing(path, `though it has ${there} runs`);
  if (text === null) return emptyRunsBlock(block);
  const found = readTrendText(path, runsBlock, text);
  if (found.from !== from || found.runs.length !== there)
    throw damaged(
      path,
      `holds ${found.runs.length} runs from ${found.from} on, but ${OVERVIEW_FILE} has ${there} from ${from} on`,
    );
  return found;
}

/** A block of a case's points: whose they are, and where they lie. */
interface PointsPlace {
  readonly case: string;
  readonly block: number;
}

/** The blocks at these places, null where there is none. */
export async function readPointsBlocks(
  store: Store,
  places: readonly PointsPlace[],
): Promise<readonly (PointsBlock | null)[]> {
  const paths = places.map(({ case: id, block }) => pointsBlockFile(keyOf(id), block));
  const texts = await store.read(paths);
  return places.map((place, i) => checkedPoints(place, paths[i] as string, texts[i] ?? null));
}

function checkedPoints(
  { block, case: id }: PointsPlace,
  path: string,
  text: string | null,
): PointsBlock | null {
  if (text === null) return null;
  const found = readTrendText(path, pointsBlock, text);
  if (found.case !== id) throw damaged(path, `is of the case ${found.case}, not of ${id}`);
  if (found.from !== block * BLOCK) throw damaged(path, `begins with run ${found.from}`);
  const strange = found.series.flatMap(({ runs }) => runs).find((run) => blockOf(run) !== block);
  if (strange !== undefined) throw damaged(path, `has a point of run ${strange}`);
  return found;
}
