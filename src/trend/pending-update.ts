import {
  BLOCK,
  blockOf,
  HISTORY_SCHEMA,
  type LedgerBlock,
  ledgerFile,
  type Overview,
  type PublishedRun,
  type SheetBlock,
  sheetFile,
} from "../model/history.ts";
import { jsonText, scriptText } from "./jsonp.ts";
import { keyOf } from "./key.ts";
import { withCase } from "./points-block.ts";
import { runFile } from "./run-file.ts";
import { withRun } from "./runs-block.ts";
import { blocksAround, readLedgers, readSheets, type Store } from "./store.ts";
import { UnreadableFile } from "./unreadable.ts";
import { ledgerBlock, publishedRun, sheetBlock } from "./wire.ts";

/** The blocks that are being written, and those that are looked at with them. */
export interface Draft {
  readonly ledgers: Map<number, LedgerBlock>;
  /** By their paths. */
  readonly sheets: Map<string, SheetBlock>;
  /** What is to be written. */
  readonly files: Map<string, string | null>;
}

/** Reads what adding runs with these cases may touch: two blocks, however many there are. */
export async function draftFor(
  caseIds: readonly string[],
  ledgers: ReadonlyMap<number, LedgerBlock>,
  overview: Overview,
  store: Store,
): Promise<Draft> {
  const blocks = blocksAround(overview.runs, overview.firstBlock);
  const places = caseIds.flatMap((id) => blocks.map((block) => ({ key: keyOf(id), case: id, block })));
  const read = await readSheets(store, places);
  const sheets = new Map<string, SheetBlock>();
  for (const [i, { key, block, case: id }] of places.entries()) {
    const sheet = read[i];
    if (sheet) sheets.set(sheetFile(key, block), sheet);
    else if (overview.series.some((each) => each.case === id && blockOf(each.last) === block))
      throw new UnreadableFile(
        sheetFile(key, block),
        "is missing, though the overview tells of points in it",
      );
  }
  return { ledgers: new Map(ledgers), sheets, files: new Map() };
}

/** The two ledgers that tell which runs were published last. */
export async function lastLedgers(
  overview: Overview,
  store: Store,
): Promise<ReadonlyMap<number, LedgerBlock>> {
  const blocks = blocksAround(overview.runs, overview.firstBlock);
  const read = await readLedgers(store, blocks, overview.runs);
  return new Map(blocks.map((block, i) => [block, read[i] as LedgerBlock]));
}

/** All ledgers that are kept. */
export function allLedgers({ runs, firstBlock }: Overview, store: Store): Promise<readonly LedgerBlock[]> {
  const count = Math.max(0, Math.ceil(runs / BLOCK) - firstBlock);
  return readLedgers(
    store,
    Array.from({ length: count }, (_, i) => firstBlock + i),
    runs,
  );
}

/** Adds a run under its number, in place: an import adds thousands. */
export function addRun(draft: Draft, number: number, run: PublishedRun): void {
  const block = blockOf(number);
  const from = block * BLOCK;
  const empty = { schema: HISTORY_SCHEMA, from } as const;
  const ledger = draft.ledgers.get(block) ?? { ...empty, environments: [], runs: [] };
  draft.ledgers.set(block, withRun(ledger, run));
  draft.files.set(ledgerFile(block), null);
  for (const published of run.cases) {
    const path = sheetFile(keyOf(published.id), block);
    const sheet = draft.sheets.get(path) ?? { ...empty, case: published.id, invalid: [], metrics: [] };
    const previous = draft.sheets.get(sheetFile(keyOf(published.id), block - 1)) ?? null;
    draft.sheets.set(path, withCase(sheet, number, published, previous));
    draft.files.set(path, null);
  }
  draft.files.set(runFile(run), `${jsonText(publishedRun, run)}\n`);
}

/** Puts the texts of the blocks that changed where `addRun` left their paths. */
export function writeBlocks({ ledgers, sheets, files }: Draft): void {
  for (const [block, ledger] of ledgers) {
    const path = ledgerFile(block);
    if (files.has(path)) files.set(path, scriptText(path, ledgerBlock, ledger));
  }
  for (const [path, sheet] of sheets)
    if (files.has(path)) files.set(path, scriptText(path, sheetBlock, sheet));
}
