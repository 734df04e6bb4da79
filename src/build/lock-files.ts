import { basename } from "node:path/posix";

/** How a package came to be among those that a lock file names; "direct" also where no file says. */
export type Role = "direct" | "indirect" | "development";

/** The versions of packages, images or the like, by name: a tree may hold several of one. */
export type Versions = ReadonlyMap<string, { readonly versions: ReadonlySet<string>; readonly role: Role }>;

/** Reads packages from a lock file's text; `manifest` is that of the file beside it that says which were asked for, if there is one. */
interface LockFile {
  readonly read: (text: string, manifest: string | null) => Versions;
  /** The name of that file. */
  readonly manifest?: string;
}

/** What names the packages that a server is built of, by the names that package managers give it. */
const LOCK_FILES: readonly (readonly [name: RegExp, lock: LockFile])[] = [
  [/^(?:package-lock|npm-shrinkwrap)\.json$/, { read: npm }],
  [/^yarn\.lock$/, { read: yarn, manifest: "package.json" }],
  [/^pnpm-lock\.yaml$/, { read: pnpm, manifest: "package.json" }],
  [/^bun\.lock$/, { read: bun, manifest: "package.json" }],
  [/^go\.mod$/, { read: goModules }],
  [/^Cargo\.lock$/, { read: tomlPackages }],
  [/^(?:(?:uv|poetry|pdm)\.lock|pylock\.toml)$/, { read: tomlPackages, manifest: "pyproject.toml" }],
  [/^requirements[\w.-]*\.txt$/, { read: requirements }],
  [/^Pipfile\.lock$/, { read: pipfile }],
  [/^composer\.lock$/, { read: composer, manifest: "composer.json" }],
  [/^Gemfile\.lock$/, { read: gems }],
  [/^pom\.xml$/, { read: maven }],
  [/^gradle\.lockfile$/, { read: gradleLock }],
  [/^libs\.versions\.toml$/, { read: gradleCatalogue }],
];

/** More than lock files and their lines have: they may come from anyone, and every pattern here takes a time that their length bounds. */
const MOST_CHARACTERS = 8 * 1024 * 1024;
const LONGEST_LINE = 4000;

/** Whether a text is one that is read line by line. */
export function isSmall(text: string): boolean {
  return text.length <= MOST_CHARACTERS && text.split("\n").every((line) => line.length <= LONGEST_LINE);
}

/** Whether a file of this path names packages, and which file beside it says more. */
export function lockFileAt(path: string): LockFile | null {
  return LOCK_FILES.find(([name]) => name.test(basename(path)))?.[1] ?? null;
}

/** The packages that a file names; none where it cannot be read: it may come from anyone. */
export function packagesIn(path: string, text: string | null, manifest: string | null = null): Versions {
  if (text === null || !isSmall(text)) return new Map();
  try {
    return (
      lockFileAt(path)?.read(text, manifest !== null && isSmall(manifest) ? manifest : null) ?? new Map()
    );
  } catch {
    return new Map();
  }
}

/** Gathers versions by name; of several roles the nearest counts. */
export function collected(
  found: Iterable<readonly [name: string, version: string, role: Role]>,
): Map<string, { versions: Set<string>; role: Role }> {
  const all = new Map<string, { versions: Set<string>; role: Role }>();
  for (const [name, version, role] of found) {
    const before = all.get(name);
    if (before === undefined) all.set(name, { versions: new Set([version]), role });
    else {
      before.versions.add(version);
      if (ROLES.indexOf(role) < ROLES.indexOf(before.role)) before.role = role;
    }
  }
  return all;
}

/** The nearest first. */
export const ROLES: readonly Role[] = ["direct", "indirect", "development"];

/** The indented lines under a heading, until the next that is not. */
function indentedUnder(text: string, heading: string): string {
  const lines = text.split("\n");
  const from = lines.indexOf(heading) + 1;
  const end = lines.findIndex((line, i) => i >= from && /^\S/.test(line));
  return from === 0 ? "" : lines.slice(from, end === -1 ? undefined : end).join("\n");
}

/** A table of TOML, until the next. */
function tableOf(text: string, name: string): string {
  const lines = text.split("\n");
  const from = lines.indexOf(`[${name}]`) + 1;
  const end = lines.findIndex((line, i) => i >= from && line.startsWith("["));
  return from === 0 ? "" : lines.slice(from, end === -1 ? undefined : end).join("\n");
}

