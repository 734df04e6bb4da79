import { UsageError } from "../errors.ts";
import { commitOfWorkingTree, findCommit, isShallow, mergeBase, type Repository } from "../platform/git.ts";

export interface Revision {
  readonly commit: string;
  /** What the user asked for, for the report. */
  readonly label: string;
}

export interface Revisions {
  readonly base: Revision;
  readonly head: Revision;
}

const WORKTREE = "worktree";

/** The two revisions to compare. Without `base`, the merge base of head with the main branch. */
export async function chooseRevisions(
  repository: Repository,
  asked: { readonly base?: string | undefined; readonly head?: string | undefined },
  folder: string,
  signal?: AbortSignal,
): Promise<Revisions> {
  const head = await chooseHead(repository, asked.head, folder, signal);
  const base =
    asked.base === undefined
      ? await defaultBase(repository, head)
      : { commit: await mustFind(repository, asked.base), label: asked.base };
  return { base, head };
}

/** The revision that is measured: the one asked for, else the working tree as it is. */
export async function chooseHead(
  repository: Repository,
  asked: string = WORKTREE,
  folder: string,
  signal?: AbortSignal,
): Promise<Revision> {
  if (asked !== WORKTREE) return { commit: await mustFind(repository, asked), label: asked };
  if (!(await findCommit(repository, "HEAD")))
    throw new UsageError("this repository has no commit yet; commit something first");
  return { commit: await commitOfWorkingTree(repository, folder, signal), label: "working tree" };
}

/** The branches that a change is usually made against, most telling first. */
const MAIN_BRANCHES = [
  "refs/remotes/origin/HEAD",
  "refs/remotes/origin/main",
  "refs/remotes/origin/master",
  "main",
  "master",
];

async function defaultBase(repository: Repository, head: Revision): Promise<Revision> {
  for (const branch of MAIN_BRANCHES) {
    const tip = await findCommit(repository, branch);
    if (!tip) continue;
    const name = branch.replace("refs/remotes/", "");
    const base = await mergeBase(repository, tip, head.commit);
    if (base) return { commit: base, label: `merge base with ${name}` };
    throw new UsageError(`${name} and head have no common commit here${await shallowHint(repository)}`);
  }
  throw new UsageError(
    `there is neither origin/HEAD nor main nor master here to compare with${await shallowHint(repository)}`,
  );
}

/** The full id of a revision's commit; a UsageError says how to get it where it is not here. */
export async function mustFind(repository: Repository, revision: string): Promise<string> {
  const commit = await findCommit(repository, revision);
  if (commit) return commit;
  const hint = (await isShallow(repository))
    ? `; this clone is shallow, fetch it first: ${fetchCommand(revision)}`
    : "; git log --oneline --all shows those that do";
  throw new UsageError(`revision "${revision}" does not exist here${hint}`);
}

async function shallowHint(repository: Repository): Promise<string> {
  return (await isShallow(repository))
    ? ": this clone is shallow; run git fetch --unshallow origin, or set fetch-depth: 0 for actions/checkout"
    : "; say which revision is the base with --base REV";
}

function fetchCommand(revision: string): string {
  return /^[0-9a-f]{40}$/.test(revision)
    ? `git fetch --depth=1 origin ${revision}`
    : "git fetch --unshallow origin (for actions/checkout: fetch-depth: 0)";
}
