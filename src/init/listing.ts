/** What a repository holds, as far as a proposal needs to know. */
export interface Listing {
  /** Paths from the top, "/" between folders; what git ignores is not among them. */
  readonly files: readonly string[];
  /** A file's text; null where it is not there, or is no text. */
  readonly read: (path: string) => string | null;
  /** Whether a file may be run as it is; all may where it is not known. */
  readonly executable?: (path: string) => boolean;
}

/** How a script of the project's own is run, which a checkout of Windows may have made no program. */
export function scriptRun({ executable }: Listing, path: string): string {
  return executable?.(path) === false ? `sh ./${path}` : `./${path}`;
}

export function has({ files }: Listing, path: string): boolean {
  return files.includes(path);
}

/** The same of one folder, with paths from there. */
export function within(listing: Listing, folder: string): Listing {
  const prefix = `${folder}/`;
  return {
    files: listing.files.flatMap((path) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : [])),
    read: (path) => listing.read(prefix + path),
    executable: (path) => listing.executable?.(prefix + path) ?? true,
  };
}

/** The files that match, those nearest to the top first. */
export function filesLike({ files }: Listing, pattern: RegExp): string[] {
  const depth = (path: string) => path.split("/").length;
  return files
    .filter((path) => pattern.test(path))
    .toSorted((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
}

/** Folders that hold no server of the project's own. */
const ASIDE =
  /(?:^|\/)(?:node_modules|vendor|tests?|__tests__|spec|examples?|docs?|bench(?:marks?)?|fixtures?|testdata|\.[^/]+)\//;

export function isAside(path: string): boolean {
  return ASIDE.test(path.replace(PACKAGES, "$1"));
}

/** Folders below are names of packages, such as com.example. */
const PACKAGES = /((?:^|\/)src\/main\/)(?:java|kotlin|scala|groovy)\/.*$/;

/** So many files are read to find where a server listens. */
const MOST_READ = 200;

/** The files of that ending that hold a text like this, outside of tests and examples. */
export function sourcesWith(listing: Listing, ending: RegExp, text: RegExp): string[] {
  return filesLike(listing, ending)
    .filter((path) => !isAside(path))
    .slice(0, MOST_READ)
    .filter((path) => text.test(listing.read(path) ?? ""));
}

/** The value of a JSON file as a map; {} where there is none. */
export function readJson(listing: Listing, path: string): Readonly<Record<string, unknown>> {
  return parsedJson(listing, path) ?? {};
}

/** Null where it is no JSON, or not there. Some editors begin a file with a mark of its encoding, which npm passes over, too. */
export function parsedJson(listing: Listing, path: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse((listing.read(path) ?? "").replace(/^\ufeff/, ""));
    return isMap(value) ? value : {};
  } catch {
    return null;
  }
}

export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function folderOf(path: string): string {
  return path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : ".";
}
