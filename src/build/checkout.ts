import { dirname, join, resolve } from "node:path";
import type { Notice } from "../format/findings.ts";
import type { Target } from "../model/config.ts";
import type { Failure } from "../model/results.ts";
import { type Repository, treeOf } from "../platform/git.ts";
import type { RunResources } from "../platform/run-resources.ts";
import { addWorktree } from "../platform/worktree.ts";
import type { Revision } from "./revisions.ts";

/** A revision, before it is built, with the targets that are built of it. */
export interface Source {
  /** Its folder's name, and part of its images' names: another one for each that is there at the same time. */
  readonly name: string;
  readonly revision: Revision;
  readonly targets: readonly Target[];
  /** Set where what it is built from has been reviewed, so that later runs may use what its build leaves in a shared cache. */
  readonly writesCache?: boolean;
  /** Set where its targets are ready-made images, whatever the revision builds. */
  readonly fromImages?: boolean;
}

/** A source checked out: its tree, and the configuration file's folder in it. */
export interface Checkout extends Source {
  /** Path of the configuration file in the repository. */
  readonly file: string;
  readonly tree: string;
  /** Of everything that was checked out. */
  readonly top: string;
  readonly folder: string;
  /** Paths of submodules that it lacks. */
  readonly lacking: readonly string[];
}

/** A target or a service that could not be built. */
export type BuildFailure = Omit<Failure, "variant">;

/** Where sources are checked out and built. */
export interface BuildContext {
  readonly repository: Repository;
  readonly resources: RunResources;
  readonly signal: AbortSignal;
}

/** Checks a source out into a worktree of its own, which `stack` removes again. */
export async function checkOut(
  source: Source,
  file: string,
  { repository, resources, signal }: BuildContext,
  stack: AsyncDisposableStack,
): Promise<Checkout> {
  signal.throwIfAborted();
  const { commit } = source.revision;
  const top = join(resources.folder, source.name);
  const { lacking } = stack.use(
    await addWorktree(repository, commit, top, { marker: resources.marker, signal }),
  );
  const tree = await treeOf(repository, commit);
  return { ...source, file, tree, lacking, top, folder: resolve(top, dirname(file)) };
}

/** What to tell of submodules that are not there; [] where all are. */
export function lackingSubmodules(checkouts: readonly Checkout[]): Notice[] {
  const paths = [...new Set(checkouts.flatMap(({ lacking }) => lacking))];
  return paths.length === 0 ? [] : [{ code: "submodules-missing", paths }];
}
