/** The frontend that builds a Dockerfile unless it names another: Docker's own, in any version. */
const USUAL = /^(?:docker\.io\/)?docker\/dockerfile(?:[:@]|$)/;

/** The build argument that names a frontend over the Dockerfile's head. */
const ARGUMENT = "BUILDKIT_SYNTAX";

/**
 * The program that a Dockerfile asks its builder to be built by, other than Docker's own: an image of anybody's, which runs with the
 * network and with all that the builder was given. Null where it names none. BuildKit reads `# syntax=`, `// syntax=` and JSON, after a
 * byte order mark or a `#!` line.
 */
export function foreignFrontend(dockerfile: string, args: Readonly<Record<string, string>>): string | null {
  const named = args[ARGUMENT] ?? syntaxOf(dockerfile.replace(/^\uFEFF/, ""));
  return named === null || named === "" || USUAL.test(named) ? null : named;
}

function syntaxOf(text: string): string | null {
  if (/^\s*\{/.test(text)) return /"syntax"\s*:\s*"([^"]*)"/i.exec(text)?.[1] ?? null;
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.trim() !== "" && !/^\s*(?:#|\/\/)/.test(line)) return null;
    const found = /^\s*(?:#|\/\/)\s*syntax\s*=\s*(\S+)/i.exec(line)?.[1];
    if (found !== undefined) return found;
  }
  return null;
}
