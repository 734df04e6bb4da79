import { createHash } from "node:crypto";
import { DeliveryError } from "../errors.ts";
import type { Clock } from "../platform/clock.ts";
import { type GithubApi, refusalOf, statusOf } from "../platform/github-api.ts";

/** A comment of a pull request. */
export interface Comment {
  readonly id: number;
  readonly author: string;
  readonly body: string;
  /** ISO 8601, when it was last written. */
  readonly at: string;
}

/** Which comment is ours: it begins with the marker, and we wrote it. A marker alone anybody can plant. */
export interface Ownership {
  readonly marker: string;
  readonly author: string;
}

/** What one update of the comment did. */
export type CommentOutcome = "created" | "updated" | "as it was" | "not wanted";

interface StickyComment {
  readonly pull: number;
  readonly own: Ownership;
  /**
   * The text to write, from the texts of ours that are there, oldest first; null where there is nothing to say, or a later
   * run has said it already. Begins with the marker.
   */
  readonly compose: (earlier: readonly string[]) => string | null;
}

/** The marker of one workflow and configuration, so that several may comment on the same pull request. */
export function markerOf(workflow: string, config: string): string {
  const key = createHash("sha256")
    .update(JSON.stringify([workflow, config]))
    .digest("hex")
    .slice(0, 16);
  return `<!-- loadgate ${key} -->`;
}

/** Whether a comment has the marker of any workflow and configuration. */
export function isSticky(body: string): boolean {
  return /^<!-- loadgate [0-9a-f]{16} -->/.test(body);
}

/** The login that what we write has; that of Actions' own token where GitHub does not say. */
export async function ownLogin({ octokit }: GithubApi): Promise<string> {
  // Tokens of apps, that of Actions among them, may ask GraphQL alone who they are.
  const ways = [
    async () => (await octokit.request("GET /user")).data.login,
    async () => (await octokit.graphql<{ viewer: { login: string } }>("{ viewer { login } }")).viewer.login,
  ];
  for (const ask of ways) {
    try {
      return await ask();
    } catch (error) {
      if (statusOf(error) === 401) throw error;
    }
  }
  return "github-actions[bot]";
}

export async function commentsOf(pull: number, { octokit, at }: GithubApi): Promise<Comment[]> {
  const all = await octokit.paginate("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
    ...at,
    issue_number: pull,
    per_page: 100,
  });
  return all.map(({ id, user, body, updated_at }) => ({
    id: Number(id),
    at: updated_at,
    author: user?.login ?? "ghost",
    body: body ?? "",
  }));
}

function ownAmong(comments: readonly Comment[], { marker, author }: Ownership): Comment[] {
  return comments
    .filter((comment) => comment.author === author && comment.body.startsWith(marker))
    .sort((a, b) => a.id - b.id);
}

const ROUNDS = 12;
const MOST_FAILURES = 4;
const SETTLE_SECONDS = 1;

/**
 * Brings the one comment up to date. GitHub knows no locks, and an answer may get lost after its request was carried out; so
 * it always looks what is there, writes, and looks again: of several comments the oldest stays, and text that another run
 * has overwritten meanwhile is written once more. Where others are about, it looks once more than it needs to. GitHub's answer to
 * a comment says whose it is, which settles who we are; a comment that it has confirmed is not made again.
 */
export async function keepComment(
  sticky: StickyComment,
  api: GithubApi,
  clock: Clock,
  random: () => number,
): Promise<CommentOutcome> {
  const { pull, compose } = sticky;
  let { own } = sticky;
  let made = false;
  let outcome: CommentOutcome = "as it was";
  let written: string | null = null;
  let contended = false;
  let failures = 0;
  for (let round = 0; round < ROUNDS; round++) {
    if (round > 0) await clock.sleep(SETTLE_SECONDS * (0.5 + random()));
    try {
      const [first, ...others] = ownAmong(await commentsOf(pull, api), own);
      const body = compose([first, ...others].flatMap((comment) => comment?.body ?? []));
      if (body === null) return first === undefined && round === 0 ? "not wanted" : outcome;
      const disturbed = others.length > 0 || (written !== null && first?.body !== written);
      if (first?.body === body && others.length === 0) {
        if (!contended) return outcome;
        contended = false;
        continue;
      }
      contended ||= disturbed;
      if (first === undefined) {
        if (made) continue;
        const author = await create(pull, body, api);
        [outcome, written, made] = ["created", body, true];
        own = { ...own, author: author ?? own.author };
        continue;
      }
      for (const other of others) await remove(other.id, api);
      if (first.body === body) continue;
      // Between looking and writing as little time as can be: what came meanwhile is looked at again.
      if ((await bodyOf(first.id, api)) !== first.body) {
        contended = true;
        continue;
      }
      await update(first.id, body, api);
      written = body;
      if (outcome === "as it was") outcome = "updated";
    } catch (error) {
      if (!mayPass(error) || ++failures > MOST_FAILURES)
        throw new DeliveryError(refusalOf("GitHub rejected the comment", error, "pull-requests: write"), {
          cause: error,
        });
    }
  }
  return outcome;
}

async function bodyOf(id: number, { octokit, at }: GithubApi): Promise<string> {
  const { data } = await octokit.request("GET /repos/{owner}/{repo}/issues/comments/{comment_id}", {
    ...at,
    comment_id: id,
  });
  return data.body ?? "";
}

/** The login that it was written under. */
async function create(pull: number, body: string, { octokit, at }: GithubApi): Promise<string | undefined> {
  const { data } = await octokit.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
    ...at,
    issue_number: pull,
    body,
    // Whether a lost answer's comment is there is for the next look to say.
    request: { retries: 0 },
  });
  return data.user?.login;
}

async function update(id: number, body: string, { octokit, at }: GithubApi): Promise<void> {
  await octokit.request("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", {
    ...at,
    comment_id: id,
    body,
  });
}

async function remove(id: number, { octokit, at }: GithubApi): Promise<void> {
  try {
    await octokit.request("DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}", {
      ...at,
      comment_id: id,
    });
  } catch (error) {
    // Another run was faster.
    if (statusOf(error) !== 404) throw error;
  }
}

/** Whether trying again can help: a comment that went away, too many requests, or trouble on GitHub's side or on the way. */
function mayPass(error: unknown): boolean {
  const status = statusOf(error);
  return status === null || status === 404 || status === 429 || status >= 500;
}