/** What stands between each pair of these, up to the first that does not end. */
function between(text: string, open: string, close: string): string[] {
  const found: string[] = [];
  for (let at = text.indexOf(open); at !== -1; at = text.indexOf(open, at)) {
    const end = text.indexOf(close, at + open.length);
    if (end === -1) break;
    found.push(text.slice(at + open.length, end));
    at = end + close.length;
  }
  return found;
}

type Json = Readonly<Record<string, unknown>>;

function objectIn(value: unknown): Json {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

const textIn = (value: unknown) => (typeof value === "string" ? value : null);

const namesIn = (...values: unknown[]) => values.flatMap((value) => Object.keys(objectIn(value)));

function roleOf(name: string, direct: ReadonlySet<string>, development = false): Role {
  if (development) return "development";
  // Without a manifest nothing says which were asked for.
  return direct.size === 0 || direct.has(name) ? "direct" : "indirect";
}

function npm(text: string): Versions {
  const lock = objectIn(JSON.parse(text));
  const packages = Object.entries(objectIn(lock.packages));
  if (packages.length === 0) return oldNpm(lock);
  const isInstalled = (path: string) => path.includes("node_modules/");
  const own = packages.filter(([path]) => !isInstalled(path)).map(([, entry]) => objectIn(entry));
  const direct = new Set(own.flatMap((entry) => namesIn(entry.dependencies, entry.optionalDependencies)));
  return collected(
    packages.flatMap(([path, value]) => {
      const entry = objectIn(value);
      const version = textIn(entry.version);
      if (!isInstalled(path) || entry.link === true || version === null) return [];
      const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
      return [[name, version, roleOf(name, direct, entry.dev === true)] as const];
    }),
  );
}

const DEEPEST = 50;

/** Version 1 of the format: a tree, which does not say what was asked for. */
function oldNpm(lock: Json): Versions {
  const within = (tree: unknown, depth: number): (readonly [string, string, Role])[] =>
    Object.entries(objectIn(tree)).flatMap(([name, value]) => {
      const entry = objectIn(value);
      const version = textIn(entry.version);
      const own = version === null ? [] : [[name, version, entry.dev ? "development" : "direct"] as const];
      return depth > DEEPEST ? own : [...own, ...within(entry.dependencies, depth + 1)];
    });
  return collected(within(lock.dependencies, 0));
}

/** How packages of a lock file that does not say so itself are asked for, by the package.json beside it. */
function roleByPackage(manifest: string | null): (name: string) => Role {
  const asked = objectIn(JSON.parse(manifest ?? "{}"));
  const direct = new Set(namesIn(asked.dependencies, asked.optionalDependencies));
  const development = new Set(namesIn(asked.devDependencies));
  return (name) => roleOf(name, direct, development.has(name) && !direct.has(name));
}

/** Both of Yarn's formats: blocks under `name@range, name@range:`. */
function yarn(text: string, manifest: string | null): Versions {
  const role = roleByPackage(manifest);
  return collected(
    text.split(/\n(?=\S)/).flatMap((block) => {
      const name = /^"?(@?[^@"\s]+)@/.exec(block)?.[1];
      const version = /^ {2}version:? "?([^"\s]+)"?$/m.exec(block)?.[1];
      const isOwn = name === undefined || version === undefined || version.endsWith("-use.local");
      return isOwn ? [] : [[name, version, role(name)] as const];
    }),
  );
}

/** The keys under `packages:` of versions 5 (`/name/1.0.0`), 6 (`/name@1.0.0`) and 9 (`name@1.0.0`). */
function pnpm(text: string, manifest: string | null): Versions {
  const role = roleByPackage(manifest);
  const packages = indentedUnder(text, "packages:");
  const keys = packages.matchAll(/^ {2}'?\/?((?:@[^/\s]+\/)?[^/@\s]+)[@/](\d[^'(:\s_]*)/gm);
  return collected([...keys].map(([, name = "", version = ""]) => [name, version, role(name)]));
}

