import { DeliveryError } from "../errors.ts";
import {
  type CommentState,
  type EarlierRun,
  isLater,
  mergeStates,
  readState,
  type When,
  withRun,
} from "../format/comment-state.ts";
import type { Results } from "../format/results.ts";
import type { Clock } from "../platform/clock.ts";
import { type GithubApi, refusalOf } from "../platform/github-api.ts";
import { clip, plainLine } from "../text/escape.ts";
import { type AcceptanceOutcome, accept, type Conclusion, concludeReview } from "./acceptance.ts";
import { commentText, failureText } from "./comment-text.ts";
import { findAcceptances } from "./find-acceptances.ts";
import { type Pull, type Subject, writers } from "./pull-request.ts";
import { isAltered, type Standing } from "./standing.ts";
import { type CommentOutcome, commentsOf, keepComment, ownLogin } from "./sticky-comment.ts";

/** What a run left: results, or why there are none. */
export type MeasuredOrFailed =
  | { readonly kind: "results"; readonly results: Results }
  | { readonly kind: "failure"; readonly message: string };

/** Null where there are none. */
export function resultsOf(found: MeasuredOrFailed): Results | null {
  return found.kind === "results" ? found.results : null;
}

interface ReportOptions {
  readonly marker: string;
  readonly when: When;
  readonly runUrl: string | null;
  /** Further lines for the comment. */
  readonly remarks: readonly string[];
  readonly now: string;
}

/** What was told of a run. */
export interface Review {
  readonly conclusion: Conclusion;
  /** The comment's text, whether or not it was wanted; null where there is no pull request. */
  readonly text: string | null;
  readonly outcome: CommentOutcome | "no pull request" | "not delivered";
  /** Why something could not be delivered. */
  readonly undelivered: readonly string[];
}

const NOTHING_ACCEPTED: AcceptanceOutcome = { accepted: new Map(), expired: new Map(), remembered: [] };

/** What a run without a pull request says: that of a merge queue, or of a branch. */
export function withoutPull(found: MeasuredOrFailed): Review {
  return {
    conclusion: conclusionOf(found, NOTHING_ACCEPTED),
    text: null,
    outcome: "no pull request",
    undelivered: [],
  };
}

/** Tells a pull request what was found, in its one comment. */
export async function reportOn(
  found: MeasuredOrFailed,
  subject: Subject & { readonly pull: Pull },
  reporting: ReportOptions,
  { api, clock, random }: { readonly api: GithubApi; readonly clock: Clock; readonly random: () => number },
): Promise<Review> {
  const { pull } = subject;
  const own = { marker: reporting.marker, author: await ownLogin(api) };
  const strangers = (await commentsOf(pull.number, api)).filter(({ author }) => author !== own.author);
  const { acceptances, refused } = await findAcceptances(pull, strangers, writers(api), api);

  const tell = (earlier: CommentState) => {
    const accepting =
      found.kind === "results"
        ? accept(found.results.cases, acceptances, earlier.accepted)
        : NOTHING_ACCEPTED;
    const conclusion = conclusionOf(found, accepting);
    const state = withRun(
      { ...earlier, accepted: accepting.remembered },
      thisRun(subject, conclusion, found, reporting.now),
    );
    const around = { ...reporting, pull, refused, state };
    const text =
      found.kind === "results"
        ? commentText(found.results, accepting, around)
        : failureText(found.message, around);
    return { conclusion, text };
  };
  let told = tell(mergeStates([]));
  const compose = (bodies: readonly string[]) => {
    const earlier = mergeStates(bodies.map(readState));
    const last = earlier.runs.at(-1);
    told = tell(earlier);
    if (reporting.when === "never") return null;
    if (last && isLater(last, { run: subject.run.id, attempt: subject.run.attempt })) return null;
    return bodies.length > 0 || isWanted(reporting.when, told.conclusion, found) ? told.text : null;
  };
  try {
    const outcome = await keepComment({ pull: pull.number, own, compose }, api, clock, random);
    return { ...told, outcome, undelivered: [] };
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    return { ...told, outcome: "not delivered", undelivered: [error.message] };
  }
}

/** A first comment is for news: an undecided run, or one that says nothing has changed, is none, unless the change altered what was asked. */
function isWanted(when: When, { verdict }: Conclusion, found: MeasuredOrFailed): boolean {
  if (when === "always" || found.kind === "failure" || isAltered(resultsOf(found))) return true;
  return verdict !== "unchanged" && verdict !== "inconclusive";
}

function conclusionOf(found: MeasuredOrFailed, accepting: AcceptanceOutcome): Conclusion {
  if (found.kind === "results") return concludeReview(found.results, accepting);
  const [first = ""] = plainLine(found.message).split("\n");
  return { verdict: "failed", words: `Nothing could be measured: ${clip(first, 200)}`, passes: false };
}

function thisRun(
  { head, run }: Subject,
  { verdict, words }: Conclusion,
  found: MeasuredOrFailed,
  now: string,
): EarlierRun {
  const at = found.kind === "results" ? found.results.startedAt : now;
  return {
    run: run.id,
    attempt: run.attempt,
    head,
    verdict,
    headline: clip(plainLine(words), 200),
    at: clip(plainLine(at), 40),
  };
}

interface CommitStatus extends Standing {
  readonly head: string;
  /** Tells it from those of other configurations. */
  readonly context: string;
  readonly url: string | null;
}

/** The name that a branch protection rule requires. */
export function statusContext(config: string, usual: string): string {
  return config === usual ? "loadgate" : `loadgate: ${config}`;
}

/**
 * Sets the commit status, which a branch can require, and which shows the verdict in words beside the merge button. Null, or why it
 * could not be set.
 */
export async function setStatus(status: CommitStatus, { octokit, at }: GithubApi): Promise<string | null> {
  const { head, state, description, context, url } = status;
  try {
    await octokit.request("POST /repos/{owner}/{repo}/statuses/{sha}", {
      ...at,
      sha: head,
      state,
      description,
      context,
      ...(url !== null && { target_url: url }),
    });
    return null;
  } catch (error) {
    return refusalOf("GitHub did not take the commit status", error, "statuses: write, or set status: false");
  }
}
