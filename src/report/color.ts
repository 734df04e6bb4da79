/** What decides whether text may have colours. */
interface Place {
  readonly isTTY: boolean;
  /** Whether it goes to a file: colours would stay in it. */
  readonly isFile: boolean;
}

/** Logs that show colours without being terminals. */
const LOGS = ["GITHUB_ACTIONS", "GITLAB_CI"];

/** FORCE_COLOR, then NO_COLOR, as Node's own; else in terminals, and in the logs of a CI that shows colours. */
export function wantsColor({ isTTY, isFile }: Place, env: NodeJS.ProcessEnv): boolean {
  if (env.FORCE_COLOR) return !["0", "false"].includes(env.FORCE_COLOR);
  if (env.NO_COLOR) return false;
  if (isTTY) return env.TERM !== "dumb";
  return !isFile && LOGS.some((name) => env[name] === "true");
}
