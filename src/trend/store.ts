import {
  BLOCK,
  blockOf,
  type LedgerBlock,
  ledgerFile,
  OVERVIEW_FILE,
  type Overview,
  type SheetBlock,
  sheetFile,
} from "../model/history.ts";
import { readScript } from "./jsonp.ts";
import { UnreadableFile } from "./unreadable.ts";
import { ledgerBlock, overview, sheetBlock } from "./wire.ts";

/** The trend's folder, wherever it lies. Paths are within it. */
export interface Store {
  /** The files' texts in the order of their paths, null where there is none. */
  readonly read: (paths: readonly string[]) => Promise<readonly (string | null)[]>;
  /** Names of what lies in a folder; none where it is not there. */
  readonly list: (folder: string) => Promise<readonly string[]>;
}

/** Files to write; null takes one away. */
export type Changes = ReadonlyMap<string, string | null>;

/** What is known of the trend, null where nothing was published yet. Throws where it cannot be read: it is never taken for empty. */
export async function readOverview(store: Store): Promise<Overview | null> {
  const [text] = await store.read([OVERVIEW_FILE]);
  if (typeof text === "string") return readScript(OVERVIEW_FILE, overview, text);
  if ((await store.list("ledger")).length > 0)
    throw new UnreadableFile(OVERVIEW_FILE, "is missing, though runs were published");
  return null;
}

/** The block of a run and the one before, if that is kept: all that is looked at, however many there are. */
export function blocksAround(run: number, firstBlock: number): readonly number[] {
  const block = Math.max(firstBlock, blockOf(run));
  return block > firstBlock ? [block - 1, block] : [block];
}

/** The ledger of each block; of a block that has no run yet an empty one. */
export async function readLedgers(
  store: Store,
  blocks: readonly number[],
  runs: number,
): Promise<readonly LedgerBlock[]> {
  const texts = await store.read(blocks.map(ledgerFile));
  return blocks.map((block, i) => ledgerOf(block, texts[i] ?? null, runs));
}

function ledgerOf(block: number, text: string | null, runs: number): LedgerBlock {
  const path = ledgerFile(block);
  const from = block * BLOCK;
  const there = Math.max(0, Math.min(runs - from, BLOCK));
  if (text === null && there > 0) throw new UnreadableFile(path, `is missing, though it has ${there} runs`);
  if (text === null) return { schema: 1, from, environments: [], runs: [] };
  const ledger = readScript(path, ledgerBlock, text);
  if (ledger.from !== from || ledger.runs.length !== there)
    throw new UnreadableFile(
      path,
      `holds ${ledger.runs.length} runs from ${ledger.from} on, but ${OVERVIEW_FILE} tells of ${there} from ${from} on`,
    );
  return ledger;
}

/** A place among the sheets, and whose points are expected there. */
export interface SheetPlace {
  readonly key: string;
  readonly case: string;
  readonly block: number;
}

/** The sheets at these places, null where there is none. */
export async function readSheets(
  store: Store,
  places: readonly SheetPlace[],
): Promise<readonly (SheetBlock | null)[]> {
  const texts = await store.read(places.map(({ key, block }) => sheetFile(key, block)));
  return places.map((place, i) => sheetOf(place, texts[i] ?? null));
}

function sheetOf({ key, block, case: id }: SheetPlace, text: string | null): SheetBlock | null {
  if (text === null) return null;
  const path = sheetFile(key, block);
  const sheet = readScript(path, sheetBlock, text);
  if (sheet.case !== id) throw new UnreadableFile(path, `is of the case ${sheet.case}, not of ${id}`);
  if (sheet.from !== block * BLOCK) throw new UnreadableFile(path, `begins with run ${sheet.from}`);
  const strange = sheet.metrics.flatMap(({ runs }) => runs).find((run) => blockOf(run) !== block);
  if (strange !== undefined) throw new UnreadableFile(path, `has a point of run ${strange}`);
  return sheet;
}
