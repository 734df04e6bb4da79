const TELLING = /\b(?:error|failed|unknown|invalid|not found|no matching|no such)\b/i;
/** What npm says beside it. */
const NOISE = /error (?:code|syscall|path|errno) |complete log/;
const MOST_LINES = 2;
const MOST_LETTERS = 300;

/** What a registry's client or a build complained of first, in a line without addresses and folders of this machine. */
export function clientError(log: string): string {
  const lines = log
    .split("\n")
    .map((line) =>
      line
        .replaceAll(/\b[a-z+]+:\/\/[^\s'")]+/g, "…")
        .replaceAll(/(?<![\w.@])(?:\/[\w.@+-]+)+\//g, "…/")
        .trim(),
    )
    .filter(Boolean);
  const telling = lines.filter((line) => TELLING.test(line) && !NOISE.test(line));
  const text = telling.length > 0 ? telling.slice(0, MOST_LINES) : lines.slice(-MOST_LINES);
  return text.join(" ").slice(0, MOST_LETTERS);
}
