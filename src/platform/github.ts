import { readFileSync, statSync } from "node:fs";
import { Octokit } from "@octokit/core";
import { paginateRest } from "@octokit/plugin-paginate-rest";
import { retry } from "@octokit/plugin-retry";
import { throttling } from "@octokit/plugin-throttling";
import { UsageError } from "../errors.ts";
import { VERSION } from "../version.ts";

const Client = Octokit.plugin(paginateRest, retry, throttling);

/** GitHub's REST interface for one repository. */
export interface GithubApi {
  readonly octokit: InstanceType<typeof Client>;
  /** What every route of a repository wants. */
  readonly at: { readonly owner: string; readonly repo: string };
}

/** How often a request that GitHub put off is sent again, and how long that may take at most. */
const PUT_OFF = { times: 3, seconds: 90 };

/** Seconds that GitHub may take for one answer, an artifact's archive included. */
const SILENCE_SECONDS = 60;

function limitedFetch(url: string, init: RequestInit): Promise<Response> {
  return fetch(url, { ...init, signal: AbortSignal.timeout(SILENCE_SECONDS * 1000) });
}

/** Where the requests go, from the variables that a runner sets. UsageError where they are missing or odd. */
export function githubApi(token: string, env: NodeJS.ProcessEnv): GithubApi {
  const { GITHUB_REPOSITORY: repository = "", GITHUB_API_URL: baseUrl = "https://api.github.com" } = env;
  const match = /^([A-Za-z0-9._-]{1,100})\/([A-Za-z0-9._-]{1,100})$/.exec(repository);
  if (token === "")
    throw new UsageError(
      `there is no token; give the step github-token: "\${{ github.token }}", or set GITHUB_TOKEN`,
    );
  if (!match) throw new UsageError("GITHUB_REPOSITORY is not set to owner/name: this runs in GitHub Actions");
  const patient = (seconds: number, _options: unknown, _octokit: unknown, times: number) =>
    seconds <= PUT_OFF.seconds && times < PUT_OFF.times;
  const octokit = new Client({
    auth: token,
    baseUrl,
    userAgent: `loadgate/${VERSION}`,
    log: { debug() {}, info() {}, warn() {}, error() {} },
    request: { fetch: limitedFetch },
    // Limits are those of a host: two of them are not waited for together.
    throttle: { id: baseUrl, onRateLimit: patient, onSecondaryRateLimit: patient },
  });
  return { octokit, at: { owner: match[1] as string, repo: match[2] as string } };
}

/** What the user is told of a request that failed: what did not work, GitHub's words, and the permission that may be missing. */
export function refusalOf(what: string, error: unknown, permission: string): string {
  const status = statusOf(error);
  const words = error instanceof Error ? error.message : String(error);
  const hint = status === 403 || status === 404 ? `; give the job permissions: ${permission}` : "";
  return `${what} (${words})${hint}`;
}

/** The HTTP status of a failed request; null for an error of another kind. */
export function statusOf(error: unknown): number | null {
  const status = (error as { status?: unknown } | null)?.status;
  return error instanceof Error && typeof status === "number" ? status : null;
}

/** What started a workflow. The payload was shaped by strangers: read it by `fieldOf` only. */
export interface GithubEvent {
  readonly name: string;
  readonly payload: unknown;
}

/** GitHub caps payloads at 25 MB. */
const MAX_BYTES = 32 * 1024 * 1024;

/** The event that GitHub Actions handed over in files and variables. */
export function readEvent(env: NodeJS.ProcessEnv): GithubEvent {
  const { GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path } = env;
  if (!name || !path)
    throw new UsageError(
      "GITHUB_EVENT_NAME or GITHUB_EVENT_PATH is not set: this runs in GitHub Actions; elsewhere use the command line",
    );
  try {
    const { size } = statSync(path);
    if (size > MAX_BYTES) throw new Error(`it has ${size} bytes, more than GitHub ever sends`);
    return { name, payload: JSON.parse(readFileSync(path, "utf8")) };
  } catch (error) {
    throw new UsageError(`the event in ${path} cannot be read: ${(error as Error).message}`);
  }
}

/** The commit id at a way into an event's payload, null where there is none: nothing else is taken for one. */
export function commitIn(payload: unknown, ...way: readonly string[]): string | null {
  const value = fieldOf(payload, ...way);
  return typeof value === "string" && /^[0-9a-f]{40}$/.test(value) ? value : null;
}

/** The value at a way of own keys into JSON, undefined where there is none. */
export function fieldOf(json: unknown, ...way: readonly string[]): unknown {
  let value = json;
  for (const key of way) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** The page of the repository that a workflow runs in, null outside of one. */
export function repositoryUrl(env: NodeJS.ProcessEnv): string | null {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = env;
  return server && name ? `${server}/${name}` : null;
}

/** The page of one of its runs. */
export function runUrl(run: number | string, env: NodeJS.ProcessEnv): string | null {
  const repository = repositoryUrl(env);
  return repository === null ? null : `${repository}/actions/runs/${run}`;
}
