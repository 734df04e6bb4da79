import { historyHint, type Revision, type Revisions } from "../build/revisions.ts";
import { UsageError } from "../errors.ts";
import { findCommit, isShallow, mergeBase, type Repository } from "../platform/git.ts";
import { commitIn, fieldOf, type GithubEvent } from "../platform/github-event.ts";
import { type MeasureCommand, subActionPath } from "./definitions.ts";

/** What decides beside the event and the command that is asked for. */
interface Circumstances {
  /** Whether base and head are both named. */
  readonly named: boolean;
  /** Whether the configuration has a trend section. */
  readonly trend: () => boolean;
}

/**
 * What is measured: what was asked for, else the event's own. UsageError where the two do not go together. On a comment only
 * commits that were named are compared: another job has made sure who asked for them. By hand a trend is measured where there is
 * one, and compared otherwise.
 */
export function commandForEvent(
  event: string,
  asked: MeasureCommand | undefined,
  { named, trend }: Circumstances,
): MeasureCommand {
  if (Object.hasOwn(INSTEAD, event) && !(event === "issue_comment" && asked === "compare" && named))
    throw new UsageError(
      `the event ${event} is refused, since it would run the code of a pull request with the repository's secrets and a token that can write; ${INSTEAD[event]}`,
    );
  if (asked === "trend") requireBranchEvent(event, "trend");
  if (asked !== undefined) return asked;
  if (event === "workflow_dispatch") return named || !trend() ? "compare" : "trend";
  if (event === "schedule" || event === "push") return "trend";
  if (event === "pull_request" || event === "merge_group") return "compare";
  throw new UsageError(`the event ${event} does not say what to compare; set command: compare, and base:`);
}

/** Events that outsiders cause and that run with the repository's secrets, and what to do instead of measuring on them. */
const INSTEAD: Readonly<Record<string, string>> = {
  pull_request_target: `measure on: pull_request, and comment with ${subActionPath("comment")} on: pull_request or workflow_run`,
  workflow_run: `measure on: pull_request, and comment here with ${subActionPath("comment")}`,
  issue_comment: `read the comment with ${subActionPath("request")}, and pass its base and head to another job with command: compare, as in workflows/command.yml`,
};

/** No action runs on pull_request_target: UsageError there. */
export function refuseTargetEvent(event: string): void {
  if (event !== "pull_request_target") return;
  throw new UsageError(
    `the event ${event} is refused, since outsiders can trigger it and it has the repository's secrets; ${INSTEAD[event]}`,
  );
}

/** Events whose commit is not on the branch yet. */
const OF_A_CHANGE = ["pull_request", "merge_group", "issue_comment", "workflow_run"];

/** The trend is of the branch: UsageError on the events of a change. */
export function requireBranchEvent(event: string, command: "trend" | "publish"): void {
  if (!OF_A_CHANGE.includes(event)) return;
  throw new UsageError(
    `the trend takes no numbers from pull requests, whose code may forge them; run ${command} on: schedule, push or workflow_dispatch`,
  );
}

/** What an event says about its change, before git is asked. */
interface Change {
  readonly head: Named;
  readonly base: Named;
  /** The branch that the base was on, in case its commit is gone: rewritten, or not in the clone. */
  readonly branch?: Named;
  /** Whether the base is where the two part, since its branch moves on. */
  readonly fromMergeBase: boolean;
}

interface Named {
  readonly revision: string;
  readonly label: string;
}

