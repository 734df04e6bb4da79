import { matchesGlob } from "../config/cases.ts";
import type { Acceptance } from "../format/comment-state.ts";
import type { Alert } from "../format/trend.ts";
import { messagesBetween, type Repository } from "../platform/git.ts";
import { type GithubApi, statusOf } from "../platform/github-api.ts";
import { type Pull, pullFrom, writers } from "./pull-request.ts";
import { type Comment, commentsOf } from "./sticky-comment.ts";

/** The label that accepts whatever is slower now. */
const ACCEPT_LABEL = "loadgate: accepted";

/** Who may write, so that their word counts. */
type MayWrite = (login: string) => Promise<boolean>;

interface Accepted {
  readonly acceptances: readonly Acceptance[];
  /** What does not count, for the comment to say: a stranger's word. */
  readonly refused: readonly string[];
}

/**
 * Where somebody accepts a slowdown of this pull request: the label, and the trailer `Loadgate-Accept: CASE reason` in the
 * description, in a comment, or in a commit. GitHub vouches for who wrote the first three. Who wrote a commit anybody can
 * forge, but only people with write access push commits to a branch of this repository; those of forks do not count.
 */
export async function findAcceptances(
  pull: Pull,
  comments: readonly Comment[],
  mayWrite: MayWrite,
  api: GithubApi,
): Promise<Accepted> {
  const acceptances: Acceptance[] = [];
  const refused: string[] = [];
  const take = async (found: Acceptance, vouched = false) => {
    if (vouched || (await mayWrite(found.by))) acceptances.push(found);
    else refused.push(`${found.by} may not accept ${found.pattern}: that takes write access`);
  };
  const label = pull.labels.includes(ACCEPT_LABEL) ? await labelled(pull, api) : null;
  if (label) await take(label);
  for (const trailer of trailersOf(`body of ${pull.number}`, pull.author, pull.body)) await take(trailer);
  for (const { id, author, body } of comments)
    for (const trailer of trailersOf(`comment ${id}`, author, body)) await take(trailer);
  for (const { sha, author, message } of await commitsOf(pull, api))
    for (const trailer of trailersOf(`commit ${sha}`, author, message)) {
      if (pull.fork)
        refused.push(`a commit of a fork cannot accept ${trailer.pattern}: its author is not known for sure`);
      else await take(trailer, true);
    }
  return { acceptances, refused: [...new Set(refused)] };
}

function trailersOf(source: string, by: string, text: string): Acceptance[] {
  return acceptTrailers(text).map(({ pattern, reason }) => ({
    id: `${source}: ${pattern}`,
    pattern,
    everything: pattern === "*",
    by,
    reason,
  }));
}

/** The last time that the label was put on; GitHub shows who did it in the events alone. */
async function labelled({ number }: Pull, { octokit, at }: GithubApi): Promise<Acceptance | null> {
  const events = await octokit.paginate("GET /repos/{owner}/{repo}/issues/{issue_number}/events", {
    ...at,
    issue_number: number,
    per_page: 100,
  });
  const last = events.findLast(
    (each) => each.event === "labeled" && "label" in each && each.label?.name === ACCEPT_LABEL,
  );
  if (!last?.actor) return null;
  return {
    id: `label ${last.id}`,
    pattern: "*",
    everything: true,
    by: last.actor.login,
    reason: `the label “${ACCEPT_LABEL}”`,
  };
}

async function commitsOf({ number }: Pull, { octokit, at }: GithubApi) {
  const commits = await octokit.paginate("GET /repos/{owner}/{repo}/pulls/{pull_number}/commits", {
    ...at,
    pull_number: number,
    per_page: 100,
  });
  return commits.map(({ sha, commit, author }) => ({
    sha,
    author: author && "login" in author ? author.login : (commit.author?.name ?? "unknown"),
    message: commit.message,
  }));
}

/** A trailer that accepts a slowdown, as it was written. */
interface AcceptTrailer {
  readonly pattern: string;
  readonly reason: string;
}

const TRAILER = /^loadgate-accept:[ \t]*(\S+)(?:[ \t]+(.*))?$/i;

/** More than this nobody writes by hand. */
const MOST_TRAILERS = 50;
const LONGEST_REASON = 300;

/** The lines `Loadgate-Accept: CASE reason` of a commit message or a comment; a CASE may be a glob. */
export function acceptTrailers(text: string): AcceptTrailer[] {
  return text
    .split(/\r?\n/)
    .flatMap((line): AcceptTrailer[] => {
      const match = line.length <= 2 * LONGEST_REASON ? TRAILER.exec(line.trim()) : null;
      const [, pattern = "", reason = ""] = match ?? [];
      if (pattern === "" || pattern.length > LONGEST_REASON) return [];
      return [{ pattern, reason: reason.trim().slice(0, LONGEST_REASON) || "no reason given" }];
    })
    .slice(0, MOST_TRAILERS);
}

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
