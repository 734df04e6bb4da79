import { UsageError } from "../errors.ts";
import type { GithubApi } from "../platform/github-api.ts";
import { fieldOf } from "../platform/github-event.ts";

/** A pull request, as GitHub's interface tells it. */
export interface Pull {
  readonly number: number;
  /** The commit at its head now. */
  readonly head: string;
  readonly baseBranch: string;
  /** Whether its code comes from another repository. */
  readonly fork: boolean;
  readonly author: string;
  readonly body: string;
  readonly labels: readonly string[];
}

export async function pullByNumber(number: unknown, { octokit, at }: GithubApi): Promise<Pull> {
  if (typeof number !== "number") throw new UsageError("the event has no pull request's number");
  const { data } = await octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", {
    ...at,
    pull_number: number,
  });
  return pullFrom(data);
}

/** The open pull request whose head is the run's commit, from the same repository and branch. */
export async function pullOfRun(
  payload: unknown,
  head: string,
  { octokit, at }: GithubApi,
): Promise<Pull | null> {
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
  readonly base: { readonly ref: string; readonly repo: { readonly id: number | bigint } };
  readonly user: { readonly login: string } | null;
  readonly body: string | null;
  readonly labels: readonly { readonly name?: string }[];
}

/** A pull request as any of GitHub's routes gives it. */
export function pullFrom(data: PullData): Pull {
  return {
    number: data.number,
    head: data.head.sha,
    baseBranch: data.base.ref,
    // The head's repository is null where the fork has been deleted.
    fork: data.head.repo?.id !== data.base.repo.id,
    author: data.user?.login ?? "ghost",
    body: data.body ?? "",
    labels: data.labels.flatMap(({ name }) => name ?? []),
  };
}
