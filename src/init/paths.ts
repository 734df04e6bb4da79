import { filesLike, isAside, type Listing } from "./listing.ts";

/** What is asked where nothing says more; a path that only reports health comes last, since it does no work. */
const USUAL = ["/", "/hello", "/api", "/api/hello", "/index.html"];
export const HEALTH = ["/health", "/healthz", "/api/health", "/ready", "/status", "/ping"];

const MOST = 24;

/** A link to a server on this machine, in documents. */
const LOCAL = /(?:localhost|127\.0\.0\.1|0\.0\.0\.0)(?::\d+)?(\/[\w./?=&%-]*)/g;
/** Routes as most frameworks write them, for GET. */
const ROUTES = [
  /\b(?:app|router|server|fastify|api|r|mux|e|engine|group)\.(?:get|Get|GET|HandleFunc|Handle|route)\(\s*["'`](?:GET )?(\/[\w./-]*)["'`]/g,
  /@(?:app|router|api|blueprint|bp)\.(?:get|route)\(\s*["'](\/[\w./-]*)["']/g,
  /\.route\(\s*"(\/[\w./-]*)"/g,
  /#\[get\("(\/[\w./-]*)"\)\]/g,
  /@(?:GetMapping|Get)\(\s*(?:value\s*=\s*)?["'](\/[\w./-]*)["']/g,
  /createContext\(\s*"(\/[\w./-]*)"/g,
  /\burl(?:\.pathname)?\s*={2,3}\s*["'`](\/[\w./-]*)["'`]/g,
];
const SOURCE = /\.(?:js|mjs|cjs|ts|go|rs|java|kt|py|php|rb)$/;
const MOST_SOURCES = 100;

/** Paths worth asking, most informative first: what the README names, what is asked by itself, what the source routes. */
export function pathsToAsk(listing: Listing): string[] {
  const readme = filesLike(listing, /^readme(?:\.\w+)?$/i)[0];
  const documented = readme === undefined ? [] : matches(listing.read(readme) ?? "", [LOCAL]);
  const sources = filesLike(listing, SOURCE)
    .filter((path) => !isAside(path))
    .slice(0, MOST_SOURCES);
  const routed = sources.flatMap((path) => matches(listing.read(path) ?? "", ROUTES));
  const all = [...documented, ...USUAL.slice(0, 1), ...routed, ...USUAL, ...HEALTH];
  const telling = all.filter((path) => !HEALTH.includes(path));
  return [...new Set([...telling, ...HEALTH])].slice(0, MOST);
}

function matches(text: string, patterns: readonly RegExp[]): string[] {
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, path = ""]) => path));
  return found.filter(mayBeAsked);
}

/** A place for a parameter is no path, and what logs somebody out or in is not asked. */
export function mayBeAsked(path: string): boolean {
  return path.startsWith("/") && !/[:<{*]|\/\/|log(?:in|out)|delete|shutdown|auth/i.test(path);
}
