import { dirname, join } from "node:path/posix";
import type { Difference } from "../format/results.ts";
import type { DockerBuild, Startable } from "../model/config.ts";
import { imageEnvironment } from "../platform/docker.ts";
import { changedFiles, fileAt, type Repository } from "../platform/git.ts";
import { clip, plainLine } from "../text/escape.ts";
import { baseImagesIn, nameAndVersion } from "./base-images.ts";
import type { BuiltRevision } from "./build-revisions.ts";
import { collected, isSmall, lockFileAt, packagesIn, ROLES, type Versions } from "./lock-files.ts";
import { declaresRuntime, runtimesIn, runtimesInImage } from "./runtime-versions.ts";

/** So many are kept, and of so many files. */
const MOST = 500;
const MOST_FILES = 50;

/** What two sides have of one kind in one place. */
interface Compared {
  readonly kind: Difference["kind"];
  readonly file?: string;
  readonly base: Versions;
  readonly head: Versions;
}

/**
 * What two builds differ by beside the repository's own code: packages of lock files, base images, compilers and runtimes; what matters
 * most first. Text of an outsider's files is in it, clipped. Nothing that it meets ends a run: what cannot be read is left out.
 */
export async function differencesBetween(
  repository: Repository,
  base: BuiltRevision,
  head: BuiltRevision,
): Promise<Difference[]> {
  try {
    const [images, files, runtimes] = await Promise.all([
      baseImages(repository, base, head),
      inFiles(repository, base, head),
      runtimesOfImages(base, head),
    ]);
    return movedIn([...runtimes, ...files, ...images]);
  } catch {
    return [];
  }
}

