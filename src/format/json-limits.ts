import { UsageError } from "../errors.ts";

interface JsonCaps {
  readonly deepest: number;
  readonly mostValues: number;
  /** Entries of one list or object. */
  readonly longest: number;
}

/** Every token but strings. */
const TOKEN = /[[\]{}:,]|[^\s"[\]{}:,]+/uy;
const SPACE = /\s*/y;

/**
 * Refuses JSON that is nested deeper or holds more values than anything we write, and objects that give a key twice, of which
 * readers may see different ones. Whether it is JSON at all is left to the parser.
 */
export function checkJson(text: string, { deepest, mostValues, longest }: JsonCaps): void {
  const open: { keys: Set<string> | null; entries: number }[] = [];
  let values = 0;
  let before = "";
  for (let at = 0; ; ) {
    SPACE.lastIndex = at;
    SPACE.exec(text);
    const token = tokenAt(text, SPACE.lastIndex);
    if (token === null) return;
    at = SPACE.lastIndex + token.length;
    if (token === "{" || token === "[") {
      open.push({ keys: token === "{" ? new Set() : null, entries: 1 });
      if (open.length > deepest) throw new UsageError(`the JSON is nested deeper than ${deepest} levels`);
    } else if (token === "}" || token === "]") open.pop();
    else if (token === ":") addKey(open.at(-1)?.keys, before);
    else if (token === ",") {
      const inside = open.at(-1);
      if (inside && ++inside.entries > longest)
        throw new UsageError(`the JSON has a list of more than ${longest} entries`);
    } else if (++values > mostValues) throw new UsageError(`the JSON holds more than ${mostValues} values`);
    before = token;
  }
}

/** Null at the end, and where a string does not end. */
function tokenAt(text: string, at: number): string | null {
  if (text[at] === '"') {
    const end = endOfString(text, at);
    return end === null ? null : text.slice(at, end);
  }
  TOKEN.lastIndex = at;
  return TOKEN.exec(text)?.[0] ?? null;
}

/** Just behind the quote that closes a string. By hand: an expression takes stack for each escape, and runs out of it. */
function endOfString(text: string, open: number): number | null {
  for (let quote = text.indexOf('"', open + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let backslashes = 0;
    while (text[quote - 1 - backslashes] === "\\") backslashes++;
    if (backslashes % 2 === 0) return quote + 1;
  }
  return null;
}

function addKey(keys: Set<string> | null | undefined, token: string): void {
  if (!keys) return;
  const key = keyOf(token);
  if (keys.has(key)) throw new UsageError("the JSON gives a key twice in one object");
  keys.add(key);
}

/** The same key may be written in several ways. */
function keyOf(token: string): string {
  try {
    return token.includes("\\") ? JSON.parse(token) : token.slice(1, -1);
  } catch {
    return token;
  }
}
