import { mkdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { env } from "node:process";

/** What took long to get is kept outside the tree, so that every checkout of a user shares it. */
export const CACHE = env.LOADGATE_CACHE || join(env.XDG_CACHE_HOME || join(homedir(), ".cache"), "loadgate");

/** A folder of the cache, made if need be. */
export function cacheFolder(name: string): string {
  const folder = join(CACHE, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Where the tools lie; `./loadgate` puts it on PATH. */
export const BIN = cacheFolder("bin");
