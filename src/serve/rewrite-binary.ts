import { copyFile, open, realpath, rename, rm } from "node:fs/promises";
import { isAbsolute, relative, resolve, sep } from "node:path";
import type { Command } from "../model/config.ts";
import { ELF } from "../platform/elf.ts";

const NEW = ".loadgate-new";
/** Bytes; writing larger ones would have the disk at work while others are measured. */
const MOST_BYTES = 256 * 1024 * 1024;

/**
 * Writes the programs that a command names anew, as they are. Files of the same content differ in CPU time, by 1 % for small native servers,
 * for as long as they lie where they lie in memory (the random initial state: Kalibera, Bulej & Tůma, "Benchmark precision and random
 * initial state", SPECTS 2005). Drawn again for each start, that is noise, which more starts average out and intervals hold.
 *
 * Only native programs in the folder `own` are written; others, such as interpreters, both variants share. What cannot be written stays.
 */
export async function rewriteBinary(command: Command, cwd: string, own: string): Promise<void> {
  for (const name of command.filter((word) => word.includes(sep))) {
    const file = await ownFile(resolve(cwd, name), own);
    if (file && (await isProgram(file))) await replace(file);
  }
}

/** The real path of a file, null where it is not in the folder. */
async function ownFile(path: string, own: string): Promise<string | null> {
  const [file, folder] = await Promise.all([realPath(path), realPath(own)]);
  if (!file || !folder) return null;
  const inside = relative(folder, file);
  return inside.startsWith("..") || isAbsolute(inside) ? null : file;
}

function realPath(path: string): Promise<string | null> {
  return realpath(path).catch(() => null);
}

/** A native program that is small enough. */
async function isProgram(file: string): Promise<boolean> {
  try {
    await using opened = await open(file);
    const { buffer, bytesRead } = await opened.read({ buffer: Buffer.alloc(ELF.length) });
    return bytesRead === ELF.length && buffer.equals(ELF) && (await opened.stat()).size <= MOST_BYTES;
  } catch {
    // A folder, or not to be read: nothing that is written anew.
    return false;
  }
}

/** Puts another file of the same content under the same name: what still runs keeps the old one. */
async function replace(file: string): Promise<void> {
  try {
    await copyFile(file, file + NEW);
    await rename(file + NEW, file);
  } catch {
    await rm(file + NEW, { force: true });
  }
}