function bun(text: string, manifest: string | null): Versions {
  const role = roleByPackage(manifest);
  const entries = text.matchAll(/^ +"[^"\n]+": \["(@?[^"@\n]+)@(\d[^"\n]*)"/gm);
  return collected([...entries].map(([, name = "", version = ""]) => [name, version, role(name)]));
}

/** go.mod names every module that is built, with the version that is; `replace` puts another in its place. */
function goModules(text: string): Versions {
  const lines = text.split("\n").map((line) => line.trim());
  const replaced = new Map(
    lines.flatMap((line) => {
      const found = /^(?:replace\s+)?(\S+)(?:\s+v\S+)?\s+=>\s+(\S+)(?:\s+(v\S+))?/.exec(line);
      return found
        ? [[found[1], found[3] === undefined ? found[2] : `${found[2]} ${found[3]}`] as const]
        : [];
    }),
  );
  const excluded = new Set(
    between(text, "exclude (", ")").flatMap((list) => list.split("\n").map((line) => line.trim())),
  );
  return collected(
    lines.flatMap((line) => {
      const found = /^(?:require\s+)?([^\s()=]+)\s+(v\d\S*)\s*(\/\/ indirect)?/.exec(line);
      if (!found || line.includes("=>") || line.startsWith("exclude")) return [];
      const [, name = "", version = "", indirect] = found;
      // In a list of what is left out, nothing else marks it.
      if (excluded.has(`${name} ${version}`)) return [];
      return [[name, replaced.get(name) ?? version, indirect ? "indirect" : "direct"] as const];
    }),
  );
}

