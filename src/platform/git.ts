import { copyFileSync, existsSync, rmSync, statSync, utimesSync } from "node:fs";
import { join, resolve } from "node:path";
import { RunError, UsageError } from "../errors.ts";
import { keepsTemporary } from "./debug.ts";
import { why } from "./exec.ts";
import { configuredFilters, type GitOptions, git } from "./git-command.ts";

/** A git repository, as far as it is needed. Nothing that it holds is run by git, and the user's checkout, index and HEAD are only read. */
export interface Repository {
  /** Its working tree's top folder. */
  readonly top: string;
}

/** As `git`, but an end other than 0 throws; what it said, trimmed. */
async function mustGit(top: string, args: readonly string[], options: GitOptions = {}): Promise<string> {
  const finished = await git(top, args, { timeoutSeconds: 600, ...options });
  if (finished.code === 0) return finished.stdout.trim();
  throw new Error(`git ${args.join(" ")}: ${why(finished)}`);
}

/** The repository that a folder lies in. */
export async function openRepository(folder: string): Promise<Repository> {
  const found = await git(folder, ["rev-parse", "--show-toplevel"]);
  if (found.code !== 0) {
    throw new UsageError(
      `${resolve(folder)} is not inside a git repository: ${why(found)}; run loadgate in a checkout`,
    );
  }
  return { top: found.stdout.trim() };
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
  const found = await git(top, [
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

export async function isShallow({ top }: Repository): Promise<boolean> {
  return (await git(top, ["rev-parse", "--is-shallow-repository"])).stdout.trim() === "true";
}

/** The best common ancestor, or null where there is none (or it lies beyond a shallow clone's edge). */
export async function mergeBase({ top }: Repository, a: string, b: string): Promise<string | null> {
  const found = await git(top, ["merge-base", "--end-of-options", a, b]);
  return found.code === 0 ? found.stdout.trim() : null;
}

/** The tree id of a commit: equal trees, equal files. */
export function treeOf({ top }: Repository, commit: string): Promise<string> {
  return mustGit(top, ["rev-parse", `${commit}^{tree}`]);
}

/** The files that differ between two commits, from the repository's top; a file that moved is told under both names. */
export async function changedFiles({ top }: Repository, base: string, head: string): Promise<string[]> {
  const said = await mustGit(top, ["diff", "--name-only", "--no-renames", "-z", base, head, "--"]);
  return said.split("\0").filter((file) => file !== "");
}

/** The commits after `from` up to `to`, oldest first, one for each merge: what the branch itself went through. */
export async function commitsBetween({ top }: Repository, from: string, to: string): Promise<string[]> {
  const listed = await mustGit(top, ["rev-list", "--first-parent", "--reverse", `${from}..${to}`, "--"]);
  return listed.split("\n").filter(Boolean);
}

/** The messages of the commits after `from` up to `to`; none where one of them is not here. */
export async function messagesBetween({ top }: Repository, from: string, to: string): Promise<string[]> {
  const found = await git(top, ["log", "-z", "--max-count=1000", "--format=%B", `${from}..${to}`, "--"]);
  return found.code === 0 ? found.stdout.split("\0").filter(Boolean) : [];
}

/** The names in a folder at a commit; none where it is not there. */
export async function namesAt({ top }: Repository, commit: string, folder: string): Promise<string[]> {
  const found = await git(top, ["ls-tree", "-z", "--name-only", `${commit}:${folder}`]);
  return found.code === 0 ? found.stdout.split("\0").filter(Boolean) : [];
}

/** The files of the working tree, untracked ones too, without what is ignored; in a folder that is no repository's top, those below it. */
export async function workingFiles(top: string): Promise<string[]> {
  const found = await git(top, ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  return found.code === 0 ? [...new Set(found.stdout.split("\0").filter(Boolean))] : [];
}

/** A file's text at a commit, or null if it is not there. */
export async function fileAt({ top }: Repository, commit: string, path: string): Promise<string | null> {
  const found = await git(top, ["show", `${commit}:${path}`]);
  return found.code === 0 ? found.stdout : null;
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
  const head = await mustGit(top, ["rev-parse", "HEAD"]);
  const index = join(folder, "index");
  // git tells relative to the folder it ran in.
  const own = resolve(top, await mustGit(top, ["rev-parse", "--git-path", "index"]));
  // The copy knows which files were not touched, so that large checkouts are not read again.
  if (existsSync(own)) copyIndex(own, index);
  const env = { GIT_INDEX_FILE: index };
  try {
    await mustGit(top, ["add", "--all"], { env, ...(signal && { signal }) });
    const tree = await mustGit(top, ["write-tree"], { env });
    if (tree === (await treeOf(repository, head))) return head;
    const author = {
      GIT_AUTHOR_NAME: "loadgate",
      GIT_AUTHOR_EMAIL: "loadgate@localhost",
      GIT_COMMITTER_NAME: "loadgate",
      GIT_COMMITTER_EMAIL: "loadgate@localhost",
    };
    return await mustGit(top, ["commit-tree", tree, "-p", head, "-m", "Working tree"], {
      env: { ...env, ...author },
    });
  } finally {
    rmSync(index, { force: true });
  }
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

interface WorktreeOptions {
  /** Added to the environment. */
  readonly marker: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

interface Worktree extends AsyncDisposable {
  /** Submodules that could not be checked out with it, by their paths. */
  readonly lacking: readonly string[];
  /** Files that are there as git stores them, since no filter of its configuration runs. */
  readonly unfiltered: readonly UnfilteredFile[];
}

export interface UnfilteredFile {
  readonly path: string;
  readonly filter: string;
}

/**
 * A detached worktree of a commit, gone when disposed of, with its submodules as far as the user's checkout has their commits: nothing
 * is fetched. Throws `RunError` where it cannot be checked out.
 */
export async function addWorktree(
  repository: Repository,
  commit: string,
  folder: string,
  options: WorktreeOptions,
): Promise<Worktree> {
  await using stack = new AsyncDisposableStack();
  const lacking: string[] = [];
  stack.use(await addAlone(repository, commit, folder, options));
  const unfiltered = await unfilteredIn(folder, commit);
  for (const { path, commit: wanted } of await submodulesAt(repository, commit)) {
    const inside = { top: join(repository.top, path) };
    if (!(await isRepositoryWith(inside, wanted))) {
      lacking.push(path);
      continue;
    }
    await forgetLost(inside);
    const below = stack.use(await addWorktree(inside, wanted, join(folder, path), options));
    lacking.push(...below.lacking.map((each) => join(path, each)));
    unfiltered.push(...below.unfiltered.map((each) => ({ ...each, path: join(path, each.path) })));
  }
  const kept = stack.move();
  return { lacking, unfiltered, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}

/** The files of a worktree for which its attributes choose a filter that there is. */
async function unfilteredIn(folder: string, commit: string): Promise<UnfilteredFile[]> {
  const filters = await configuredFilters(folder);
  // Most repositories choose none, and need not have all their files looked at.
  const chosen = ["grep", "--quiet", "--fixed-strings", "-e", "filter=", commit];
  if (filters.length === 0 || (await git(folder, [...chosen, "--", ":(glob)**/.gitattributes"])).code !== 0)
    return [];
  const input = (await git(folder, ["ls-files", "-z"])).stdout;
  const { stdout } = await git(folder, ["check-attr", "-z", "--stdin", "filter"], { input });
  const told = stdout.split("\0");
  return told.flatMap((path, index) => {
    const filter = told[index + 2];
    return index % 3 === 0 && filter !== undefined && filters.includes(filter) ? [{ path, filter }] : [];
  });
}

/** Of a run that was killed nobody else takes a submodule's worktrees away; git locks one that is being made, and never prunes it. */
async function forgetLost({ top }: Repository): Promise<void> {
  const { stdout } = await git(top, ["worktree", "list", "--porcelain"]);
  const paths = [...stdout.matchAll(/^worktree (.+)$/gm)].map(([, path]) => path as string);
  for (const path of paths.filter((each) => /\/loadgate-\w+\//.test(each) && !existsSync(each)))
    await git(top, ["worktree", "unlock", path]);
  await git(top, ["worktree", "prune"]);
}

/** Commits of other repositories that a commit has in its tree, where its .gitmodules says. */
async function submodulesAt({ top }: Repository, commit: string) {
  const keys = ["--get-regexp", "^submodule\\..*\\.path$"];
  const modules = await git(top, ["config", "--blob", `${commit}:.gitmodules`, "-z", ...keys]);
  if (modules.code !== 0) return [];
  // A key and its value stand on lines of their own.
  const paths = modules.stdout
    .split("\0")
    .filter(Boolean)
    .map((entry) => entry.slice(entry.indexOf("\n") + 1));
  const listed = await mustGit(top, ["ls-tree", "-z", commit, "--", ...paths]);
  return listed.split("\0").flatMap((line) => {
    const [, wanted, path] = /^160000 commit ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
    return wanted && path ? [{ commit: wanted, path }] : [];
  });
}

/** A folder that is no repository of its own would be taken for the one around it. */
async function isRepositoryWith({ top }: Repository, commit: string): Promise<boolean> {
  if (!existsSync(join(top, ".git"))) return false;
  return (await git(top, ["cat-file", "-e", `${commit}^{commit}`])).code === 0;
}

async function addAlone(
  { top }: Repository,
  commit: string,
  folder: string,
  { marker: sign, signal }: WorktreeOptions,
): Promise<AsyncDisposable> {
  const argv = ["worktree", "add", "--detach", "--force", folder, commit];
  await mustGit(top, argv, { env: sign, signal }).catch((error: Error) => {
    signal.throwIfAborted();
    // What git says first is that it begins.
    const said = error.message
      .slice(error.message.indexOf(": exit code") + 2)
      .replace(/Preparing worktree .*\n/, "");
    throw new RunError(
      `${commit.slice(0, 12)} cannot be checked out into ${folder}: ${said}\nIs there room? TMPDIR=DIR names another folder`,
    );
  });
  return {
    async [Symbol.asyncDispose]() {
      if (keepsTemporary()) return;
      await git(top, ["worktree", "remove", "--force", "--force", folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
