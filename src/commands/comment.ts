import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { judgedAgain } from "../analyse/conclude.ts";
import { EXIT } from "../analyse/exit-codes.ts";
import { DeliveryError, UsageError } from "../errors.ts";
import { type Host, interruptionOf } from "../experiment/host.ts";
import { parseFailure } from "../format/failure-file.ts";
import { readResults } from "../format/results.ts";
import { type GithubApi, githubApi, statusOf } from "../platform/github-api.ts";
import { type GithubEvent, readEvent, runUrl } from "../platform/github-event.ts";
import { filesForCommit, filesOfRun, type RunFiles } from "../review/artifact.ts";
import { observedLines } from "../review/comment-text.ts";
import { type Subject, subjectOf, workflowOf } from "../review/pull-request.ts";
import {
  type MeasuredOrFailed,
  type Review,
  reportOn,
  resultsOf,
  setStatus,
  statusContext,
  withoutPull,
} from "../review/review.ts";
import { standingOf } from "../review/standing.ts";
import { markerOf } from "../review/sticky-comment.ts";
import { escapeWorkflowCommands } from "../text/escape.ts";
import { defineCommand } from "./command.ts";
import { COMMENTING, type Values } from "./options.ts";

export const commentCommand = defineCommand({
  name: "comment",
  summary:
    "tells a pull request what a run found; for a workflow's job that has a token and runs none of the change's code",
  options: COMMENTING,
  async run({ values, host }) {
    const options = { ...values, token: process.env.GITHUB_TOKEN ?? "" };
    const review = await comment(options, readEvent(process.env), process.env, host);
    process.stdout.write(`${escapeWorkflowCommands(commentLine(review))}\n`);
    return commentCode(review, options);
  },
});

interface CommentOptions extends Values<typeof COMMENTING> {
  /** GitHub's, which may comment and set a status. */
  readonly token: string;
}

/** Why nothing was told, where that is right. */
interface Nothing {
  readonly why: string;
}

const USUAL_CONFIG = "loadgate.yml";

/**
 * Tells a pull request what a run found: in its one comment, and by a commit status that can be required. It holds a token that may
 * write, so it runs none of the pull request's code, and believes nothing that code may have left.
 */
export async function comment(...told: Parameters<typeof review>): Promise<Review | Nothing> {
  try {
    // Nothing of it is half done: the comment is written by one request.
    return await Promise.race([review(...told), interruptionOf(told[3])]);
  } catch (error) {
    if (statusOf(error) === null) throw error;
    throw new DeliveryError(`GitHub refused a request: ${(error as Error).message}`, { cause: error });
  }
}

async function review(
  options: CommentOptions,
  event: GithubEvent,
  env: NodeJS.ProcessEnv,
  host: Host,
): Promise<Review | Nothing> {
  const api = githubApi(options.token, env);
  const subject = await subjectOf(event, api, env);
  const { pull } = subject;
  if (pull && pull.head !== subject.head)
    return { why: `the head of #${pull.number} is ${pull.head.slice(0, 12)} by now; its own run will tell` };
  const left = await leftBy(subject, options, api, host);
  const found = foundIn(left, subject);
  if (found === "moved") return { why: "the head has moved on since it was asked for" };
  const url = runUrl(subject.run.id, env);
  const reporting = {
    marker: markerOf(workflowOf(event, env), options.config),
    when: options.when,
    runUrl: url,
    remarks: found.kind === "results" ? await observedLines(found.results, options.artifact, api) : [],
    now: host.clock.date().toISOString(),
  };
  const told = pull
    ? await reportOn(found, { ...subject, pull }, reporting, { api, clock: host.clock, random: Math.random })
    : withoutPull(found);
  if (!options.status) return told;
  const context = statusContext(options.config, USUAL_CONFIG);
  const status = {
    ...standingOf(told.conclusion, resultsOf(found), pull?.fork ?? false),
    head: subject.head,
    context,
    url,
  };
  const failed = await setStatus(status, api);
  return { ...told, undelivered: [...told.undelivered, ...(failed === null ? [] : [failed])] };
}

/** 4 where something was not delivered; the verdict's own code only where no status carries it. */
export function commentCode(review: Review | Nothing, { status }: Pick<CommentOptions, "status">): number {
  if ("why" in review) return EXIT.done;
  if (!status && !review.conclusion.passes)
    return review.conclusion.verdict === "regression" ? EXIT.regression : EXIT.invalid;
  return review.undelivered.length > 0 ? EXIT.undelivered : EXIT.done;
}

/** What was done, in a line for the log. */
export function commentLine(review: Review | Nothing): string {
  if ("why" in review) return `nothing told: ${review.why}`;
  const told = `${review.conclusion.words}; comment: ${review.outcome}`;
  return [told, ...review.undelivered].join("\n");
}

async function leftBy(
  { head, run }: Subject,
  { results, artifact }: CommentOptions,
  api: GithubApi,
  host: Host,
): Promise<RunFiles | null> {
  if (results === undefined)
    // A run that only looks at labels has measured nothing: an earlier one for the same commit has.
    return (await filesOfRun(run.id, artifact, api)) ?? (await filesForCommit(head, artifact, api));
  try {
    return { results: readFileSync(resolve(host.cwd, results), "utf8"), failure: null };
  } catch (error) {
    throw new UsageError(`${results} cannot be read (${(error as Error).message})`);
  }
}

function foundIn(left: RunFiles | null, { head, certain }: Subject): MeasuredOrFailed | "moved" {
  if (left?.results) {
    const results = judgedAgain(readResults(left.results));
    const measured = results.variants.find(({ variant }) => variant === "head")?.commit;
    if (measured !== head && !certain) return "moved";
    if (measured !== head)
      throw new UsageError(`the results are of another commit (${measured}) than the run was for (${head})`);
    return { kind: "results", results };
  }
  const message = left?.failure
    ? parseFailure(left.failure)
    : "the measuring job left no results; its log says why";
  return { kind: "failure", message };
}
