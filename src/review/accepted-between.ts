import { matchesGlob } from "../config/cases.ts";
import type { Alert } from "../format/trend.ts";
import type { Acceptance } from "../model/review.ts";
import { messagesBetween, type Repository } from "../platform/git.ts";
import { type GithubApi, statusOf } from "../platform/github-api.ts";
import { findAcceptances } from "./acceptances.ts";
import { writers } from "./permission.ts";
import { pullFrom } from "./pull.ts";
import { commentsOf } from "./sticky.ts";
import { acceptTrailers } from "./trailers.ts";

/** Why a case was accepted, null where it was not. */
type ReasonOf = (name: string) => string | null;

/** Where it is looked up who accepted what: at GitHub, else in the commits of a checkout; `say` tells what could not be asked. */
export interface AcceptanceSource {
  readonly api: GithubApi | null;
  readonly checkout: Repository | null;
  readonly say: (text: string) => void;
}

const COMMIT = /^[0-9a-f]{40}$/;

/** Says why an alert is accepted; every range of commits is looked up once. */
export function acceptReasons(source: AcceptanceSource): (alert: Alert) => Promise<string | null> {
  const known = new Map<string, Promise<ReasonOf>>();
  return async ({ case: name, kind, from, to }) => {
    if (kind !== "regression" || !COMMIT.test(from) || !COMMIT.test(to) || from === to) return null;
    const range = `${from}..${to}`;
    const found = known.get(range) ?? reasonsBetween(from, to, source);
    known.set(range, found);
    return (await found)(name);
  };
}

async function reasonsBetween(
  from: string,
  to: string,
  { api, checkout, say }: AcceptanceSource,
): Promise<ReasonOf> {
  if (api === null) return acceptedInCommits(checkout ? await messagesBetween(checkout, from, to) : []);
  try {
    return await acceptedBetween(from, to, api);
  } catch (error) {
    if (statusOf(error) === null) throw error;
    say(`whether somebody accepted what changed could not be asked: ${(error as Error).message}`);
    return () => null;
  }
}

function acceptedInCommits(messages: readonly string[]): ReasonOf {
  const trailers = messages.flatMap(acceptTrailers);
  return (name) => trailers.find(({ pattern }) => matchesGlob(name, pattern))?.reason ?? null;
}

/** A range with more pull requests than this is not looked through: nobody accepted all of it. */
const MOST_PULLS = 20;

/**
 * What was accepted on the way from one commit of the branch to another: by trailers in its commits, since only people with
 * write access push there, and in the pull requests that they came from. In the words of who did, by case; null where nobody did.
 */
export async function acceptedBetween(from: string, to: string, api: GithubApi): Promise<ReasonOf> {
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
