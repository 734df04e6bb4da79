import type { Tuned } from "../model/tuning.ts";
import { plainLine } from "../text/escape.ts";
import { duration, share } from "../text/format.ts";
import { metricLabel } from "./metric-label.ts";

/** What `loadgate tune` prints for people. */
export function tuningText(cases: readonly Tuned[], leftOut: readonly string[]): string {
  const parts = [...cases.map(caseText), ...leftOut.map((why) => `left out: ${plainLine(why)}`)];
  return `${parts.join("\n\n")}\n`;
}

const COLUMNS = ["threshold", "finds", "chance", "95 % after", "no change is called so"] as const;

function caseText(found: Tuned): string {
  const rows = found.rows.map((row) => [
    `${row.threshold === found.threshold ? "now " : ""}${share(row.threshold)}`,
    share(row.threshold * 2),
    chanceText(row.chance),
    row.enough === null ? "never" : duration(row.enough),
    chanceText(row.unchanged),
  ]);
  const widths = COLUMNS.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `  ${cells.map((cell, i) => cell.padStart(widths[i] ?? 0)).join("   ")}`;
  const noise = [found, ...(found.noisiest.metric === found.metric ? [] : [found.noisiest])].map(
    ({ metric, spread }) =>
      `${share(Number(spread.toPrecision(2)))} a session (${metricLabel({ name: metric, unit: "" })})`,
  );
  const runs = `${found.sessions} sessions in ${found.runs} run${found.runs === 1 ? "" : "s"}`;
  const pace = `${found.secondsPerSession.toFixed(1)} s each`;
  return [
    `${plainLine(found.id)}: noise ${noise.join(" to ")}, ${runs}, ${pace}; ${duration(found.seconds)} a case`,
    line(COLUMNS),
    ...rows.map(line),
    `  ${proposal(found)}`,
  ].join("\n");
}

function chanceText(value: number): string {
  return value > 0.995 ? "> 99 %" : value < 0.005 ? "< 1 %" : `${Math.round(value * 100)} %`;
}

function proposal({ proposed, threshold, seconds, rows }: Tuned): string {
  if (proposed === null) return "keeps none of these in its time: a larger budget, or a quieter machine";
  if (proposed === threshold) return `keeps its threshold of ${share(threshold)}`;
  if (proposed < threshold)
    return `keeps ${share(threshold)}; threshold: ${share(proposed)} would hold as well`;
  const needed = rows.find((row) => row.threshold === threshold)?.enough ?? null;
  const instead = needed === null ? "" : `, or ${duration(needed)} instead of ${duration(seconds)} a case`;
  return `proposes threshold: ${share(proposed)}${instead}`;
}
