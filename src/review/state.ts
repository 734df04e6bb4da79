import * as z from "zod";
import { VERDICTS } from "../model/results.ts";
import type { AcceptedCase, EarlierRun } from "../model/review.ts";
import { metricName } from "../report/results-wire.ts";

/** What a comment remembers, out of sight, for the runs after it. */
export interface CommentState {
  /** Oldest first; the last one is what the comment shows. */
  readonly runs: readonly EarlierRun[];
  readonly accepted: readonly AcceptedCase[];
}

export const NOTHING_YET: CommentState = { runs: [], accepted: [] };

/** Runs that are remembered. */
const KEPT = 10;

const short = z.string().max(500);
const wire = z.strictObject({
  runs: z
    .array(
      z.strictObject({
        run: z.number().int().nonnegative(),
        attempt: z.number().int().nonnegative(),
        head: z.string().regex(/^[0-9a-f]{40}$/),
        verdict: z.enum([...VERDICTS, "accepted", "failed"]),
        headline: short,
        at: short,
      }),
    )
    .max(KEPT),
  accepted: z
    .array(
      z.strictObject({
        id: short,
        acceptance: z.strictObject({
          id: short,
          pattern: short,
          everything: z.boolean(),
          by: short,
          reason: short,
        }),
        extent: z.partialRecord(metricName, z.number()),
      }),
    )
    .max(1000),
});

const OPEN = "<!-- loadgate-state ";
const CLOSE = " -->";

/** The state as a comment that nobody sees; base64url cannot end it early. */
export function stateText(state: CommentState): string {
  const kept = { ...state, runs: state.runs.slice(-KEPT) };
  return `${OPEN}${Buffer.from(JSON.stringify(kept)).toString("base64url")}${CLOSE}`;
}

/** The state in a comment's text. One that cannot be read is forgotten: it is a convenience, not a record. */
export function readState(body: string): CommentState {
  const from = body.lastIndexOf(OPEN);
  const to = from < 0 ? -1 : body.indexOf(CLOSE, from);
  if (to < 0) return NOTHING_YET;
  try {
    const text = Buffer.from(body.slice(from + OPEN.length, to), "base64url").toString("utf8");
    return wire.parse(JSON.parse(text)) as CommentState;
  } catch {
    return NOTHING_YET;
  }
}

/** Whether `a` is of a later run than `b`. */
export function isLater(
  a: Pick<EarlierRun, "run" | "attempt">,
  b: Pick<EarlierRun, "run" | "attempt">,
): boolean {
  return a.run > b.run || (a.run === b.run && a.attempt > b.attempt);
}

/** The state with one more run; a run that is there already is replaced. */
export function withRun(state: CommentState, run: EarlierRun): CommentState {
  const others = state.runs.filter((each) => each.run !== run.run || each.attempt !== run.attempt);
  const runs = [...others, run].sort((a, b) => (isLater(a, b) ? 1 : -1));
  return { ...state, runs: runs.slice(-KEPT) };
}

/** What several comments of ours remember together: there is more than one only for a moment. */
export function mergeStates(states: readonly CommentState[]): CommentState {
  const accepted = states.flatMap((state) => state.accepted);
  const firstOf = accepted.filter(
    (each, i) =>
      accepted.findIndex((other) => other.id === each.id && other.acceptance.id === each.acceptance.id) === i,
  );
  return states.flatMap((state) => state.runs).reduce(withRun, { runs: [], accepted: firstOf });
}
