import { altersPlan } from "../format/findings.ts";
import type { Results } from "../format/results.ts";
import { type GithubApi, refusalOf } from "../platform/github-api.ts";
import { type RunAttempt, runOfUrl } from "../platform/github-event.ts";
import { fitting } from "../report/headline.ts";
import { plainLine } from "../text/escape.ts";
import { capitalised } from "../text/format.ts";
import type { Conclusion } from "./acceptance.ts";
import { isLater } from "./earlier-runs.ts";

/** `pending` neither passes nor fails: a branch that requires the status waits. */
export type StatusState = "success" | "failure" | "pending";

interface CommitStatus {
  readonly head: string;
  readonly state: StatusState;
  /** What was found in a few words, the most informative first. */
  readonly titles: readonly string[];
  /** Whether the change has a hand in how it was measured. */
  readonly altered: boolean;
  /** What head was compared with, where that is known. */
  readonly mergeBase: string | null;
  /** Tells it from those of other configurations. */
  readonly context: string;
  readonly url: string | null;
  readonly run: RunAttempt;
}

/** Whether a change has a hand in how it was measured itself. */
export function isAltered(results: Results): boolean {
  return altersPlan(results.notices);
}

/** Whether nothing red says little: an outsider has chosen what was asked. Where runs are only observed, nothing is held up. */
export function isOpen({ verdict, passes }: Conclusion, results: Results, fork: boolean): boolean {
  return fork && passes && verdict !== "accepted" && isAltered(results) && results.plan.mode !== "observe";
}

/** GitHub takes no more. */
const LONGEST = 140;

/** The name that a branch protection rule requires. */
export function statusContext(config: string, usual: string): string {
  return config === usual ? "loadgate" : `loadgate: ${config}`;
}

/**
 * Sets the commit status, which a branch can require, and which shows the verdict in words beside the merge button; one of a later run
 * stays. Null, or why it could not be set.
 */
export async function setStatus(
  status: CommitStatus,
  api: GithubApi,
  env: NodeJS.ProcessEnv,
): Promise<string | null> {
  const { head, run, state, context, url } = status;
  try {
    if (laterAmong(await statusesOf(status, api), run, env)) return null;
    await post(head, { state, description: descriptionOf(status), context, url }, api);
    // GitHub knows no locks: a later run may have been reported between looking and writing.
    const later = laterAmong(await statusesOf(status, api), run, env);
    if (later) await post(head, { ...later, context }, api);
    return null;
  } catch (error) {
    return refusalOf("GitHub rejected the commit status", error, "statuses: write, or set status: false");
  }
}

const ALTERED = "; this change alters what is measured";

/** The most informative title that has room, and after it what it does not say: that the change altered its plan, and the merge base. */
function descriptionOf({ titles, mergeBase, altered }: CommitStatus): string {
  const end = `${altered ? ALTERED : ""}${mergeBase === null ? "" : ` · base ${mergeBase.slice(0, 12)}`}`;
  return `${capitalised(fitting(titles.map(plainLine), LONGEST - end.length))}${end}`;
}

interface Shown {
  readonly state: string;
  readonly description: string | null;
  readonly url: string | null;
}

/** What this commit says under the same name, newest first. */
async function statusesOf(
  { head, context }: Pick<CommitStatus, "head" | "context">,
  { octokit, at }: GithubApi,
): Promise<Shown[]> {
  const { data } = await octokit.request("GET /repos/{owner}/{repo}/commits/{ref}/statuses", {
    ...at,
    ref: head,
    per_page: 100,
  });
  return data
    .filter((each) => each.context === context)
    .map(({ state, description, target_url: url }) => ({ state, description, url: url || null }));
}

/** The status of the latest run, if that is later than this one. */
function laterAmong(shown: readonly Shown[], own: RunAttempt, env: NodeJS.ProcessEnv): Shown | null {
  let [latest, found]: [RunAttempt, Shown | null] = [own, null];
  for (const each of shown) {
    const run = each.url === null ? null : runOfUrl(each.url, env);
    if (run && isLater(asStored(run), asStored(latest))) [latest, found] = [run, each];
  }
  return found;
}

const asStored = ({ id, attempt }: RunAttempt) => ({ run: id, attempt });

async function post(
  head: string,
  { state, description, url, context }: Shown & { readonly context: string },
  { octokit, at }: GithubApi,
): Promise<void> {
  await octokit.request("POST /repos/{owner}/{repo}/statuses/{sha}", {
    ...at,
    sha: head,
    state: state as StatusState,
    context,
    ...(description !== null && { description }),
    ...(url !== null && { target_url: url }),
  });
}
