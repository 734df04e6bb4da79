import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { withoutCredentials } from "./credentials.ts";
import { git } from "./git-command.ts";

/** Where a repository keeps what a checkout of it is made of. */
export interface GitFolders {
  /** Of this working tree: its HEAD, its index, its sparse patterns. */
  readonly own: string;
  /** Of all its working trees: objects, references, configuration. */
  readonly common: string;
}

export async function gitFoldersOf(top: string): Promise<GitFolders> {
  const [own, common] = await Promise.all(
    ["--git-dir", "--git-common-dir"].map((asked) => git(top, ["rev-parse", asked])),
  );
  // Git answers relative to the folder it ran in.
  const path = (said: string) => resolve(top, said.replace(/\n$/, ""));
  return { own: path(own?.stdout ?? ""), common: path(common?.stdout ?? "") };
}

/**
 * Makes `folder` the working tree of a separate repository, at a commit, with nothing checked out yet. Objects are read from the
 * repository around `top`; references, configuration and hooks are its own, so that whatever is written there is written nowhere else.
 * By hand: `git init` would take templates and formats from the user's configuration.
 */
export async function makeOwnRepository(top: string, commit: string, folder: string): Promise<GitFolders> {
  const from = await gitFoldersOf(top);
  const to = join(folder, ".git");
  for (const path of ["objects/info", "objects/pack", "refs", "hooks", "info"])
    mkdirSync(join(to, path), { recursive: true });
  writeFileSync(join(to, "HEAD"), `${commit}\n`);
  writeFileSync(join(to, "objects/info/alternates"), `${alternate(join(from.common, "objects"))}\n`);
  writeFileSync(join(to, "packed-refs"), await packedReferences(top));
  writeFileSync(join(to, "config"), configText(await keptSettings(top, commit)));
  for (const path of ["shallow", "info/grafts", "info/attributes", "info/exclude"])
    copyIfThere(join(from.common, path), join(to, path));
  copyIfThere(join(from.own, "info/sparse-checkout"), join(to, "info/sparse-checkout"));
  return from;
}

/** A line of `alternates`; what git would read otherwise stands in quotation marks, which other readers of that file do not know. */
function alternate(path: string): string {
  return /^["#]|\n/.test(path) ? quoted(path) : path;
}

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, "\\$&").replaceAll("\n", "\\n").replaceAll("\t", "\\t")}"`;
}

function copyIfThere(from: string, to: string): void {
  if (existsSync(from)) copyFileSync(from, to);
}

/** What of a working tree alone, and what its user has put aside, is no part of another. */
const NOT_SHARED = /^refs\/(?:stash$|bisect\/|worktree\/|rewritten\/)/;

/** Tags, branches and replacements as `packed-refs` has them, for what describes a commit by them. */
async function packedReferences(top: string): Promise<string> {
  const { stdout } = await git(top, ["for-each-ref", "--format=%(objectname) %(refname)"]);
  const lines = stdout.split("\n").filter((line) => /^[0-9a-f]{40,} refs\//.test(line));
  const kept = lines.filter((line) => !NOT_SHARED.test(line.slice(line.indexOf(" ") + 1)));
  return kept.map((line) => `${line}\n`).join("");
}

/**
 * What says how files are checked out, who commits, and where a remote is, without credentials: no filter, no hook, no header of
 * actions/checkout with its token.
 */
const KEPT =
  /^(?:core\.(?:autocrlf|eol|safecrlf|filemode|symlinks|ignorecase|precomposeunicode|abbrev|longpaths|sparsecheckout|sparsecheckoutcone)|user\.(?:name|email)|remote\..+\.(?:url|fetch|promisor|partialclonefilter)|extensions\.partialclone)$/s;

/** Those that may have several values. */
const MANY = /^remote\..+\.(?:url|fetch)$/s;

type Setting = readonly [key: string, value: string];

async function keptSettings(top: string, commit: string): Promise<Setting[]> {
  const { stdout } = await git(top, ["config", "-z", "--list"]);
  const all = stdout.split("\0").flatMap((entry): Setting[] => {
    const [, key, value = "true"] = /^([^\n]+)(?:\n(.*))?$/s.exec(entry) ?? [];
    return key !== undefined && KEPT.test(key) ? [[key, value]] : [];
  });
  // As many digits as its ids have.
  const format: Setting[] = commit.length === 64 ? [["extensions.objectformat", "sha256"]] : [];
  // A key that is in the user's file and in the repository's, too, holds its last value; twice in one file, git refuses to set it.
  const last = new Map(all);
  const holding = [...all.filter(([key]) => MANY.test(key)), ...[...last].filter(([key]) => !MANY.test(key))];
  const kept = holding.map(([key, value]): Setting => {
    return [key, key.endsWith(".url") ? withoutCredentials(value) : value];
  });
  const extended = [...format, ...kept].some(([key]) => key.startsWith("extensions."));
  return [
    // Readers other than git's own know the older version best.
    ["core.repositoryformatversion", extended ? "1" : "0"],
    ["core.bare", "false"],
    ...format,
    ...kept,
  ];
}

function configText(settings: readonly Setting[]): string {
  return settings
    .map(([key, value]) => {
      const [section = "", name = ""] = [key.slice(0, key.indexOf(".")), key.slice(key.lastIndexOf(".") + 1)];
      const below = key.slice(section.length + 1, Math.max(section.length + 1, key.length - name.length - 1));
      return `[${section}${below === "" ? "" : ` ${quoted(below)}`}]\n\t${name} = ${quoted(value)}\n`;
    })
    .join("");
}

/** The remote that a partial clone gets objects from as they are needed; null where the clone is not partial. */
export async function promisorOf(top: string): Promise<string | null> {
  const { stdout } = await git(top, ["config", "--get-regexp", "^remote\\..*\\.promisor$", "true"]);
  return /^remote\.(.+)\.promisor /m.exec(stdout)?.[1] ?? null;
}

/**
 * Gives the repository in `folder` all objects of its history and its tags, so that it can be read where the user's is not, in the context of a build;
 * and an index without times and inodes, which would be another one each time. A partial clone's stays as it is: it does not have them.
 */
export async function makeSelfContained(folder: string): Promise<void> {
  const own = join(folder, ".git");
  // Without a separate one, git would take the repository around it.
  if (!existsSync(own) || (await promisorOf(folder)) !== null) return;
  const references = join(own, "packed-refs");
  const lines = readFileSync(references, "utf8").split("\n");
  // What describes a commit; other branches would make this another folder with each of them.
  writeFileSync(
    references,
    lines.flatMap((line) => (/ refs\/tags\//.test(line) ? [`${line}\n`] : [])).join(""),
  );
  const packed = await git(folder, ["-c", "pack.threads=1", "repack", "-a", "-d", "-q"], {
    timeoutSeconds: 600,
  });
  if (packed.code !== 0) return;
  rmSync(join(own, "objects/info/alternates"));
  rmSync(join(own, "index"), { force: true });
  await git(folder, ["read-tree", "HEAD"]);
}
