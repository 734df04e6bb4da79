import { nodeFixture } from "./fixtures.ts";
import { filesLike, has, isAside, isMap, type Listing, readJson } from "./listing.ts";
import { inWords, type Proposal, targetName } from "./proposal.ts";

const LISTENS = /\.listen\s*\(|\bserve\s*\(|createServer\s*\(/;
/** A start script that Node can be given as it is, perhaps after variables. */
const PLAIN = /^((?:[A-Z_][A-Z0-9_]*=[\w./:-]*\s+)*)((?:node|bun|deno)\s[\w\s./:@=-]+)$/;
const ENTRIES = /^(?:src\/|lib\/|app\/|server\/)?(?:server|app|index|main)\.(?:js|mjs|cjs|ts)$/;

interface Package {
  readonly name: string;
  readonly scripts: Readonly<Record<string, unknown>>;
  readonly dependencies: readonly string[];
  readonly main: string | null;
  /** Whether it is there for others to import. */
  readonly forOthers: boolean;
}

/** What gets the packages of a Node project, and builds it. */
export function nodePreparation(listing: Listing): readonly string[] {
  return has(listing, "package.json") ? preparation(listing, packageIn(listing)) : [];
}

/** An application that is started, or a library for which a server is written. */
export function nodeProposals(listing: Listing): Proposal[] {
  if (!has(listing, "package.json")) return [];
  const found = packageIn(listing);
  const setup = preparation(listing, found);
  const usual = { name: targetName(found.name), port: 3000 };
  const scripted = startScript(found);
  if (scripted)
    return [
      { ...usual, what: "a Node application (the script start)", start: { ...lines(setup), ...scripted } },
    ];
  const entry = found.forOthers ? undefined : entryOf(listing, found);
  if (entry !== undefined)
    return [
      {
        ...usual,
        what: `a Node application (${entry})`,
        start: { ...lines(setup), command: `node ${inWords(entry)}` },
      },
    ];
  if (found.main === null && !found.forOthers) return [];
  return [
    {
      ...{ name: usual.name, port: 8080, library: true },
      what: `a Node library (${found.name})`,
      start: { ...lines(setup), command: "node bench/server.mjs" },
      files: { "bench/server.mjs": nodeFixture(found.name, found.main ?? "index.js") },
    },
  ];
}

const lines = (setup: readonly string[]) => (setup.length === 0 ? {} : { setup });

function packageIn(listing: Listing): Package {
  const json = readJson(listing, "package.json");
  const text = (key: string) => (typeof json[key] === "string" ? (json[key] as string) : null);
  const keys = (key: string) => (isMap(json[key]) ? Object.keys(json[key]) : []);
  const main = mainOf(json, listing);
  return {
    name: text("name") ?? "server",
    scripts: isMap(json.scripts) ? json.scripts : {},
    dependencies: [...keys("dependencies"), ...keys("devDependencies")],
    main,
    forOthers:
      json.private !== true && ["exports", "files", "types", "peerDependencies"].some((key) => key in json),
  };
}

function mainOf(json: Readonly<Record<string, unknown>>, listing: Listing): string | null {
  const named = json.exports ?? json.main;
  const first = (value: unknown): string | null => {
    if (typeof value === "string") return value;
    if (!isMap(value)) return null;
    const inner = value["."] ?? value.import ?? value.default ?? value.require ?? value.node;
    return inner === undefined ? null : first(inner);
  };
  const path = (first(named) ?? first(json.main))?.replace(/^\.?\/|\/$/g, "");
  if (path === undefined) return has(listing, "index.js") ? "index.js" : null;
  // What require completes, import does not; what a build makes is not there yet.
  const whole = ["", ".js", ".cjs", ".mjs", "/index.js"].map((end) =>
    path === "" ? end.slice(1) : path + end,
  );
  return whole.find((each) => has(listing, each)) ?? (/\.\w+$/.test(path) ? path : `${path}.js`);
}

function preparation(listing: Listing, { scripts, dependencies }: Package): string[] {
  const build = typeof scripts.build === "string" ? ["npm run build"] : [];
  if (has(listing, "pnpm-lock.yaml")) return ["pnpm install --frozen-lockfile", ...build];
  if (has(listing, "yarn.lock")) return ["yarn install --frozen-lockfile", ...build];
  if (has(listing, "package-lock.json")) return ["npm ci", ...build];
  return dependencies.length > 0 ? ["npm install", ...build] : build;
}

function startScript({ scripts }: Package): Pick<Proposal["start"], "command" | "env"> | null {
  const { start } = scripts;
  if (typeof start !== "string") return null;
  const [, settings = "", command] = PLAIN.exec(start.trim()) ?? [];
  if (command === undefined) return { command: "npm start" };
  const env = Object.fromEntries(
    settings
      .split(/\s+/)
      .filter(Boolean)
      .map((each) => [each.slice(0, each.indexOf("=")), each.slice(each.indexOf("=") + 1)]),
  );
  return { command, ...(Object.keys(env).length > 0 && { env }) };
}

function entryOf(listing: Listing, { main }: Package): string | undefined {
  const named = main === null || !has(listing, main) ? [] : [main];
  return [...named, ...filesLike(listing, ENTRIES)].find(
    (path) => !isAside(path) && LISTENS.test(listing.read(path) ?? ""),
  );
}
