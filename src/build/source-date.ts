/** The first second of 1980: archives such as ZIP cannot hold an earlier one. One for both sides, so that equal sources make equal images. */
const EARLIEST = "315532800";

const NAME = "SOURCE_DATE_EPOCH";

/**
 * The build argument that says when an image was made: the user's own, given or as his Dockerfile's default, before ours. Empty where his
 * default is not known before the build.
 */
export function sourceDate(
  dockerfile: string,
  args: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (args[NAME] !== undefined) return { [NAME]: args[NAME] };
  const own = new Set(defaultsIn(dockerfile));
  const [first, ...others] = own;
  if (first === undefined) return { [NAME]: EARLIEST };
  return others.length === 0 && /^\d+$/.test(first) ? { [NAME]: first } : {};
}

/** What `ARG` gives it in each stage that says so, without quotation marks, and what `${…:-…}` puts in its place. */
function defaultsIn(dockerfile: string): string[] {
  const text = dockerfile
    .split(/\r?\n/)
    .filter((line) => !/^\s*#/.test(line))
    .join("\n")
    .replaceAll(/[\\`][ \t]*\n/g, " ");
  const given = text.split("\n").flatMap((line) => {
    const [, rest = ""] = /^\s*ARG\s(.*)$/i.exec(line) ?? [];
    const found = new RegExp(`(?:^|\\s)["']?${NAME}=["']?([^\\s"']*)`).exec(rest);
    return found ? [found[1] ?? ""] : [];
  });
  const instead = [...text.matchAll(new RegExp(`\\$\\{${NAME}:?-["']?([^}"']*)`, "g"))];
  return [...given, ...instead.map(([, value = ""]) => value)];
}
