/**
 * What sessions showed of the change that was planted into Node's servers, by how long they had warmed up: whether servers that are still
 * being compiled tell it too small or too large. Prints a table for each machine; with --write they go into docs/noise.md.
 * `make components`.
 */

import { sessionEffects } from "../../src/analyse/effect.ts";
import { deviation, mean } from "../../src/analyse/robust-estimators.ts";
import { metricNamed } from "../../src/metrics/metrics.ts";
import { table as markdown } from "../../test-support/markdown.ts";
import { tellMachines } from "./block.ts";
import { cutTo, type Recorded, type Records } from "./records.ts";
import { kindsOf, parts } from "./series.ts";

/** Later rounds of a session are warmer than its warm-up says. */
const FIRST = { rounds: 2, pairing: "side-by-side" } as const;

/** Fewer sessions than this tell no standard error. */
const ENOUGH = 4;

const COLUMNS: Readonly<Record<string, (seconds: number | undefined) => boolean>> = {
  "up to 0.5 s": (seconds) => seconds !== undefined && seconds <= 0.5,
  "0.6 to 0.9 s": (seconds) => seconds !== undefined && seconds > 0.5 && seconds <= 0.9,
  longer: (seconds) => seconds !== undefined && seconds > 0.9,
  "until steady": (seconds) => seconds === undefined,
};

tellMachines("planted-changes", (records) => {
  const rows = rowsOf(records);
  return rows.length === 0 ? "" : markdown(["server/via/planted", ...Object.keys(COLUMNS)], rows);
});

function rowsOf(records: Records): string[][] {
  const planted = kindsOf([...records.keys()]).small.filter((name) => parts(name)[0].startsWith("node-"));
  return planted.sort().map((name) => {
    const found = records.get(name) ?? [];
    const cell = (fits: (seconds: number | undefined) => boolean) =>
      meanChange(found.filter(({ design }) => fits(design.warmUpSeconds)));
    return [name, ...Object.values(COLUMNS).map(cell)];
  });
}

/** "3.0 ± 0.3 (102)": the mean of the sessions in percent, its standard error, and their number. */
function meanChange(some: readonly Recorded[]): string {
  const sessions = some.map((each) => cutTo(FIRST, each).session);
  const effects = sessionEffects({ sessions }, metricNamed("cpu")).map(({ value }) => value);
  if (effects.length < ENOUGH) return "–";
  const error = deviation(effects) / Math.sqrt(effects.length);
  return `${(mean(effects) * 100).toFixed(1)} ± ${(error * 100).toFixed(1)} (${effects.length})`;
}
