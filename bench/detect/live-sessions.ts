import type { CaseResult, Results } from "../../src/format/results.ts";
import type { Session } from "../../src/format/sample.ts";
import { type Design, learnedWarmUp } from "../../src/measure/sampling-plan.ts";
import type { Recorded } from "./records.ts";

/** What the sessions of a case are recorded as. */
export type Label = Pick<Recorded, "series" | "machine" | "amount">;

/**
 * The sessions of a whole run as recordings. That its cases end when they are settled does not make them worse: a case stops by what it
 * has seen and never by what comes, so of independent sessions those that were measured are independent, too (the strong Markov property).
 */
export function recordedOf(results: Results, labelOf: (id: string) => Label): Recorded[] {
  const all = results.cases.flatMap((found) =>
    found.sessions.map((session) => {
      return { session, design: designOf(found, session), ...labelOf(found.id) };
    }),
  );
  const inTime = all.toSorted((a, b) => a.session.at - b.session.at);
  const began = Date.parse(results.startedAt);
  return inTime.map((each, index): Recorded => {
    const ended = inTime[index + 1]?.session.at ?? results.seconds.run;
    const at = new Date(began + ended * 1000).toISOString();
    return { ...each, at, seconds: ended - each.session.at };
  });
}

/** What it was asked for: what a warm-up cost is reported by sessions that had to find out how long to warm up. Live runs are closed loops. */
function designOf({ sessions }: CaseResult, { rounds, warmUpCosts }: Session): Design {
  const design = { rounds: rounds.length, pairing: "side-by-side" } as const;
  const warmUpSeconds = learnedWarmUp({ sessions }, "closed");
  return warmUpCosts || warmUpSeconds === null ? design : { ...design, warmUpSeconds };
}
