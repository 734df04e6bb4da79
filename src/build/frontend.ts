/** The frontend that builds a Dockerfile unless it names another: Docker's own, in any version. */
const USUAL = /^(?:docker\.io\/)?docker\/dockerfile(?:[:@]|$)/;

/** The build argument that names a frontend over the Dockerfile's head. */
const ARGUMENT = "BUILDKIT_SYNTAX";

/**
 * The program that a Dockerfile asks its builder to be built by, other than Docker's own: an image of anybody's, which runs with the
 * network and with all that the builder was given. Null where it names none. BuildKit reads `# syntax=`, `// syntax=` and JSON, after a
 * byte order mark or a `#!` line; which of several holds differs by its version, so any that is foreign counts.
 */
export function foreignFrontend(dockerfile: string, args: Readonly<Record<string, string>>): string | null {
  const named = [...(args[ARGUMENT] ? [args[ARGUMENT]] : []), ...syntaxesOf(dockerfile)];
  return named.find((name) => !USUAL.test(name)) ?? null;
}

function syntaxesOf(text: string): string[] {
  const plain = text.replace(/^\uFEFF/, "");
  const json = [plain, plain.replace(/^#!.*\n/, "")].flatMap((each) => syntaxInJson(each) ?? []);
  const found: string[] = [];
  // BuildKit takes a lone carriage return for part of a line, others for its end.
  for (const line of plain.split(/\n|\r/)) {
    if (line.trim() !== "" && !/^\s*(?:#|\/\/)/.test(line)) break;
    const name = /^\s*(?:#|\/\/)\s*syntax\s*=\s*(\S+)/i.exec(line)?.[1];
    if (name !== undefined) found.push(name);
  }
  return [...json, ...found];
}

/** Of a file that is a JSON object as a whole; of a key that is there twice the last holds, here as in Go. */
function syntaxInJson(text: string): string | null {
  try {
    const found = JSON.parse(text) as { readonly syntax?: unknown } | null;
    return typeof found?.syntax === "string" && found.syntax !== "" ? found.syntax : null;
  } catch {
    return null;
  }
}
