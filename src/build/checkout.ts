import { realpathSync, rmSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { UsageError } from "../errors.ts";
import type { Notice } from "../format/findings.ts";
import type { Scenario } from "../format/plan.ts";
import type { Failure } from "../format/results.ts";
import type { Startable, Target } from "../model/config.ts";
import { addCheckout, type UnfilteredFile } from "../platform/checkout-folder.ts";
import { readPlainFile } from "../platform/checkouts.ts";
import { type Repository, treeOf } from "../platform/git.ts";
import { makeSelfContained } from "../platform/own-repository.ts";
import type { RunResources } from "../platform/run-resources.ts";
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
  readonly unfiltered: readonly UnfilteredFile[];
  /** Files that the user's sparse-checkout leaves out. */
  readonly leftOut: readonly string[];
  /** Paths of submodules that it has. */
  readonly submodules: readonly string[];
}

/** A target or a service that could not be built. */
export type BuildFailure = Omit<Failure, "variant">;

/** Where sources are checked out and built. */
export interface BuildContext {
  readonly repository: Repository;
  readonly resources: RunResources;
  readonly signal: AbortSignal;
  /** For all that is built together; half an hour unless said otherwise. */
  readonly buildSeconds?: number;
}

/** Checks a source out into a separate folder, which `stack` removes again. */
export async function checkOut(
  source: Source,
  file: string,
  { repository, resources, signal }: BuildContext,
  stack: AsyncDisposableStack,
): Promise<Checkout> {
  signal.throwIfAborted();
  const { commit } = source.revision;
  const top = join(resources.folder, source.name);
  const { lacking, unfiltered, leftOut, submodules } = stack.use(
    await addCheckout(repository, commit, top, { marker: resources.marker, signal }),
  );
  const tree = await treeOf(repository, commit);
  const found = { lacking, unfiltered, leftOut, submodules };
  return { ...source, ...found, file, tree, top, folder: resolve(top, dirname(file)) };
}

/** What to report of submodules that are not there; [] where all are. */
export function lackingSubmodules(checkouts: readonly Checkout[]): Notice[] {
  const paths = [...new Set(checkouts.flatMap(({ lacking }) => lacking))];
  return paths.length === 0 ? [] : [{ code: "submodules-missing", paths }];
}

/** What to report of files that a sparse-checkout leaves out, where something failed, which may be for want of them. */
export function leftOutFiles(checkouts: readonly Pick<Checkout, "leftOut">[]): Notice[] {
  const all = new Set(checkouts.flatMap(({ leftOut }) => leftOut));
  const [file] = all;
  return file === undefined ? [] : [{ code: "checkout-sparse", file, files: all.size }];
}

/** What to report of files that are not as their author has them. */
export function unfilteredFiles(checkouts: readonly Pick<Checkout, "unfiltered">[]): Notice[] {
  const all = checkouts.flatMap(({ unfiltered }) => unfiltered);
  const [first] = all;
  if (!first) return [];
  const filters = [...new Set(all.map(({ filter }) => filter))];
  return [
    { code: "filters-off", filters, file: first.path, files: new Set(all.map(({ path }) => path)).size },
  ];
}

/**
 * Refuses what a configuration names and what is, by a link, outside of what was checked out: we would read it for an outsider, and
 * hand it to his server or build. UsageError with the first. What is not there is reported by what misses it.
 */
export function refuseLinksOut(
  checkouts: readonly Pick<Checkout, "name" | "folder" | "top" | "targets">[],
  scenarios: readonly Scenario[],
): void {
  for (const { name, folder, top, targets } of checkouts) {
    const files = [".", ...targets.flatMap(filesOf), ...scenarios.flatMap(bodyOf)];
    for (const file of files) {
      const real = realOrNull(resolve(folder, file));
      if (real === null || isWithin(realpathSync(top), real)) continue;
      throw new UsageError(
        `${file} of ${name} is a link out of the repository; put the file itself into the repository`,
      );
    }
  }
}

function filesOf({ services = [], ...target }: Target): string[] {
  const named = [target, ...services].flatMap(({ build, process }) => [
    ...(build
      ? [
          ...[build.context, `${build.context}/${build.dockerfile}`],
          ...Object.values(build.contexts ?? {}).filter((from) => !from.includes("://")),
        ]
      : []),
    ...(process?.workingDirectory === undefined ? [] : [process.workingDirectory]),
  ]);
  return target.tls?.ca === undefined ? named : [...named, target.tls.ca];
}

function bodyOf({ request: { body } }: Scenario): string[] {
  return body && "file" in body ? [body.file] : [];
}

function isWithin(top: string, path: string): boolean {
  const [first] = relative(top, path).split(sep);
  return first !== "..";
}

function realOrNull(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    return null;
  }
}

/**
 * Git's folders as they are sent to a builder. Their objects lie elsewhere, where no build reads them: they come along where a Dockerfile
 * speaks of git, and else there is no `.git`, for whose want of objects `go build` would fail, and which would make every `COPY . .` another.
 */
export async function settleGit(
  { top, folder, submodules }: Pick<Checkout, "top" | "folder" | "submodules">,
  built: readonly Startable[],
): Promise<void> {
  if (built.length === 0) return;
  const speaks = built.some((target) => speaksOfGit(target, folder));
  for (const path of [top, ...submodules.map((each) => join(top, each))])
    if (speaks) await makeSelfContained(path);
    else rmSync(join(path, ".git"), { recursive: true, force: true });
}

function speaksOfGit({ build }: Startable, folder: string): boolean {
  if (!build) return false;
  const context = resolve(folder, build.context);
  const file = resolve(context, build.dockerfile);
  const ignored = textOf(`${file}.dockerignore`) || textOf(join(context, ".dockerignore"));
  return /\bgit\b/.test(textOf(file)) && !ignoresGit(ignored);
}

/** The text of a file; "" where it cannot be read, of which the build itself says what is the matter. */
function textOf(file: string): string {
  return readPlainFile(file)?.toString("utf8") ?? "";
}

/** Whether a .dockerignore leaves git's folder out: of its usual lines the last one that speaks of it holds. */
function ignoresGit(text: string): boolean {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const last = lines.findLast((line) =>
    /^!?(?:\/|\.\/)?(?:\*\*\/)?(?:\.git\*?|\.\*|\*\*?)\/?(?:\*\*?)?$/.test(line),
  );
  return last !== undefined && !last.startsWith("!");
}
