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
  /** The commit that was looked at, whole; "" where none is named. */
  readonly commit: string;
}

/** What is to be measured for it. */
interface RerunRequest extends Omit<RerunCommand, "commit"> {
  readonly pull: number;
  readonly head: string;
  readonly base: string;
}

export const RERUN_MOST_SECONDS = 3600;
/** What may be named: a glob of cases, in usual characters. */
export const RERUN_CASES = /^[\w.*?/,-]{1,200}$/;

/** Whole: another commit whose name begins alike is made in minutes. */
const COMMIT = /^@(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const USAGE =
  "unknown command; write /loadgate run CASE --budget 3m @COMMIT, where CASE is a glob of cases and COMMIT the full id of the commit that you reviewed; each of the three may be left out";

/** `/loadgate run CASE --budget 3m @COMMIT` on the first line; null where a comment is no command. UsageError for one that is wrong. */
export function parseRerunCommand(body: string): RerunCommand | null {
  const [line = ""] = body.trimStart().split(/\r?\n/);
  const [command, verb, ...rest] = line.trim().split(/[ \t]+/);
  if (command !== "/loadgate") return null;
  if (verb !== "run") throw new UsageError(USAGE);
  let [cases, budget, commit] = ["", "", ""];
  for (let i = 0; i < rest.length; i++) {
    const word = rest[i] as string;
    const value = word.startsWith("--budget=") ? word.slice("--budget=".length) : rest[i + 1];
    if (word === "--budget") i++;
    if (word.startsWith("--budget")) budget = checkedBudget(value ?? "");
    else if (commit === "" && COMMIT.test(word)) commit = word.slice(1);
    else if (cases === "" && RERUN_CASES.test(word)) cases = word;
    else throw new UsageError(USAGE);
  }
  return {
    cases: cases === "" || /\/(?:direct|proxy)$|\*$/.test(cases) ? cases : `${cases}*`,
    budget,
    commit,
  };
}

function checkedBudget(text: string): string {
  if (!/^[0-9a-z.]{1,12}$/.test(text) || parseDuration(text) > RERUN_MOST_SECONDS)
    throw new UsageError("--budget must be at most 60m; write it like 3m");
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
      return { why: "only people with write access may start a run" };
    return await grantRequest(wish, number, String(at), api);
  } catch (error) {
    if (error instanceof UsageError) return { why: error.message };
    throw error;
  }
}

async function grantRequest(
  { commit, ...wish }: RerunCommand,
  number: number,
  at: string,
  api: GithubApi,
): Promise<RerunRequest | { why: string }> {
  const { octokit, at: repository } = api;
  const { data: pull } = await octokit.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", {
    ...repository,
    pull_number: number,
  });
  const why = refusalOf(commit, { head: pull.head.sha, pushed: pull.head.repo?.pushed_at ?? null, at });
  if (why !== null) return { why };
  const { data } = await octokit.request("GET /repos/{owner}/{repo}/compare/{basehead}", {
    ...repository,
    basehead: `${pull.base.sha}...${pull.head.sha}`,
    per_page: 1,
  });
  return { ...wish, pull: number, head: pull.head.sha, base: data.merge_base_commit.sha };
}

/**
 * Why a head may not be what was looked at: a named commit is the head or nothing is measured. Where none is named, nothing may have been
 * pushed since, by anybody to the head's repository, since who may push a branch here is not always who reviews.
 */
export function refusalOf(
  commit: string,
  { head, pushed, at }: { readonly head: string; readonly pushed: string | null; readonly at: string },
): string | null {
  if (commit !== "")
    return commit === head ? null : `the pull request's head is ${head} by now; review it, and comment again`;
  if (pushed !== null && Date.parse(pushed) < Date.parse(at)) return null;
  return "the head's repository was pushed to after the comment; review the pull request and comment again, or name the commit that you reviewed: /loadgate run @COMMIT";
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
