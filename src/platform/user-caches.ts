import {
  chownSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
} from "node:fs";
import { homedir } from "node:os";
import { basename, dirname, join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { UserIds } from "./exec.ts";
import type { OwnUser } from "./own-user.ts";

/** What package managers have fetched or built before. Its files are known by what they hold, so a cache that lacks some is a smaller one. */
interface Cache {
  /** Programs that use it. */
  readonly of: readonly string[];
  /** Variables that name it, and what of it lies below. */
  readonly named: readonly (readonly [variable: string, below: string])[];
  /** Where it is in a home, if no variable says so. */
  readonly inHome: string;
  /** Whether its files are written once, however small they are. */
  readonly writtenOnce?: true;
}

const CACHES: readonly Cache[] = [
  {
    of: ["go"],
    named: [
      ["GOCACHE", ""],
      ["XDG_CACHE_HOME", "go-build"],
    ],
    inHome: ".cache/go-build",
    writtenOnce: true,
  },
  {
    of: ["go"],
    named: [
      ["GOMODCACHE", "cache/download"],
      ["GOPATH", "pkg/mod/cache/download"],
    ],
    inHome: "go/pkg/mod/cache/download",
    writtenOnce: true,
  },
  // What is unpacked of the crates is left out: it is most of the files, and unpacked again in a moment.
  { of: ["cargo"], named: [["CARGO_HOME", "registry/index"]], inHome: ".cargo/registry/index" },
  { of: ["cargo"], named: [["CARGO_HOME", "registry/cache"]], inHome: ".cargo/registry/cache" },
  { of: ["cargo"], named: [["CARGO_HOME", "git/db"]], inHome: ".cargo/git/db" },
  {
    of: ["npm", "npx"],
    named: [
      ["npm_config_cache", "_cacache"],
      ["NPM_CONFIG_CACHE", "_cacache"],
    ],
    inHome: ".npm/_cacache",
  },
  { of: ["corepack", "yarn", "pnpm"], named: [["COREPACK_HOME", ""]], inHome: ".cache/node/corepack" },
  { of: ["yarn"], named: [["YARN_CACHE_FOLDER", ""]], inHome: ".cache/yarn" },
  { of: ["pnpm"], named: [], inHome: ".local/share/pnpm/store" },
  { of: ["mvn", "mvnw"], named: [], inHome: ".m2/repository" },
  { of: ["mvn", "mvnw"], named: [], inHome: ".m2/wrapper" },
  { of: ["gradle", "gradlew"], named: [["GRADLE_USER_HOME", "wrapper"]], inHome: ".gradle/wrapper" },
  {
    of: ["gradle", "gradlew"],
    named: [["GRADLE_USER_HOME", "caches/modules-2"]],
    inHome: ".gradle/caches/modules-2",
  },
  { of: ["pip", "pip3", "python", "python3"], named: [["PIP_CACHE_DIR", ""]], inHome: ".cache/pip" },
  { of: ["uv"], named: [["UV_CACHE_DIR", ""]], inHome: ".cache/uv" },
  { of: ["composer"], named: [["COMPOSER_CACHE_DIR", ""]], inHome: ".cache/composer" },
];

/**
 * Gives a user what these programs find in our own caches; one that they start in turn begins without. The user's own caches are written
 * to by nobody else, so that nothing in them is head's choice for base.
 */
export async function giveCaches(
  user: OwnUser,
  programs: readonly string[],
  own: NodeJS.ProcessEnv,
): Promise<void> {
  const names = programs.map((program) => basename(program));
  const budget = { files: MOST_FILES, bytes: MOST_COPIED };
  for (const cache of CACHES.filter(({ of }) => names.some((name) => of.includes(name)))) {
    const from = placeOf(cache, own);
    const linkedFrom = cache.writtenOnce ? 0 : LINKED_FROM;
    if (existsSync(from)) await linkTree(from, join(user.home, cache.inHome), user, { budget, linkedFrom });
  }
}

function placeOf({ named, inHome }: Cache, own: NodeJS.ProcessEnv): string {
  for (const [variable, below] of named) {
    const folder = own[variable];
    if (folder) return join(folder, below);
  }
  return join(own.HOME ?? homedir(), inHome);
}

/** Beyond these a build waits longer for its cache than it would without. */
const MOST_FILES = 20_000;
const MOST_COPIED = 512 * 1024 * 1024;

/** Bytes. What package managers write to again, such as an index, is smaller; what they fetched is larger, and written once. */
const LINKED_FROM = 16 * 1024;

/** Beside what is written once, such as the day on which a cache was last cleaned. */
const NOTE = /\.txt$/;

/** Locks are made again by who takes them. */
const LOCK = /(?:^|[.-])lock$/;

/**
 * Gives a user another name for each file of a folder from `linkedFrom` bytes on, and a copy of each smaller one. Nothing of ours can be written through such a
 * name: files stay who they belong to. What not everybody may read is left out, as are links. `budget` is what is left for that.
 */
export async function linkTree(
  from: string,
  to: string,
  user: UserIds,
  { budget, linkedFrom }: { budget: { files: number; bytes: number }; linkedFrom: number },
): Promise<void> {
  const made = mkdirSync(to, { recursive: true, mode: 0o755 });
  for (let folder = to; made !== undefined && folder.length >= made.length; folder = dirname(folder))
    chownSync(folder, user.uid, user.gid);
  await setImmediate();
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (budget.files <= 0 || budget.bytes <= 0) return;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    const stat = lstatSync(source, { throwIfNoEntry: false });
    if (!stat || (stat.mode & 0o004) === 0 || LOCK.test(entry.name)) continue;
    if (stat.isDirectory()) await linkTree(source, target, user, { budget, linkedFrom });
    else if (stat.isFile()) {
      budget.files -= 1;
      if (stat.size >= linkedFrom && !NOTE.test(entry.name) && isLinked(source, target)) continue;
      budget.bytes -= stat.size;
      copyFileSync(source, target, constants.COPYFILE_FICLONE);
      chownSync(target, user.uid, user.gid);
    }
  }
}

/** False on another file system, or where one allows no second name. */
function isLinked(source: string, target: string): boolean {
  try {
    linkSync(source, target);
    return true;
  } catch {
    return false;
  }
}
