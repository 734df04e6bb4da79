import type { Verdict } from "../format/names.ts";
import type { CaseResult, Results } from "../format/results.ts";
import { plainLine } from "../text/escape.ts";
import { inShort } from "./headline.ts";
import { predicate } from "./words.ts";

type AnnotationLevel = "error" | "warning" | "notice";

/** A remark that GitHub shows beside a line of a changed file, and on the run's page. */
export interface Annotation {
  readonly level: AnnotationLevel;
  readonly title: string;
  readonly message: string;
  /** Absent where the scenario's place is not known. */
  readonly file?: string;
  readonly line?: number;
}

export interface SourceLine {
  readonly file: string;
  readonly line: number;
}

const LEVELS: Readonly<Record<Verdict, AnnotationLevel | null>> = {
  regression: "error",
  invalid: "warning",
  inconclusive: "warning",
  improvement: "notice",
  new: "notice",
  unchanged: null,
};

/** GitHub shows so many of each level and step, and drops the rest without a word. */
export const MOST_ANNOTATIONS = 10;

/** One annotation for each case that has something to report, at the place of its scenario. */
export function annotations(
  results: Results,
  placeOf: (scenario: string) => SourceLine | null,
): Annotation[] {
  return (["error", "warning", "notice"] as const).flatMap((level) => {
    const cases = results.cases.filter(({ verdict }) => LEVELS[verdict] === level);
    return cases.slice(0, MOST_ANNOTATIONS).map((result, index) => {
      const left = index === MOST_ANNOTATIONS - 1 ? cases.length - MOST_ANNOTATIONS : 0;
      return annotation(level, result, placeOf(result.scenario), left);
    });
  });
}

function annotation(
  level: AnnotationLevel,
  result: CaseResult,
  place: SourceLine | null,
  left: number,
): Annotation {
  const more = left > 0 ? ` ${left} more like this: see the summary.` : "";
  return {
    level,
    title: plainLine(`${result.id}: ${inShort(result)}`),
    message: `${plainLine(`${result.id} ${predicate(result)}`)}.${more}`,
    ...place,
  };
}
