import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

/** A block of code of a page. */
export interface Snippet {
  /** The page and the line at which it begins, for messages. */
  readonly at: string;
  readonly page: string;
  readonly language: string;
  /** The file that it is the content of; null where the page names none. */
  readonly file: string | null;
  readonly text: string;
}

/** Every block of code in the pages for users, in their order. A block names its file behind its language: "```js server.js". */
export function snippets(): Snippet[] {
  const pages = globSync(["README.md", "docs/**/*.md"], { cwd: ROOT }).sort();
  return pages.flatMap((page) => snippetsOf(page, readFileSync(join(ROOT, page), "utf8")));
}

function snippetsOf(page: string, markdown: string): Snippet[] {
  const found = markdown.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm);
  return [...found].map(({ index, 1: language = "", 2: file, 3: text = "" }) => {
    const line = markdown.slice(0, index).split("\n").length;
    return { at: `${page}:${line}`, page, language, file: file ?? null, text };
  });
}

/** What a block in YAML is, by its keys. */
export function kindOf(text: string, parse: (text: string) => unknown): "loadgate" | "workflow" | "other" {
  const value = parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "other";
  if ("targets" in value || "scenarios" in value) return "loadgate";
  return "jobs" in value && "on" in value ? "workflow" : "other";
}
