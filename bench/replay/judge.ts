/** What a row's runs say of what was expected: pure functions. */
import type { Verdict } from "../../src/format/names.ts";
import type { CaseResult, MetricResult } from "../../src/format/results.ts";
import type { Kept } from "./kept.ts";
import type { Expectation, Row } from "./rows.ts";

/** right: as expected. missed: not called either way. wrong: called the other way. red: called slower though nothing was to be seen. */
export type Outcome = "right" | "missed" | "wrong" | "red" | "invalid";

export interface JudgedCase {
  /** TARGET/SCENARIO. */
  readonly id: string;
  readonly expected: Expectation;
  readonly found: CaseResult;
  /** Null of an open case. */
  readonly outcome: Outcome | null;
}

/** A row and, where it was measured, its cases in the order of its file. */
export interface JudgedRow {
  readonly row: Row;
  readonly kept: Kept | null;
  readonly cases: readonly JudgedCase[];
}

export function judgeRow(row: Row, kept: Kept | null): JudgedRow {
  const cases = Object.entries(row.cases).flatMap(([id, expected]) => {
    const found = kept?.results?.cases.find((result) => `${result.target}/${result.scenario}` === id);
    return found ? [{ id, expected, found, outcome: outcomeOf(expected, found.verdict) }] : [];
  });
  return { row, kept, cases };
}

function outcomeOf(expected: Expectation, verdict: Verdict): Outcome | null {
  if (expected === "open") return null;
  if (verdict === "invalid" || verdict === "new") return "invalid";
  if (expected === "slower" || expected === "faster") {
    const [hoped, other] =
      expected === "slower" ? ["regression", "improvement"] : ["improvement", "regression"];
    return verdict === hoped ? "right" : verdict === other ? "wrong" : "missed";
  }
  if (verdict === "regression") return "red";
  return expected === "unchanged" && verdict === "improvement" ? "wrong" : "right";
}

/** Of a row that was measured: whether all of its cases that decide it are as expected. */
export function isRight({ cases }: JudgedRow): boolean {
  return cases.length > 0 && deciding(cases).every(({ outcome }) => outcome === "right");
}

/** Its cases without the controls and the open ones. */
export function deciding(cases: readonly JudgedCase[]): readonly JudgedCase[] {
  return cases.filter(({ expected }) => expected !== "neutral" && expected !== "open");
}

/** How many of how many; `of` counts only what was measured. */
export interface Count {
  readonly count: number;
  readonly of: number;
}

/** A row's size from which on it counts among those that have to be found. */
export const LARGE = 0.05;

export interface Goals {
  /** Rows of 5% or more, called on the right side. */
  readonly found: Count;
  /** Rows that must not be red, and are. */
  readonly red: Count;
  /** Cases beside a slower or faster one that must not be red, and are. */
  readonly redControls: Count;
  readonly measured: Count;
}

export function goalsOf(judged: readonly JudgedRow[]): Goals {
  const measured = judged.filter(({ cases }) => cases.length > 0);
  const large = measured.filter(
    ({ row }) => row.change !== undefined && Math.abs(row.change) >= LARGE - 1e-9,
  );
  const still = measured.filter(({ row }) => row.class === "unchanged" || row.class === "nothing");
  const controls = measured.flatMap(({ cases }) => cases.filter(({ expected }) => expected === "neutral"));
  const red = ({ outcome }: JudgedCase) => outcome === "red";
  return {
    found: { count: large.filter(isRight).length, of: large.length },
    red: { count: still.filter(({ cases }) => cases.some(red)).length, of: still.length },
    redControls: { count: controls.filter(red).length, of: controls.length },
    measured: { count: measured.length, of: judged.length },
  };
}

/** Requests per second, which the sources speak of as well. */
export function speedOf({ metrics }: Pick<CaseResult, "metrics">): MetricResult | null {
  return metrics.find(({ name }) => name === "goodput") ?? null;
}
