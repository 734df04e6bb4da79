import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { docker } from "./docker.ts";
import { ELF } from "./elf.ts";

/** Bytes; larger ones are left alone, since they are copied for each start. */
const MOST_COPIED = 64 * 1024 * 1024;
/** Of a tar, in bytes. */
const BLOCK = 512;
/** The most that may be said of a file before it, in bytes. */
const MOST_HEADERS = 1024 * 1024;

/**
 * Copies a native program out of a container that need not run, with its mode, owner and capabilities: as the tar that Docker's client
 * makes. False, and no file, where it is something else, too large or not there.
 */
export async function copyProgramOut(container: string, path: string, file: string): Promise<boolean> {
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
export async function copyProgramInto(container: string, folder: string, file: string): Promise<boolean> {
  const { code } = await docker(["cp", "--archive", "-", `${container}:${folder}`], {
    input: readFileSync(file),
  });
  return code === 0;
}

/** Whether a tar's first file is a native program; null where too little of it has come to tell (POSIX.1-2017, pax interchange format). */
export function beginsWithProgram(tar: Buffer): boolean | null {
  for (let at = 0; at + BLOCK + ELF.length <= tar.length; ) {
    const header = tar.subarray(at, at + BLOCK);
    const size = Number.parseInt(header.toString("latin1", 124, 136), 8);
    const type = header.toString("latin1", 156, 157);
    if (!(size <= MOST_COPIED)) return false;
    if (type !== "x" && type !== "g") {
      const content = tar.subarray(at + BLOCK, at + BLOCK + ELF.length);
      return (type === "0" || type === "\0") && size >= ELF.length && content.equals(ELF);
    }
    // What is said of the file beforehand, such as its capabilities.
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
    if (at > MOST_HEADERS) return false;
  }
  return null;
}
