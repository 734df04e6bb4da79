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

/** Milliseconds that the older blocks may take before the newest is drawn alone: drawing twice takes time as well. */
const PATIENCE = 80;

/** Asks for a case's blocks and tells when all are there; before that of the newest, where the others are slow. */
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
  const state = (complete: boolean) => ({
    sheets: [...sheets],
    ledger: ledgerOf(ledgers),
    troubles: [...troubles],
    complete,
  });
  let complete = false;
  const [newest, ...older] = blocks;
  const early = () => !complete && tell(state(false));
  if (older.length > 0) newest?.then(() => setTimeout(early, PATIENCE));
  await Promise.all(blocks);
  complete = true;
  tell(state(true));
}

/** Asks for a case's blocks before anybody opens it; what is amiss with them is told then. */
export function prefetchCase(series: SeriesSummary, overview: Overview): void {
  for (const block of blocksOf(series, overview)) {
    loadSheet(series.key, block, overview.runs).catch(() => {});
    loadLedger(block, overview.runs).catch(() => {});
  }
}
