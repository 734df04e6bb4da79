import { UsageError } from "../errors.ts";
import { gitEnvironment } from "./child-environment.ts";
import { type Finished, type RunLimits, run } from "./exec.ts";

/** No prompts, no pager; messages in English, since some are read; no file of LFS, whose server a repository may name. */
const ENV = {
  GIT_TERMINAL_PROMPT: "0",
  LC_ALL: "C",
  GIT_PAGER: "cat",
  GIT_OPTIONAL_LOCKS: "0",
  GIT_LFS_SKIP_SMUDGE: "1",
};

type Setting = readonly [key: string, value: string];

/** What would have git start other programs on an outsider's files, or take a folder among them for a repository. */
const SETTINGS: readonly Setting[] = [
  ["core.hooksPath", "/dev/null"],
  ["core.fsmonitor", "false"],
  ["log.showSignature", "false"],
  ["protocol.ext.allow", "never"],
  ["safe.bareRepository", "explicit"],
];

export interface GitOptions extends Omit<RunLimits, "started" | "untrusted"> {
  readonly env?: Readonly<Record<string, string>>;
  /** Filters to turn off beside the repository's own: those of submodules, in which git starts another git. */
  readonly filters?: readonly string[];
}

export const NO_GIT = "git was not found; install it (apt-get install git)";

/**
 * Runs git in a repository; its end is the caller's to look at. UsageError where there is no git. No filter runs, whichever an outsider's
 * .gitattributes chooses: not only what checks files out or adds them would run one, but also what looks whether they were changed.
 */
export async function git(
  top: string,
  args: readonly string[],
  { filters = [], ...options }: GitOptions = {},
): Promise<Finished> {
  const listed = await listedFilters(top);
  if (listed.missing) throw new UsageError(NO_GIT);
  // 1 says that there is none; whatever else went wrong goes wrong with every command.
  if (listed.code !== 0 && listed.code !== 1) return listed;
  const settings = [...new Set([...filtersIn(listed), ...filters])].flatMap(withoutFilter);
  return configuredGit(top, args, [...SETTINGS, ...settings], options);
}

/** The filters of the machine's, the user's and the repository's configuration, none of which runs. */
export async function configuredFilters(top: string): Promise<readonly string[]> {
  return filtersIn(await listedFilters(top));
}

function listedFilters(top: string): Promise<Finished> {
  return configuredGit(top, ["config", "-z", "--name-only", "--get-regexp", "^filter\\..*\\."], SETTINGS);
}

/** By their keys: `filter.NAME.clean` and the like. */
function filtersIn({ stdout }: Finished): string[] {
  const keys = stdout.split("\0").filter(Boolean);
  return [...new Set(keys.map((key) => key.slice("filter.".length, key.lastIndexOf("."))))];
}

function configuredGit(
  top: string,
  args: readonly string[],
  settings: readonly Setting[],
  { env, ...limits }: GitOptions = {},
): Promise<Finished> {
  return run(["git", "-C", top, ...args], {
    cwd: "/",
    timeoutSeconds: 120,
    ...limits,
    env: { ...configured(gitEnvironment(process.env), settings), ...ENV, ...env },
  });
}

/** The environment with further configuration behind the user's own, which is there for instance to say which repositories are safe. */
function configured(own: NodeJS.ProcessEnv, settings: readonly Setting[]): NodeJS.ProcessEnv {
  const theirs = Number(own.GIT_CONFIG_COUNT) || 0;
  return {
    ...own,
    GIT_CONFIG_COUNT: String(theirs + settings.length),
    ...Object.fromEntries(
      settings.flatMap(([key, value], index) => [
        [`GIT_CONFIG_KEY_${theirs + index}`, key],
        [`GIT_CONFIG_VALUE_${theirs + index}`, value],
      ]),
    ),
  };
}

/** What turns a filter off: a command that is empty is none, and what is none cannot be required. */
function withoutFilter(name: string): Setting[] {
  return [
    [`filter.${name}.clean`, ""],
    [`filter.${name}.smudge`, ""],
    [`filter.${name}.process`, ""],
    [`filter.${name}.required`, "false"],
  ];
}
