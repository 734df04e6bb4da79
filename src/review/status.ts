import { type GithubApi, refusalOf } from "../platform/github-api.ts";
import { clip, plainLine } from "../text/escape.ts";

export interface CommitStatus {
  readonly head: string;
  readonly passes: boolean;
  readonly words: string;
  /** Tells it from those of other configurations. */
  readonly context: string;
  readonly url: string | null;
}

/** GitHub takes no more. */
const LONGEST = 140;

/** The name that a branch protection rule requires. */
export function statusContext(config: string, usual: string): string {
  return config === usual ? "loadgate" : `loadgate: ${config}`;
}

/**
 * Sets the commit status, which a branch can require, and which shows the verdict in words beside the merge button. Null, or why it
 * could not be set.
 */
export async function setStatus(status: CommitStatus, { octokit, at }: GithubApi): Promise<string | null> {
  const { head, passes, words, context, url } = status;
  try {
    await octokit.request("POST /repos/{owner}/{repo}/statuses/{sha}", {
      ...at,
      sha: head,
      state: passes ? "success" : "failure",
      description: clip(plainLine(words), LONGEST),
      context,
      ...(url !== null && { target_url: url }),
    });
    return null;
  } catch (error) {
    return refusalOf("GitHub did not take the commit status", error, "statuses: write, or set status: false");
  }
}
