import { UsageError } from "../errors.ts";
import { type GithubApi, statusOf } from "../platform/github-api.ts";
import { commitIn, fieldOf, type GithubEvent } from "../platform/github-event.ts";

/** A pull request, as GitHub's interface tells it. */
export interface Pull {
  readonly number: number;
  /** The commit at its head now. */
  readonly head: string;
  readonly baseBranch: string;
  /** The commit of the base branch that GitHub compares it with. */
  readonly baseHead: string;
  /** Whether its code comes from another repository. */
  readonly fork: boolean;
  readonly author: string;
  readonly body: string;
  readonly labels: readonly string[];
  /** ISO 8601; null where it is not merged. */
  readonly mergedAt: string | null;
}

async function pullByNumber(number: unknown, { octokit, at }: GithubApi): Promise<Pull> {
  if (typeof number !== "number") throw new UsageError("the event has no pull request's number");
  const { data } = await octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", {
    ...at,
    pull_number: number,
  });
  return pullFrom(data);
}

/** The open pull request whose head is the run's commit, from the same repository and branch. */
async function pullOfRun(payload: unknown, head: string, { octokit, at }: GithubApi): Promise<Pull | null> {
  const repository = fieldOf(payload, "workflow_run", "head_repository", "id");
  const owner = fieldOf(payload, "workflow_run", "head_repository", "owner", "login");
  const branch = fieldOf(payload, "workflow_run", "head_branch");
  if (typeof repository !== "number" || typeof owner !== "string" || typeof branch !== "string") return null;
  const pulls = await octokit.paginate("GET /repos/{owner}/{repo}/pulls", {
    ...at,
    state: "open",
    head: `${owner}:${branch}`,
    per_page: 100,
  });
  const found = pulls.filter((pull) => Number(pull.head.repo?.id) === repository);
  const same = found.find((pull) => pull.head.sha === head) ?? found[0];
  return same ? pullFrom(same) : null;
}

interface PullData {
  readonly number: number;
  readonly head: { readonly sha: string; readonly repo: { readonly id: number | bigint } | null };
  readonly base: {
    readonly ref: string;
    readonly sha: string;
    readonly repo: { readonly id: number | bigint };
  };
  readonly user: { readonly login: string } | null;
  readonly body: string | null;
  readonly labels: readonly { readonly name?: string }[];
  readonly merged_at?: string | null;
}

/** A pull request as any of GitHub's routes gives it. */
export function pullFrom(data: PullData): Pull {
  return {
    number: data.number,
    head: data.head.sha,
    baseBranch: data.base.ref,
    baseHead: data.base.sha,
    // The head's repository is null where the fork has been deleted.
    fork: data.head.repo?.id !== data.base.repo.id,
    author: data.user?.login ?? "ghost",
    body: data.body ?? "",
    labels: data.labels.flatMap(({ name }) => name ?? []),
    mergedAt: data.merged_at ?? null,
  };
}

/** What a run that was measured belongs to: a commit, and the pull request that has it, if there is one. */
export interface Subject {
  /** The commit that the run was started for. */
  readonly head: string;
  /** False where the event does not say which commit that was: a comment belongs to none. */
  readonly certain: boolean;
  readonly pull: Pull | null;
  /** The commit that a group of the merge queue is to be put on. */
  readonly queuedOn?: string;
  /** The workflow run whose results are reported. */
  readonly run: { readonly id: number; readonly attempt: number };
  /** Whether a fork's own workflow measured: its numbers are its author's word. */
  readonly byFork: boolean;
  /** Whether that is no open pull request's: then nobody asks, and nothing says by which rules to judge. */
  readonly unasked?: boolean;
}

/**
 * What a run is about, from the event and GitHub's interface alone: never from what the run left, which its own code could
 * forge. `workflow_run` does not name the pull requests of forks, so they are found by the branch they come from.
 */
