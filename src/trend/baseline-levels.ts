import { findChangePoints } from "../analyse/change-points.ts";
import type { KnownTrend, PublishedRun } from "../model/history.ts";
import { trendPoint } from "./alerts.ts";
import { windowOf } from "./series.ts";
import { blocksAround, readLedgers, readOverview, readSheets, type Store } from "./store.ts";
import { watchedOf } from "./watched.ts";

/** What a new run has to know of the nights before; null where there were none. */
export async function knownTrend(store: Store): Promise<KnownTrend | null> {
  const overview = await readOverview(store);
  if (!overview || overview.runs === 0) return null;
  const blocks = blocksAround(overview.runs - 1, overview.firstBlock);
  const ledgers = await readLedgers(store, blocks, overview.runs);
  const levels: Record<string, number> = {};
  for (const series of overview.series.filter(({ gates }) => gates)) {
    const places = blocks.map((block) => ({ key: series.key, case: series.case, block }));
    const window = windowOf(series, await readSheets(store, places), ledgers);
    const { points } = watchedOf(window, NO_RUN);
    const last = window.points.at(-1);
    if (points.length === 0 || !last || last.chained === null || last.ratio === null) continue;
    // Told as the present reference would have it, which the next point is measured against.
    levels[`${series.case} ${series.metric}`] =
      findChangePoints(points.map(trendPoint)).level - (last.chained - last.ratio);
  }
  const { reference = null } = ledgers.at(-1)?.runs.findLast((run) => run.reference !== null) ?? {};
  return { reference, levels };
}

/** Nothing was measured again yet. */
const NO_RUN: Pick<PublishedRun, "cases"> = { cases: [] };
