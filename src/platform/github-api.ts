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
  if (!match) throw new UsageError("GITHUB_REPOSITORY is not set; set it to owner/name");
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

/** What the user reads of a request that failed: what did not work, GitHub's words, and the permission that may be missing. */
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
