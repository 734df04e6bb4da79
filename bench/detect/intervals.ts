/**
 * How often an interval of 95% holds what it should: of identical builds the ratio is 1, so disjoint blocks of their recorded sessions tell
 * what simulations cannot, whether real noise is what the interval takes it for. Prints a table for each machine; with --write it goes
 * into docs/evidence.md.
 */

import { sessionEffects } from "../../src/analyse/effect.ts";
import { estimateOf, interval } from "../../src/analyse/interval.ts";
import type { Session } from "../../src/format/sample.ts";
import { deciding, type Metric } from "../../src/metrics/metrics.ts";
import { table as markdown } from "../../test-support/markdown.ts";
import { tellMachines } from "./block.ts";
import { shownAtLeast } from "./rates.ts";
import { cutTo, layStill, NOISY, type Recorded, type Records } from "./records.ts";
import { isOpen, isSame, parts } from "./series.ts";

/** Sessions of a block: two of the moments at which a run looks. */
const BLOCKS = [6, 11];
const TAIL = 0.025;
/** What most sessions hold. */
const USUAL = { rounds: 4, pairing: "side-by-side" } as const;

tellMachines("intervals", (records) => {
  const head = ["identical builds", "metric", ...BLOCKS.map((size) => `held, blocks of ${size} sessions`)];
  return markdown(head, rowsOf(records));
});

function rowsOf(records: Records): string[][] {
  const same = [...records.values()].flat().filter(({ series }) => isSame(series));
  const groups = [...Map.groupBy(same, groupOf)].sort(([a], [b]) => a.localeCompare(b));
  return groups.flatMap(([group, recorded]) => {
    const open = recorded.some(({ series }) => isOpen(series));
    const sessions = [...Map.groupBy(recorded, ({ series }) => series).values()].map(cutSessions);
    return deciding(open ? "open" : "closed").map((metric) => [
      group,
      metric.name,
      ...BLOCKS.map((size) => heldBy(sessions, metric, size)),
    ]);
  });
}

function groupOf(recorded: Recorded): string {
  const { series } = recorded;
  const [, via] = parts(series);
  const kind = isOpen(series) ? "at a fixed rate" : series.endsWith(NOISY) ? "beside a neighbour" : "alone";
  return `${via}, ${kind}${layStill(recorded) ? ", files lying still" : ""}`;
}

function cutSessions(found: readonly Recorded[]): Session[] {
  return found.map((each) => cutTo(USUAL, each).session);
}

/** Of the blocks of all series: in how many the interval holds 1. */
function heldBy(series: readonly (readonly Session[])[], metric: Metric, size: number): string {
  const blocks = series.flatMap((sessions) => blocksOf(sessions, size));
  const ranges = blocks.flatMap((sessions) => {
    const range = interval(estimateOf(sessionEffects({ sessions }, metric)), TAIL);
    return range ? [range] : [];
  });
  return shownAtLeast(ranges.filter(({ low, high }) => low <= 1 && 1 <= high).length, ranges.length);
}

function blocksOf(sessions: readonly Session[], size: number): Session[][] {
  const count = Math.floor(sessions.length / size);
  return Array.from({ length: count }, (_, block) => sessions.slice(block * size, (block + 1) * size));
}
