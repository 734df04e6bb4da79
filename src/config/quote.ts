/** Control characters, line separators and text-direction marks: they could forge lines in a log. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Text from outside on one line, without characters that a terminal or a log would act upon. */
export function printable(text: string): string {
  return text.replaceAll(UNSAFE, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Text from outside in quotation marks, for a message: one line, at most 60 characters. */
export function quote(text: string): string {
  return `"${printable(text.length > 60 ? `${text.slice(0, 57)}...` : text)}"`;
}
