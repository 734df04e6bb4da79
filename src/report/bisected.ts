import type { Bisected } from "../model/bisected.ts";
import { clip, plainLine } from "../text/escape.ts";

/** The commit that changed a case, for a terminal. */
export function bisectedText({ suspects, verdict, measured }: Bisected): string {
  const lines = suspects.map(({ commit, subject }) => `  ${commit}  ${clip(plainLine(subject), 100)}`);
  const [slower, count] = [verdict === "regression" ? "slower" : "faster", suspects.length];
  const what =
    count === 1
      ? `the first commit that is ${slower}:`
      : `${slower} since one of these ${count} commits; the others between could not be judged:`;
  return `${[what, ...lines, `${measured} commits were measured, each against the same neighbour`].join("\n")}\n`;
}