/** The `[[package]]` tables of Cargo, uv, Poetry and PDM; what has no source is the project itself, and says what it asks for. */
function tomlPackages(text: string, manifest: string | null): Versions {
  const tables = text
    .split(/^(?=\[\[packages?\]\])/m)
    .slice(1)
    .map((table) => {
      const value = (key: string) => new RegExp(`^${key} = "([^"]+)"`, "m").exec(table)?.[1];
      const own = /^source = \{ (?:editable|virtual) /m.test(table);
      return { table, own, name: value("name"), version: value("version"), source: value("source") };
    });
  const isCargo = tables.some(({ source }) => source !== undefined);
  const projects = tables.filter(({ own, source }) => own || (isCargo && source === undefined));
  const asked = projects.flatMap(({ table }) => {
    const [list = ""] = between(table, "\ndependencies = [", "]");
    // Cargo writes `"name version"`, uv `{ name = "name" }`.
    return [...list.matchAll(/"([^"\s]+)(?:\s[^"]*)?"/g)].map(([, name = ""]) => name);
  });
  const direct = new Set([...asked, ...askedInPyproject(manifest)]);
  return collected(
    tables.flatMap((each) => {
      const { name, version } = each;
      if (name === undefined || version === undefined || projects.includes(each)) return [];
      return [[name, version, roleOf(name, direct)] as const];
    }),
  );
}

function askedInPyproject(manifest: string | null): string[] {
  const project = tableOf(manifest ?? "", "project");
  const list = between(`\n${project}\n`, "\ndependencies = [", "]\n")[0] ?? "";
  const poetry = tableOf(manifest ?? "", "tool.poetry.dependencies");
  const names = [
    ...list.matchAll(/["']([A-Za-z0-9][\w.-]*)[^"']*["']/g),
    ...poetry.matchAll(/^([A-Za-z0-9][\w.-]*)\s*=/gm),
  ];
  return names.map(([, name = ""]) => pythonName(name));
}

/** PEP 503: names that differ in these only are one. */
const pythonName = (name: string) => name.toLowerCase().replace(/[-_.]+/g, "-");

/** Only what is pinned: a range may give any version. pip-compile says which were asked for in other files (`via -r`). */
function requirements(text: string): Versions {
  const lines = text.split("\n");
  return collected(
    lines.flatMap((line, i) => {
      const found = /^([A-Za-z0-9][\w.-]*)(?:\[[^\]]*\])?\s*===?\s*([^\s;#\\,]+)/.exec(line);
      if (!found) return [];
      const [, name = "", version = ""] = found;
      const via = viaIn(lines, i + 1);
      const indirect = via.length > 0 && !via.some((each) => each.startsWith("-r"));
      return [[pythonName(name), version, indirect ? "indirect" : "direct"] as const];
    }),
  );
}

/** Who asks for a requirement, by the comments between it and the next, which begins no later than at the next line that is not indented. */
function viaIn(lines: readonly string[], from: number): string[] {
  let end = from;
  while (/^\s+(?:#|--hash)/.test(lines[end] ?? "")) end += 1;
  const notes = lines.slice(from, end).filter((line) => /^\s+#/.test(line));
  return notes.map((line) => line.replace(/^\s+#\s*(?:via\s*)?/, "").trim()).filter((name) => name !== "");
}

function pipfile(text: string): Versions {
  const lock = objectIn(JSON.parse(text));
  const of = (packages: unknown, role: Role) =>
    Object.entries(objectIn(packages)).flatMap(([name, entry]) => {
      const version = textIn(objectIn(entry).version);
      return version === null ? [] : [[name, version.replace(/^==/, ""), role] as const];
    });
  return collected([...of(lock.default, "direct"), ...of(lock.develop, "development")]);
}

function composer(text: string, manifest: string | null): Versions {
  const lock = objectIn(JSON.parse(text));
  const direct = new Set(namesIn(objectIn(JSON.parse(manifest ?? "{}")).require));
  const of = (packages: unknown, development: boolean) =>
    (Array.isArray(packages) ? packages : []).flatMap((each) => {
      const [name, version] = [textIn(objectIn(each).name), textIn(objectIn(each).version)];
      return name === null || version === null
        ? []
        : [[name, version, roleOf(name, direct, development)] as const];
    });
  return collected([...of(lock.packages, false), ...of(lock["packages-dev"], true)]);
}

function gems(text: string): Versions {
  const asked = indentedUnder(text, "DEPENDENCIES");
  const direct = new Set([...asked.matchAll(/^ {2}([^\s!(]+)/gm)].map(([, name = ""]) => name));
  const entries = text.matchAll(/^ {4}(\S+) \(([^)\s]+)\)$/gm);
  return collected([...entries].map(([, name = "", version = ""]) => [name, version, roleOf(name, direct)]));
}

const tagIn = (xml: string, tag: string) =>
  new RegExp(`<${tag}>\\s*([^<\\s]+)\\s*</${tag}>`).exec(xml)?.[1] ?? null;

/** What a pom.xml asks for by version, its parent and plugins among it; the properties that it names are filled in. */
function maven(text: string): Versions {
  const [first = "", ...commented] = text.split("<!--");
  const xml = first + commented.map((part) => part.split("-->").slice(1).join("-->")).join("");
  const properties = new Map(
    [...(between(xml, "<properties>", "</properties>")[0] ?? "").matchAll(/<([\w.-]+)>([^<]*)</g)].map(
      ([, name = "", value = ""]) => [name, value.trim()],
    ),
  );
  const filled = (value: string) =>
    value.replace(/\$\{([^}]+)\}/g, (whole, name: string) => properties.get(name) ?? whole);
  const blocks = ["parent", "dependency", "plugin"].flatMap((kind) =>
    between(xml, `<${kind}>`, `</${kind}>`).map((block) => ({ kind, block })),
  );
  return collected(
    blocks.flatMap(({ kind, block }) => {
      const [group, artifact, version, scope] = ["groupId", "artifactId", "version", "scope"].map((tag) =>
        tagIn(block, tag),
      );
      if (!artifact || !version) return [];
      const name = filled(group ? `${group}:${artifact}` : artifact);
      const development = kind === "plugin" || scope === "test";
      return [[name, filled(version), development ? "development" : "direct"] as const];
    }),
  );
}

/** `group:artifact:version=configuration,configuration` */
function gradleLock(text: string): Versions {
  const entries = text.matchAll(/^([^#:\s]+:[^:\s]+):([^=\s]+)=(.*)$/gm);
  return collected(
    [...entries].map(([, name = "", version = "", used = ""]) => {
      const isTest = used.split(",").every((configuration) => /^test/i.test(configuration));
      return [name, version, isTest ? "development" : "direct"] as const;
    }),
  );
}

/** The `[versions]` of a version catalogue, by their own names. */
function gradleCatalogue(text: string): Versions {
  const entries = tableOf(text, "versions").matchAll(/^([\w.-]+)\s*=\s*"([^"]+)"/gm);
  return collected([...entries].map(([, name = "", version = ""]) => [name, version, "direct"]));
}
