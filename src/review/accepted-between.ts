import { matchesGlob } from "../config/cases.ts";
import type { Acceptance } from "../model/review.ts";
import type { GithubApi } from "../platform/github-api.ts";
import { findAcceptances } from "./find-acceptances.ts";
import { writers } from "./permission.ts";
import { pullFrom } from "./pull-request.ts";
import { commentsOf } from "./sticky-comment.ts";
import { acceptTrailers } from "./trailers.ts";

/** A range with more pull requests than this is not looked through: nobody accepted all of it. */
const MOST_PULLS = 20;

/**
 * What was accepted on the way from one commit of the branch to another: by trailers in its commits, since only people with
 * write access push there, and in the pull requests that they came from. In the words of who did, by case; null where nobody did.
 */
export async function acceptedBetween(
  from: string,
  to: string,
  api: GithubApi,
): Promise<(name: string) => string | null> {
  const { octokit, at } = api;
  const { data } = await octokit.request("GET /repos/{owner}/{repo}/compare/{basehead}", {
    ...at,
    basehead: `${from}...${to}`,
    per_page: 100,
  });
  const found: Pick<Acceptance, "pattern" | "by" | "reason">[] = data.commits.flatMap(({ commit, author }) =>
    acceptTrailers(commit.message).map((trailer) => ({
      ...trailer,
      by: author && "login" in author ? author.login : (commit.author?.name ?? "unknown"),
    })),
  );
  const pulls = new Map<number, ReturnType<typeof pullFrom>>();
  for (const { sha } of data.commits) {
    const { data: of } = await octokit.request("GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls", {
      ...at,
      commit_sha: sha,
    });
    for (const pull of of) pulls.set(pull.number, pullFrom(pull));
    if (pulls.size > MOST_PULLS) break;
  }
  for (const pull of [...pulls.values()].slice(0, MOST_PULLS)) {
    const comments = await commentsOf(pull.number, api);
    found.push(...(await findAcceptances(pull, comments, writers(api), api)).acceptances);
  }
  return (name) => {
    const first = found.find(({ pattern }) => matchesGlob(name, pattern));
    return first ? `${first.by}: ${first.reason}` : null;
  };
}
