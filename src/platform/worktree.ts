import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { RunError } from "../errors.ts";
import { keepsTemporary } from "./debug.ts";
import { git, mustGit, type Repository } from "./git.ts";

export interface WorktreeOptions {
  /** Added to the environment, in which filters of the repository run too. */
  readonly marker: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

export interface Worktree extends AsyncDisposable {
  /** Submodules that could not be checked out with it, by their paths. */
  readonly lacking: readonly string[];
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
  for (const { path, commit: wanted } of await submodulesAt(repository, commit)) {
    const inside = { top: join(repository.top, path) };
    if (!(await isRepositoryWith(inside, wanted))) {
      lacking.push(path);
      continue;
    }
    await forgetLost(inside);
    const below = stack.use(await addWorktree(inside, wanted, join(folder, path), options));
    lacking.push(...below.lacking.map((each) => join(path, each)));
  }
  const kept = stack.move();
  return { lacking, [Symbol.asyncDispose]: () => kept.disposeAsync() };
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
  const told = await git(top, ["config", "--blob", `${commit}:.gitmodules`, "-z", ...keys]);
  if (told.code !== 0) return [];
  // A key and its value stand on lines of their own.
  const paths = told.stdout
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
