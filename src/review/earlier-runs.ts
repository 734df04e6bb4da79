import { type CommentState, type EarlierRun, MOST_RUNS } from "../format/comment-state.ts";

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
  return { ...state, runs: runs.slice(-MOST_RUNS) };
}

/** What several comments of ours remember together: there is more than one only for a moment. */
export function mergeStates(states: readonly CommentState[]): CommentState {
  const accepted = states.flatMap((state) => state.accepted);
  const firstOf = accepted.filter(
    (each, i) =>
      accepted.findIndex((other) => other.id === each.id && other.acceptance.id === each.acceptance.id) === i,
  );
  const heard = [...new Set(states.flatMap((state) => state.heard))];
  return states.flatMap((state) => state.runs).reduce(withRun, { runs: [], accepted: firstOf, heard });
}
