import { randomUUID } from "node:crypto";
import {
  closeSync,
  constants,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { UsageError } from "../errors.ts";
import { ancestors, isCheckout } from "./checkouts.ts";
import { why } from "./exec.ts";
import { git } from "./git-command.ts";

/**
 * Makes a folder for what we write, where nobody else has put anything: an Error where a link leads to it, or where git tracks files in it; a UsageError where git does not say.
 * Either may be an outsider's, who would have us write elsewhere, or a workflow upload what lies elsewhere.
 */
export async function makeOutputFolder(folder: string): Promise<void> {
  refuseLinks(folder, folder);
  const tracked = await trackedIn(folder);
  if (tracked.length > 0) throw new Error(`git tracks ${tracked[0]} there, which would be overwritten`);
  mkdirSync(folder, { recursive: true });
}

/** Writes a file of an output folder, which is there whole or not at all; `name` may have folders. No link is followed, the old file's neither. */
export function writeOutput(folder: string, name: string, content: string): void {
  const path = join(folder, name);
  const place = dirname(path);
  refuseLinks(place, folder);
  mkdirSync(place, { recursive: true });
  const part = join(place, `.${basename(path)}.${randomUUID()}.part`);
  const { O_WRONLY, O_CREAT, O_EXCL, O_NOFOLLOW } = constants;
  const file = openSync(part, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o666);
  try {
    try {
      writeFileSync(file, content);
    } finally {
      closeSync(file);
    }
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/** Refuses links from `from` down to `path`; in a checkout, whose links are an outsider's, from its top down. */
function refuseLinks(path: string, from: string): void {
  const all = ancestors(path);
  const outermost = all.findIndex(isCheckout);
  const first = all.indexOf(from);
  const start = outermost === -1 ? first : Math.min(first, outermost + 1);
  for (const each of all.slice(start))
    if (lstatSync(each, { throwIfNoEntry: false })?.isSymbolicLink()) throw new Error(`${each} is a link`);
}

async function trackedIn(folder: string): Promise<string[]> {
  const top = ancestors(folder).findLast(isCheckout);
  if (top === undefined) return [];
  const path = relative(top, folder);
  const listed = await git(top, ["ls-files", "-z", "--", path === "" ? "." : `:(literal)${path}`]);
  if (listed.code === 0) return listed.stdout.split("\0").filter(Boolean);
  if (/not a git repository/.test(listed.stderr)) return [];
  throw new UsageError(`git does not say which files of ${top} it tracks: ${why(listed)}`);
}
