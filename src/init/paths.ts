import { filesLike, has, isAside, type Listing } from "./listing.ts";

/** What is requested where nothing says more; a path that only reports health comes last, since it does no work. */
const USUAL = ["/", "/hello", "/api", "/api/hello", "/index.html"];
export const HEALTH = ["/health", "/healthz", "/api/health", "/ready", "/status", "/ping"];

/** So many are requested at most; a path that is not there costs a millisecond. */
const MOST = 80;

/** A link to a server on this machine, in documents. */
const LOCAL = /(?:localhost|127\.0\.0\.1|0\.0\.0\.0)(?::\d+)?(\/[\w./?=&%-]*)/g;
/** Routes as most frameworks write them, for GET. */
const ROUTES = [
  /\b\w*(?:app|router|routes|server|fastify|api|r|mux|e|engine|group|v\d+)\.(?:get|Get|GET|HandleFunc|Handle|route)\(\s*["'`](?:GET )?(\/[\w./-]*)["'`]/gi,
  /\.(?:HandleFunc|Handle)\(\s*["`](?:GET )?(\/[\w./-]*)["`]/g,
  /(?<![.\w])get\(\s*["'](\/[\w./-]*)["']/g,
  /(?:->|\bRoute::)(?:get|any)\(\s*["'](\/?[\w./-]*)["']/g,
  /#\[Route\(\s*(?:path:\s*)?["'](\/?[\w./-]*)["']/g,
  /@\w+\.(?:get|route)\(\s*["'](\/[\w./-]*)["']/g,
  /\.route\(\s*"(\/[\w./-]*)"/g,
  /\.route\(\s*["'](\/[\w./-]*)["']\s*\)\s*\.get\(/g,
  /#\[get\("(\/[\w./-]*)"/g,
  /@(?:GetMapping|Get)\b\s*(?:\(\s*(?:value\s*=\s*|path\s*=\s*)?\{?\s*["'](\/?[\w./-]*)["'])?/g,
  /@GET\b\s*(?:@\w+(?:\([^)]*\))?\s*)*?(?:@Path\(\s*"(\/?[\w./-]*)"|(?=\w))/g,
  /createContext\(\s*"(\/[\w./-]*)"/g,
  /\bmethod:\s*["']GET["'],\s*(?:url|path):\s*["'`](\/[\w./-]*)["'`]/g,
  /\b(?:url|path|pathname|uri)\)?\s*={2,3}\s*["'`](\/[\w./-]*)["'`]/gi,
  /\b(?:url|path|pathname|uri)\.starts?_?with\(\s*["'`](\/[\w./-]*)["'`]/gi,
  /\bpath\(\s*["']([\w./-]*)["'],\s*(?!include\b)\w/g,
];
/** Where the routes of the same file are, since what they belong to says so. */
const OWN_PREFIXES = [
  /@(?:Controller|RequestMapping|Path)\(\s*(?:value\s*=\s*|path\s*=\s*)?\{?\s*["'](\/?[\w./-]+)["'][^)]*\)[^{;]*?\bclass\b/g,
  /\bAPIRouter\([^)]*?\bprefix\s*=\s*["'](\/[\w./-]+)["']/g,
  /\bBlueprint\([^)]*?\burl_prefix\s*=\s*["'](\/[\w./-]+)["']/g,
];
/** Where routes of other files are put. */
const MOUNTS = [
  /(?<![.\w])route\(\s*"(\/[\w./-]+)"\)\s*\{/g,
  /(?:->|\bRoute::)prefix\(\s*["'](\/?[\w./-]+)["']/g,
  /\.(?:use|nest|Route|Mount|Group|group|basePath|scope)\(\s*["'`](\/[\w./-]+)["'`]/g,
  /\.route\(\s*["'`](\/[\w./-]+)["'`],\s*\w+\s*\)/g,
  /\bweb::scope\(\s*"(\/[\w./-]+)"/g,
  /\b(?:prefix|url_prefix)\s*[:=]\s*["'`](\/[\w./-]+)["'`]/g,
  /\bStripPrefix\(\s*["'`](\/[\w./-]+)["'`]/g,
  /\bsetGlobalPrefix\(\s*["'`](\/?[\w./-]+)["'`]/g,
  /\bpath\(\s*["']([\w./-]+)["'],\s*include\b/g,
  /^\s*(?:server\.servlet\.context-path|spring\.mvc\.servlet\.path|spring\.webflux\.base-path|quarkus\.http\.root-path)\s*=\s*(\/?[\w./-]+)/gm,
  /^\s*(?:context-path|base-path|root-path):\s*["']?(\/?[\w./-]+)/gm,
];
const SOURCE = /\.(?:js|mjs|cjs|ts|mts|cts|go|rs|java|kt|py|php|rb)$/;
const SETTINGS = /(?:^|\/)application(?:-\w+)?\.(?:properties|ya?ml)$/;
const MOST_SOURCES = 200;
const MOST_MOUNTS = 6;

/** Paths worth a request, most informative first: what the README names, what most servers have, what the source routes. */
export function pathsToRequest(listing: Listing): string[] {
  const readme = filesLike(listing, /^readme(?:\.\w+)?$/i)[0];
  const documented = readme === undefined ? [] : matches(listing.read(readme) ?? "", [LOCAL]);
  const sources = textsOf(listing, SOURCE);
  const written = [...sources, ...textsOf(listing, SETTINGS)].flatMap((text) => matches(text, MOUNTS));
  // Laravel puts the routes of this file there without a word of it.
  const mounts = has(listing, "routes/api.php") ? ["/api", ...written] : written;
  const routed = routedBy(sources, [...new Set(mounts)].filter((path) => path !== "/").slice(0, MOST_MOUNTS));
  const all = [...documented, ...USUAL.slice(0, 1), ...routed, ...USUAL, ...HEALTH].filter(mayBeRequested);
  const telling = [...new Set(all)].filter((path) => !HEALTH.includes(path));
  return [...telling.slice(0, MOST - HEALTH.length), ...HEALTH];
}

function textsOf(listing: Listing, files: RegExp): string[] {
  return filesLike(listing, files)
    .filter((path) => !isAside(path))
    .slice(0, MOST_SOURCES)
    .map((path) => listing.read(path) ?? "");
}

/** Each route as it stands in its file, then below what may be in front of it: one mount, then two. */
function routedBy(sources: readonly string[], mounts: readonly string[]): string[] {
  const routes = sources.flatMap((text) => {
    const prefixes = matches(text, OWN_PREFIXES);
    const own = matches(text, ROUTES);
    return prefixes.length === 0
      ? own
      : [...prefixes, ""].flatMap((prefix) => own.map((path) => joined(prefix, path)));
  });
  const below = (path: string) => mounts.map((mount) => joined(mount, path));
  const once = routes.flatMap((path) => [path, ...below(path)]);
  const twice = routes.flatMap((path) => below(path).flatMap(below));
  return [...once, ...mounts, ...twice];
}

function joined(prefix: string, path: string): string {
  const before = prefix.replace(/\/$/, "");
  return path === "/" && before !== "" ? before : before + path;
}

/** What the patterns find, with a slash in front. */
function matches(text: string, patterns: readonly RegExp[]): string[] {
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)].map(([, path = ""]) => path))
    .map((path) => (path.startsWith("/") ? path : `/${path}`));
}

/** A place for a parameter is no path, and what logs somebody out or in is not requested. */
export function mayBeRequested(path: string): boolean {
  return path.startsWith("/") && !/[:<{*]|\/\/|log(?:in|out)|delete|shutdown|auth(?!ors?\b)/i.test(path);
}
