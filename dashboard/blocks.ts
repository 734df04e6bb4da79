import {
  BLOCK,
  type LedgerBlock,
  type Overview,
  type SeriesSummary,
  type SheetBlock,
} from "../src/model/history.ts";
import { FileTrouble } from "./check.ts";
import { type Ledger, ledgerOf } from "./ledger.ts";
import { loadLedger, loadSheet } from "./store.ts";

/** What is known of a case so far. */
export interface Loaded {
  readonly sheets: readonly SheetBlock[];
  readonly ledger: Ledger;
  readonly troubles: readonly FileTrouble[];
  readonly complete: boolean;
}

/** The blocks that hold a series' points, the newest first. */
export function blocksOf(series: SeriesSummary, overview: Overview): number[] {
  const first = Math.max(overview.firstBlock, Math.floor(series.first / BLOCK));
  const last = Math.floor(Math.min(series.last, overview.runs - 1) / BLOCK);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => last - i);
}

/** Asks for a case's blocks and tells twice: when the newest is there, and when all are. */
export async function loadCase(
  series: SeriesSummary,
  overview: Overview,
  tell: (loaded: Loaded) => void,
): Promise<void> {
  const sheets: SheetBlock[] = [];
  const ledgers: LedgerBlock[] = [];
  const troubles: FileTrouble[] = [];
  const kept =
    <T>(list: T[]) =>
    (value: T) =>
      list.push(value);
  const failed = (error: unknown) => {
    if (!(error instanceof FileTrouble)) throw error;
    troubles.push(error);
  };
  const blocks = blocksOf(series, overview).map((block) =>
    Promise.all([
      loadSheet(series.key, block, overview.runs).then(kept(sheets), failed),
      loadLedger(block, overview.runs).then(kept(ledgers), failed),
    ]),
  );
  const state = (complete: boolean) => ({ sheets, ledger: ledgerOf(ledgers), troubles, complete });
  let complete = false;
  const [newest, ...older] = blocks;
  if (older.length > 0) newest?.then(() => !complete && tell(state(false)));
  await Promise.all(blocks);
  complete = true;
  tell(state(true));
}
