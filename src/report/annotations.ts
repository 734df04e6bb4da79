import type { CaseResult, Results, Verdict } from "../model/results.ts";
import { plainLine } from "../text/escape.ts";
import { inShort } from "./headline.ts";
import { predicate } from "./words.ts";

export type Level = "error" | "warning" | "notice";

/** A remark that GitHub shows beside a line of a changed file, and on the run's page. */
export interface Annotation {
  readonly level: Level;
  readonly title: string;
  readonly message: string;
  /** Absent where the scenario's place is not known. */
  readonly file?: string;
  readonly line?: number;
}

export interface Place {
  readonly file: string;
  readonly line: number;
}

const LEVELS: Readonly<Record<Verdict, Level | null>> = {
  regression: "error",
  invalid: "warning",
  inconclusive: "warning",
  improvement: "notice",
  unchanged: null,
};

/** GitHub shows so many of each level and step, and drops the rest without a word. */
export const SHOWN = 10;

/** One annotation for each case that has something to tell, at the place of its scenario. */
export function annotations(results: Results, placeOf: (scenario: string) => Place | null): Annotation[] {
  return (["error", "warning", "notice"] as const).flatMap((level) => {
    const cases = results.cases.filter(({ verdict }) => LEVELS[verdict] === level);
    return cases.slice(0, SHOWN).map((result, index) => {
      const left = index === SHOWN - 1 ? cases.length - SHOWN : 0;
      return annotation(level, result, placeOf(result.scenario), left);
    });
  });
}

function annotation(level: Level, result: CaseResult, place: Place | null, left: number): Annotation {
  const more = left > 0 ? ` ${left} more like this: see the summary.` : "";
  return {
    level,
    title: plainLine(`${result.id}: ${inShort(result)}`),
    message: `${plainLine(`${result.id} ${predicate(result)}`)}.${more}`,
    ...place,
  };
}
