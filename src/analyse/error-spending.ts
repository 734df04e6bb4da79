import type { Plan } from "../format/plan.ts";

/**
 * The numbers of sessions at which a case may be judged before its time is over (interim analyses): each one for as long as a large
 * change could be seen by then, later about √2 apart.
 */
export const LOOKS = [2, 3, 4, 6, 8, 11, 16, 22, 31, 44, 62, 88, 124] as const;

/** The looks on the way share half of an error evenly; the end has the other half. */
const FOR_THE_END = 0.5;

/** The risk that a case whose true change is as large as the threshold is called unchanged: one-sided, of each case. */
export const EQUIVALENCE_ERROR = 0.05;

/** The moment at which a case is judged. */
export type Moment = "look" | "end";

/** What of a run decides how strictly a case is judged. */
type Strictness = Pick<Plan, "alpha"> & {
  readonly cases: { readonly length: number };
};

/**
 * The one-sided tail left to one metric of one case at one moment for being called slower or faster, so that the whole run keeps to
 * alpha however these depend on each other: Bonferroni over cases, metrics and looks (Dunn 1961). For looks this is a
 * group-sequential plan whose error is spent by the number of sessions (Lan & DeMets 1983), by the union bound instead of
 * the joint distribution of the looks: how these depend on each other then does not matter. Each look's own tail is that of its t interval. Every case has the
 * same part of alpha, and shares it among the `metrics` that decide it and have noise, each of which may raise a false alarm.
 */
export function decisionTail(plan: Strictness, moment: Moment, metrics: number): number {
  return spentAt(moment, plan.alpha / (Math.max(1, metrics) * Math.max(1, plan.cases.length)));
}

/**
 * The one-sided tail of the interval that has to lie within ± threshold for a metric to be unchanged (two one-sided tests:
 * Schuirmann 1987). Not divided by metrics, since a case is unchanged only where all of them are (intersection–union test:
 * Berger 1982), nor by cases, since it is the error of each case; and stopping for it does not touch alpha (non-binding).
 */
export function equivalenceTail(moment: Moment): number {
  return spentAt(moment, EQUIVALENCE_ERROR);
}

/** The chance that a limit is called broken, or kept, where head's true value is the limit itself: one-sided, of each limit. */
export const LIMIT_ERROR = 0.025;

/** The one-sided tail of head's own interval that has to lie on one side of a limit for a look to settle it on the way. */
export function limitTailOnTheWay(): number {
  return spentAt("look", LIMIT_ERROR);
}

function spentAt(moment: Moment, error: number): number {
  return moment === "end" ? error * FOR_THE_END : (error * (1 - FOR_THE_END)) / LOOKS.length;
}

/** Whether a case with so many sessions is looked at. Nothing else decides that. */
export function isLook(sessions: number): boolean {
  return LOOKS.some((look) => look === sessions);
}