/** What moved, each once: a runtime that an image has is not named again by a file that asks for it. */
export function movedIn(compared: readonly Compared[]): Difference[] {
  const all = compared.flatMap(moves).toSorted((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
  const seen = new Set<string>();
  const isNew = ({ kind, name, base, head }: Difference) => {
    const key = kind === "runtime" ? name : JSON.stringify([kind, name, base, head]);
    return !seen.has(key) && seen.add(key);
  };
  return all.filter(isNew).slice(0, MOST);
}

/** Runtimes, what was asked for, images, what comes along, what only development takes; an image's own word before a file's. */
function rank({ kind, role, file }: Difference): number {
  if (kind === "runtime") return file === undefined ? 0 : 1;
  if (kind === "image") return 3;
  return [2, 4, 5][ROLES.indexOf(role ?? "direct")] ?? 5;
}

const LONGEST = 200;
const short = (text: string) => clip(plainLine(text), LONGEST);

const NONE: ReadonlySet<string> = new Set();

function moves({ kind, file, base, head }: Compared): Difference[] {
  return [...new Set([...base.keys(), ...head.keys()])].flatMap((name): Difference[] => {
    const [before, after] = [base.get(name), head.get(name)];
    const [was, is] = [before?.versions ?? NONE, after?.versions ?? NONE];
    const gone = new Set([...was].filter((version) => !is.has(version)));
    const come = new Set([...is].filter((version) => !was.has(version)));
    if (gone.size + come.size === 0) return [];
    // Where some only went, or only came, what is left says more.
    const [earlier, later] = gone.size > 0 && come.size > 0 ? [gone, come] : [was, is];
    const list = (versions: ReadonlySet<string>) =>
      versions.size === 0 ? null : short([...versions].sort().join(", "));
    return [
      {
        kind,
        name: short(name),
        base: list(earlier),
        head: list(later),
        ...(kind === "package" && { role: (after ?? before)?.role ?? "direct" }),
        ...(file !== undefined && { file: short(file) }),
      },
    ];
  });
}

/** Folders of packages and of what is not built. */
const ASIDE =
  /(?:^|\/)(?:node_modules|vendor|third_party|testdata|tests?|__tests__|fixtures|examples?|docs)\//;

/** What the files say that the change touches, as far as the targets are built of them. */
async function inFiles(
  repository: Repository,
  base: BuiltRevision,
  head: BuiltRevision,
): Promise<Compared[]> {
  const [from, to] = [base.checkout.revision.commit, head.checkout.revision.commit];
  const roots = [base, head].flatMap(sourcesOf);
  const isWithin = (path: string) =>
    roots.some((root) => {
      const inside = root === "." ? path : path.startsWith(`${root}/`) ? path.slice(root.length + 1) : null;
      return inside !== null && !ASIDE.test(inside);
    });
  const touched = (await changedFiles(repository, from, to)).filter(isWithin);
  const named = touched.filter((path) => lockFileAt(path) !== null || declaresRuntime(path));
  const found: Compared[] = [];
  for (const file of named.slice(0, MOST_FILES)) {
    const beside = lockFileAt(file)?.manifest;
    const manifest = (commit: string) =>
      beside === undefined ? null : fileAt(repository, commit, join(dirname(file), beside));
    const [was, is] = [await fileAt(repository, from, file), await fileAt(repository, to, file)];
    found.push(
      {
        kind: "package",
        file,
        base: packagesIn(file, was, await manifest(from)),
        head: packagesIn(file, is, await manifest(to)),
      },
      { kind: "runtime", file, base: runtimesIn(file, was), head: runtimesIn(file, is) },
    );
  }
  return found;
}

function startedOf({ checkout: { targets } }: BuiltRevision): Startable[] {
  return targets.flatMap((target) => [target, ...(target.services ?? [])]);
}

/** The folders of the repository that targets are built of; of a target that is not built into an image, all of it. */
function sourcesOf({ checkout: { file, targets } }: BuiltRevision): string[] {
  return targets.flatMap(({ build }) => {
    if (build === undefined) return ["."];
    const more = Object.values(build.contexts ?? {}).filter((from) => !from.includes("://"));
    return [build.context, ...more].map((path) => join(dirname(file), path).replace(/\/$/, ""));
  });
}

/** The images that the targets and their services are built from, or are. */
async function baseImages(
  repository: Repository,
  base: BuiltRevision,
  head: BuiltRevision,
): Promise<Compared[]> {
  const found: Compared[] = [];
  for (const started of startedOf(head)) {
    const before = startedOf(base).find(({ name }) => name === started.name);
    if (before === undefined) continue;
    found.push({
      kind: "image",
      ...(started.build && { file: dockerfileOf(started.build, head) }),
      base: await imagesOf(repository, before, base),
      head: await imagesOf(repository, started, head),
    });
  }
  return found;
}

function dockerfileOf({ context, dockerfile }: DockerBuild, { checkout }: BuiltRevision): string {
  return join(dirname(checkout.file), context, dockerfile);
}

async function imagesOf(
  repository: Repository,
  { build, image }: Startable,
  revision: BuiltRevision,
): Promise<Versions> {
  if (image !== undefined) return collected([[...nameAndVersion(image), "direct"]]);
  if (build === undefined) return new Map();
  const { commit } = revision.checkout.revision;
  const text = await fileAt(repository, commit, dockerfileOf(build, revision));
  return text === null || !isSmall(text) ? new Map() : baseImagesIn(text, build.args);
}

/** What the images themselves say that they hold. */
async function runtimesOfImages(base: BuiltRevision, head: BuiltRevision): Promise<Compared[]> {
  const found: Compared[] = [];
  for (const { build } of head.targets) {
    const before = base.targets.find((each) => each.build.target.name === build.target.name);
    const [was, is] = [before?.build.image, build.image];
    if (was === undefined || is === undefined || was === is) continue;
    const [old, now] = [await imageEnvironment(was), await imageEnvironment(is)];
    found.push({ kind: "runtime", base: runtimesInImage(old), head: runtimesInImage(now) });
  }
  return found;
}
