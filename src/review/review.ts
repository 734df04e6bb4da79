import { DeliveryError } from "../errors.ts";
import {
  type CommentState,
  type EarlierRun,
  type ForkStatus,
  readState,
  type When,
} from "../format/comment-state.ts";
import type { Results } from "../format/results.ts";
import type { Clock } from "../platform/clock.ts";
import type { GithubApi } from "../platform/github-api.ts";
import { fitting } from "../report/headline.ts";
import { clip, plainLine } from "../text/escape.ts";
import {
  type AcceptanceOutcome,
  accept,
  type Conclusion,
  concludeReview,
  NOTHING_ACCEPTED,
  redCases,
} from "./acceptance.ts";
import type { RunRecord } from "./artifact.ts";
import { commentText, failureText } from "./comment-text.ts";
import { isAltered, isOpen, type StatusState } from "./commit-status.ts";
import { isLater, mergeStates, withRun } from "./earlier-runs.ts";
import { findAcceptances } from "./find-acceptances.ts";
import { type Pull, type Subject, writers } from "./pull-request.ts";
import { type CommentOutcome, commentsOf, keepComment, ownLogin } from "./sticky-comment.ts";

/** What a run left: results, or why there are none. */
export type MeasuredOrFailed =
  | {
      readonly kind: "results";
      readonly results: Results;
      /** Whether nothing of what base asks for is missing, as far as that can be known. */
      readonly whole: boolean;
      readonly run: RunRecord;
    }
  | {
      readonly kind: "failure";
      readonly message: string;
      readonly run: RunRecord;
      /** Whether that is since the results compare with another commit. */
      readonly otherBase: boolean;
    };

interface ReportOptions {
  readonly marker: string;
  readonly when: When;
  readonly forkStatus: ForkStatus;
  readonly runUrl: string | null;
  /** The page that compares base with head. */
  readonly compareUrl: string | null;
  /** The artifact that holds the report file. */
  readonly artifact: string;
  /** The status that a branch can require; null where none is set. */
  readonly statusName: string | null;
  /** Further lines for the comment. */
  readonly remarks: readonly string[];
  readonly now: string;
}

/** What was reported of a run. */
export interface Review {
  readonly conclusion: Conclusion & { readonly state: StatusState };
  /** The comment's text, whether or not it was wanted; null where there is no pull request. */
  readonly text: string | null;
  readonly outcome: CommentOutcome | "no pull request" | "not delivered";
  /** Whether a later run has been reported already: then that one stands. */
  readonly overtaken: boolean;
  /** Why something could not be delivered. */
  readonly undelivered: readonly string[];
}

