import { posix } from "node:path";
import { oneLine } from "../text/escape.ts";
import { filesLike, type Listing } from "./listing.ts";

export interface ReadmeServer {
  readonly file: string;
  readonly text: string;
}

interface Library {
  readonly name: string;
  readonly dependencies: readonly string[];
  /** The file that import loads, and that which require does, from the top of the repository. */
  readonly imported: string;
  readonly required: string;
}

/** A block of code in JavaScript. */
const BLOCK = /^```(?:js|javascript|mjs|cjs|node|esm)\b[^\n]*\n([\s\S]*?)^```/gm;
/** The second of two ways to import, which READMEs show one below the other. */
const OTHER_WAY = /^[ \t]*\/\/[^\n]*\b(?:CommonJS|CJS)\b[^\n]*\n[\s\S]*?\n(?=\s*(?:\/\/|\n))/im;
const IMPORTED = /(?:\bfrom\s+|\bimport\s+|\brequire\s*\(\s*|\bimport\s*\(\s*)(["'])([^"'\n]+)\1/g;
const LISTENS = /\.listen\s*\(\s*(?:\d{2,5}\b|\{[^}]*\bport\s*:\s*\d{2,5}\b)/;
const PORT = /(\.listen\s*\(\s*(?:\{[^}]*?\bport\s*:\s*)?)(\d{2,5})\b/g;

/**
 * The first server that the README of a web framework shows, as a file of bench/: it takes the library from the repository, and its port
 * from PORT. Null where there is none that needs nothing but the library.
 */
export function readmeServer(listing: Listing, library: Library): ReadmeServer | null {
  const readme = filesLike(listing, /^readme\.(?:md|markdown)$/i)[0];
  if (readme === undefined) return null;
  const blocks = [...(listing.read(readme) ?? "").matchAll(BLOCK)].map(([, code = ""]) => code);
  for (const block of blocks) {
    const code = bothWays(block) ? block.replace(OTHER_WAY, "") : block;
    if (bothWays(code)) continue;
    const imported = [...code.matchAll(IMPORTED)].map(([, , name = ""]) => name);
    const known = (name: string) =>
      name === library.name ||
      name.startsWith("node:") ||
      library.dependencies.includes(name) ||
      name === "http";
    if (imported.includes(library.name) && imported.every(known) && LISTENS.test(code))
      return fileOf(code, library);
  }
  return null;
}

function bothWays(code: string): boolean {
  return /^\s*import\b/m.test(code) && /\brequire\s*\(/.test(code);
}

function fileOf(code: string, { name, imported: main, required }: Library): ReadmeServer {
  const module = /^\s*import\b/m.test(code);
  const from = JSON.stringify(posix.join("..", module ? main : required));
  const text = code
    .replaceAll(IMPORTED, (whole, quote: string, imported: string) =>
      imported === name ? whole.replace(quote + imported + quote, () => from) : whole,
    )
    .replaceAll(PORT, (_, before: string, port: string) => `${before}Number(process.env.PORT ?? ${port})`);
  const heading = `// The first server of the README of ${oneLine(name)}, for loadgate to measure. Have it do what servers of its users do most.\n`;
  return { file: module ? "bench/server.mjs" : "bench/server.cjs", text: `${heading}${text.trim()}\n` };
}
