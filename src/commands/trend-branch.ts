import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { UsageError } from "../errors.ts";
import type { Host } from "../experiment/host.ts";
import { updateBranch } from "../platform/branch.ts";
import { fileAt, findCommit, findRepository, namesAt, type Repository, remoteUrl } from "../platform/git.ts";
import { repositoryUrl } from "../platform/github-event.ts";
import { type Remote, remoteAt } from "../platform/remote-git.ts";
import { openRunResources } from "../platform/run-resources.ts";
import { type BaselineLevels, readBaselineLevels } from "../trend/baseline-levels.ts";
import { storeIn, type TrendPlace } from "../trend/publish.ts";
import type { Store } from "../trend/store.ts";
import type { TrendBranch } from "./options.ts";

const PAGE = ["index.html", "page.js", "page.css"];

/** The checkout that we are in, null where there is none: a trend can be published from anywhere. */
export function checkoutHere(host: Host): Promise<Repository | null> {
  return findRepository(host.cwd);
}

/** The branch, how to get there, and the page that goes with it. */
export async function trendPlace(
  { remote, branch, folder }: TrendBranch,
  temporary: string,
  env: NodeJS.ProcessEnv,
  host: Host,
): Promise<TrendPlace> {
  const address = await addressOf(remote, env, host);
  const { GITHUB_TOKEN: token = "", GITHUB_SERVER_URL: server = "https://github.com" } = env;
  const at = remoteAt(address, token, server);
  if (token !== "" && at.credentials === null && /^https?:/i.test(at.url))
    host.progress.say(
      `the token is for ${server} and is not sent to ${new URL(at.url).origin}, where git's own credentials are used`,
    );
  return {
    access: {
      remote: at,
      ...{ branch, folder: temporary, clock: host.clock, random: Math.random, signal: host.signal },
      say: (text) => host.progress.say(text),
    },
    folder,
    page: pageFiles(),
  };
}

async function addressOf(asked: string | undefined, env: NodeJS.ProcessEnv, host: Host): Promise<string> {
  const repository = repositoryUrl(env);
  const checkout = asked === undefined ? await checkoutHere(host) : null;
  const origin = checkout && (await remoteUrl(checkout, "origin"));
  const address = asked ?? origin ?? (repository === null ? undefined : `${repository}.git`);
  if (!address)
    throw new UsageError(
      "there is no remote to publish to: run this in a checkout that has an origin, or name one with --remote URL",
    );
  // git runs in its own folder, where a relative path means nothing.
  const path = resolve(checkout?.top ?? host.cwd, address);
  return existsSync(path) ? path : address;
}

/** What the trend is called and where its commits are shown. */
export function trendName({ url }: Remote, env: NodeJS.ProcessEnv): { name: string; url: string | null } {
  const repository = repositoryUrl(env);
  if (repository !== null) return { name: env.GITHUB_REPOSITORY ?? "", url: repository };
  const path = url.replace(/\/+$/, "").replace(/\.git$/, "");
  const [, host, owned] =
    /^(?:https?:\/\/|(?:ssh:\/\/)?git@)([\w.-]+)[:/]([\w.-]+\/[\w.-]+)$/.exec(path) ?? [];
  if (owned !== undefined) return { name: owned, url: `https://${host}/${owned}` };
  return { name: path.split(/[/:]/).at(-1) || "trend", url: null };
}

/** The page lies beside the bundle. Who runs the sources may not have made it yet. */
function pageFiles(): ReadonlyMap<string, Buffer> {
  const fromSources = import.meta.filename.endsWith(".ts");
  const folder = fromSources
    ? join(import.meta.dirname, "..", "..", "dist", "page")
    : join(import.meta.dirname, "page");
  if (!existsSync(folder)) {
    if (fromSources) return new Map();
    throw new UsageError(
      `the page's files are missing (${folder}); install loadgate again, with its folder dist/page`,
    );
  }
  return new Map(PAGE.map((name) => [name, readFileSync(join(folder, name))]));
}

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
    await using resources = openRunResources();
    const { access, folder } = await trendPlace(options, resources.folder, env, host);
    const read = await updateBranch(access, async (tree) => ({
      change: null,
      result: await readBaselineLevels(storeIn(tree, folder)),
    }));
    return read.result;
  } catch (error) {
    host.signal.throwIfAborted();
    host.progress.say(
      `the trend cannot be read (${(error as Error).message}), so this point is measured without it`,
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