/** The change that an event is about. The payload is untrusted: what is taken from it is a commit id or a branch name. */
export function changeOf({ name, payload }: GithubEvent): Change {
  if (name === "pull_request") {
    return {
      head: { revision: commitAt(payload, "pull_request", "head", "sha"), label: "the pull request's head" },
      base: { revision: commitAt(payload, "pull_request", "base", "sha"), label: "the pull request's base" },
      ...branchOf(fieldOf(payload, "pull_request", "base", "ref")),
      fromMergeBase: true,
    };
  }
  if (name === "merge_group") {
    return {
      head: { revision: commitAt(payload, "merge_group", "head_sha"), label: "the merge group's head" },
      base: { revision: commitAt(payload, "merge_group", "base_sha"), label: "the merge group's base" },
      fromMergeBase: false,
    };
  }
  const branch = fieldOf(payload, "repository", "default_branch");
  const main = typeof branch === "string" && BRANCH.test(branch) ? branch : "main";
  return {
    head: { revision: "HEAD", label: "the checkout's HEAD" },
    base: { revision: `refs/remotes/origin/${main}`, label: main },
    fromMergeBase: true,
  };
}

function branchOf(name: unknown): Pick<Change, "branch"> {
  if (typeof name !== "string" || !BRANCH.test(name)) return {};
  const label = `${name}, since the base that the event names is not in this clone`;
  return { branch: { revision: `refs/remotes/origin/${name}`, label } };
}

/** What a branch's name may be here: nothing that a revision gives its own meaning. */
const BRANCH = /^(?!.*(?:\.\.|@\{|\/\/))[A-Za-z0-9][A-Za-z0-9._/@+-]{0,200}$/;

function commitAt(payload: unknown, ...way: string[]): string {
  const commit = commitIn(payload, ...way);
  if (commit !== null) return commit;
  throw new UsageError(`the event has no commit id at ${way.join(".")}; set base and head instead`);
}

/**
 * The commits to compare for an event; `base` and `head` that were asked for come first, and are taken as they are.
 * Never the merge that GitHub makes to test a pull request, nor the tip of its base branch, which moves.
 */
export async function eventRevisions(
  event: GithubEvent,
  asked: { readonly base?: string | undefined; readonly head?: string | undefined },
  repository: Repository,
): Promise<Revisions> {
  const [base, head] = [asked.base, asked.head].map((revision) =>
    revision === undefined ? undefined : { revision, label: revision },
  );
  if (base && head) return { base: await find(repository, base), head: await find(repository, head) };
  const change = changeOf(event);
  const to = await find(repository, head ?? change.head);
  if (base) return { base: await find(repository, base), head: to };
  const from = await findBase(repository, change);
  if (!change.fromMergeBase) return { base: from, head: to };
  const parting = await mergeBase(repository, from.commit, to.commit);
  if (parting === null)
    throw new UsageError(
      `${change.base.label} and ${to.label} have no common commit in this clone${await historyHint(repository, "name the base with the input base")}`,
    );
  return { base: { commit: parting, label: `merge base with ${from.label}` }, head: to };
}

/** A base branch that was force-pushed leaves the event's commit behind; where the two part from what it is now still says most. */
async function findBase(repository: Repository, { base, branch }: Change): Promise<Revision> {
  if (branch && (await findCommit(repository, base.revision)) === null) {
    const commit = await findCommit(repository, branch.revision);
    if (commit !== null) return { commit, label: branch.label };
  }
  return find(repository, base);
}

async function find(repository: Repository, { revision, label }: Named): Promise<Revision> {
  const commit = await findCommit(repository, revision);
  if (commit !== null) return { commit, label };
  const what = label === revision ? revision : `${label} (${revision})`;
  const full = (await isShallow(repository))
    ? ""
    : `; where that is set, fetch it in a step before: git fetch origin ${revision.replace(/^refs\/remotes\/origin\//, "")}`;
  throw new UsageError(`${what} is not in this clone; set fetch-depth: 0 for actions/checkout${full}`);
}

/** Whether head may come from somebody who may not write: of a fork, or what a comment asks to have measured. */
export function isUnreviewed({ name, payload }: GithubEvent): boolean {
  if (name === "issue_comment") return true;
  if (name !== "pull_request") return false;
  const repository = (side: string) => fieldOf(payload, "pull_request", side, "repo", "id");
  // The head's repository is null where the fork has been deleted.
  return repository("head") === undefined || repository("head") !== repository("base");
}