export async function subjectOf(
  event: GithubEvent,
  api: GithubApi,
  env: NodeJS.ProcessEnv,
): Promise<Subject> {
  const { payload } = event;
  const own = { id: numberIn(env, "GITHUB_RUN_ID"), attempt: numberIn(env, "GITHUB_RUN_ATTEMPT") };
  if (event.name === "workflow_run") {
    const head = commitAt(payload, "workflow_run", "head_sha");
    const id = fieldOf(payload, "workflow_run", "id");
    const attempt = fieldOf(payload, "workflow_run", "run_attempt");
    if (typeof id !== "number" || typeof attempt !== "number")
      throw new UsageError("the event has no workflow run");
    const cause = fieldOf(payload, "workflow_run", "event");
    const pull = cause === "pull_request" ? await pullOfRun(payload, head, api) : null;
    // Reviews and the like start a fork's own workflow too, and it can close its pull request while that is read.
    const byFork = pull?.fork ?? isOfFork(payload);
    const unasked = pull === null && (byFork || cause === "pull_request");
    return { head, certain: true, pull, run: { id, attempt }, byFork, unasked };
  }
  if (event.name === "pull_request") {
    const head = commitAt(payload, "pull_request", "head", "sha");
    const pull = await pullByNumber(fieldOf(payload, "pull_request", "number"), api);
    return { head, certain: true, pull, run: own, byFork: pull.fork };
  }
  if (event.name === "issue_comment") {
    const pull = await pullByNumber(fieldOf(payload, "issue", "number"), api);
    // The workflow is the default branch's: the fork wrote what is measured, not who measures.
    return { head: pull.head, certain: false, pull, run: own, byFork: false };
  }
  if (event.name === "merge_group")
    return {
      ...{ head: commitAt(payload, "merge_group", "head_sha"), certain: true, pull: null, run: own },
      queuedOn: commitAt(payload, "merge_group", "base_sha"),
      byFork: false,
    };
  const sha = env.GITHUB_SHA ?? "";
  if (!COMMIT.test(sha))
    throw new UsageError("GITHUB_SHA is not set to a commit: this runs in GitHub Actions");
  return { head: sha, certain: true, pull: null, run: own, byFork: false };
}

/** Whether the code of a workflow run is of another repository; one that has been deleted is another. */
function isOfFork(payload: unknown): boolean {
  const own = fieldOf(payload, "repository", "id");
  return typeof own !== "number" || fieldOf(payload, "workflow_run", "head_repository", "id") !== own;
}

const COMMIT = /^[0-9a-f]{40}$/;

function commitAt(payload: unknown, ...way: string[]): string {
  const commit = commitIn(payload, ...way);
  if (commit !== null) return commit;
  throw new UsageError(`the event has no commit id at ${way.join(".")}`);
}

function numberIn(env: NodeJS.ProcessEnv, name: string): number {
  const value = env[name] ?? "";
  if (/^\d{1,15}$/.test(value)) return Number(value);
  throw new UsageError(`${name} is not set to a number: this runs in GitHub Actions`);
}

/** The workflow that measured, whose name tells its comment from those of others. */
export function workflowOf({ name, payload }: GithubEvent, env: NodeJS.ProcessEnv): string {
  const measured = name === "workflow_run" ? fieldOf(payload, "workflow_run", "name") : env.GITHUB_WORKFLOW;
  return typeof measured === "string" ? measured : "loadgate";
}

/** Whether a person may write to the repository, as GitHub says now; asked once for each. */
export function writers({ octokit, at }: GithubApi): (login: string) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>();
  const ask = async (username: string) => {
    try {
      const { data } = await octokit.request(
        "GET /repos/{owner}/{repo}/collaborators/{username}/permission",
        { ...at, username },
      );
      // "maintain" is reported as write, "triage" as read.
      return data.permission === "admin" || data.permission === "write";
    } catch (error) {
      if (statusOf(error) === 404) return false;
      throw error;
    }
  };
  return (login) => {
    const asked = known.get(login) ?? ask(login);
    known.set(login, asked);
    return asked;
  };
}
