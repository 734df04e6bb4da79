import { closeSync, constants, fstatSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Scenario } from "../format/plan.ts";
import type { UserIds } from "../platform/exec.ts";

/**
 * Copies the files that are sent, as a revision's build has left them, to where its user cannot write. We read any file there is, and that
 * user could put a link to one in the place of its own: only what belongs to it is taken.
 */
export function takeBodies(
  scenarios: readonly Scenario[],
  { folder, user, into }: { readonly folder: string; readonly user: UserIds; readonly into: string },
): void {
  mkdirSync(into, { recursive: true });
  for (const { request } of scenarios) {
    const { body } = request;
    if (!body || !("file" in body)) continue;
    const content = contentOfOwn(resolve(folder, body.file), user);
    const copy = join(into, body.file);
    if (content === null) continue;
    mkdirSync(dirname(copy), { recursive: true });
    writeFileSync(copy, content);
  }
}

/** Null where there is no such file; whoever sends it will say so. */
function contentOfOwn(path: string, { uid }: UserIds): Buffer | null {
  try {
    const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const found = fstatSync(file);
      return found.isFile() && found.uid === uid ? readFileSync(file) : null;
    } finally {
      closeSync(file);
    }
  } catch {
    return null;
  }
}
