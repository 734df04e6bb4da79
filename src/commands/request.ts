import type { GithubEvent } from "../platform/github.ts";
import { githubApi } from "../platform/github-api.ts";
import { type Request, react, requestIn } from "../review/request.ts";

/** What a comment on a pull request asks to be measured, and shows under it whether it will be. */
export async function request(
  token: string,
  event: GithubEvent,
  env: NodeJS.ProcessEnv,
): Promise<Request | { why: string } | null> {
  const api = githubApi(token, env);
  const found = await requestIn(event, api);
  if (found !== null) await react(event, "why" in found ? "confused" : "eyes", api);
  return found;
}
