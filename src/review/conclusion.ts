import { judgedCode } from "../analyse/exit-codes.ts";
import { worst } from "../analyse/verdict.ts";
import type { Results, Verdict } from "../model/results.ts";
import { headline } from "../report/headline.ts";
import type { AcceptanceOutcome } from "./acceptance.ts";

/** What a run says once its accepted slowdowns are taken out of it. */
export interface Conclusion {
  readonly verdict: Verdict | "accepted" | "failed";
  /** In words, with untrusted text: escape it whole. */
  readonly words: string;
  /** Whether the run may pass by the rules it was planned with. */
  readonly passes: boolean;
}

export function concludeReview(results: Results, { accepted, expired }: AcceptanceOutcome): Conclusion {
  const others = results.cases.filter(({ id }) => !accepted.has(id));
  const passes = judgedCode({ ...results, cases: others }) === 0;
  if (accepted.size === 0)
    return { verdict: results.verdict, words: `${headline(results)}${grown(expired.size)}`, passes };
  const rest = worst(others.map(({ verdict }) => verdict)) ?? "unchanged";
  if (rest === "regression" || rest === "invalid") {
    const left = headline({ ...results, verdict: rest, cases: others });
    return { verdict: rest, words: `${left}; ${accepted.size} more accepted${grown(expired.size)}`, passes };
  }
  return { verdict: "accepted", words: `Accepted: ${headline(results)}`, passes };
}

function grown(count: number): string {
  if (count === 0) return "";
  return count === 1
    ? "; it was accepted, but has grown since"
    : `; ${count} were accepted, but have grown since`;
}
