import { type Dirent, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** What tells that a file was written to, though its times were set back. */
interface Stamp {
  readonly written: string;
  /** Status changes: set by the kernel alone, also where a file gets one more name. */
  readonly changed: bigint;
  readonly names: bigint;
}

/** Looks at every file of a tree; what is returned gives the first that is not as it was, and how many there are; null where none is. */
export function watchTree(top: string): () => { readonly path: string; readonly files: number } | null {
  const before = stampsOf(top);
  return () => {
    const after = stampsOf(top);
    const paths = [...new Set([...before.keys(), ...after.keys()])].filter(
      (path) => !isSame(before.get(path), after.get(path)),
    );
    const [path] = paths.toSorted();
    return path === undefined ? null : { path, files: paths.length };
  };
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
      // What a folder holds is looked at itself; that it is there, and whose, is all of its own.
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
