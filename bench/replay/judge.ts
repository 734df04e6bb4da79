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

/** Of a row that was measured: the worst of its cases that decide it; null of one that was not. */
export function outcomeOfRow({ cases }: JudgedRow): Outcome | null {
  const found = deciding(cases).map(({ outcome }) => outcome);
  return WORST_FIRST.find((outcome) => found.includes(outcome)) ?? null;
}

const WORST_FIRST = ["invalid", "red", "wrong", "missed", "right"] as const satisfies Outcome[];

/** Of a row that was measured: whether its source says that it changed by so much that it has to be found. */
export function isLarge({ row, cases }: JudgedRow): boolean {
  return cases.length > 0 && row.change !== undefined && Math.abs(row.change) >= LARGE - 1e-9;
}

/** Whether the profile of a case that decides the row names a function that its source names. */
export function isCulpritNamed({ row: { culprit = [] }, cases }: JudgedRow): boolean {
  const named = deciding(cases).flatMap(({ found }) => found.growth?.functions ?? []);
  const texts = named.flatMap(({ name, calls }) => [name, calls?.name ?? ""]);
  return texts.some((text) => culprit.some((one) => text.includes(one)));
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
  /** The same without the rows that were added to explain another one. */
  readonly foundOfChosen: Count;
  /** Rows that must not be red, and are. */
  readonly red: Count;
  /** Cases beside a slower or faster one that must not be red, and are. */
  readonly redControls: Count;
  readonly measured: Count;
  /** Rows called slower whose source names a function, and whose profile names it too. */
  readonly named: Count;
}

export function goalsOf(judged: readonly JudgedRow[]): Goals {
  const measured = judged.filter(({ cases }) => cases.length > 0);
  const large = measured.filter(isLarge);
  const chosen = large.filter(({ row }) => !row.added);
  const still = measured.filter(({ row }) => row.class === "unchanged" || row.class === "nothing");
  const controls = measured.flatMap(({ cases }) => cases.filter(({ expected }) => expected === "neutral"));
  const red = ({ outcome }: JudgedCase) => outcome === "red";
  const profiled = measured.filter(
    (each) => each.row.culprit && each.row.class === "slower" && isRight(each),
  );
  return {
    found: { count: large.filter(isRight).length, of: large.length },
    foundOfChosen: { count: chosen.filter(isRight).length, of: chosen.length },
    red: { count: still.filter(({ cases }) => cases.some(red)).length, of: still.length },
    redControls: { count: controls.filter(red).length, of: controls.length },
    measured: { count: measured.length, of: judged.length },
    named: { count: profiled.filter(isCulpritNamed).length, of: profiled.length },
  };
}

/** Requests per second, which the sources speak of as well. */
export function speedOf({ metrics }: Pick<CaseResult, "metrics">): MetricResult | null {
  return metrics.find(({ name }) => name === "goodput") ?? null;
}
