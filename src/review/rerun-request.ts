import { parseDuration } from "../config/units.ts";
import { UsageError } from "../errors.ts";
import type { GithubApi } from "../platform/github-api.ts";
import { fieldOf, type GithubEvent } from "../platform/github-event.ts";
import { writers } from "./pull-request.ts";

/** What a comment asks for. */
interface RerunCommand {
  /** A glob of cases, "" for all. */
  readonly cases: string;
  /** As it was written, "" for the usual. */
  readonly budget: string;
}

/** What is to be measured for it. */
interface RerunRequest extends RerunCommand {
  readonly pull: number;
  readonly head: string;
  readonly base: string;
}

export const RERUN_MOST_SECONDS = 3600;
/** What may be named: a glob of cases, in usual characters. */
export const RERUN_CASES = /^[\w.*?/,-]{1,200}$/;

/** `/loadgate run CASE --budget 3m` on the first line; null where a comment is no command. UsageError for one that is wrong. */
export function parseRerunCommand(body: string): RerunCommand | null {
  const [line = ""] = body.trimStart().split(/\r?\n/);
  const [command, verb, ...rest] = line.trim().split(/[ \t]+/);
  if (command !== "/loadgate") return null;
  if (verb !== "run") throw new UsageError("there is only: /loadgate run CASE --budget 3m");
  let [cases, budget] = ["", ""];
  for (let i = 0; i < rest.length; i++) {
    const word = rest[i] as string;
    const value = word.startsWith("--budget=") ? word.slice("--budget=".length) : rest[i + 1];
    if (word === "--budget") i++;
    if (word.startsWith("--budget")) budget = checkedBudget(value ?? "");
    else if (cases === "" && RERUN_CASES.test(word)) cases = word;
    else throw new UsageError("a command is: /loadgate run CASE --budget 3m, where CASE is a glob of cases");
  }
  return { cases: cases === "" || /\/(?:direct|proxy)$|\*$/.test(cases) ? cases : `${cases}*`, budget };
}

function checkedBudget(text: string): string {
  if (!/^[0-9a-z.]{1,12}$/.test(text) || parseDuration(text) > RERUN_MOST_SECONDS)
    throw new UsageError("--budget takes a duration of at most 60m");
  return text;
}

/**
 * What a comment on a pull request asks to be measured; a reason where it is not granted, null where it is no command. Only
 * people with write access may spend the repository's minutes, and only on commits that were there when they asked.
 */
export async function requestIn(
  event: GithubEvent,
  api: GithubApi,
): Promise<RerunRequest | { why: string } | null> {
  const { payload } = event;
  const [body, number] = [fieldOf(payload, "comment", "body"), fieldOf(payload, "issue", "number")];
  if (typeof body !== "string" || typeof number !== "number")
    throw new UsageError("the event has no comment");
  if (fieldOf(payload, "issue", "pull_request") === undefined) return null;
  const by = fieldOf(payload, "comment", "user", "login");
  const at = fieldOf(payload, "comment", "created_at");
  try {
    const wish = parseRerunCommand(body);
    if (wish === null) return null;
    if (typeof by !== "string" || !(await writers(api)(by)))
      return { why: "only people with write access may have it run" };
    return await grantRequest(wish, number, String(at), api);
  } catch (error) {
    if (error instanceof UsageError) return { why: error.message };
    throw error;
  }
}

async function grantRequest(
  wish: RerunCommand,
  number: number,
  at: string,
  api: GithubApi,
): Promise<RerunRequest | { why: string }> {
  const { octokit, at: repository } = api;
  const { data: pull } = await octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", {
    ...repository,
    pull_number: number,
  });
  const fork = Number(pull.head.repo?.id) !== Number(pull.base.repo.id);
  const pushed = pull.head.repo?.pushed_at ?? null;
  // Whoever asked has looked at the commits that were there, not at those that a stranger pushed since.
  if (fork && (pushed === null || !(Date.parse(pushed) < Date.parse(at))))
    return { why: "the fork was pushed to after the comment: look at it, and ask again" };
  const { data } = await octokit.request("GET /repos/{owner}/{repo}/compare/{basehead}", {
    ...repository,
    basehead: `${pull.base.sha}...${pull.head.sha}`,
    per_page: 1,
  });
  return { ...wish, pull: number, head: pull.head.sha, base: data.merge_base_commit.sha };
}

/** Shows under a comment that it was heard. A reaction is a courtesy: that it fails is no failure. */
export async function react(
  event: GithubEvent,
  content: "eyes" | "confused",
  { octokit, at }: GithubApi,
): Promise<void> {
  const id = fieldOf(event.payload, "comment", "id");
  if (typeof id !== "number") return;
  await octokit
    .request("POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions", {
      ...at,
      comment_id: id,
      content,
    })
    .catch(() => {});
}
