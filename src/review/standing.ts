import { altersPlan } from "../format/findings.ts";
import type { Results } from "../format/results.ts";
import { clip, plainLine } from "../text/escape.ts";
import type { Conclusion } from "./acceptance.ts";

/** What a commit status shows beside the merge button. */
export interface Standing {
  readonly state: "success" | "failure" | "pending";
  /** On one line, of a length that GitHub takes. */
  readonly description: string;
}

/** GitHub takes no more. */
const LONGEST = 140;

const ALTERED = "; this change alters what is measured";

/** Whether a change has a hand in how it was measured itself; false where nothing was. */
export function isAltered(results: Results | null): boolean {
  return results !== null && altersPlan(results.notices);
}

/** Whether nothing red says little: a stranger has chosen what was asked. Where runs are only observed, nothing is held up. */
export function isOpen({ verdict, passes }: Conclusion, results: Results | null, fork: boolean): boolean {
  return fork && passes && verdict !== "accepted" && isAltered(results) && results?.plan.mode !== "observe";
}

/** The verdict as a status, with what it does not say by itself. */
export function standingOf(conclusion: Conclusion, results: Results | null, fork: boolean): Standing {
  const end = isAltered(results) ? ALTERED : "";
  return {
    state: isOpen(conclusion, results, fork) ? "pending" : conclusion.passes ? "success" : "failure",
    description: `${clip(plainLine(conclusion.words), LONGEST - end.length)}${end}`,
  };
}