/** What a run without a pull request says: that of a merge queue, or of a branch. */
export function withoutPull(
  found: MeasuredOrFailed,
  subject: Subject,
  reporting: Pick<ReportOptions, "forkStatus">,
): Review {
  return {
    conclusion: conclusionOf(found, NOTHING_ACCEPTED, subject, reporting),
    text: null,
    overtaken: false,
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
  const outsiders = (await commentsOf(pull.number, api)).filter(({ author }) => author !== own.author);
  const { acceptances, refused } = await findAcceptances(pull, outsiders, writers(api), api);

  const review = (earlier: CommentState) => {
    const accepting =
      found.kind === "results"
        ? accept(found.results.cases, acceptances, earlier, found.run.createdAt)
        : NOTHING_ACCEPTED;
    const conclusion = conclusionOf(found, accepting, subject, reporting);
    // What a failed run has heard it could not weigh.
    const hears = found.kind === "results" ? acceptances.filter(({ at }) => at === null) : [];
    const heard = [...new Set([...earlier.heard, ...hears.map(({ id }) => id)])];
    const accepted = found.kind === "results" ? accepting.remembered : earlier.accepted;
    const run = thisRun(subject, conclusion, found, reporting.now);
    const state = withRun({ ...earlier, accepted, heard }, run);
    const around = { ...reporting, conclusion, pull, byFork: subject.byFork, refused, state };
    const text =
      found.kind === "results"
        ? commentText(found.results, accepting, around)
        : failureText(found.message, around);
    return { conclusion, text };
  };
  let overtaken = false;
  let reviewed = review(mergeStates([]));
  const compose = (bodies: readonly string[]) => {
    const earlier = mergeStates(bodies.map(readState));
    const last = earlier.runs.at(-1);
    reviewed = review(earlier);
    overtaken = last !== undefined && isLater(last, { run: subject.run.id, attempt: subject.run.attempt });
    if (overtaken || reporting.when === "never") return null;
    const wanted =
      bodies.length > 0 || subject.byFork || isWanted(reporting.when, reviewed.conclusion, found);
    return wanted ? reviewed.text : null;
  };
  try {
    const outcome = await keepComment({ pull: pull.number, own, compose }, api, clock, random);
    return { ...reviewed, outcome, overtaken, undelivered: [] };
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    return { ...reviewed, outcome: "not delivered", overtaken, undelivered: [error.message] };
  }
}

/** A first comment is for news: an inconclusive run, or one that says nothing has changed, is none, unless the change altered what was asked. */
function isWanted(when: When, { verdict, passes }: Conclusion, found: MeasuredOrFailed): boolean {
  if (!passes) return true;
  if (when === "always" || found.kind === "failure" || isAltered(found.results)) return true;
  return verdict !== "unchanged" && verdict !== "inconclusive";
}

/** Whose numbers they are stands before them, wherever they are reported. */
const FORKS_OWN = "fork's own numbers: ";

const NOTHING_MEASURED = "Nothing could be measured";

function conclusionOf(
  found: MeasuredOrFailed,
  accepting: AcceptanceOutcome,
  { byFork, pull }: Pick<Subject, "byFork" | "pull">,
  { forkStatus }: Pick<ReportOptions, "forkStatus">,
): Review["conclusion"] {
  if (found.kind === "failure") {
    const [first = ""] = plainLine(found.message).split("\n");
    const words = `${NOTHING_MEASURED}: ${clip(first, 200)}`;
    return { verdict: "failed", words, titles: failureTitles(first), passes: false, state: "failure" };
  }
  const concluded = concludeReview(found.results, accepting);
  const whose = byFork ? FORKS_OWN : "";
  const words = `${whose}${concluded.words}`;
  const titles = concluded.titles.map((title) => `${whose}${title}`);
  if (!concluded.passes) return { ...concluded, words, titles, state: "failure" };
  const believed = !byFork || forkStatus === "trusted";
  // What was not measured, or not as base asks for it, was not found to be as fast either.
  const enough = (!pull?.fork || found.whole) && !isOpen(concluded, found.results, pull?.fork ?? false);
  return { ...concluded, words, titles, state: believed && enough ? "success" : "pending" };
}

/** A failure in a few words: as much of its first line as has room, up to a comma or the like. */
function failureTitles(line: string): string[] {
  const clauses = line.split(/(?=[;,(])/);
  const cut = clauses.map((_, i) =>
    clauses
      .slice(0, clauses.length - i)
      .join("")
      .trim(),
  );
  return [...cut.map((text) => `${NOTHING_MEASURED}: ${text}`), NOTHING_MEASURED];
}

function thisRun(
  { head, run }: Subject,
  { verdict, titles }: Conclusion,
  found: MeasuredOrFailed,
  now: string,
): EarlierRun {
  const at = found.kind === "results" ? found.results.startedAt : now;
  return {
    run: run.id,
    attempt: run.attempt,
    head,
    verdict,
    headline: fitting(titles.map(plainLine), 200),
    at: clip(plainLine(at), 40),
    commitSeen: found.run.createdAt,
    red: found.kind === "results" ? redCases(found.results.cases) : [],
  };
}
