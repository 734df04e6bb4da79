import { collected, type Versions } from "./lock-files.ts";

/**
 * The images that a Dockerfile begins its stages from, by name with their tags or digests, as these build arguments make it. What the
 * arguments leave open, and the Dockerfile's own stages, are not among them.
 */
export function baseImagesIn(dockerfile: string, args: Readonly<Record<string, string>>): Versions {
  const lines = dockerfile
    .replace(/^[ \t]*#.*\n?/gm, "")
    .replace(/\\\r?\n/g, " ")
    .split(/\r?\n/)
    .map((line) => line.trim());
  const known = new Map<string, string>();
  const stages = new Set<string>();
  const images: (readonly [string, string, "direct"])[] = [];
  for (const line of lines) {
    const from = /^FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i.exec(line);
    // Only what is declared before the first stage counts in FROM.
    if (!from && stages.size + images.length === 0)
      for (const [name, value] of declaredIn(line)) known.set(name, args[name] ?? filledIn(value, known));
    if (!from) continue;
    const image = filledIn(from[1] ?? "", known);
    if (!stages.has(image.toLowerCase()) && image !== "scratch" && isReference(image))
      images.push([...nameAndVersion(image), "direct"]);
    if (from[2] !== undefined) stages.add(from[2].toLowerCase());
  }
  return collected(images);
}

/** `ARG A=1 B="2"` */
function declaredIn(line: string): (readonly [name: string, value: string])[] {
  const declared = /^ARG\s+(.+)$/i.exec(line)?.[1] ?? "";
  return [...declared.matchAll(/(\w+)=("[^"]*"|'[^']*'|\S+)/g)].map(
    ([, name = "", value = ""]) => [name, value.replace(/^(["'])(.*)\1$/, "$2")] as const,
  );
}

/** `$A`, `${A}`, `${A:-default}`; what is not known stays as it is. */
function filledIn(text: string, known: ReadonlyMap<string, string>): string {
  return text
    .replace(/^(["'])(.*)\1$/, "$2")
    .replace(/\$(?:(\w+)|\{(\w+)(?::?-([^}]*))?\})/g, (whole, plain, braced, otherwise) => {
      return known.get(plain ?? braced) ?? otherwise ?? whole;
    });
}

const isReference = (image: string) => image.length <= 300 && /^[\w./:@-]+$/.test(image);

/** `registry:5000/node:24-slim@sha256:…` as its name and `24-slim`; of a digest its beginning, where there is no tag. */
export function nameAndVersion(image: string): readonly [name: string, version: string] {
  const [reference = "", digest] = image.split("@");
  const [, name = reference, tag] = /^(.*?)(?::([^:/]+))?$/.exec(reference) ?? [];
  const pinned = digest?.replace(/^(sha256:.{12}).*$/, "$1");
  return [name, tag !== undefined && pinned ? `${tag} (${pinned})` : (tag ?? pinned ?? "latest")];
}
