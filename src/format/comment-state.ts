import * as z from "zod";
import { type Frozen, VERDICTS } from "./names.ts";
import { metricName } from "./results.ts";

/** When there is a comment: only if something changed, after every run, or not at all. */
export const WHEN = ["changed", "always", "never"] as const;
export type When = (typeof WHEN)[number];

const short = z.string().max(500);

const acceptance = z.strictObject({
  id: short.describe(
    "Tells this acceptance from a later one of the same kind: of the label's event, the commit or the comment.",
  ),
  pattern: short.describe("Which cases, as a glob."),
  everything: z
    .boolean()
    .describe("Whether it was given for whatever is slower, as a label is, and not for named cases."),
  by: short.describe("Login."),
  reason: short,
});
/** That somebody with write access accepts a slowdown. */
export interface Acceptance extends Frozen<z.infer<typeof acceptance>> {}

const acceptedCase = z.strictObject({
  id: short,
  acceptance,
  extent: z.partialRecord(metricName, z.number()).describe("By metric, how much worse it may be, as a log."),
});
/** A case that is accepted, and the size that it was accepted at. */
export interface AcceptedCase extends Frozen<z.infer<typeof acceptedCase>> {}

const earlierRun = z.strictObject({
  run: z.number().int().nonnegative().describe("Workflow run id; with the attempt it orders the runs."),
  attempt: z.number().int().nonnegative(),
  head: z.string().regex(/^[0-9a-f]{40}$/),
  verdict: z.enum([...VERDICTS, "accepted", "failed"]),
  headline: short,
  at: short.describe("ISO 8601."),
});
/** One run of a pull request, as its comment remembers it. */
export interface EarlierRun extends Frozen<z.infer<typeof earlierRun>> {}

/** Runs that are remembered. */
const KEPT = 10;

const commentState = z.strictObject({
  runs: z.array(earlierRun).max(KEPT).describe("Oldest first; the last one is what the comment shows."),
  accepted: z.array(acceptedCase).max(1000),
});
/** What a comment remembers, out of sight, for the runs after it. */
export interface CommentState extends Frozen<z.infer<typeof commentState>> {}

export const NOTHING_YET: CommentState = { runs: [], accepted: [] };

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
    return commentState.parse(JSON.parse(text));
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
