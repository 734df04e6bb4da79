import { UsageError } from "../errors.ts";

/** `BASE HEAD`, `BASE..HEAD` or `BASE...HEAD`, as git diff reads them, in the words of `--base` and `--head`. */
export function revisionArguments(given: readonly string[]): Readonly<Record<string, string>> {
  const [first, second, third] = given;
  if (first === undefined) return {};
  const range = rangeIn(first);
  if (third !== undefined || (range && second !== undefined))
    throw new UsageError(
      `"${third ?? second}" is one revision too many; write BASE HEAD, BASE..HEAD or BASE...HEAD`,
    );
  if (range) return range;
  return { base: first, ...(second !== undefined && { head: second }) };
}

/** A side that is left out is HEAD. No revision holds two dots, but for a search in messages, `:/text` or `^{/text}`. */
function rangeIn(text: string): { readonly base: string; readonly head: string } | null {
  const match = /^(.*?)(\.{2,3})([^.].*)?$/.exec(text);
  if (!match || /:\/|\{\//.test(text)) return null;
  const [, base = "", dots = "", head = ""] = match;
  return { base: `${base || "HEAD"}${dots === "..." ? "..." : ""}`, head: head || "HEAD" };
}
