import { UsageError } from "../errors.ts";
import { GitFailure, mustRemoteGit, type RemoteGit } from "./remote-git.ts";

export interface TreeEntry {
  readonly kind: "file" | "folder" | "link" | "submodule";
  readonly id: string;
}

/** The files of a branch at one commit, read without a checkout. Paths are from the branch's root. */
export interface BranchTree {
  /** Null where there is no such branch yet. */
  readonly commit: string | null;
  /** Texts in the order of the paths, null where there is none. */
  readonly read: (paths: readonly string[]) => Promise<readonly (string | null)[]>;
  /** What lies at each path, null where there is nothing. */
  readonly entries: (paths: readonly string[]) => Promise<readonly (TreeEntry | null)[]>;
  /** Names in a folder, none where it is not there. */
  readonly list: (folder: string) => Promise<readonly string[]>;
}

/** Larger files are no files of ours; and what one answer of git's may hold. */
const MOST_BYTES = 7 * 1024 * 1024;
const PATHS_TOGETHER = 400;
const MARK = "loadgate-file";

export const emptyTree: BranchTree = {
  commit: null,
  read: async (paths) => paths.map(() => null),
  entries: async (paths) => paths.map(() => null),
  list: async () => [],
};

/** The tree of a commit that was fetched, perhaps without its files' contents: those are got as they are read, many at once. */
export function treeAt(commit: string, repository: RemoteGit): BranchTree {
  return {
    commit,
    read: async (paths) => {
      const entries = await entriesAt(commit, paths, repository);
      // What a symbolic link points at is not in the branch.
      const files = [...entries].filter(([, { kind }]) => kind === "file");
      const ids = new Map(files.map(([path, { id }]) => [path, id]));
      const texts = await contents([...new Set(ids.values())], repository);
      return paths.map((path) => {
        const id = ids.get(path);
        const text = id === undefined ? null : (texts.get(id) ?? null);
        if (id !== undefined && text === null)
          throw new UsageError(`${path} is not a text, or has more than ${MOST_BYTES / 2 ** 20} MiB`);
        return text;
      });
    },
    entries: async (paths) => {
      const found = await entriesAt(commit, paths, repository);
      return paths.map((path) => found.get(path) ?? null);
    },
    list: async (folder) => {
      // Of a folder that is not there nothing is reported; a failure is one, and no empty folder.
      const inside = folder === "" ? [] : ["--", `${folder}/`];
      const said = await mustRemoteGit(repository, [
        ...["--literal-pathspecs", "ls-tree", "-z", "--name-only", commit, ...inside],
      ]);
      const paths = said.split("\0").filter((path) => path !== "");
      return paths.map((path) => path.slice(folder === "" ? 0 : folder.length + 1));
    },
  };
}

const LINK = "120000";
const KINDS = { blob: "file", tree: "folder", commit: "submodule" } as const;

async function entriesAt(
  commit: string,
  paths: readonly string[],
  repository: RemoteGit,
): Promise<ReadonlyMap<string, TreeEntry>> {
  const found = new Map<string, TreeEntry>();
  for (let from = 0; from < paths.length; from += PATHS_TOGETHER) {
    const some = paths.slice(from, from + PATHS_TOGETHER);
    const said = await mustRemoteGit(repository, [
      "--literal-pathspecs",
      "ls-tree",
      "-z",
      commit,
      "--",
      ...some,
    ]);
    for (const entry of said.split("\0")) {
      const [, mode, type, id = "", path = ""] =
        /^(\d+) (blob|tree|commit) ([0-9a-f]+)\t(.*)$/s.exec(entry) ?? [];
      if (type === undefined) continue;
      const kind = mode === LINK ? "link" : KINDS[type as keyof typeof KINDS];
      found.set(path, { kind, id });
    }
  }
  return found;
}

async function contents(ids: readonly string[], repository: RemoteGit): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  await fetchBlobs(ids, repository);
  const sizes = await sizesOf(ids, repository);
  const texts = new Map<string, string>();
  for (const some of batchesOf(ids, sizes))
    for (const [id, text] of await textsOf(some, sizes, repository)) texts.set(id, text);
  return texts;
}

/** All that is missing in one request. Where that is not possible git gets each by itself later. */
async function fetchBlobs(ids: readonly string[], repository: RemoteGit): Promise<void> {
  const filter = await repository.git(["config", "remote.origin.partialclonefilter"]);
  if (filter.code !== 0) return;
  const args = ["fetch", "--quiet", "--no-tags", "--no-write-fetch-head", "--filter=blob:none", "--stdin"];
  await repository.git(["-c", "fetch.negotiationAlgorithm=noop", ...args, "origin"], {
    input: `${ids.join("\n")}\n`,
  });
}

async function sizesOf(ids: readonly string[], repository: RemoteGit): Promise<ReadonlyMap<string, number>> {
  const finished = await repository.git(["cat-file", "--batch-check=%(objectname) %(objectsize)"], {
    input: `${ids.join("\n")}\n`,
  });
  const sizes = new Map(
    finished.stdout.split("\n").flatMap((line) => {
      const [, id, size] = /^([0-9a-f]+) (\d+)$/.exec(line) ?? [];
      return id === undefined ? [] : [[id, Number(size)] as const];
    }),
  );
  // What the branch names is somewhere; here it is missing only where the remote did not send it.
  if (ids.some((id) => !sizes.has(id))) throw new GitFailure("cat-file", finished);
  return sizes;
}

/** Groups of blobs that fit into one answer; those that are too large are left out. */
function* batchesOf(
  ids: readonly string[],
  sizes: ReadonlyMap<string, number>,
): Generator<readonly string[]> {
  let some: string[] = [];
  let bytes = 0;
  for (const id of ids) {
    const size = sizes.get(id) ?? Number.NaN;
    if (!(size <= MOST_BYTES)) continue;
    if (bytes + size > MOST_BYTES) {
      yield some;
      [some, bytes] = [[], 0];
    }
    some.push(id);
    bytes += size;
  }
  if (some.length > 0) yield some;
}

async function textsOf(
  ids: readonly string[],
  sizes: ReadonlyMap<string, number>,
  repository: RemoteGit,
): Promise<readonly (readonly [string, string])[]> {
  const { stdout } = await repository.git(["cat-file", `--batch=${MARK} %(objectname)`], {
    input: `${ids.join("\n")}\n`,
  });
  const bytes = Buffer.from(stdout);
  let at = 0;
  const texts: (readonly [string, string])[] = [];
  for (const id of ids) {
    const head = `${MARK} ${id}\n`;
    const end = at + head.length + (sizes.get(id) ?? 0);
    // Bytes that are no text have come out as others, so that nothing behind them is where it should be.
    if (bytes.toString("utf8", at, at + head.length) !== head || bytes[end] !== 0x0a)
      return oneByOne(ids, sizes, repository);
    texts.push([id, bytes.toString("utf8", at + head.length, end)]);
    at = end + 1;
  }
  return texts;
}

async function oneByOne(
  ids: readonly string[],
  sizes: ReadonlyMap<string, number>,
  { git }: RemoteGit,
): Promise<readonly (readonly [string, string])[]> {
  const texts: (readonly [string, string])[] = [];
  for (const id of ids) {
    const { stdout } = await git(["cat-file", "blob", id]);
    if (Buffer.byteLength(stdout) === sizes.get(id)) texts.push([id, stdout]);
  }
  return texts;
}
