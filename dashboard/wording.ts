import type { Overview, RunEnvironment, SeriesChange, SeriesSummary } from "../src/format/trend.ts";
import { findMetric } from "../src/metrics/metrics.ts";
import { metricLabel } from "../src/report/metric-columns.ts";
import { amount, decimalsFor, range, signed } from "../src/text/format.ts";
import { type Estimate, ratioOf, readEstimate } from "../src/trend/estimate.ts";

/** A metric in words; a unit that counts operations says that a command was measured. */
export function metricTitle(name: string, unit = ""): string {
  return metricLabel({ name, unit });
}

/** What growing and shrinking are called: the values' ends of an axis. */
export function ways(
  series: Pick<SeriesSummary, "metric" | "better">,
): readonly [grown: string, shrunk: string] {
  const [shrunk, grown] = findMetric(series.metric)?.words.axis ?? [];
  if (grown !== undefined && shrunk !== undefined) return [grown, shrunk];
  return series.better === "higher" ? ["better", "worse"] : ["worse", "better"];
}

export const day = (at: string) => at.slice(0, 10);
export const shortCommit = (commit: string) => commit.replace(/^sha256:/, "").slice(0, 8);
export const count = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, "\u00a0");
export const many = (value: number, one: string, more = `${one}s`) =>
  `${count(value)} ${value === 1 ? one : more}`;

/** The sign stays with its number. */
const PERCENT = "%";

/** −6.1% */
export function changeText(estimate: Estimate): string {
  const ratio = ratioOf(estimate);
  return `${signed(ratio.ratio, decimalsFor(ratio))}${PERCENT}`;
}

/** −7.0 to −5.2; – without an interval. */
export const rangeText = (estimate: Estimate): string => range(ratioOf(estimate));

/** ", between −7.0 and −5.2%"; nothing without an interval. */
export const betweenText = (estimate: Estimate): string =>
  estimate.interval === null ? "" : `, between ${rangeText(estimate).replace(" to ", " and ")}${PERCENT}`;

export function environmentLabel(environment: RunEnvironment | null): string {
  if (environment === null) return "environment not known";
  const { cpuModel, cores, os, kernel, runnerImage } = environment;
  return [`${cpuModel}, ${cores} ${cores === 1 ? "core" : "cores"}`, os, `kernel ${kernel}`, runnerImage]
    .filter((part) => part !== null && part !== "")
    .join(", ");
}

export const percent = (ratio: number, decimals = 1) => `${signed(ratio, decimals)}${PERCENT}`;

/** The kinds of badges are those of the report. */
export function changeKind(change: SeriesChange): "regression" | "improvement" | "inconclusive" {
  if (change.kind === "improvement") return change.state === "provisional" ? "inconclusive" : "improvement";
  return change.state === "confirmed" ? "regression" : "inconclusive";
}

/** "slower", "maybe slower", "p50 maybe slower" */
export function changeWay(series: Pick<SeriesSummary, "metric" | "better">, change: SeriesChange): string {
  const [grown, shrunk] = ways(series);
  const way = change.ratio[0] >= 0 ? grown : shrunk;
  if (change.state !== "provisional") return way;
  const name = `${series.metric} `;
  return way.startsWith(name) ? `${name}maybe ${way.slice(name.length)}` : `maybe ${way}`;
}

/** The newest value in a few words. */
export function standing(series: SeriesSummary): string {
  if (series.ratio !== null) return changeText(readEstimate(series.ratio));
  return series.head === null ? "no numbers yet" : amount(series.head, series.unit);
}

export function goneText(series: SeriesSummary, overview: Overview): string {
  const missed = overview.runs - 1 - series.last;
  return `not in the last ${missed === 1 ? "run" : `${count(missed)} runs`}`;
}

/** What the reader came for, in one sentence. */
export function headline(overview: Overview, days: number, late: readonly SeriesSummary[]): string {
  const worse = late.filter(({ change }) => change?.kind === "regression" && change.state === "confirmed");
  const open = late.filter(({ change }) => change?.kind === "regression" && change.state === "provisional");
  const within = `in the last ${days} days`;
  const perhaps =
    open.length === 0
      ? ""
      : worse.length === 0
        ? `; ${open.length} may have`
        : `, and ${open.length} more may have`;
  if (overview.series.length === 0) return "Nothing was published yet";
  if (worse.length === 0) return `None of ${overview.series.length} series got worse ${within}${perhaps}`;
  return `${worse.length} of ${overview.series.length} series got worse ${within}${perhaps}`;
}

/** How often identical builds were called changed: "1 of 257". */
export function alarmsText({ control }: Overview): string {
  return control.runs === 0 ? "not measured yet" : `${count(control.alarms)} of ${count(control.runs)}`;
}

/** How many planted slowdowns were found: "41 of 42"; null where none was ever planted. */
export function plantedText({ planted }: Overview): string | null {
  if (planted === undefined) return null;
  const { runs, found, unmeasured } = planted;
  const some = runs === 0 ? "none measured yet" : `${count(found)} of ${count(runs)}`;
  return unmeasured === 0 ? some : `${some}; ${many(unmeasured, "night")} could not measure it`;
}
