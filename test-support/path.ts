import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import type { Scratch } from "./scratch.ts";

/** A PATH on which only these programs are. */
export function pathWith(repository: Scratch, ...programs: string[]): string {
  const folder = repository.mark("bin");
  mkdirSync(folder);
  for (const name of programs)
    symlinkSync(execFileSync("which", [name], { encoding: "utf8" }).trim(), join(folder, name));
  return folder;
}
