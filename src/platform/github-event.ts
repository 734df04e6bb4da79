import { readFileSync, statSync } from "node:fs";
import { UsageError } from "../errors.ts";

/** What started a workflow. The payload was shaped by outsiders: read it by `fieldOf` only. */
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
      "GITHUB_EVENT_NAME or GITHUB_EVENT_PATH is not set, so it is not known which change this is about; run it in a workflow of GitHub Actions (loadgate report makes the report anywhere)",
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

/** A run of a workflow; the first attempt is 1. */
export interface RunAttempt {
  readonly id: number;
  readonly attempt: number;
}

/** The page of one of its runs. */
export function runUrl(
  { id, attempt }: Omit<RunAttempt, "id"> & { readonly id: number | string },
  env: NodeJS.ProcessEnv,
): string | null {
  const repository = repositoryUrl(env);
  const again = attempt > 1 ? `/attempts/${attempt}` : "";
  return repository === null ? null : `${repository}/actions/runs/${id}${again}`;
}

/** The page that shows what lies between two commits. */
export function compareUrl(base: string, head: string, env: NodeJS.ProcessEnv): string | null {
  const repository = repositoryUrl(env);
  return repository === null ? null : `${repository}/compare/${base}...${head}`;
}

/** Which run a page is of; null where it is none of this repository. */
export function runOfUrl(url: string, env: NodeJS.ProcessEnv): RunAttempt | null {
  const repository = repositoryUrl(env);
  if (repository === null || !url.startsWith(`${repository}/actions/runs/`)) return null;
  const path = url.slice(`${repository}/actions/runs/`.length);
  const [, id, attempt = "1"] = /^(\d{1,15})(?:\/attempts\/(\d{1,6}))?$/.exec(path) ?? [];
  return id === undefined ? null : { id: Number(id), attempt: Number(attempt) };
}
