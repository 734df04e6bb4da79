import { type GithubApi, statusOf } from "../platform/github-api.ts";

/** Whether a person may write to the repository, as GitHub says now; asked once for each. */
export function writers({ octokit, at }: GithubApi): (login: string) => Promise<boolean> {
  const known = new Map<string, Promise<boolean>>();
  const ask = async (username: string) => {
    try {
      const { data } = await octokit.request(
        "GET /repos/{owner}/{repo}/collaborators/{username}/permission",
        { ...at, username },
      );
      // "maintain" is told as write, "triage" as read.
      return data.permission === "admin" || data.permission === "write";
    } catch (error) {
      if (statusOf(error) === 404) return false;
      throw error;
    }
  };
  return (login) => {
    const asked = known.get(login) ?? ask(login);
    known.set(login, asked);
    return asked;
  };
}
