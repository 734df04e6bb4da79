import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { judgedAgain } from "../analyse/conclude.ts";
import { EXIT } from "../analyse/exit-codes.ts";
import { DeliveryError, UsageError } from "../errors.ts";
import { type Host, interruptionOf } from "../experiment/host.ts";
import { parseFailure } from "../format/failure-file.ts";
import type { Variant } from "../format/faults.ts";
import { readResults } from "../format/results.ts";
import { type GithubApi, githubApi, statusOf } from "../platform/github-api.ts";
import { compareUrl, type GithubEvent, readEvent, runUrl } from "../platform/github-event.ts";
import { filesForCommit, filesOfRun, type LeftByRun, recordOfRun } from "../review/artifact.ts";
import { baseRules, type Parting, partingOf } from "../review/base-rules.ts";
import { observedLines } from "../review/comment-text.ts";
import { isAltered, setStatus, statusContext } from "../review/commit-status.ts";
import { judgedByBase } from "../review/judged-by-base.ts";
import { type Subject, subjectOf, workflowOf } from "../review/pull-request.ts";
import { type MeasuredOrFailed, type Review, reportOn, withoutPull } from "../review/review.ts";
import { markerOf } from "../review/sticky-comment.ts";
import { escapeWorkflowCommands } from "../text/escape.ts";
import { defineCommand } from "./command.ts";
import { COMMENTING, type Values } from "./options.ts";

