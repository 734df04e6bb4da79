import { lstatSync, realpathSync } from "node:fs";
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
