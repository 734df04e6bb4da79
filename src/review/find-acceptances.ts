import { matchesGlob } from "../config/cases.ts";
import { type Acceptance, type CommentState, readState } from "../format/comment-state.ts";
import type { Alert } from "../format/trend.ts";
import { messagesBetween, type Repository } from "../platform/git.ts";
import { type GithubApi, statusOf } from "../platform/github-api.ts";
import { mergeStates } from "./earlier-runs.ts";
import { type Pull, pullFrom, writers } from "./pull-request.ts";
import { type Comment, commentsOf, isSticky, ownLogin } from "./sticky-comment.ts";

/** The label that accepts whatever is slower now. */
export const ACCEPT_LABEL = "loadgate: accepted";

/** Who may write, so that their word counts. */
type MayWrite = (login: string) => Promise<boolean>;

/** A word that does not count. */
export interface RefusedAcceptance {
  readonly by: string;
  readonly pattern: string;
  readonly why: "may-not-write" | "of-a-fork" | "author-unknown";
}

interface Accepted {
  readonly acceptances: readonly Acceptance[];
  /** For the comment to say. */
  readonly refused: readonly RefusedAcceptance[];
}

/**
 * Where somebody accepts a slowdown of this pull request: the label, and the trailer `Loadgate-Accept: CASE reason` in the
 * description, in a comment, or in a commit. GitHub vouches for who wrote the first three. Who wrote a commit anybody who pushes can
 * forge, so those of forks do not count; who pushes to a branch of this repository may be a bot that accepts nothing.
 */
export async function findAcceptances(
  pull: Pull,
  comments: readonly Comment[],
  mayWrite: MayWrite,
  api: GithubApi,
): Promise<Accepted> {
  const acceptances: Acceptance[] = [];
  const refused: RefusedAcceptance[] = [];
  const refuse = ({ by, pattern }: Acceptance, why: RefusedAcceptance["why"]) => {
    if (!refused.some((each) => each.why === why && each.by === by && each.pattern === pattern))
      refused.push({ by, pattern, why });
  };
  const take = async (found: Acceptance) => {
    if (await mayWrite(found.by)) acceptances.push(found);
    else refuse(found, "may-not-write");
  };
  const label = pull.labels.includes(ACCEPT_LABEL) ? await labelled(pull, api) : null;
  if (label) await take(label);
  for (const trailer of trailersOf(`body of ${pull.number}`, pull.author, pull.body, null))
    await take(trailer);
  for (const { id, author, body, at } of comments)
    for (const trailer of trailersOf(`comment ${id}`, author, body, at)) await take(trailer);
  for (const { sha, login, name, message } of await commitsOf(pull, api))
    for (const trailer of trailersOf(`commit ${sha}`, login ?? name, message, null)) {
      if (pull.fork) refuse(trailer, "of-a-fork");
      else if (login === null) refuse(trailer, "author-unknown");
      else await take(trailer);
    }
  return { acceptances, refused };
}

function trailersOf(source: string, by: string, text: string, at: string | null): Acceptance[] {
  return acceptTrailers(text).map(({ pattern, reason }) => ({
    id: `${source}: ${pattern}`,
    pattern,
    at,
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
    at: last.created_at,
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
    login: loginOf(author),
    name: commit.author?.name ?? "unknown",
    message: commit.message,
  }));
}

