import { posix } from "node:path";
import { parse } from "yaml";
import { has, isMap, type Listing, readJson } from "./listing.ts";

/** How a Node project's packages are got, and its scripts run. */
export interface PackageManager {
  readonly name: "npm" | "pnpm" | "yarn" | "bun";
  /** The command line that installs what the lock file says, or what package.json says where there is none. */
  readonly install: string;
  /** What to add to it for packages of development where NODE_ENV says production, and to leave them out elsewhere. */
  readonly development: string;
  readonly production: string;
  /** What stands before the name of a script. */
  readonly run: string;
  /** What stands before "node", where packages are found through the package manager alone; else "". */
  readonly exec: string;
  /** What GitHub's runners lack of it; whole sentences. */
  readonly notes: readonly string[];
}

const PLACE = "before the step of loadgate in .github/workflows/loadgate.yml";

/** By the lock file, else by what package.json names, else npm. */
export function packageManagerOf(listing: Listing): PackageManager {
  const { packageManager } = readJson(listing, "package.json");
  const [, named] = /^(pnpm|yarn|bun)@/.exec(String(packageManager)) ?? [];
  if (has(listing, "pnpm-lock.yaml")) return pnpm(" --frozen-lockfile");
  if (has(listing, "yarn.lock")) return yarn(listing, String(packageManager));
  if (has(listing, "bun.lock") || has(listing, "bun.lockb")) return bun(" --frozen-lockfile");
  if (has(listing, "package-lock.json") || has(listing, "npm-shrinkwrap.json")) return npm("npm ci");
  if (named === "pnpm") return pnpm("");
  if (named === "bun") return bun("");
  return npm("npm install");
}

const npm = (install: string): PackageManager => ({
  ...{ name: "npm", install, run: "npm run", exec: "", notes: [] },
  ...{ development: " --include=dev", production: " --omit=dev" },
});

const pnpm = (flag: string): PackageManager => ({
  ...{ name: "pnpm", install: `pnpm install${flag}`, run: "pnpm run", exec: "" },
  ...{ development: " --prod=false", production: " --prod" },
  notes: [
    `GitHub's runners have no pnpm; install it ${PLACE}, for example with run: npm install --global pnpm.`,
  ],
});

const bun = (flag: string): PackageManager => ({
  ...{ name: "bun", install: `bun install${flag}`, run: "bun run", exec: "" },
  ...{ development: "", production: " --production" },
  notes: [
    `GitHub's runners have no Bun; install it ${PLACE}, for example with run: npm install --global bun.`,
  ],
});

function yarn(listing: Listing, packageManager: string): PackageManager {
  const settings = yamlOf(listing, ".yarnrc.yml");
  const modern = settings !== null || /^__metadata:/m.test(listing.read("yarn.lock") ?? "");
  if (!modern)
    return {
      ...{ name: "yarn", install: "yarn install --frozen-lockfile", run: "yarn run", exec: "", notes: [] },
      ...{ development: " --production=false", production: " --production" },
    };
  const { nodeLinker = "pnp", yarnPath } = settings ?? {};
  return {
    ...{ name: "yarn", install: "yarn install --immutable", run: "yarn run" },
    ...{ development: "", production: "" },
    exec: nodeLinker === "pnp" ? "yarn " : "",
    notes:
      yarnPath === undefined
        ? [
            `GitHub's runners have Yarn 1; for ${/^yarn@[\w.-]+/.exec(packageManager)?.[0] ?? "this project's"} put run: corepack enable ${PLACE}.`,
          ]
        : [],
  };
}

/** The folders of a monorepo's packages, as its package manager is given them, in the order of their names. */
export function workspaceFolders(listing: Listing): string[] {
  const { workspaces } = readJson(listing, "package.json");
  const npmGlobs = isMap(workspaces) ? workspaces.packages : workspaces;
  const globs = [npmGlobs, yamlOf(listing, "pnpm-workspace.yaml")?.packages]
    .flatMap((each) => (Array.isArray(each) ? each : []))
    .filter((glob): glob is string => typeof glob === "string");
  const [wanted, refused] = [
    globs.filter((glob) => !glob.startsWith("!")),
    globs.filter((glob) => glob.startsWith("!")),
  ];
  const matches = (folder: string, glob: string) =>
    posix.matchesGlob(folder, glob.replace(/^!?(?:\.\/)?/, "").replace(/\/+$/, ""));
  return listing.files
    .flatMap((path) => (path.endsWith("/package.json") ? [posix.dirname(path)] : []))
    .filter(
      (folder) =>
        wanted.some((glob) => matches(folder, glob)) && !refused.some((glob) => matches(folder, glob)),
    )
    .toSorted();
}

/** A YAML file as a map; null where there is none. */
function yamlOf(listing: Listing, path: string): Readonly<Record<string, unknown>> | null {
  const text = listing.read(path);
  if (text === null) return null;
  try {
    const value: unknown = parse(text);
    return isMap(value) ? value : {};
  } catch {
    return {};
  }
}
