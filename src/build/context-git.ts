import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Startable } from "../model/config.ts";
import { readPlainFile } from "../platform/checkouts.ts";
import { makeSelfContained } from "../platform/own-repository.ts";
import type { Checkout } from "./checkout.ts";

/**
 * Git's folders as they are sent to a builder. Their objects lie elsewhere, where no build reads them: they come along where a Dockerfile
 * speaks of git, and else there is no `.git`, for whose want of objects `go build` would fail, and which would make every `COPY . .` another.
 */
export async function settleGit(
  { top, folder, submodules }: Pick<Checkout, "top" | "folder" | "submodules">,
  built: readonly Startable[],
): Promise<void> {
  if (built.length === 0) return;
  const speaks = built.some((target) => speaksOfGit(target, folder));
  for (const path of [top, ...submodules.map((each) => join(top, each))])
    if (speaks) await makeSelfContained(path);
    else rmSync(join(path, ".git"), { recursive: true, force: true });
}

function speaksOfGit({ build }: Startable, folder: string): boolean {
  if (!build) return false;
  const context = resolve(folder, build.context);
  const file = resolve(context, build.dockerfile);
  const ignored = textOf(`${file}.dockerignore`) || textOf(join(context, ".dockerignore"));
  return /\bgit\b/.test(textOf(file)) && !ignoresGit(ignored);
}

/** The text of a file; "" where it cannot be read, of which the build itself says what is the matter. */
function textOf(file: string): string {
  return readPlainFile(file)?.toString("utf8") ?? "";
}

/** Whether a .dockerignore leaves git's folder out: of its usual lines the last one that speaks of it holds. */
function ignoresGit(text: string): boolean {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const last = lines.findLast((line) =>
    /^!?(?:\/|\.\/)?(?:\*\*\/)?(?:\.git\*?|\.\*|\*\*?)\/?(?:\*\*?)?$/.test(line),
  );
  return last !== undefined && !last.startsWith("!");
}