export const commentCommand = defineCommand({
  name: "comment",
  summary: "show a run's results in its pull request; needs a token, and runs no code of the change",
  group: "ci",
  examples: [
    { line: "loadgate comment", does: "report the run of this workflow's event" },
    { line: "loadgate comment --results .loadgate/results.json", does: "report a run on this machine" },
    {
      line: "loadgate comment --when always --fork-status trusted",
      does: "comment each time, and let forks pass by their own numbers",
    },
  ],
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

/** Why nothing was reported, where that is right. */
interface Nothing {
  readonly why: string;
}

const USUAL_CONFIG = "loadgate.yml";

/**
 * Shows a pull request what a run found: in its one comment, and by a commit status that can be required. It holds a token that may
 * write, so it runs none of the pull request's code, and believes nothing that code may have left.
 */
export async function comment(...given: Parameters<typeof review>): Promise<Review | Nothing> {
  try {
    // Nothing of it is half done: the comment is written by one request.
    return await Promise.race([review(...given), interruptionOf(given[3])]);
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
  if (subject.unasked)
    return { why: "the run is of no open pull request; one that is open again is measured again" };
  if (pull && pull.head !== subject.head)
    return {
      why: `the head of #${pull.number} is ${pull.head.slice(0, 12)} by now, whose own run will report`,
    };
  const sides = pull ?? (subject.queuedOn ? { baseHead: subject.queuedOn, head: subject.head } : null);
  const parting = sides && (await partingOf(sides, api));
  const found = await foundBy(subject, parting, options, api, host);
  if (found === "moved") return { why: "the head has moved on since the run was requested" };
  const url = runUrl(subject.run, env);
  const reporting = {
    marker: markerOf(workflowOf(event, env), options.config),
    when: options.when,
    forkStatus: options.forkStatus,
    runUrl: url,
    compareUrl: parting && compareUrl(parting.mergeBase, subject.head, env),
    artifact: options.artifact,
    statusName: options.status ? statusContext(options.config, USUAL_CONFIG) : null,
    remarks:
      found.kind === "results" && found.run
        ? await observedLines(found.results, found.run, options.artifact, api)
        : [],
    now: host.clock.date().toISOString(),
  };
  const reviewed = pull
    ? await reportOn(found, { ...subject, pull }, reporting, { api, clock: host.clock, random: Math.random })
    : withoutPull(found, subject, reporting);
  if (!options.status || reviewed.overtaken) return reviewed;
  const context = statusContext(options.config, USUAL_CONFIG);
  const { state, titles } = reviewed.conclusion;
  const altered = found.kind === "results" && isAltered(found.results);
  const about = { head: subject.head, state, titles, altered, mergeBase: parting?.mergeBase ?? null };
  const failed = await setStatus({ ...about, context, url, run: subject.run }, api, env);
  return { ...reviewed, undelivered: [...reviewed.undelivered, ...(failed === null ? [] : [failed])] };
}

/** 4 where something was not delivered; the verdict's own code only where no status carries it. */
export function commentCode(review: Review | Nothing, { status }: Pick<CommentOptions, "status">): number {
  if ("why" in review) return EXIT.done;
  if (!status && !review.conclusion.passes)
    return ["regression", "inconclusive"].includes(review.conclusion.verdict)
      ? EXIT.regression
      : EXIT.invalid;
  return review.undelivered.length > 0 ? EXIT.undelivered : EXIT.done;
}

/** What was done, in a line for the log. */
export function commentLine(review: Review | Nothing): string {
  if ("why" in review) return `nothing to report: ${review.why}`;
  const reviewed = `${review.conclusion.words}; comment: ${review.outcome}`;
  return [reviewed, ...review.undelivered].join("\n");
}

/** What was measured for this commit, by the run that is reported, else by an earlier one: a run that looks at labels measures nothing. */
async function foundBy(
  subject: Subject,
  parting: Parting | null,
  options: CommentOptions,
  api: GithubApi,
  host: Host,
): Promise<MeasuredOrFailed | "moved"> {
  const { results, artifact } = options;
  const own = await recordOfRun(subject.run.id, api);
  const read = (left: LeftByRun) => readLeft(left, subject, parting, options, api);
  if (results !== undefined) return read({ results: textOf(results, host), failure: null, run: own });
  const left = await filesOfRun(own, artifact, api);
  if (left) return read(left);
  let first: MeasuredOrFailed | "moved" | null = null;
  for await (const earlier of filesForCommit(own, subject.head, artifact, api)) {
    const found = await read(earlier);
    // One branch may be that of several pull requests, each with its own base.
    if (found !== "moved" && !(found.kind === "failure" && found.otherBase)) return found;
    first ??= found;
  }
  const message = "the measuring job left no results; its log says why";
  return first ?? { kind: "failure", message, run: own, otherBase: false };
}

function textOf(results: string, host: Host): string {
  try {
    return readFileSync(resolve(host.cwd, results), "utf8");
  } catch (error) {
    throw new UsageError(`${results} cannot be read (${(error as Error).message})`);
  }
}

async function readLeft(
  { results: text, failure, run }: LeftByRun,
  { head, certain, pull, byFork }: Subject,
  parting: Parting | null,
  options: CommentOptions,
  api: GithubApi,
): Promise<MeasuredOrFailed | "moved"> {
  const failed = (message: string, otherBase = false) =>
    ({ kind: "failure", message, run, otherBase }) as const;
  if (!text)
    return failed(failure ? parseFailure(failure) : "the measuring job left no results; its log says why");
  const read = readResults(text);
  const commitOf = (side: Variant) => read.variants.find(({ variant }) => variant === side)?.commit;
  const [base, measured] = [commitOf("base"), commitOf("head")];
  if (measured !== head && !certain) return "moved";
  if (measured !== head)
    throw new UsageError(`the results are of commit ${measured}, but the run was for ${head}; measure again`);
  if (parting === null) return { kind: "results", results: judgedAgain(read), whole: true, run };
  if (base !== parting.mergeBase) return failed(otherBase(base, parting.mergeBase), true);
  const preset = options.preset ?? (pull?.fork ? undefined : read.plan.named?.preset);
  const rules = await baseRules(parting, { ...options, preset }, api);
  return { kind: "results", ...judgedByBase(read, rules, { fork: pull?.fork ?? false, byFork }), run };
}

function otherBase(base: string | undefined, mergeBase: string): string {
  const [was, is] = [base ?? "nothing", mergeBase].map((commit) => commit.slice(0, 12));
  return `the results compare with ${was}, but the merge base of this change is ${is}, so they do not apply; measure again without naming a base`;
}
