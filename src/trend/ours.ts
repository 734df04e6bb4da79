import { createHash } from "node:crypto";
import { UsageError } from "../errors.ts";
import { ALERTS_FILE, OVERVIEW_FILE, RUNS_BLOCKS } from "../format/trend.ts";
import type { BranchTree, TreeEntry } from "../platform/branch-tree.ts";

/** What tells our files from those of others, on a branch that may be a whole site: nothing that is not ours is written over. */

const MARK = "This file is loadgate's: each publish writes it again.";

/** A file of the page with the mark by which it is known again. */
export function marked(path: string, content: Buffer): Buffer {
  const comment = path.endsWith(".html") ? `<!-- ${MARK} -->` : `/* ${MARK} */`;
  return Buffer.concat([content, Buffer.from(`\n${comment}\n`)]);
}

/** By its own text; the badges are known by what they say. */
function isOurs(path: string, text: string): boolean {
  if (path.endsWith("badge.svg")) return text.includes('aria-label="loadgate: ');
  if (path.endsWith("badge.json")) return text.startsWith('{"schemaVersion":1,"label":"loadgate",');
  return text.includes(MARK);
}

export const within = (folder: string, path: string): string => (folder === "" ? path : `${folder}/${path}`);

/** Names in the folder of a trend that begins: whatever lies there is somebody else's. */
const DATA = [OVERVIEW_FILE, ALERTS_FILE, "badge.json", "badge.svg", "runs", "blocks"];

/** What would be the front page of a folder, if there were no index.html. */
const FRONT = /^(?:index\.(?!html$)|readme(?:\.|$))/i;

const KINDS: Readonly<Record<TreeEntry["kind"], string>> = {
  file: "a file",
  folder: "a folder",
  link: "a symbolic link",
  submodule: "a submodule",
};

/** Where a trend is to lie. */
interface Place {
  readonly tree: BranchTree;
  readonly branch: string;
  readonly folder: string;
}

/** UsageError where a trend cannot begin in this folder, since something of others is there; one that is there already is not looked at. */
export async function refuseOutsidersFolder({ tree, branch, folder }: Place): Promise<void> {
  const above = foldersAbove(within(folder, OVERVIEW_FILE));
  const [begun, ...entries] = await tree.entries([
    within(folder, RUNS_BLOCKS),
    ...above,
    ...DATA.map((name) => within(folder, name)),
  ]);
  const file = above.findIndex((_, i) => entries[i] && entries[i].kind !== "folder");
  if (file >= 0) throw foreign([[above[file] as string, entries[file] as TreeEntry]], branch);
  if (begun?.kind === "folder") return;
  const fronts = (await tree.list(folder)).filter((name) => FRONT.test(name));
  const there = [
    ...DATA.flatMap((name, i) => {
      const entry = entries[above.length + i];
      return entry ? [[within(folder, name), entry] as const] : [];
    }),
    ...fronts.map((name) => [within(folder, name), { kind: "file" }] as const),
  ];
  if (there.length > 0) throw foreign(there, branch);
}

/** UsageError where one of these files would write over something of others. Data is read before it is written, and so known. */
export async function refuseOutsidersFiles(
  files: ReadonlyMap<string, string | Buffer | null>,
  page: ReadonlySet<string>,
  { tree, branch, folder }: Place,
): Promise<void> {
  const paths = [...files].flatMap(([path, content]) => (content === null ? [] : [path]));
  const above = [...new Set(paths.flatMap(foldersAbove))];
  const entries = await tree.entries([...above, ...paths]);
  const strange: (readonly [string, TreeEntry])[] = [];
  const marks: (readonly [string, TreeEntry])[] = [];
  for (const [i, path] of [...above, ...paths].entries()) {
    const entry = entries[i];
    if (!entry) continue;
    if (entry.kind !== (i < above.length ? "folder" : "file")) strange.push([path, entry]);
    else if (i >= above.length && page.has(path) && entry.id !== blobId(files.get(path) ?? ""))
      marks.push([path, entry]);
  }
  for (const each of marks) if (!(await isMarked(each[0], tree))) strange.push(each);
  if (strange.length > 0) throw foreign(strange, branch);
  if (folder !== "") await refuseHidden(tree, branch, folder);
}

async function isMarked(path: string, tree: BranchTree): Promise<boolean> {
  try {
    const [text] = await tree.read([path]);
    return typeof text === "string" && isOurs(path, text);
  } catch (error) {
    // What is no text is not ours.
    if (error instanceof UsageError) return false;
    throw error;
  }
}

/** The id that git gives a file: one that is the same need not be fetched. */
function blobId(content: string | Buffer): string {
  const bytes = Buffer.from(content);
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

/** Of a/b/c those of a and a/b. */
function foldersAbove(path: string): string[] {
  const parts = path.split("/");
  return parts.slice(1).map((_, i) => parts.slice(0, i + 1).join("/"));
}

function foreign(
  found: readonly (readonly [path: string, entry: Pick<TreeEntry, "kind">])[],
  branch: string,
): UsageError {
  const foreign = found.map(([path, { kind }]) => `${path} (${KINDS[kind]})`).join(", ");
  return new UsageError(
    `${branch} has ${foreign} that loadgate did not write, so nothing was written; give the trend its own folder with --dashboard-path (dashboard-path of the action), or move what is there`,
  );
}

/** GitHub Pages runs Jekyll, which leaves such folders out; turning it off is left to whose site it is. */
async function refuseHidden(tree: BranchTree, branch: string, folder: string): Promise<void> {
  if (!folder.split("/").some((part) => /^[._#]|~$/.test(part))) return;
  const [off] = await tree.entries([".nojekyll"]);
  if (off) return;
  throw new UsageError(
    `GitHub Pages leaves out the folder ${folder}, since Jekyll ignores names that begin with _ or a dot; nothing was written; name another one with --dashboard-path, or add an empty file .nojekyll to the root of ${branch}`,
  );
}
