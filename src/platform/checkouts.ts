import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** A path and all folders above it, the root first. */
export function ancestors(path: string): string[] {
  const above = dirname(path);
  return above === path ? [path] : [...ancestors(above), path];
}

/** Whether a folder is the top of a checkout, by its files alone: git is not asked, which would read its configuration. */
export function isCheckout(folder: string): boolean {
  return lstatSync(join(folder, ".git"), { throwIfNoEntry: false }) !== undefined;
}

/** Whether a file, by whatever links, lies in the checkout that a folder belongs to, where an outsider may have put it. */
export function liesInCheckoutOf(folder: string, file: string): boolean {
  const top = ancestors(realpathSync(folder)).findLast(isCheckout);
  if (top === undefined) return false;
  const [first] = relative(top, realpathSync(file)).split(sep);
  return first !== "..";
}

const MOST_BYTES = 64 * 1024 * 1024;

/**
 * What a file that an outsider may have put there holds, links followed; null where it cannot be read, has more bytes or another owner, or is no plain file: a
 * pipe or a device need never end, and while one is opened nothing of ours could end it.
 */
export function readPlainFile(
  path: string,
  { mostBytes = MOST_BYTES, owner }: { readonly mostBytes?: number; readonly owner?: number } = {},
): Buffer | null {
  try {
    const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
    try {
      const found = fstatSync(file);
      const isTaken =
        found.isFile() && found.size <= mostBytes && (owner === undefined || found.uid === owner);
      return isTaken ? readFileSync(file) : null;
    } finally {
      closeSync(file);
    }
  } catch {
    return null;
  }
}
