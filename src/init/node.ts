import { posix } from "node:path";
import { nodeFixture, SERVER_FILES } from "./fixtures.ts";
import { filesLike, folderOf, has, isAside, isMap, type Listing, readJson, within } from "./listing.ts";
import { type PackageManager, packageManagerOf, workspaceFolders } from "./package-managers.ts";
import { inWords, type Proposal, targetName } from "./proposal.ts";
import { readmeServer } from "./readme-server.ts";

const LISTENS = /\.listen\s*\(|\bserve\s*\(|createServer\s*\(/;
/** Bun serves what a file exports, too, if that has a method fetch. */
const LISTENS_IN_BUN = new RegExp(
  `${LISTENS.source}|\\bexport\\s+default\\b[^;]*\\bfetch\\b|new\\s+(?:Hono|Elysia)\\b`,
);
/** A start script that Node can be given as it is, perhaps after variables. */
const PLAIN = /^((?:[A-Z_][A-Z0-9_]*=[\w./:-]*\s+)*)((?:node|bun|deno)\s[\w\s./:@=-]+)$/;
const ENTRIES = /^(?:src\/|lib\/|app\/|server\/)?(?:server|app|index|main)\.(?:js|mjs|cjs|ts)$/;

/** A start script that starts a server, and not what develops a website. */
const SERVES =
  /\b(?:node|bun|deno|tsx|ts-node)\s+\S|\b(?:next|nest|nuxt|nuxi|fastify)\s+start\b|\b(?:remix|react-router)-serve\b/;

/** Folders of packages in which a library is tried out, or shown. */
const SHOWN = /(?:^|\/)(?:playgrounds?|sandbox|demos?|website|e2e|integration(?:-tests)?|templates?)(?:\/|$)/;

interface Package {
  readonly name: string;
  readonly scripts: Readonly<Record<string, unknown>>;
  /** Those for its development among them. */
  readonly dependencies: readonly string[];
  /** Those that it runs with. */
  readonly needs: readonly string[];
  /** What import loads. */
  readonly main: string | null;
  /** What require loads. */
  readonly required: string | null;
  /** Whether it has a script "build". */
  readonly builds: boolean;
  /** Whether it is there for others to import. */
  readonly forOthers: boolean;
}

/** What gets the packages of a Node project, and builds it. */
export function nodePreparation(listing: Listing): readonly string[] {
  if (!has(listing, "package.json")) return [];
  const found = packageIn(listing);
  const place = { found, manager: packageManagerOf(listing), alone: true, build: builtBy(found, "") };
  return preparation(place, "whatever");
}

/** Applications that are started, then libraries for which a server is written: at the top and in the packages of a monorepo, or in folders. */
export function nodeProposals(listing: Listing): Proposal[] {
  if (!has(listing, "package.json")) return foldersOf(listing).flatMap((folder) => apart(listing, folder));
  const folders = workspaceFolders(listing);
  // A framework's examples are packages of its monorepo, too, and none of them is what it is about.
  const own = folders.filter((folder) => !isAside(`${folder}/`) && !SHOWN.test(folder));
  const all = [".", ...own].flatMap((folder) => proposalsIn(listing, folder, folders.length === 0));
  return [...all.filter(({ library }) => !library), ...all.filter(({ library }) => library)];
}

/** The folders of a repository without a package at its top, those in one another left out. */
function foldersOf(listing: Listing): string[] {
  const all = filesLike(listing, /\/package\.json$/)
    .filter((path) => !isAside(path))
    .map(folderOf);
  return all.filter((folder) => !all.some((outer) => folder.startsWith(`${outer}/`)));
}

/** The applications of a package that shares nothing with what is around it. */
function apart(listing: Listing, folder: string): Proposal[] {
  const inner = within(listing, folder);
  const servers = nodeProposals(inner).filter(
    ({ library, start: { workingDirectory, command } }) =>
      !library && (workingDirectory !== undefined || command !== "npm start" || serves(packageIn(inner))),
  );
  return servers.map((server) => ({
    ...server,
    what: `${server.what.replace(/(?: in [^)]*)?\)$/, "")} in ${posix.join(folder, server.start.workingDirectory ?? "")})`,
    start: { ...server.start, workingDirectory: posix.join(folder, server.start.workingDirectory ?? "") },
  }));
}

function proposalsIn(listing: Listing, folder: string, alone: boolean): Proposal[] {
  const manager = packageManagerOf(listing);
  const top = packageIn(listing);
  const notes = [...manager.notes, ...versionNotes(listing)];
  if (folder === ".") {
    const place = { inner: listing, folder, found: top, manager, alone, notes, build: builtBy(top, "") };
    const app = applicationIn(listing, top, manager, true);
    if (app) return [applicationOf(app, place)];
    return top.main === null && !top.forOthers ? [] : librariesOf(place);
  }
  const inner = within(listing, folder);
  const found = packageIn(inner);
  const place = { inner, folder, found, manager, alone, notes };
  const app = applicationIn(inner, found, manager, false);
  if (app) {
    const build = top.builds ? builtBy(top, ` --prefix ${posix.relative(folder, ".")}`) : builtBy(found, "");
    return [applicationOf(app, { ...place, build })];
  }
  if (!found.forOthers) return [];
  const build = top.builds ? builtBy(top, "") : builtBy(found, ` --prefix ${inWords(folder)}`);
  return librariesOf({ ...place, build });
}

/** A package, where it is. */
interface Place {
  readonly inner: Listing;
  readonly folder: string;
  readonly found: Package;
  readonly manager: PackageManager;
  /** Whether it is no part of a monorepo. */
  readonly alone: boolean;
  readonly build: string | null;
  /** What GitHub's runners lack of it. */
  readonly notes: readonly string[];
}

function applicationOf({ what, start }: Application, place: Place): Proposal {
  const { folder, found, notes } = place;
  return {
    ...{ name: targetName(found.name), port: 3000 },
    what: `a Node application (${what}${folder === "." ? "" : ` in ${folder}`})`,
    start: {
      ...(folder !== "." && { workingDirectory: folder }),
      ...lines(preparation(place, start.env?.NODE_ENV === "production" ? "production" : "whatever")),
      ...start,
    },
    ...(notes.length > 0 && { notes }),
  };
}

function serves({ scripts }: Package): boolean {
  return ["start", ...PRODUCTION].some((name) => SERVES.test(String(scripts[name])));
}

interface Application {
  readonly what: string;
  readonly start: Pick<Proposal["start"], "command" | "env">;
}

function applicationIn(
  listing: Listing,
  found: Package,
  manager: PackageManager,
  top: boolean,
): Application | null {
  const scripted = startScript(found, manager);
  // What a package of a monorepo starts by another program may be a website's development server.
  const bun = manager.name === "bun";
  const entry = found.forOthers ? undefined : entryOf(listing, found, bun);
  if (scripted && (top || entry !== undefined || serves(found))) return scripted;
  return entry === undefined
    ? null
    : { what: entry, start: { command: `${bun ? "bun" : `${manager.exec}node`} ${inWords(entry)}` } };
}

/** The server in its README, where that shows one, and one that is to be filled. */
function librariesOf(place: Place): Proposal[] {
  const { inner, folder, found, manager, notes } = place;
  const setup = preparation(place, "library");
  const main = posix.join(folder, found.main ?? "index.js");
  const required = posix.join(folder, found.required ?? "index.js");
  const { name, needs } = found;
  const example = readmeServer(inner, { name, dependencies: needs, imported: main, required });
  const library = (file: string, text: string, what: string, example = false): Proposal => ({
    ...{ name: targetName(found.name), port: 8080, library: { file, example }, what },
    start: { ...lines(setup), command: `${manager.exec}node ${file}` },
    files: { [file]: text },
    ...(notes.length > 0 && { notes }),
  });
  return [
    ...(example
      ? [
          {
            ...library(
              example.file,
              example.text,
              `a Node library (${found.name}, by its README's server)`,
              true,
            ),
            guess: true as const,
          },
        ]
      : []),
    library(SERVER_FILES.node, nodeFixture(found.name, main), `a Node library (${found.name})`),
  ];
}

const lines = (setup: readonly string[]) => (setup.length === 0 ? {} : { setup });

function packageIn(listing: Listing): Package {
  const json = readJson(listing, "package.json");
  const text = (key: string) => (typeof json[key] === "string" ? (json[key] as string) : null);
  const keys = (key: string) => (isMap(json[key]) ? Object.keys(json[key]) : []);
  const main = mainOf(json, listing, ["import", "default", "require", "node"]);
  return {
    name: text("name") ?? "server",
    scripts: isMap(json.scripts) ? json.scripts : {},
    dependencies: [...keys("dependencies"), ...keys("devDependencies")],
    needs: keys("dependencies"),
    main,
    required: mainOf(json, listing, ["require", "node", "default", "import"]),
    builds: isMap(json.scripts) && typeof json.scripts.build === "string",
    forOthers:
      json.private !== true && ["exports", "files", "types", "peerDependencies"].some((key) => key in json),
  };
}

/** What others load, by the conditions of `exports` in the order of those that load it. */
function mainOf(
  json: Readonly<Record<string, unknown>>,
  listing: Listing,
  conditions: readonly string[],
): string | null {
  const named = json.exports ?? json.main;
  const first = (value: unknown): string | null => {
    if (typeof value === "string") return value;
    if (!isMap(value)) return null;
    const key = [".", ...conditions].find((each) => value[each] !== undefined);
    return key === undefined ? null : first(value[key]);
  };
  const path = (first(named) ?? first(json.main))?.replace(/^\.?\/|\/$/g, "");
  if (path === undefined) return has(listing, "index.js") ? "index.js" : null;
  // What require completes, import does not; what a build makes is not there yet.
  const whole = ["", ".js", ".cjs", ".mjs", "/index.js"].map((end) =>
    path === "" ? end.slice(1) : path + end,
  );
  return whole.find((each) => has(listing, each)) ?? (/\.\w+$/.test(path) ? path : `${path}.js`);
}

/** The line that builds it, where `prefix` leads to its folder for npm, which runs whatever manager's scripts. */
function builtBy({ builds }: Package, prefix: string): string | null {
  return builds ? `npm${prefix} run build` : null;
}

/** What gets its packages, and builds it, for a server that runs in production, one around a library, or whatever. */
function preparation(
  { found, manager, alone, build }: Omit<Place, "inner" | "folder" | "notes">,
  use: "production" | "library" | "whatever",
): string[] {
  const { name, install, exec, development, production } = manager;
  const { dependencies, scripts } = found;
  const empty = alone && install === "npm install" && dependencies.length === 0;
  const line = exec === "" ? build : (build?.replace(/^npm\b/, name).replace("--prefix", "--cwd") ?? null);
  // A library's tests and linters take longer to get than all else, but scripts may need them.
  const slim = use === "library" && alone && line === null && scripts.prepare === undefined;
  // What builds it is seldom there in production, and NODE_ENV is set while it is built, too.
  const flag = slim ? production : use === "production" && line !== null ? development : "";
  return [...(empty ? [] : [install + flag]), ...(line === null ? [] : [line])];
}

/** Scripts that start what was built; `start` beside one of them often builds again, and watches. */
const PRODUCTION = ["start:prod", "start:production"];

function startScript({ scripts, builds }: Package, { exec, run }: PackageManager): Application | null {
  const named = builds ? PRODUCTION.find((each) => typeof scripts[each] === "string") : undefined;
  const name = named ?? "start";
  const start = scripts[name];
  if (typeof start !== "string") return null;
  const what = `the script ${name}`;
  const [, settings = "", command] = PLAIN.exec(start.trim()) ?? [];
  if (command === undefined) {
    const npm = name === "start" ? "npm start" : `npm run ${name}`;
    return { what, start: { command: exec === "" ? npm : `${run} ${name}` } };
  }
  const env = Object.fromEntries(
    settings
      .split(/\s+/)
      .filter(Boolean)
      .map((each) => [each.slice(0, each.indexOf("=")), each.slice(each.indexOf("=") + 1)]),
  );
  const line = command.startsWith("node ") ? exec + command : command;
  return { what, start: { command: line, ...(Object.keys(env).length > 0 && { env }) } };
}

const VERSION_FILES = [".nvmrc", ".node-version"];

/** The runner's own Node is another than that which users have. */
function versionNotes(listing: Listing): string[] {
  const file = VERSION_FILES.find((each) => has(listing, each));
  return file === undefined
    ? []
    : [
        `The workflow measures with the runner's Node; for that of ${file} put actions/setup-node with node-version-file: ${file} before the step of loadgate in .github/workflows/loadgate.yml.`,
      ];
}

function entryOf(listing: Listing, { main }: Package, bun: boolean): string | undefined {
  const named = main === null || !has(listing, main) ? [] : [main];
  return [...named, ...filesLike(listing, ENTRIES)].find(
    (path) => !isAside(path) && (bun ? LISTENS_IN_BUN : LISTENS).test(listing.read(path) ?? ""),
  );
}
