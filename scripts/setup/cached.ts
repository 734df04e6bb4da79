import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "../../src/platform/programs.ts";

/** A folder of the cache, made if need be. */
export function cached(name: string): string {
  const folder = join(cacheFolder(), name);
  mkdirSync(folder, { recursive: true });
  return folder;
}
