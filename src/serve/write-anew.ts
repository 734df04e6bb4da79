import { copyFile, realpath, rename, rm } from "node:fs/promises";
import { isAbsolute, relative, resolve, sep } from "node:path";
import type { Command } from "../model/config.ts";

const NEW = ".loadgate-new";

/**
 * Writes the file that a command starts with anew, as it is. Files of the same content differ in CPU time, by 1 % for small native servers,
 * for as long as they lie where they lie in memory (the random initial state: Kalibera, Bulej & Tůma, "Benchmark precision and random
 * initial state", SPECTS 2005). Drawn again for each start, that is noise, which more starts average out and intervals hold.
 *
 * Only files in the folder `own` are written; others, such as interpreters, both variants share. A file that cannot be written stays.
 */
export async function writeAnew(command: Command, cwd: string, own: string): Promise<void> {
  const file = await ownFile(command, cwd, own);
  if (!file) return;
  try {
    // Another file under the same name: what still runs keeps the old one.
    await copyFile(file, file + NEW);
    await rename(file + NEW, file);
  } catch {
    await rm(file + NEW, { force: true });
  }
}

/** The real path of what a command starts with, null where it is not in the folder or is looked up in PATH. */
async function ownFile([name]: Command, cwd: string, own: string): Promise<string | null> {
  if (!name?.includes(sep)) return null;
  const [file, folder] = await Promise.all([resolve(cwd, name), own].map(realPath));
  if (!file || !folder) return null;
  const path = relative(folder, file);
  return path.startsWith("..") || isAbsolute(path) ? null : file;
}

function realPath(path: string): Promise<string | null> {
  return realpath(path).catch(() => null);
}
