import * as z from "zod";
import { type Frozen, VERDICTS } from "./names.ts";
import { metricName } from "./results.ts";

/** When there is a comment: only if something changed, after every run, or not at all. */
export const WHEN = ["changed", "always", "never"] as const;
export type When = (typeof WHEN)[number];

/** How far the numbers of a fork's own run go. */
export const FORK_STATUS = ["neutral", "trusted"] as const;
export type ForkStatus = (typeof FORK_STATUS)[number];

const short = z.string().max(500);

const acceptance = z.strictObject({
  id: short.describe(
    "Tells this acceptance from a later one of the same kind: of the label's event, the commit or the comment.",
  ),
  pattern: short.describe("Which cases, as a glob."),
  at: z
    .string()
    .max(40)
    .nullable()
    .describe("ISO 8601, when GitHub heard it; null where it does not say, as of a commit."),
  by: short.describe("Login."),
  reason: short,
});
/** That somebody with write access accepts a slowdown. */
export interface Acceptance extends Frozen<z.infer<typeof acceptance>> {}

const redCase = z.strictObject({
  id: short,
  extent: z.partialRecord(metricName, z.number()).describe("By metric, how much worse it may be, as a log."),
  limits: z
    .partialRecord(metricName, z.number())
    .exactOptional()
    .describe("By metric, how far beyond its limit it may be, as a log."),
});
/** A case that was red, and how red. */
export interface RedCase extends Frozen<z.infer<typeof redCase>> {}

const acceptedCase = z.strictObject({ ...redCase.shape, acceptance });
/** A case that is accepted, and the size that it was accepted at. */
export interface AcceptedCase extends Frozen<z.infer<typeof acceptedCase>> {}

const earlierRun = z.strictObject({
  run: z.number().int().nonnegative().describe("Workflow run id; with the attempt it orders the runs."),
  attempt: z.number().int().nonnegative(),
  head: z.string().regex(/^[0-9a-f]{40}$/),
  verdict: z.enum([...VERDICTS, "accepted", "failed"]),
  headline: short,
  at: short.describe("ISO 8601."),
  commitSeen: z
    .string()
    .max(40)
    .nullable()
    .describe("ISO 8601, by GitHub's clock: since when the commit was at the pull request's head for sure."),
  red: z.array(redCase).max(100).describe("What whoever accepts a slowdown after this run has seen."),
});
/** One run of a pull request, as its comment remembers it. */
export interface EarlierRun extends Frozen<z.infer<typeof earlierRun>> {}

/** Runs that are remembered. */
export const MOST_RUNS = 10;

const commentState = z.strictObject({
  runs: z.array(earlierRun).max(MOST_RUNS).describe("Oldest first; the last one is what the comment shows."),
  accepted: z.array(acceptedCase).max(1000),
  heard: z.array(short).max(200).describe("Ids of the acceptances that runs so far have heard of."),
});
/** What a comment remembers, out of sight, for the runs after it. */
export interface CommentState extends Frozen<z.infer<typeof commentState>> {}

export const NOTHING_YET: CommentState = { runs: [], accepted: [], heard: [] };

const OPEN = "<!-- loadgate-state ";
const CLOSE = " -->";

/** More than this of a comment is not spent on what nobody sees. */
const MOST_STATE_BYTES = 16_000;

/**
 * The state as a comment that nobody sees; base64url cannot end it early. Names of outsiders can make it too large: then the oldest
 * is forgotten first, which accepts nothing that would not have been.
 */
export function stateText(state: CommentState): string {
  let kept: CommentState = { ...state, runs: state.runs.slice(-MOST_RUNS), heard: state.heard.slice(-200) };
  let text = written(kept);
  while (text.length > MOST_STATE_BYTES && sizeOf(kept) > 0) {
    kept = smaller(kept);
    text = written(kept);
  }
  return text;
}

function written(state: CommentState): string {
  return `${OPEN}${Buffer.from(JSON.stringify(state)).toString("base64url")}${CLOSE}`;
}

const sizeOf = ({ runs, accepted, heard }: CommentState) =>
  runs.length + accepted.length + heard.length + runs.reduce((sum, { red }) => sum + red.length, 0);

/** The larger half of what was red goes first, then old runs; what was heard, of writers alone, stays longest. */
function smaller({ runs, accepted, heard }: CommentState): CommentState {
  if (runs.some(({ red }) => red.length > 0))
    return { runs: runs.map((run) => ({ ...run, red: half(run.red) })), accepted, heard };
  if (accepted.length > 0) return { runs, accepted: half(accepted), heard };
  if (runs.length > 1) return { runs: half(runs), accepted, heard };
  return heard.length > 0 ? { runs, accepted, heard: half(heard) } : { runs: [], accepted, heard };
}

/** The later half; of a single one nothing. */
const half = <T>(some: readonly T[]): readonly T[] => some.slice(Math.ceil(some.length / 2));

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
