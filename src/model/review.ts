export type { Acceptance, AcceptedCase, EarlierRun } from "../format/comment-state.ts";

/** When there is a comment: only if something changed, after every run, or not at all. */
export const WHEN = ["changed", "always", "never"] as const;
export type When = (typeof WHEN)[number];
