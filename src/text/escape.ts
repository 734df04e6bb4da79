import { stripVTControlCharacters } from "node:util";

/** Names, details and logs come from an outsider's code: nothing of them may act in a terminal, on GitHub or in a browser. */

/**
 * Controls, invisible formatting (bidirectional overrides, characters without width), letters that show nothing, and halves of characters, which
 * GitHub takes no text with; tab, newline and what makes an emoji of a sign excepted.
 */
const CONTROLS = /(?![\t\n]|\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** More marks on one letter than any script has: they would cover the lines above. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu;

/** Text of several lines, safe in a terminal. */
export function plainText(text: string): string {
  return stripVTControlCharacters(text.replace(/\r\n?/g, "\n"))
    .replace(CONTROLS, "")
    .replace(PILED_MARKS, "$1");
}

/** The same on one line. */
export function plainLine(text: string): string {
  return plainText(text).replace(/\s+/g, " ").trim();
}

export function clip(text: string, length: number): string {
  if (text.length <= length) return text;
  // A character of two halves that does not fit goes as a whole.
  const kept = text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, "");
  return `${kept.trimEnd()}…`;
}

/** A name or a subject on one line, of a length that fits anywhere. It is data still: escape it where it is shown. */
export const oneLine = (text: string): string => clip(plainLine(text), 200);

/** Of a longer log these many lines that name an error come first: npm, for one, writes its whole usage behind the reason. */
const FIRST_ERRORS = 3;
const NAMES_ERROR = /\b(?:error|fatal|cannot|could not|panic)\b.{12}/i;

/** The last lines of a log, where the reason stands, and before them the first ones above that name an error. */
export function tailOfLog(log: string, lines = 12): string {
  const all = plainText(log)
    .split("\n")
    .filter((line) => line.trim() !== "");
  const end = all.slice(-Math.max(1, lines - FIRST_ERRORS - 1));
  const errors = all.slice(0, -end.length).filter((line) => NAMES_ERROR.test(line) && !end.includes(line));
  const shown =
    all.length <= lines || errors.length === 0
      ? all.slice(-lines)
      : [...errors.slice(0, FIRST_ERRORS), "…", ...end];
  return shown.map((line) => clip(line, 300)).join("\n");
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** For text and for attributes in quotes. */
export function html(text: string): string {
  return plainText(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

/** Text for people in HTML, on one line. */
export function htmlProse(text: string): string {
  return html(plainLine(text));
}

/**
 * For a place inside a line of Markdown. Entities cannot start formatting; GitHub finds @mentions and issue numbers only
 * after they are decoded, so an invisible word joiner parts those.
 */
export function markdown(text: string): string {
  return plainLine(text)
    .replace(/@(?=\w)|#(?=\d)|\b(?:GH-|www)(?=[.\d])/gi, "$&\u2060")
    .replace(/[&<>`|*_~[\]\\#@$]|:(?=\S)/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A name as code: GitHub looks for nothing inside it. */
export function markdownCode(text: string): string {
  return `<code>${markdown(text)}</code>`;
}

/** Control characters, line separators and what shows nothing, text-direction marks among it: they could forge lines in a log. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Text from outside on one line, without characters that a terminal or a log would act upon. */
export function printable(text: string): string {
  return text.replaceAll(UNSAFE, (c) => {
    const code = (c.codePointAt(0) as number).toString(16);
    return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, "0")}`;
  });
}

/** Text from outside in quotation marks, for a message: one line, at most 60 characters. */
export function quote(text: string): string {
  return `"${printable(text.length > 60 ? `${text.slice(0, 57)}...` : text)}"`;
}

/**
 * Text for a workflow's log. A runner takes "::name::" at the start of a line, and "##[" anywhere in it, for a command;
 * what servers and compilers say must not become one. An invisible word joiner parts the two characters.
 */
export function escapeWorkflowCommands(text: string): string {
  return text.replace(/^([^\w\r\n]*?):(?=:)/gm, "$1:\u2060").replaceAll("##[", "##\u2060[");
}

/** Text for stdout or stderr, which in a step of GitHub Actions are its log; everywhere else as it is. */
export function forLog(text: string, { GITHUB_ACTIONS }: NodeJS.ProcessEnv): string {
  return GITHUB_ACTIONS === "true" ? escapeWorkflowCommands(text) : text;
}