/** Whom GitHub takes for a commit's author, by its address; null where that is nobody's. */
function loginOf(author: object | null): string | null {
  return author && "login" in author && typeof author.login === "string" ? author.login : null;
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

/** Code of several lines, up to the next fence that is as long and says nothing. */
const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/;
/** What a page shows as it is, as a quotation, or not at all. */
const ELEMENT = /^ {0,3}<(\?|!\[CDATA\[|(?:pre|code|blockquote|script|style|textarea)\b)/i;
/** What a page does not show, in one line; it may have no end there. */
const HIDDEN = /<!--(?:[^\n]*?-->|[^\n]*)/g;

/**
 * The lines of a text that its author says, as GitHub shows them: without code of several lines, quotations and what is hidden. A line
 * that follows a quotation without an empty one between them belongs to it.
 */
function linesSaid(text: string): string[] {
  const said: string[] = [];
  let rest: RestOf | null = null;
  let quoted = false;
  for (const whole of text.replaceAll(/\r\n?/g, "\n").split("\n")) {
    const line: string | null = rest === null ? whole : rest(whole);
    if (line === null) continue;
    rest = opened(line);
    quoted = rest === null && (/^ {0,3}>/.test(line) || (quoted && line.trim() !== ""));
    if (rest !== null || quoted) continue;
    const shown = line.replaceAll(HIDDEN, (hidden) => {
      if (!hidden.endsWith("-->")) rest = after(/-->/);
      return "";
    });
    said.push(shown);
  }
  return said;
}

/** What follows, in a line, the end of what began before it; null where it does not end there. */
type RestOf = (line: string) => string | null;

/** What begins with a line and goes on after it; null where nothing does. */
function opened(line: string): RestOf | null {
  const fence = FENCE.exec(line)?.[1];
  if (fence !== undefined) {
    return (last) => {
      const closing = /^ {0,3}(`+|~+)[ \t]*$/.exec(last)?.[1];
      return closing?.startsWith(fence) ? "" : null;
    };
  }
  const name = ELEMENT.exec(line)?.[1]?.toLowerCase();
  if (name === undefined) return null;
  const rest = after(name === "?" ? /\?>/ : name === "![cdata[" ? /\]\]>/ : new RegExp(`</${name}>`, "i"));
  return rest(line) === null ? rest : null;
}

function after(end: RegExp): RestOf {
  return (line) => {
    const ended = end.exec(line);
    return ended && line.slice(ended.index + ended[0].length);
  };
}

/**
 * The lines `Loadgate-Accept: CASE reason` of a commit message or a comment; a CASE may be a glob. What is quoted, shown as code or hidden is
 * somebody else's, or an example.
 */
export function acceptTrailers(text: string): AcceptTrailer[] {
  return linesSaid(text)
    .flatMap((line): AcceptTrailer[] => {
      const isCode = /^(?: {4}| {0,3}\t)/.test(line);
      const match = isCode || line.length > 2 * LONGEST_REASON ? null : TRAILER.exec(line.trim());
      const [, pattern = "", reason = ""] = match ?? [];
      if (pattern === "" || pattern.length > LONGEST_REASON) return [];
      return [{ pattern, reason: reason.trim().slice(0, LONGEST_REASON) || "no reason given" }];
    })
    .slice(0, MOST_TRAILERS);
}

/** Why a case was accepted, null where it was not. */
type ReasonOf = (name: string) => string | null;

/** Where it is looked up who accepted what: at GitHub, else in the commits of a checkout; `say` tells what could not be asked. */
interface AcceptanceSource {
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
  if (api === null) {
    const messages = checkout ? await messagesBetween(checkout, from, to) : [];
    if (messages.some((message) => acceptTrailers(message).length > 0)) say(UNASKED);
    return () => null;
  }
  try {
    return await acceptedBetween(from, to, api);
  } catch (error) {
    if (statusOf(error) === null) throw error;
    say(`acceptances could not be read: ${(error as Error).message}`);
    return () => null;
  }
}

const UNASKED =
  "Loadgate-Accept trailers of commits do not count here, since without a token it cannot be checked who wrote them; set GITHUB_TOKEN and GITHUB_REPOSITORY";

/** A range with more pull requests than this is not looked through: nobody accepted all of it. */
const MOST_PULLS = 20;

/** A slowdown that somebody accepted, for the cases that it holds for. */
interface Counted extends Pick<Acceptance, "by" | "reason"> {
  readonly covers: (name: string) => boolean;
}

/**
 * What was accepted on the way from one commit of the branch to another: by trailers in its commits, and in the pull requests that
 * they came from. In the words of who did, by case; null where nobody did. A merge carries an outsider's words into the branch: those of
 * commits count only from people with write access, and of a fork's pull request not at all. Where loadgate reported a pull request what is
 * slower, what was accepted there holds for that alone, as in the pull request itself.
 */
export async function acceptedBetween(from: string, to: string, api: GithubApi): Promise<ReasonOf> {
  const { octokit, at } = api;
  const { data } = await octokit.request("GET /repos/{owner}/{repo}/compare/{basehead}", {
    ...at,
    basehead: `${from}...${to}`,
    per_page: 100,
  });
  const mayWrite = writers(api);
  const pulls = new Map<number, Pull>();
  const commits: { by: string | null; trailers: AcceptTrailer[]; cameFrom: readonly Pull[] }[] = [];
  for (const { sha, commit, author } of data.commits) {
    const { data: of } = await octokit.request("GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls", {
      ...at,
      commit_sha: sha,
    });
    const cameFrom = of.map(pullFrom);
    for (const pull of cameFrom) pulls.set(pull.number, pull);
    commits.push({ by: loginOf(author), trailers: acceptTrailers(commit.message), cameFrom });
    if (pulls.size > MOST_PULLS) break;
  }
  const own = await ownLogin(api);
  const counted: Counted[] = [];
  const reported = new Set<number>();
  for (const pull of [...pulls.values()].slice(0, MOST_PULLS)) {
    const comments = await commentsOf(pull.number, api);
    const state = rememberedIn(comments, own);
    if (state.runs.length > 0) reported.add(pull.number);
    counted.push(
      ...countedIn(pull, (await findAcceptances(pull, comments, mayWrite, api)).acceptances, state),
    );
  }
  for (const { by, trailers, cameFrom } of commits) {
    // In a pull request that heard what is slower, its own commits are among what was heard there.
    if (by === null || cameFrom.some(({ fork, number }) => fork || reported.has(number))) continue;
    if (trailers.length === 0 || !(await mayWrite(by))) continue;
    for (const { pattern, reason } of trailers)
      counted.push({ by, reason, covers: (name) => matchesGlob(name, pattern) });
  }
  return (name) => {
    const first = counted.find(({ covers }) => covers(name));
    return first ? `${first.by}: ${first.reason}` : null;
  };
}

/** What loadgate's comments on a pull request remember: a marker alone anybody can plant. */
function rememberedIn(comments: readonly Comment[], own: string): CommentState {
  const ours = comments.filter(({ author, body }) => author === own && isSticky(body));
  return mergeStates(ours.map(({ body }) => readState(body)));
}

/**
 * What counts of a pull request's acceptances: what was red when they were said, as its comment remembers, and what was said once it was
 * merged, when nothing could come to it any more.
 */
function countedIn(pull: Pull, acceptances: readonly Acceptance[], { accepted }: CommentState): Counted[] {
  return acceptances.flatMap(({ id, pattern, at, by, reason }): Counted[] => {
    const red = new Set(accepted.filter(({ acceptance }) => acceptance.id === id).map((each) => each.id));
    const late = at !== null && pull.mergedAt !== null && Date.parse(at) > Date.parse(pull.mergedAt);
    const covers = (name: string) => (late ? matchesGlob(name, pattern) : red.has(name));
    return late || red.size > 0 ? [{ by, reason, covers }] : [];
  });
}
