import { mean } from "../../src/analyse/robust-estimators.ts";
import type { Verdict } from "../../src/format/names.ts";
import type { Outcome, Replayed } from "./judge.ts";
import { shortName } from "./machine.ts";
import { NOT_SHOWN, shownAtLeast, shownAtMost } from "./rates.ts";

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

/**
 * The share of drawn cases with a verdict on each machine, and if asked the seconds they took; without a bound, since they are not
 * independent.
 */
export function resampled(
  outcome: Outcome,
  series: readonly string[],
  verdict: Verdict,
  { timed = false } = {},
): string {
  const machines = Map.groupBy(casesOf(outcome, series), ({ machine }) => machine);
  const lines = [...machines].map(([machine, cases]) => {
    const took = timed ? `, ${seconds(cases)}` : "";
    return `${shortName(machine)} ${count(cases, verdict)} of ${cases.length}${took}`;
  });
  return lines.length === 0 ? "" : `resampled ${lines.join("; ")}`;
}

/** What was dealt and what was drawn; the latter alone where too few sessions were recorded to deal any. */
export function beside(dealt: string, drawn: string): string {
  return [dealt === NOT_SHOWN && drawn !== "" ? "" : dealt, drawn].filter(Boolean).join("; ");
}
