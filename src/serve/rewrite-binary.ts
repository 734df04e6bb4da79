import { createHash } from "node:crypto";
import { closeSync, constants, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { copyFile, open, realpath, rename, rm } from "node:fs/promises";
import { isAbsolute, join, posix, relative, resolve, sep } from "node:path";
import type { Variant } from "../format/faults.ts";
import type { Command } from "../model/config.ts";
import { docker, type ImageStart, imageStart } from "../platform/docker.ts";
import type { UserIds } from "../platform/exec.ts";
import { runAs } from "../platform/own-user.ts";
import { firstEntry } from "../platform/tar.ts";

/** What a native program of Linux begins with (ELF specification, e_ident). */
const ELF = Buffer.from("\x7fELF", "latin1");

const NEW = ".loadgate-new";
/** Bytes; writing larger ones would have the disk at work while others are measured. */
const MOST_BYTES = 256 * 1024 * 1024;

/**
 * Writes the programs that a command names again, as they are. Files of the same content differ in CPU time, by 1% for small native servers,
 * for as long as they lie where they lie in memory (the random initial state: Kalibera, Bulej & Tůma, "Benchmark precision and random
 * initial state", SPECTS 2005). Drawn again for each start, that is noise, which more starts average out and intervals hold.
 *
 * Only native programs in the folder `own` are written; others, such as interpreters, both variants share. What cannot be written stays.
 */
export async function rewriteBinary(
  command: Command,
  cwd: string,
  own: string,
  user?: UserIds,
): Promise<void> {
  for (const name of command.filter((word) => word.includes(sep))) {
    const file = await ownFile(resolve(cwd, name), own);
    if (file && (await isProgram(file))) await (user ? replaceAs(user, file) : replace(file));
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
    // A pipe that nobody writes to would keep the opening waiting, and us from ending.
    await using opened = await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
    const { buffer, bytesRead } = await opened.read({ buffer: Buffer.alloc(ELF.length) });
    return bytesRead === ELF.length && buffer.equals(ELF) && (await opened.stat()).size <= MOST_BYTES;
  } catch {
    // A folder, or not to be read: nothing that is written again.
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

/** The same by whom the folder belongs to: where that user has put a link meanwhile, we would write to where it leads. */
async function replaceAs(user: UserIds, file: string): Promise<void> {
  const { code } = await runAs(user, ["cp", "--preserve=mode", "--", file, file + NEW]);
  if (code === 0) await runAs(user, ["mv", "-f", "-T", "--", file + NEW, file]);
  else await runAs(user, ["rm", "-f", "--", file + NEW]);
}

/** A program of an image: its tar, what that is known by, and the folder that it belongs into. */
interface ProgramCopy {
  readonly file: string;
  readonly hash: string;
  readonly folder: string;
}

/**
 * Writes the native programs that a container starts with again, before it is started, for the reason that `rewriteBinary` gives: into the
 * container's own layer, whose pages are its own. They are taken out of the first container of an image, which starts as it is, and kept in
 * `folder`. A program that both variants have, to the second of its making, is of a layer that they share, such as an interpreter, and stays.
 */
export function containerBinaryRewriter(folder: string) {
  const known = new Map<string, Promise<readonly ProgramCopy[]>>();
  /** Which variants have a program, by its hash. */
  const owners = new Map<string, Set<Variant>>();
  let count = 0;

  async function find(container: string, variant: Variant, image: string, command?: Command) {
    const kept: ProgramCopy[] = [];
    for (const places of programPaths(await imageStart(image), command)) {
      for (const path of places) {
        count += 1;
        const file = join(folder, `program-${count}.tar`);
        if (!(await copyProgramOut(container, path, file))) continue;
        const hash = createHash("sha256").update(readFileSync(file)).digest("hex");
        owners.set(hash, (owners.get(hash) ?? new Set()).add(variant));
        kept.push({ file, hash, folder: posix.dirname(path) });
        break;
      }
    }
    return kept;
  }

  /** Before a container is started, with `command` instead of the image's own. Where the engine takes no copy, it starts as it is. */
  return async (container: string, variant: Variant, image: string, command?: Command): Promise<void> => {
    const key = JSON.stringify([variant, image, command]);
    const found = known.get(key);
    if (!found) {
      const finding = find(container, variant, image, command).catch(() => []);
      known.set(key, finding);
      await finding;
      return;
    }
    for (const { file, hash, folder } of await found) {
      if (owners.get(hash)?.size !== 1) continue;
      if (!(await copyProgramInto(container, folder, file))) known.set(key, Promise.resolve([]));
    }
  };
}

/** For each program that a container's command may name, the paths at which it may be. */
export function programPaths(start: ImageStart, command: Command = start.command): string[][] {
  const [first = "", ...rest] = [...start.entrypoint, ...command];
  const looked = first.includes("/") ? [] : [start.path.map((folder) => posix.join(folder, first))];
  const named = [first, ...rest].filter((word) => word.includes("/"));
  const paths = new Set(named.map((word) => posix.resolve(start.folder, word)));
  return [...looked, ...[...paths].map((path) => [path])];
}

/** Bytes; larger ones are left alone, since they are copied for each start. */
const MOST_COPIED = 64 * 1024 * 1024;

/**
 * Copies a native program out of a container that need not run, with its mode, owner and capabilities: as the tar that Docker's client
 * makes. False, and no file, where it is something else, too large or not there.
 */
async function copyProgramOut(container: string, path: string, file: string): Promise<boolean> {
  const out = openSync(file, "w");
  let beginning: Buffer = Buffer.alloc(0);
  let fits: boolean | null = null;
  const take = (piece: Buffer) => {
    beginning = fits === null ? Buffer.concat([beginning, piece]) : piece;
    fits ??= beginsWithProgram(beginning);
    if (fits) fits = isWritten(out, beginning);
    return fits !== false;
  };
  const { code } = await docker(["cp", `${container}:${path}`, "-"], { take });
  closeSync(out);
  if (fits && code === 0) return true;
  rmSync(file);
  return false;
}

/** False where there is no room. */
function isWritten(out: number, piece: Buffer): boolean {
  try {
    return writeSync(out, piece) === piece.length;
  } catch {
    return false;
  }
}

/** Puts what `copyProgramOut` wrote into a folder of a container that has not been started. */
async function copyProgramInto(container: string, folder: string, file: string): Promise<boolean> {
  const { code } = await docker(["cp", "--archive", "-", `${container}:${folder}`], {
    input: readFileSync(file),
  });
  return code === 0;
}

/** Whether a tar's first file is a native program; null where too little of it has come to tell. */
export function beginsWithProgram(tar: Buffer): boolean | null {
  const entry = firstEntry(tar);
  if (entry === null) return null;
  if (entry === "broken" || !entry.isPlain) return false;
  const { size, at } = entry;
  if (size < ELF.length || size > MOST_COPIED) return false;
  return at + ELF.length > tar.length ? null : tar.subarray(at, at + ELF.length).equals(ELF);
}
