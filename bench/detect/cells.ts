import { mean } from "../../src/analyse/robust-estimators.ts";
import type { Verdict } from "../../src/format/names.ts";
import type { Tally } from "./goal-tables.ts";
import type { Outcome, Replayed } from "./judge.ts";
import { shortName } from "./machine.ts";
import { shownAtLeast, shownAtMost } from "./rates.ts";

/** What tables say of replayed cases. */

type Some = readonly Replayed[] | undefined;

function count(all: readonly Replayed[], verdict: Verdict): number {
  return all.filter(({ result }) => result.verdict === verdict).length;
}

export function atMost(all: Some = [], verdict: Verdict): string {
  return shownAtMost(count(all, verdict), all.length);
}

export function atLeast(all: Some = [], verdict: Verdict): string {
  return shownAtLeast(count(all, verdict), all.length);
}

/** How often each verdict was given. */
export function verdicts(all: Some = []): string {
  const given = [...new Set(all.map(({ result }) => result.verdict))];
  return given.map((verdict) => `${count(all, verdict)} ${verdict}`).join(", ") || "–";
}

export function seconds(all: Some = []): string {
  return all.length === 0 ? "–" : `${mean(all.map((each) => each.seconds)).toFixed(0)} s`;
}

export function typical(all: Some = []): string {
  if (all.length === 0) return "–";
  return `${seconds(all)}, ${mean(all.map((each) => each.sessions)).toFixed(1)} sessions`;
}

/** Runs in which any case of these series was called slower. */
export function reds({ runs, cases }: Outcome, series: readonly string[] = [...cases.keys()]): number {
  const isRed = (run: number) =>
    series.some((name) => cases.get(name)?.[run]?.result.verdict === "regression");
  return Array.from({ length: runs }, (_, run) => isRed(run)).filter(Boolean).length;
}

export function redRuns(outcome: Outcome, series?: readonly string[]): string {
  return shownAtMost(reds(outcome, series), outcome.runs);
}

/** The cases of these series. */
export function casesOf({ cases }: Outcome, series: readonly string[]): Replayed[] {
  return series.flatMap((name) => cases.get(name) ?? []);
}

/** How many of these cases have a verdict, and if asked the seconds they took. */
export function tally(cases: readonly Replayed[], verdict: Verdict, { timed = false } = {}): Tally {
  const took = timed && cases.length > 0 ? { seconds: mean(cases.map((each) => each.seconds)) } : {};
  return { hits: count(cases, verdict), of: cases.length, ...took };
}

/** The same of each machine's cases. */
export function tallies(
  outcome: Outcome,
  series: readonly string[],
  verdict: Verdict,
  options: { readonly timed?: boolean } = {},
): Map<string, Tally> {
  const machines = Map.groupBy(casesOf(outcome, series), ({ machine }) => shortName(machine));
  return new Map([...machines].map(([machine, cases]) => [machine, tally(cases, verdict, options)]));
}
