import type { Host } from "../experiment/host.ts";
import { updateBranch } from "../platform/branch.ts";
import { fileAt, findCommit, namesAt, type Repository } from "../platform/git.ts";
import { openRunResources } from "../platform/run-resources.ts";
import { type BaselineLevels, readBaselineLevels } from "../trend/baseline-levels.ts";
import { storeIn } from "../trend/publish.ts";
import type { Store } from "../trend/store.ts";
import type { TrendBranch } from "./options.ts";
import { checkoutHere, trendPlace } from "./trend-place.ts";

/**
 * Where each series of the trend stands, from the branch as this checkout has it, else from its remote. Null where there is none yet, or
 * it cannot be had: then the point is measured all the same, and nothing is measured once more.
 */
export async function baselineHere(
  options: TrendBranch,
  env: NodeJS.ProcessEnv,
  host: Host,
): Promise<BaselineLevels | null> {
  try {
    const checkout = options.remote === undefined ? await checkoutHere(host) : null;
    const tip = checkout && (await findCommit(checkout, `refs/remotes/origin/${options.branch}`));
    if (checkout && tip) return await readBaselineLevels(storeAt(checkout, tip, options.folder));
    await using resources = openRunResources(null);
    const { access, folder } = await trendPlace(options, resources.folder, env, host);
    const read = await updateBranch(access, async (tree) => ({
      change: null,
      result: await readBaselineLevels(storeIn(tree, folder)),
    }));
    return read.result;
  } catch (error) {
    host.signal.throwIfAborted();
    host.progress.say(
      `the trend so far cannot be read (${(error as Error).message}); this point is measured alone`,
    );
    return null;
  }
}

function storeAt(repository: Repository, commit: string, folder: string): Store {
  const within = (path: string) => [folder, path].filter((part) => part !== "").join("/");
  return {
    read: (paths) => Promise.all(paths.map((path) => fileAt(repository, commit, within(path)))),
    list: (inside) => namesAt(repository, commit, within(inside)),
  };
}
