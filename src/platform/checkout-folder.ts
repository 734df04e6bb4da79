import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { RunError } from "../errors.ts";
import { keepsTemporary } from "./debug.ts";
import { type Repository, readGit } from "./git.ts";
import { configuredFilters, git } from "./git-command.ts";
import { makeOwnRepository } from "./own-repository.ts";

interface CheckoutOptions {
  /** Added to the environment. */
  readonly marker: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

interface CheckoutFolder extends AsyncDisposable {
  /** Submodules that could not be checked out with it, by their paths. */
  readonly lacking: readonly string[];
  /** Files that are there as git stores them, since no filter of its configuration runs. */
  readonly unfiltered: readonly UnfilteredFile[];
  /** Files that the user's sparse-checkout leaves out of it. */
  readonly leftOut: readonly string[];
  /** Paths of the submodules that are there. */
  readonly submodules: readonly string[];
}

export interface UnfilteredFile {
  readonly path: string;
  readonly filter: string;
}

/**
 * A commit in a folder that is a separate repository, gone when disposed of, with its submodules as far as the user's checkout has their
 * commits: nothing is fetched. What is run there can write to nothing of the user's repository. Throws `RunError` where it cannot be
 * checked out.
 */
export async function addCheckout(
  repository: Repository,
  commit: string,
  folder: string,
  options: CheckoutOptions,
): Promise<CheckoutFolder> {
  await using stack = new AsyncDisposableStack();
  stack.defer(() => {
    if (!keepsTemporary()) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  });
  await checkOutAlone(repository, commit, folder, options);
  const lacking: string[] = [];
  const submodules: string[] = [];
  const unfiltered = await unfilteredIn(repository, commit, folder);
  const leftOut = await leftOutOf(repository, folder);
  for (const { path, commit: wanted } of await submodulesAt(repository, commit)) {
    const inside = { top: join(repository.top, path) };
    if (!(await isRepositoryWith(inside, wanted))) {
      lacking.push(path);
      continue;
    }
    const below = stack.use(await addCheckout(inside, wanted, join(folder, path), options));
    lacking.push(...below.lacking.map((each) => join(path, each)));
    submodules.push(path, ...below.submodules.map((each) => join(path, each)));
    unfiltered.push(...below.unfiltered.map((each) => ({ ...each, path: join(path, each.path) })));
  }
  const kept = stack.move();
  return { lacking, unfiltered, leftOut, submodules, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}

/** Git's own words where the files themselves are what is lacking: more room would not help. */
const NOT_READ = /unable to read|bad object|not a tree object|missing/;

async function checkOutAlone(
  { top }: Repository,
  commit: string,
  folder: string,
  { marker, signal }: CheckoutOptions,
): Promise<void> {
  try {
    const from = await makeOwnRepository(top, commit, folder);
    // The user's repository is asked, since it knows where what it lacks is fetched from; what is written is the folder and its index.
    const env = {
      ...marker,
      GIT_DIR: from.own,
      GIT_WORK_TREE: folder,
      GIT_INDEX_FILE: join(folder, ".git", "index"),
    };
    // Parts of an index that is split would lie in the user's repository.
    const whole = ["-c", "core.splitIndex=false", "-c", "index.sparse=false"];
    await readGit(top, [...whole, "read-tree", "-m", "-u", commit], { env, signal });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof RunError) throw error;
    const { message } = error as Error;
    const begin = message.indexOf(": exit code");
    const said = begin === -1 ? message : message.slice(begin + 2);
    const room = NOT_READ.test(said) ? "" : "\nIf there is no room, name another folder with TMPDIR=DIR";
    throw new RunError(`${commit.slice(0, 12)} cannot be checked out into ${folder}: ${said}${room}`);
  }
}

async function leftOutOf({ top }: Repository, folder: string): Promise<string[]> {
  const { stdout: isSparse } = await git(top, ["config", "--type=bool", "core.sparseCheckout"]);
  if (isSparse.trim() !== "true") return [];
  const { stdout } = await git(folder, ["ls-files", "-t", "-z"]);
  return stdout.split("\0").flatMap((line) => (line.startsWith("S ") ? [line.slice(2)] : []));
}

/** The files of a checkout for which its attributes choose a filter that there is. */
async function unfilteredIn({ top }: Repository, commit: string, folder: string): Promise<UnfilteredFile[]> {
  const filters = await configuredFilters(top);
  // Most repositories choose none, and need not have all their files looked at.
  const chosen = ["grep", "--quiet", "--fixed-strings", "-e", "filter=", commit];
  if (filters.length === 0 || (await git(folder, [...chosen, "--", ":(glob)**/.gitattributes"])).code !== 0)
    return [];
  const input = (await git(folder, ["ls-files", "-z"])).stdout;
  const { stdout } = await git(folder, ["check-attr", "-z", "--stdin", "filter"], { input });
  const attributes = stdout.split("\0");
  return attributes.flatMap((path, index) => {
    const filter = attributes[index + 2];
    return index % 3 === 0 && filter !== undefined && filters.includes(filter) ? [{ path, filter }] : [];
  });
}

/** Commits of other repositories that a commit has in its tree, where its .gitmodules says. */
async function submodulesAt({ top }: Repository, commit: string) {
  const keys = ["--get-regexp", "^submodule\\..*\\.path$"];
  const modules = await git(top, ["config", "--blob", `${commit}:.gitmodules`, "-z", ...keys]);
  if (modules.code !== 0) return [];
  // A key and its value stand on separate lines.
  const paths = modules.stdout
    .split("\0")
    .filter(Boolean)
    .map((entry) => entry.slice(entry.indexOf("\n") + 1));
  const listed = await readGit(top, ["ls-tree", "-z", commit, "--", ...paths]);
  return listed.split("\0").flatMap((line) => {
    const [, wanted, path] = /^160000 commit ([0-9a-f]+)\t(.+)$/s.exec(line) ?? [];
    return wanted && path ? [{ commit: wanted, path }] : [];
  });
}

/** A folder that is no repository would be taken for the one around it. */
async function isRepositoryWith({ top }: Repository, commit: string): Promise<boolean> {
  if (!existsSync(join(top, ".git"))) return false;
  return (await git(top, ["cat-file", "-e", `${commit}^{commit}`])).code === 0;
}
