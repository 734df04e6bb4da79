import { closeSync, constants, fstatSync, mkdtempSync, openSync, readSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Command } from "../model/config.ts";

/** The program that times a command, and the arguments with which it does so and leaves its notes in a file. */
export interface CommandTimer {
  /** Its whole path. */
  readonly program: string;
  readonly argumentsFor: (command: Command, file: string) => readonly string[];
}

/** Bytes; notes are a few hundred, and of hyperfine 2 a few thousand. */
export const MOST_NOTES = 1024 * 1024;

/** A file for the notes of one run, in a folder of its own, gone when disposed of. */
export function notesFile(folder: string): Disposable & { readonly path: string; read(): string | null } {
  const own = mkdtempSync(join(folder, "timing-"));
  const path = join(own, "notes.json");
  return {
    path,
    read: () => readNotes(path),
    [Symbol.dispose]: () => rmSync(own, { recursive: true, force: true }),
  };
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
