/**
 * How far a change has to stand out: for several thresholds the false alarms of series without change that are asked every night
 * for two years for their last 200 points, under normal noise. The threshold in src/analyse/change-points.ts is the lowest here
 * whose alarms stay under the goal.
 */
import { STANDS_OUT } from "../../src/analyse/change-points.ts";
import { mostOf } from "../detect/rates.ts";
import { ours } from "./ask.ts";
import { askCalm } from "./score.ts";
import { NOISES, type Noise } from "./series.ts";
import { table } from "./tables.ts";

const GOAL = 0.05;
const SERIES = Number(process.argv[2] ?? 1000);
const SEED = Number(process.argv[3] ?? 1);
const asked = process.argv.slice(4).map(Number);
const THRESHOLDS = asked.length > 0 ? asked : [4.34, 4.38, 4.42, 4.46, 4.5];

const rows: string[][] = [];
for (const threshold of THRESHOLDS) {
  const found = await askCalm(ours(threshold), NOISES.normal as Noise, SERIES, SEED);
  const rate = found.alarms / found.series;
  const most = mostOf(found.alarmed, found.series);
  const series = `${found.alarmed} (at most ${(most * 100).toFixed(1)}%)`;
  rows.push([String(threshold), rate.toFixed(4), rate <= GOAL ? "yes" : "no", series]);
}
const heads = ["threshold", "alarms a series", `at most ${GOAL}`, "series with any"];
process.stdout.write(`${table(`${SERIES} series, seed ${SEED}; in use: ${STANDS_OUT}`, heads, rows)}\n`);
