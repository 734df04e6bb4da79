import { UsageError } from "../model/failure.ts";
import { type BranchAccess, type Updated, updateBranch } from "../platform/branch.ts";
import type { BranchTree } from "../platform/branch-tree.ts";
import type { Changes, Store } from "./store.ts";
import { UnreadableFile } from "./unreadable.ts";

/** Where a trend lies. */
export interface TrendPlace {
  readonly access: BranchAccess;
  /** Its folder on the branch; "" for the root. */
  readonly folder: string;
  /** The page's files by their names. */
  readonly page: ReadonlyMap<string, Buffer>;
}

export interface TrendChange {
  readonly files: Changes;
  /** Of the commit. */
  readonly message: string;
}

/** GitHub Pages would leave out files by the rules of Jekyll without it. */
const NO_JEKYLL = ".nojekyll";

/**
 * Changes a trend on a branch by one commit, together with its page. `work` is told what is there, and told again where somebody else was
 * faster; it must come to its answer from that alone. Throws what `updateBranch` throws; a UsageError where a file cannot be read, with
 * how to mend it.
 */
export function publishTo(
  { access, folder, page }: TrendPlace,
  work: (store: Store) => Promise<TrendChange>,
): Promise<Updated> {
  return updateBranch(access, async (tree) => {
    const { files, message } = await work(storeIn(tree, folder)).catch((error: unknown) => {
      throw error instanceof UnreadableFile ? toMend(error, folder, access) : error;
    });
    const [noJekyll] = await tree.read([NO_JEKYLL]);
    const all = new Map<string, string | Buffer | null>(
      [...files, ...page].map(([path, content]) => [within(folder, path), content]),
    );
    if (noJekyll === null) all.set(NO_JEKYLL, "");
    return { files: all, message };
  });
}

/** One folder of a branch. */
export function storeIn(tree: BranchTree, folder: string): Store {
  return {
    read: (paths) => tree.read(paths.map((path) => within(folder, path))),
    list: (inside) => tree.list(within(folder, inside)),
  };
}

const within = (folder: string, path: string): string => (folder === "" ? path : `${folder}/${path}`);

/** Nothing but the file itself has to be put back: since it is damaged nothing was published on top of it. */
function toMend(error: UnreadableFile, folder: string, { branch, remote }: BranchAccess): UsageError {
  const path = within(folder, error.path);
  const commands = [
    `git fetch ${remote.url} ${branch}`,
    "git worktree add --detach ../loadgate-trend FETCH_HEAD && cd ../loadgate-trend",
    `git checkout "$(git log -1 --format=%H -- ${path})^" -- ${path}`,
    `git commit -m "Restore ${path}" && git push ${remote.url} HEAD:${branch}`,
  ];
  return new UsageError(
    `${path} on ${branch} ${error.message.slice(error.path.length + 1)}; nothing was written. What it was before its last change is put back by\n${commands.map((line) => `  ${line}`).join("\n")}`,
    { cause: error },
  );
}
