import { createHash } from "node:crypto";
import { type Dirent, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { readPlainFile } from "../platform/checkouts.ts";

/** What tells that a file was written to, though its times were set back. */
interface Stamp {
  readonly written: string;
  /** Status changes: set by the kernel alone, also where a file gets one more name. */
  readonly changed: bigint;
  readonly names: bigint;
}

/** The first file, in the order of the alphabet, that is not as it was, and how many there are. */
interface Change {
  readonly path: string;
  readonly files: number;
}

/** Looks at every file of a tree; what is returned gives what is not as it was, null where nothing is. */
export function watchTree(top: string): () => Change | null {
  const before = stampsOf(top);
  return () => changeOf(changedSince(before, stampsOf(top)));
}

/**
 * The same while servers of two trees run: files that were there, and are changed in this tree and not in the other. A server that keeps
 * data in its folder, or builds itself when it is started, does so in both. Of `programs` what is in them counts: loadgate writes them again.
 */
export function watchBeside(top: string, other: string, programs: readonly string[]): () => Change | null {
  const [before, elsewhere] = [stampsOf(top), stampsOf(other)];
  const contents = new Map(programs.map((path) => [path, contentOf(join(top, path))]));
  const isRewritten = (path: string) => {
    const content = contents.get(path);
    return content != null && content === contentOf(join(top, path));
  };
  return () => {
    const changed = changedSince(before, stampsOf(top)).filter(
      (path) => before.has(path) && !isRewritten(path),
    );
    if (changed.length === 0) return null;
    const there = new Set(changedSince(elsewhere, stampsOf(other)));
    return changeOf(changed.filter((path) => !there.has(path)));
  };
}

function changedSince(before: ReadonlyMap<string, Stamp>, after: ReadonlyMap<string, Stamp>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => !isSame(before.get(path), after.get(path)),
  );
}

function changeOf(paths: readonly string[]): Change | null {
  const [path] = paths.toSorted();
  return path === undefined ? null : { path, files: paths.length };
}

/** Larger programs are not written again. */
const MOST_BYTES = 256 * 1024 * 1024;

/** What a file holds, as a hash; null where it is none that can be read. */
function contentOf(path: string): string | null {
  const content = readPlainFile(path, { mostBytes: MOST_BYTES });
  return content && createHash("sha256").update(content).digest("hex");
}

function isSame(before: Stamp | undefined, after: Stamp | undefined): boolean {
  if (!before || !after || before.written !== after.written) return false;
  // A file that a package manager's store has too gets one more name with each tree that is made of that store.
  return before.changed === after.changed || before.names > 1n;
}

/** A folder that we may not read is as good as empty, both times. */
function listFolder(path: string): Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch {
    return [];
  }
}

function stampsOf(top: string): Map<string, Stamp> {
  const found = new Map<string, Stamp>();
  const folders = [""];
  for (const folder of folders) {
    for (const entry of listFolder(join(top, folder))) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) folders.push(path);
      const stat = lstatSync(join(top, path), { bigint: true, throwIfNoEntry: false });
      if (!stat) continue;
      const { ino, mode, uid, size, mtimeNs, ctimeNs, nlink } = stat;
      // What a folder holds is looked at itself; and of it only that it is there, and whose.
      const written = entry.isDirectory() ? [ino, mode, uid] : [ino, mode, uid, size, mtimeNs];
      found.set(path, {
        written: written.join(" "),
        changed: entry.isDirectory() ? 0n : ctimeNs,
        names: nlink,
      });
    }
  }
  return found;
}
