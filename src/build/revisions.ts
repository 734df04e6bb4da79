import { UsageError } from "../errors.ts";
import {
  commitOfWorkingTree,
  cutHistory,
  findCommit,
  isShallow,
  mergeBase,
  type Repository,
} from "../platform/git.ts";

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
      : await chooseBase(repository, asked.base, head);
  return { base, head };
}

/** What ends the name of a revision where its merge base with head is meant, as in git's `main...HEAD`. */
const MERGE_BASE = "...";

async function chooseBase(repository: Repository, asked: string, head: Revision): Promise<Revision> {
  if (!asked.endsWith(MERGE_BASE)) return { commit: await mustFind(repository, asked), label: asked };
  const name = asked.slice(0, -MERGE_BASE.length);
  const tip = await mustFind(repository, name);
  return mergeBaseWith(repository, { name, tip }, head);
}

async function mergeBaseWith(
  repository: Repository,
  { name, tip }: { readonly name: string; readonly tip: string },
  head: Revision,
): Promise<Revision> {
  const commit = await mergeBase(repository, tip, head.commit);
  if (commit) return { commit, label: `merge base with ${name}` };
  throw new UsageError(`${name} and head have no common commit here${await historyHint(repository)}`);
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

/** The branches that a change is usually made against, most informative first; by their whole names, since git takes a tag for "main" first. */
const MAIN_BRANCHES = [
  "refs/remotes/origin/HEAD",
  "refs/remotes/origin/main",
  "refs/remotes/origin/master",
  "refs/heads/main",
  "refs/heads/master",
];

async function defaultBase(repository: Repository, head: Revision): Promise<Revision> {
  for (const branch of MAIN_BRANCHES) {
    const tip = await findCommit(repository, branch);
    if (!tip) continue;
    const name = branch.replace(/^refs\/(?:remotes|heads)\//, "");
    return mergeBaseWith(repository, { name, tip }, head);
  }
  throw new UsageError(
    `there is no origin/HEAD, main or master to compare with${await historyHint(repository)}`,
  );
}

/** The full id of a revision's commit; a UsageError says how to get it where it is not here. */
export async function mustFind(repository: Repository, revision: string): Promise<string> {
  const commit = await findCommit(repository, revision);
  if (commit) return commit;
  const hint = (await isShallow(repository))
    ? `; this clone is shallow, so fetch it first: ${fetchCommand(revision)}`
    : "; git log --oneline --all lists those that do";
  throw new UsageError(`revision "${revision}" does not exist here${hint}`);
}

/** Why a history may end before a common commit, and what to do; `otherwise` says how to name the base. */
export async function historyHint(
  repository: Repository,
  otherwise = "name the base with --base REV",
): Promise<string> {
  const { shallow, replaced, grafts } = await cutHistory(repository);
  const [edge] = shallow;
  const [first] = replaced;
  const one = replaced.length === 1;
  const reasons = [
    edge !== undefined &&
      `this clone is shallow; run git fetch --unshallow origin, or set fetch-depth: 0 for actions/checkout. Where that is set, a later git fetch --depth cut the history (at ${edge.slice(0, 12)}${shallow.length === 1 ? "" : " and elsewhere"}, by .git/shallow); remove that step. Where origin itself is shallow, ${otherwise}`,
    first !== undefined &&
      `git replace gives ${one ? "a commit" : `${replaced.length} commits`} here other parents or contents (git replace --list); undo that with git replace --delete ${first.slice(0, 12)}${one ? "" : " …"}, or ${otherwise}`,
    grafts !== null && `${grafts} gives commits here other parents; remove that file, or ${otherwise}`,
  ].filter((reason) => reason !== false);
  return reasons.length === 0 ? `; ${otherwise}` : `: ${reasons.join(". And ")}`;
}

function fetchCommand(revision: string): string {
  return /^[0-9a-f]{40}$/.test(revision)
    ? `git fetch --depth=1 origin ${revision}`
    : "git fetch --unshallow origin (for actions/checkout: fetch-depth: 0)";
}
