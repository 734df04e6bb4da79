import { UsageError } from "../errors.ts";
import { TrendFileError } from "../format/trend.ts";
import { type BranchAccess, type Updated, updateBranch } from "../platform/branch.ts";
import type { BranchTree } from "../platform/branch-tree.ts";
import { BADGES } from "./badge.ts";
import { marked, refuseOutsidersFiles, refuseOutsidersFolder, within } from "./ours.ts";
import type { FileChanges, Store } from "./store.ts";

/** Where a trend lies. */
export interface TrendPlace {
  readonly access: BranchAccess;
  /** Its folder on the branch; "" for the root. */
  readonly folder: string;
  /** The page's files by their names. */
  readonly page: ReadonlyMap<string, Buffer>;
}

interface TrendChange<T> {
  readonly files: FileChanges;
  /** Of the commit. */
  readonly message: string;
  readonly result: T;
}

/**
 * Changes a trend on a branch by one commit, together with its page. `work` gets what is there, and again where somebody else was faster; it
 * must come to its answer from that alone. Throws what `updateBranch` throws; a UsageError where a file cannot be read, with how to
 * restore it, and where something that is not ours would be written over.
 */
export function publishTo<T>(
  { access, folder, page }: TrendPlace,
  work: (store: Store) => Promise<TrendChange<T>>,
): Promise<Updated<T>> {
  const ownPage = new Map([...page].map(([path, content]) => [path, marked(path, content)] as const));
  const pagePaths = new Set([...page.keys(), ...BADGES].map((path) => within(folder, path)));
  return updateBranch(access, async (tree) => {
    const place = { tree, branch: access.branch, folder };
    await refuseOutsidersFolder(place);
    const { files, message, result } = await work(storeIn(tree, folder)).catch((error: unknown) => {
      throw error instanceof TrendFileError && error.problem !== "newer"
        ? withRemedy(error, folder, access)
        : error;
    });
    const all = new Map<string, string | Buffer | null>(
      [...files, ...ownPage].map(([path, content]) => [within(folder, path), content]),
    );
    await refuseOutsidersFiles(all, pagePaths, place);
    return { change: { files: all, message }, result };
  });
}

/** One folder of a branch. */
export function storeIn(tree: BranchTree, folder: string): Store {
  return {
    read: (paths) => tree.read(paths.map((path) => within(folder, path))),
    list: (inside) => tree.list(within(folder, inside)),
  };
}

/** Nothing but the file itself has to be put back: since it is damaged nothing was published on top of it. */
function withRemedy(error: TrendFileError, folder: string, { branch, remote }: BranchAccess): UsageError {
  const path = within(folder, error.path);
  const commands = [
    `git fetch ${remote.url} ${branch}`,
    "git worktree add --detach ../loadgate-trend FETCH_HEAD && cd ../loadgate-trend",
    `git checkout "$(git log -1 --format=%H -- ${path})^" -- ${path}`,
    `git commit -m "Restore ${path}" && git push ${remote.url} HEAD:${branch}`,
  ];
  return new UsageError(
    `${path} on ${branch} ${error.why}; nothing was written. To restore the file as it was before its last change, run:\n${commands.map((line) => `  ${line}`).join("\n")}`,
    { cause: error },
  );
}
