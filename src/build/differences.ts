import { basename, dirname, join } from "node:path/posix";
import type { Difference } from "../format/results.ts";
import type { DockerBuild, Startable } from "../model/config.ts";
import { imageEnvironment } from "../platform/docker.ts";
import { changedFiles, fileAt, type Repository } from "../platform/git.ts";
import { clip, plainLine } from "../text/escape.ts";
import type { BuiltRevision } from "./build-revisions.ts";
import { collected, isSmall, lockFileAt, packagesIn, ROLES, type Versions } from "./lock-files.ts";

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

/**
 * The images that a Dockerfile begins its stages from, by name with their tags or digests, as these build arguments make it. What the
 * arguments leave open, and the Dockerfile's own stages, are not among them.
 */
export function baseImagesIn(dockerfile: string, args: Readonly<Record<string, string>>): Versions {
  const lines = dockerfile
    .replace(/^[ \t]*#.*\n?/gm, "")
    .replace(/\\\r?\n/g, " ")
    .split(/\r?\n/)
    .map((line) => line.trim());
  const known = new Map<string, string>();
  const stages = new Set<string>();
  const images: (readonly [string, string, "direct"])[] = [];
  for (const line of lines) {
    const from = /^FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i.exec(line);
    // Only what is declared before the first stage counts in FROM.
    if (!from && stages.size + images.length === 0)
      for (const [name, value] of declaredIn(line)) known.set(name, args[name] ?? filledIn(value, known));
    if (!from) continue;
    const image = filledIn(from[1] ?? "", known);
    if (!stages.has(image.toLowerCase()) && image !== "scratch" && isReference(image))
      images.push([...nameAndVersion(image), "direct"]);
    if (from[2] !== undefined) stages.add(from[2].toLowerCase());
  }
  return collected(images);
}

/** `ARG A=1 B="2"` */
function declaredIn(line: string): (readonly [name: string, value: string])[] {
  const declared = /^ARG\s+(.+)$/i.exec(line)?.[1] ?? "";
  return [...declared.matchAll(/(\w+)=("[^"]*"|'[^']*'|\S+)/g)].map(
    ([, name = "", value = ""]) => [name, value.replace(/^(["'])(.*)\1$/, "$2")] as const,
  );
}

/** `$A`, `${A}`, `${A:-default}`; what is not known stays as it is. */
function filledIn(text: string, known: ReadonlyMap<string, string>): string {
  return text
    .replace(/^(["'])(.*)\1$/, "$2")
    .replace(/\$(?:(\w+)|\{(\w+)(?::?-([^}]*))?\})/g, (whole, plain, braced, otherwise) => {
      return known.get(plain ?? braced) ?? otherwise ?? whole;
    });
}

const isReference = (image: string) => image.length <= 300 && /^[\w./:@-]+$/.test(image);

/** `registry:5000/node:24-slim@sha256:…` as its name and `24-slim`; of a digest its beginning, where there is no tag. */
export function nameAndVersion(image: string): readonly [name: string, version: string] {
  const [reference = "", digest] = image.split("@");
  const [, name = reference, tag] = /^(.*?)(?::([^:/]+))?$/.exec(reference) ?? [];
  const pinned = digest?.replace(/^(sha256:.{12}).*$/, "$1");
  return [name, tag !== undefined && pinned ? `${tag} (${pinned})` : (tag ?? pinned ?? "latest")];
}

/** The variables with which official images say what they hold. */
const VARIABLES: Readonly<Record<string, string>> = {
  NODE_VERSION: "Node",
  BUN_VERSION: "Bun",
  DENO_VERSION: "Deno",
  GOLANG_VERSION: "Go",
  RUST_VERSION: "Rust",
  PYTHON_VERSION: "Python",
  PHP_VERSION: "PHP",
  JAVA_VERSION: "Java",
  RUBY_VERSION: "Ruby",
  DOTNET_VERSION: ".NET",
  ASPNET_VERSION: "ASP.NET",
  NGINX_VERSION: "nginx",
};

/** The runtimes that an image says it has, by its environment (`NAME=value`). */
export function runtimesInImage(environment: readonly string[]): Versions {
  return collected(
    environment.flatMap((setting) => {
      const at = setting.indexOf("=");
      const [name, version] = [VARIABLES[setting.slice(0, at)], setting.slice(at + 1)];
      return name === undefined || version === "" ? [] : [[name, version, "direct"] as const];
    }),
  );
}

/** Files that say which compiler or runtime is wanted, by name, and where in them. */
const DECLARED: readonly (readonly [file: RegExp, runtime: string, version: RegExp])[] = [
  [/^\.(?:nvmrc|node-version)$/, "Node", /^v?(\S+)/],
  [/^\.python-version$/, "Python", /^(\S+)/],
  [/^\.ruby-version$/, "Ruby", /^(?:ruby-)?(\S+)/],
  [/^\.java-version$/, "Java", /^(\S+)/],
  [/^go\.mod$/, "Go", /^toolchain go(\S+)/m],
  [/^go\.mod$/, "Go", /^go (\S+)/m],
  [/^rust-toolchain(?:\.toml)?$/, "Rust", /^channel\s*=\s*"([^"]+)"/m],
  [/^rust-toolchain$/, "Rust", /^([\w.-]+)\s*$/],
  [/^pom\.xml$/, "Java", /<(?:maven\.compiler\.release|java\.version|release)>\s*([\d.]+)\s*</],
];

/** The lines of `.tool-versions` (asdf, mise). */
const TOOLS: Readonly<Record<string, string>> = {
  nodejs: "Node",
  node: "Node",
  golang: "Go",
  go: "Go",
  rust: "Rust",
  python: "Python",
  php: "PHP",
  java: "Java",
  ruby: "Ruby",
};

/** Whether a file of this path may say which compiler or runtime is wanted. */
export function declaresRuntime(path: string): boolean {
  const name = basename(path);
  return name === ".tool-versions" || DECLARED.some(([file]) => file.test(name));
}

/** The compilers and runtimes that a file asks for. */
export function runtimesIn(path: string, text: string | null): Versions {
  const name = basename(path);
  if (text === null) return new Map();
  if (name === ".tool-versions")
    return collected(
      [...text.matchAll(/^(\w+)[ \t]+(\S+)/gm)].flatMap(([, tool = "", version = ""]) => {
        const runtime = TOOLS[tool];
        return runtime === undefined ? [] : [[runtime, version, "direct"] as const];
      }),
    );
  for (const [file, runtime, pattern] of DECLARED) {
    const version = file.test(name) ? pattern.exec(text)?.[1] : undefined;
    if (version !== undefined) return collected([[runtime, version, "direct"]]);
  }
  return new Map();
}
