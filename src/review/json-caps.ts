import { UsageError } from "../model/failure.ts";

export interface JsonCaps {
  readonly deepest: number;
  readonly mostValues: number;
  /** Entries of one list or object. */
  readonly longest: number;
}

/** One pass over the tokens: strings whole, everything else by its first character. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}:,]|[^\s"[\]{}:,]+/suy;
const SPACE = /\s*/y;

/**
 * Refuses JSON that is nested deeper or holds more values than anything we write, and objects that give a key twice, of which
 * readers may see different ones. Whether it is JSON at all is left to the parser.
 */
export function checkJson(text: string, { deepest, mostValues, longest }: JsonCaps): void {
  const open: { keys: Set<string> | null; entries: number }[] = [];
  let values = 0;
  let before = "";
  TOKEN.lastIndex = 0;
  for (;;) {
    SPACE.lastIndex = TOKEN.lastIndex;
    SPACE.exec(text);
    TOKEN.lastIndex = SPACE.lastIndex;
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined) return;
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
