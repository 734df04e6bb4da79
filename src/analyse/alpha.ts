import type { CaseRecord, Plan } from "../model/results.ts";
import { deciding, type Loop } from "./metrics.ts";

/** When a case may be judged before its time is over, by its number of sessions: each look a factor of about √2 later. */
export const LOOKS = [4, 6, 8, 11, 16, 22, 31, 44, 62, 88, 124] as const;

/** The looks on the way share half of alpha evenly; the end has the other half. */
const FOR_THE_END = 0.5;

/** The moment at which a case is judged. */
export type Moment = "look" | "end";

/** What of a run decides how strictly a case is judged. */
export type Strictness = Pick<Plan, "alpha" | "pairings"> & {
  readonly cases: { readonly length: number };
};

/**
 * The one-sided tail left to one metric of one case at one moment, so that the whole run keeps to alpha however these depend
 * on each other: Bonferroni over cases, metrics, the pairings a pilot may choose, and looks (Dunn 1961). For looks this is a
 * group-sequential plan whose error is spent by the number of sessions (Lan & DeMets 1983), by the union bound instead of
 * the joint distribution of the looks: at tails this small the two hardly differ, and the bound needs no normality.
 */
export function tailOf(plan: Strictness, choice: CaseRecord["choice"], moment: Moment, loop: Loop): number {
  const offered = plan.pairings.find(({ pairing }) => pairing === choice?.pairing) ?? plan.pairings[0];
  const share = choice?.share ?? offered?.share ?? 1;
  // Each metric that decides may raise a false alarm.
  const perMetric = (plan.alpha * share) / (deciding(loop).length * Math.max(1, plan.cases.length));
  return moment === "end" ? perMetric * FOR_THE_END : (perMetric * (1 - FOR_THE_END)) / LOOKS.length;
}

/** Whether a case with so many sessions is looked at. Nothing else decides that. */
export function isLook(sessions: number): boolean {
  return LOOKS.some((look) => look === sessions);
}
