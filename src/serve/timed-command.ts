import {
  chmodSync,
  chownSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fstatSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
} from "node:fs";
import { basename, join } from "node:path";
import type { Command } from "../model/config.ts";
import type { UserIds } from "../platform/exec.ts";

/** The program that times a command, and the arguments with which it does so and leaves its notes in a file. */
export interface CommandTimer {
  /** Its whole path. */
  readonly program: string;
  readonly argumentsFor: (command: Command, file: string) => readonly string[];
}

/** Bytes; notes are a few hundred, and of hyperfine 2 a few thousand. */
export const MOST_NOTES = 1024 * 1024;

/** A file for the notes of one run, in its own folder, gone when disposed of. */
export function notesFile(
  folder: string,
  user?: UserIds,
): Disposable & { readonly path: string; read(): string | null } {
  const own = mkdtempSync(join(folder, "timing-"));
  if (user) chownSync(own, user.uid, user.gid);
  const path = join(own, "notes.json");
  return {
    path,
    read: () => readNotes(path),
    [Symbol.dispose]: () => rmSync(own, { recursive: true, force: true }),
  };
}

/** A program of ours that every user can start, though it lies in our user's home: a copy in the run's folder. */
export function programForAll(program: string, folder: string): string {
  const copy = join(folder, basename(program));
  if (existsSync(copy)) return copy;
  copyFileSync(program, copy);
  chmodSync(copy, 0o755);
  return copy;
}

/** Null where there is none. What was timed may have put anything in its place, so nothing but a plain, small file is read. */
function readNotes(path: string): string | null {
  try {
    const file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    try {
      if (!fstatSync(file).isFile()) return null;
      const content = Buffer.alloc(MOST_NOTES);
      return content.toString("utf8", 0, readSync(file, content, 0, MOST_NOTES, 0));
    } finally {
      closeSync(file);
    }
  } catch {
    return null;
  }
}
