/**
 * JSONP: a data file is a script that calls `loadgate(NAME, DATA)`, since a page that was opened from a disk can load scripts and
 * nothing else. The name is the file's path without `.js`.
 */
const CALL = /^loadgate\("([a-z0-9/-]+)", (\{.*\})\);\s*$/s;

export const jsonpName = (path: string): string => path.replace(/\.js$/, "");

/** `json` has to be harmless in a script: see `jsonText` of trend.ts. */
export function jsonpText(path: string, json: string): string {
  return `loadgate("${jsonpName(path)}", ${json});\n`;
}

/** What a data file calls itself, and its JSON; null where the text is no data file. It is read, never run. */
export function parseJsonp(text: string): { readonly name: string; readonly json: string } | null {
  const [, name, json] = CALL.exec(text) ?? [];
  return name === undefined || json === undefined ? null : { name, json };
}
