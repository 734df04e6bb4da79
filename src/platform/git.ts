import { copyFileSync, existsSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { join, resolve } from "node:path";
import { RunError, UsageError } from "../errors.ts";
import { withoutCredentials } from "./credentials.ts";
import { type Finished, why } from "./exec.ts";
import { configuredFilters, type GitOptions, git } from "./git-command.ts";
import { gitFoldersOf, promisorOf } from "./own-repository.ts";

/** A git repository, as far as it is needed. Nothing that it holds is run by git, and the user's checkout, index and HEAD are only read. */
export interface Repository {
  /** Its working tree's top folder. */
  readonly top: string;
}

/** As `git`, but an end other than 0 throws; what it said, trimmed. */
export async function readGit(
  top: string,
  args: readonly string[],
  options: GitOptions = {},
): Promise<string> {
  const finished = await askGit(top, args, { timeoutSeconds: 600, ...options });
  if (finished.code === 0) return finished.stdout.trim();
  throw new Error(`git ${args.join(" ")}: ${why(finished)}`);
}

/** Of a partial clone: git knows that there is such an object, and did not get it. */
const NOT_FETCHED = /^fatal: could not fetch [0-9a-f]+ from promisor remote/m;

/** As `git`, but what a partial clone lacks and cannot get throws: it would be taken for what is not there at all. */
async function askGit(top: string, args: readonly string[], options: GitOptions = {}): Promise<Finished> {
  const finished = await git(top, args, options);
  if (finished.code === 0 || !NOT_FETCHED.test(finished.stderr)) return finished;
  const remote = (await promisorOf(top)) ?? "origin";
  const [reason = ""] = finished.stderr.replace(/^remote: .*\n/gm, "").split("\n");
  throw new RunError(
    `${top} is a partial clone (git clone --filter), and git could not fetch the missing files from ${remote}: ${withoutCredentials(reason)}\nFetch everything first: git fetch --refetch --no-filter ${remote}; with actions/checkout leave out filter, or persist-credentials: false`,
  );
}

/** The repository that a folder lies in. */
export async function openRepository(folder: string): Promise<Repository> {
  const found = await git(folder, ["rev-parse", "--show-toplevel"]);
  if (found.code !== 0) {
    if (/dubious ownership/.test(found.stderr)) throw new UsageError(ofAnotherUser(found, folder));
    if (/bare repository|must be run in a work tree/.test(found.stderr))
      throw new UsageError(
        `${resolve(folder)} is a bare repository, which has no files to build; run loadgate in a checkout of it (git clone, or git worktree add)`,
      );
    const reason = /not a git repository/.test(found.stderr) ? "" : `: ${why(found)}`;
    throw new UsageError(
      `${resolve(folder)} is not inside a git repository${reason}; run loadgate in a checkout of your project`,
    );
  }
  return { top: found.stdout.trim() };
}

/** In containers of CI a checkout often belongs to the user outside. */
function ofAnotherUser({ stderr }: Finished, folder: string): string {
  const top = /ownership in repository at '(.*)'/.exec(stderr)?.[1] ?? resolve(folder);
  return `git does not read ${top}, since it belongs to another user, who could have git run programs; if you trust it, run git config --global --add safe.directory '${top}' as the user that runs loadgate, or give it to that user (chown -R)`;
}

/** The same, null where the folder is in none, or there is no git. */
export async function findRepository(folder: string): Promise<Repository | null> {
  const found = await git(folder, ["rev-parse", "--show-toplevel"]);
  return found.code === 0 ? { top: found.stdout.trim() } : null;
}

/** The address of a remote, or null. */
export async function remoteUrl({ top }: Repository, name: string): Promise<string | null> {
  const found = await git(top, ["remote", "get-url", "--", name]);
  return found.code === 0 ? found.stdout.trim() : null;
}

/** The first line of a commit's message, or null where the commit is not here. */
export async function subjectOf({ top }: Repository, commit: string): Promise<string | null> {
  const found = await askGit(top, [
    "log",
    "-1",
    "--no-show-signature",
    "--format=%s",
    "--end-of-options",
    commit,
  ]);
  return found.code === 0 ? found.stdout.trim() : null;
}

/** The full id of the commit that a revision names, or null. */
export async function findCommit({ top }: Repository, revision: string): Promise<string | null> {
  const found = await git(top, [
    "rev-parse",
    "--verify",
    "--quiet",
    "--end-of-options",
    `${revision}^{commit}`,
  ]);
  return found.code === 0 ? found.stdout.trim() : null;
}

/** Where git looks for a name, in this order. */
const PLACES = ["", "refs/", "refs/tags/", "refs/heads/", "refs/remotes/"];

/**
 * What a revision that `commit` was found by moves along with, as git resolves it: a branch, or what else changes from day to day, like
 * HEAD. Null for tags, for ids of commits, and for what is counted from them.
 */
export async function movesWith(
  { top }: Repository,
  revision: string,
  commit: string,
): Promise<string | null> {
  // Of v1.0.0~2 and v1.0.0^{commit} what they are counted from.
  const [from = ""] = revision.split(/[~^]/, 1);
  if (from === "" || /@\{|:/.test(from)) return revision;
  const isId = /^[0-9a-f]+$/i.test(from);
  if (isId && from.length === commit.length) return null;
  const names = PLACES.map((place) => place + from);
  const listed = await git(top, ["for-each-ref", "--format=%(refname)", "--", ...names]);
  const refs = new Set(listed.stdout.split("\n"));
  const ref = names.find((each) => refs.has(each));
  if (ref !== undefined) return ref.startsWith("refs/tags/") ? null : ref;
  // As `git describe` tells a commit: what counts is the id at its end.
  return isId || /-g[0-9a-f]{4,}$/i.test(from) ? null : revision;
}

export async function isShallow({ top }: Repository): Promise<boolean> {
  return (await git(top, ["rev-parse", "--is-shallow-repository"])).stdout.trim() === "true";
}

/** What of a repository's history is not as its commits say. */
interface CutHistory {
  /** The commits beyond which a shallow clone has nothing. */
  readonly shallow: readonly string[];
  /** Commits for which `git replace` has others. */
  readonly replaced: readonly string[];
  /** The file of grafts, which git had before `git replace`; null where there is none. */
  readonly grafts: string | null;
}

export async function cutHistory(repository: Repository): Promise<CutHistory> {
  const { top } = repository;
  const { common } = await gitFoldersOf(top);
  const ids = (file: string) => {
    const path = join(common, file);
    return existsSync(path) ? readFileSync(path, "utf8").split("\n").filter(Boolean) : [];
  };
  const replaced = (await git(top, ["replace", "--list"])).stdout.split("\n").filter(Boolean);
  const grafts = ids("info/grafts").some((line) => !line.startsWith("#"));
  return { shallow: ids("shallow"), replaced, grafts: grafts ? join(common, "info/grafts") : null };
}

/** The best common ancestor, or null where there is none (or it lies beyond a shallow clone's edge). */
export async function mergeBase({ top }: Repository, a: string, b: string): Promise<string | null> {
  const found = await askGit(top, ["merge-base", "--end-of-options", a, b]);
  return found.code === 0 ? found.stdout.trim() : null;
}

/** The tree id of a commit: equal trees, equal files. */
export function treeOf({ top }: Repository, commit: string): Promise<string> {
  return readGit(top, ["rev-parse", `${commit}^{tree}`]);
}

/**
 * The files that differ between two commits, from the repository's top; a file that moved is reported under both names. Submodules too,
 * whatever .gitmodules, which is an outsider's, has git ignore.
 */
export async function changedFiles({ top }: Repository, base: string, head: string): Promise<string[]> {
  const how = ["--name-only", "--no-renames", "--ignore-submodules=none", "--no-relative", "-z"];
  const said = await readGit(top, ["diff", ...how, base, head, "--"]);
  return said.split("\0").filter((file) => file !== "");
}

/** Those of these paths that hold something else at another commit, links within the repository followed: what they lead to has another name. */
export async function differing(
  { top }: Repository,
  base: string,
  head: string,
  paths: readonly string[],
): Promise<string[]> {
  if (paths.length === 0) return [];
  const input = paths.flatMap((path) => [base, head].map((commit) => `${commit}:${path}\n${BETWEEN}\n`));
  const how = ["cat-file", "--batch-check=%(objectname)", "--follow-symlinks"];
  const said = await git(top, how, { input: input.join("") });
  // What is not there, or leads nowhere, has the name that it was asked by.
  const nameless = said.stdout.replaceAll(`${base}:`, "").replaceAll(`${head}:`, "");
  const found = nameless.split(`${BETWEEN} missing\n`);
  return said.code === 0 ? paths.filter((_, i) => found[2 * i] !== found[2 * i + 1]) : [...paths];
}

/** What is no object: what git says of a link has one line or two. */
const BETWEEN = "loadgate:between";

/** The commits after `from` up to `to`, oldest first, one for each merge: what the branch itself went through. */
export async function commitsBetween({ top }: Repository, from: string, to: string): Promise<string[]> {
  const listed = await readGit(top, ["rev-list", "--first-parent", "--reverse", `${from}..${to}`, "--"]);
  return listed.split("\n").filter(Boolean);
}

/** The messages of the commits after `from` up to `to`; none where one of them is not here. */
export async function messagesBetween({ top }: Repository, from: string, to: string): Promise<string[]> {
  const found = await askGit(top, ["log", "-z", "--max-count=1000", "--format=%B", `${from}..${to}`, "--"]);
  return found.code === 0 ? found.stdout.split("\0").filter(Boolean) : [];
}

/** The names in a folder at a commit; none where it is not there. */
export async function namesAt({ top }: Repository, commit: string, folder: string): Promise<string[]> {
  const found = await askGit(top, ["ls-tree", "-z", "--name-only", `${commit}:${folder}`]);
  return found.code === 0 ? found.stdout.split("\0").filter(Boolean) : [];
}

/** The files of the working tree, untracked ones too, without what is ignored; in a folder that is no repository's top, those below it. */
export async function workingFiles(top: string): Promise<string[]> {
  const found = await git(top, ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  return found.code === 0 ? [...new Set(found.stdout.split("\0").filter(Boolean))] : [];
}

/** A file's text at a commit, or null if it is not there. */
export async function fileAt({ top }: Repository, commit: string, path: string): Promise<string | null> {
  const found = await askGit(top, ["show", `${commit}:${path}`]);
  return found.code === 0 ? found.stdout : null;
}

const KINDS: Readonly<Record<string, string>> = {
  "120000": "a symbolic link",
  "160000": "a submodule",
  "040000": "a folder",
};

/** What stands at a path of a commit in the place of a plain file, in words; null where it is one, or nothing. */
export async function standsForFile(
  { top }: Repository,
  commit: string,
  path: string,
): Promise<string | null> {
  const found = await askGit(top, ["--literal-pathspecs", "ls-tree", "-z", commit, "--", path]);
  return KINDS[found.stdout.slice(0, 6)] ?? null;
}

/**
 * A commit of the working tree as it is now: tracked and untracked files, without ignored ones, through a temporary
 * index, so that the user's own index stays as it is. HEAD itself where nothing was changed.
 */
export async function commitOfWorkingTree(
  repository: Repository,
  folder: string,
  signal?: AbortSignal,
): Promise<string> {
  const { top } = repository;
  const head = await readGit(top, ["rev-parse", "HEAD"]);
  const index = join(folder, "index");
  // git answers relative to the folder it ran in.
  const own = resolve(top, await readGit(top, ["rev-parse", "--git-path", "index"]));
  // The copy knows which files were not touched, so that large checkouts are not read again.
  if (existsSync(own)) copyIndex(own, index);
  const env = { GIT_INDEX_FILE: index };
  try {
    const filters = await filtersOfSubmodules(top);
    const added = await askGit(top, ["add", "--all"], {
      ...{ env, filters, timeoutSeconds: 600 },
      ...(signal && { signal }),
    });
    if (added.code !== 0)
      throw new RunError(
        `git could not read the working tree (git add: ${why(added)}); correct that file or its .gitattributes, or name what is committed: --head HEAD`,
      );
    const tree = await readGit(top, ["write-tree"], { env });
    if (tree === (await treeOf(repository, head))) return head;
    const author = {
      GIT_AUTHOR_NAME: "loadgate",
      GIT_AUTHOR_EMAIL: "loadgate@localhost",
      GIT_COMMITTER_NAME: "loadgate",
      GIT_COMMITTER_EMAIL: "loadgate@localhost",
    };
    return await readGit(top, ["commit-tree", tree, "-p", head, "-m", "Working tree"], {
      env: { ...env, ...author },
    });
  } finally {
    rmSync(index, { force: true });
  }
}

/** The filters that submodules are configured with, at any depth: git looks in each whether its files were changed. */
async function filtersOfSubmodules(top: string): Promise<string[]> {
  const { stdout } = await git(top, ["ls-files", "-z", "--stage"]);
  const paths = stdout.split("\0").flatMap((line) => /^160000 [^\t]*\t(.+)$/s.exec(line)?.[1] ?? []);
  const found: string[] = [];
  for (const inside of paths.map((path) => join(top, path)).filter((each) => existsSync(join(each, ".git"))))
    found.push(...(await configuredFilters(inside)), ...(await filtersOfSubmodules(inside)));
  return found;
}

/**
 * Git trusts a file's size and times unless it was written no earlier than the index was. A copy that looks younger than the
 * original would hide what was changed in the same second, so it is made to look a little older.
 */
function copyIndex(from: string, to: string): void {
  copyFileSync(from, to);
  const written = Math.floor(statSync(from).mtimeMs / 1000);
  utimesSync(to, written, written);
}
