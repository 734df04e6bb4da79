import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DeliveryError, UsageError } from "../errors.ts";
import { type BranchTree, emptyTree, treeAt } from "./branch-tree.ts";
import type { Clock } from "./clock.ts";
import {
  GitFailure,
  mustRemoteGit,
  NAME_IN_THE_WAY,
  type Refusal,
  type Remote,
  type RemoteGit,
  refusalOf,
  remoteGit,
} from "./remote-git.ts";

export interface BranchAccess {
  readonly remote: Remote;
  /** Without refs/heads/. */
  readonly branch: string;
  /** A temporary folder of the caller's, which takes it away. */
  readonly folder: string;
  readonly clock: Clock;
  /** Numbers from 0 to 1. */
  readonly random: () => number;
  readonly signal?: AbortSignal;
  /** All tries and waits together; 5 minutes unless said otherwise. */
  readonly limitSeconds?: number;
  /** Called before a wait, with what went wrong. */
  readonly say?: (text: string) => void;
}

/** What is to become of the branch: files by their paths from its root, null takes one away. */
interface BranchChange {
  readonly files: ReadonlyMap<string, string | Buffer | null>;
  readonly message: string;
}

/** What is made of the branch as it is: a change, null for none, and what the caller wants to have of it. */
interface Made<T> {
  readonly change: BranchChange | null;
  readonly result: T;
}

export interface Updated<T> {
  /** The commit that was pushed; null where nothing was to be changed. */
  readonly commit: string | null;
  readonly tries: number;
  /** What was made of the branch that the commit lies on. */
  readonly result: T;
}

const LIMIT_SECONDS = 300;
const FIRST_WAIT_SECONDS = 0.5;
const LONGEST_WAIT_SECONDS = 20;
/** Times in a row that a remote may be out of order, before it is given up. */
const MOST_TROUBLE = 8;

const BOT = "41898282+github-actions[bot]@users.noreply.github.com";
const AUTHOR = {
  GIT_AUTHOR_NAME: "loadgate",
  GIT_AUTHOR_EMAIL: BOT,
  GIT_COMMITTER_NAME: "loadgate",
  GIT_COMMITTER_EMAIL: BOT,
};

/**
 * Changes a branch of a remote by one commit on top of what is there, in its own repository without any checkout. Where somebody
 * else was faster, `make` is asked again with what is there now; nothing is ever forced. Throws a DeliveryError where the remote
 * refuses, or the time is over.
 */
export async function updateBranch<T>(
  access: BranchAccess,
  make: (tree: BranchTree) => Promise<Made<T>>,
): Promise<Updated<T>> {
  const { clock, limitSeconds = LIMIT_SECONDS } = access;
  const until = clock.now() + limitSeconds;
  const left = () => until - clock.now();
  const repository = await initRepository(access, left);
  let trouble = 0;
  for (let tries = 1; ; tries++) {
    const outcome = await tryOnce(access, repository, make);
    if (!("kind" in outcome)) return { ...outcome, tries };
    if (outcome.kind === "refused") throw refusedBy(access, outcome, repository);
    trouble = outcome.kind === "trouble" ? trouble + 1 : 0;
    const wait = waitBefore(tries, access.random());
    const why = outcome.kind === "race" ? "others were faster" : repository.redact(outcome.said);
    if (trouble >= MOST_TROUBLE || wait > left())
      throw new DeliveryError(
        `${access.branch} of ${access.remote.url} could not be updated in ${tries} tries (${why}); nothing is lost, run this step again`,
      );
    access.say?.(`${access.branch}: ${why}; trying again`);
    await clock.sleep(wait, access.signal);
  }
}

/** Somewhere between nothing and twice as long as before, so that rivals part. */
function waitBefore(tries: number, random: number): number {
  return random * Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** tries);
}

function refusedBy(
  { branch, remote }: BranchAccess,
  { said, todo }: Extract<Refusal, { kind: "refused" }>,
  { redact }: RemoteGit,
): DeliveryError {
  return new DeliveryError(`${branch} of ${remote.url} cannot be updated: ${redact(said)}; ${todo}`);
}

async function initRepository(
  { folder, remote, branch, signal }: BranchAccess,
  left: () => number,
): Promise<RemoteGit> {
  const gitDir = join(folder, "branch.git");
  mkdirSync(gitDir, { recursive: true });
  const repository = remoteGit(remote, gitDir, { left, signal });
  const { code } = await repository.git(["check-ref-format", `refs/heads/${branch}`]);
  // git makes no branch of these names either: everywhere else they are the commit that is checked out.
  if (code !== 0 || branch.startsWith("-") || branch === "HEAD" || branch === "@")
    throw new UsageError(`${branch} is not the name of a branch; write it like gh-pages`);
  await mustRemoteGit(repository, ["init", "--quiet", "--bare", gitDir]);
  await mustRemoteGit(repository, ["config", "remote.origin.url", remote.url]);
  return repository;
}

/** One try. */
async function tryOnce<T>(
  access: BranchAccess,
  repository: RemoteGit,
  make: (tree: BranchTree) => Promise<Made<T>>,
): Promise<Omit<Updated<T>, "tries"> | Refusal> {
  const tree = await fetchBranch(access, repository);
  if ("kind" in tree) return tree;
  const made = await make(tree).catch(refusalIn);
  if ("kind" in made) return made;
  const { change, result } = made;
  const commit = change && (await createCommit(change, tree, access, repository));
  if (commit === null) return { commit, result };
  const pushed = await repository.git([
    "push",
    "--quiet",
    "--porcelain",
    "origin",
    `${commit}:refs/heads/${access.branch}`,
  ]);
  return pushed.code === 0 ? { commit, result } : refusalOf(pushed);
}

/** What is read of the branch may have to be got from the remote first. */
function refusalIn(error: unknown): Refusal {
  if (error instanceof GitFailure) return refusalOf(error.finished);
  throw error;
}

/** The branch as it is now, without the contents of its files where the server can leave them out. */
async function fetchBranch({ branch }: BranchAccess, repository: RemoteGit): Promise<BranchTree | Refusal> {
  const ref = `refs/heads/${branch}`;
  const above = foldersOf(ref);
  const listed = await repository.git(["ls-remote", "--refs", "origin", ref, `${ref}/*`, ...above]);
  if (listed.code !== 0) return refusalOf(listed);
  // The patterns also fit the ends of longer names.
  const refs = listed.stdout.split("\n").map((line) => line.slice(line.indexOf("\t") + 1));
  if (!refs.includes(ref)) {
    const inTheWay = refs.find((each) => each.startsWith(`${ref}/`) || above.includes(each));
    if (inTheWay === undefined) return emptyTree;
    const said = `it has a branch ${inTheWay.replace("refs/heads/", "")}`;
    return { kind: "refused", said, todo: NAME_IN_THE_WAY };
  }
  const options = ["--quiet", "--no-tags", "--no-write-fetch-head", "--depth=1", "--filter=blob:none"];
  const got = await repository.git(["fetch", ...options, "origin", `+${ref}:refs/loadgate/tip`]);
  if (got.code !== 0) return goneMeanwhile(got.stderr) ? { kind: "race" } : refusalOf(got);
  const commit = await mustRemoteGit(repository, ["rev-parse", "refs/loadgate/tip"]);
  return treeAt(commit, repository);
}

/** Names that a branch's own would lie within: of refs/heads/a/b/c those of a and a/b. */
function foldersOf(ref: string): string[] {
  const parts = ref.split("/");
  return Array.from({ length: parts.length - 3 }, (_, i) => parts.slice(0, i + 3).join("/"));
}

const goneMeanwhile = (said: string): boolean => /couldn't find remote ref/i.test(said);

/** The commit with the change on top of the tree; null where all is as it is wanted. */
async function createCommit(
  { files, message }: BranchChange,
  tree: BranchTree,
  { folder }: BranchAccess,
  repository: RemoteGit,
): Promise<string | null> {
  if (files.size === 0) return null;
  const env = { GIT_INDEX_FILE: join(folder, "branch.index") };
  rmSync(env.GIT_INDEX_FILE, { force: true });
  if (tree.commit !== null) await mustRemoteGit(repository, ["read-tree", tree.commit], { env });
  const ids = await writeBlobs(files, folder, repository);
  const entries = [...files.keys()].map((path) => {
    const id = ids.get(path);
    return id === undefined ? `0 ${"0".repeat(40)}\t${path}` : `100644 ${id}\t${path}`;
  });
  await mustRemoteGit(repository, ["update-index", "-z", "--index-info"], {
    env,
    input: `${entries.join("\0")}\0`,
  });
  // Contents that were not fetched are not asked for.
  const made = await mustRemoteGit(repository, ["write-tree", "--missing-ok"], { env });
  if (tree.commit !== null) {
    const before = await mustRemoteGit(repository, ["rev-parse", `${tree.commit}^{tree}`]);
    if (made === before) return null;
  }
  const parents = tree.commit === null ? [] : ["-p", tree.commit];
  return mustRemoteGit(repository, ["commit-tree", made, ...parents, "-F", "-"], {
    env: AUTHOR,
    input: message,
  });
}

/** Puts the files into git's store, all in one go; the ids by path. */
async function writeBlobs(
  files: BranchChange["files"],
  folder: string,
  repository: RemoteGit,
): Promise<ReadonlyMap<string, string>> {
  const present = [...files].filter((entry): entry is [string, string | Buffer] => entry[1] !== null);
  if (present.length === 0) return new Map();
  const place = join(folder, "branch.files");
  mkdirSync(place, { recursive: true });
  const names = present.map(([, content], i) => {
    const name = join(place, String(i));
    writeFileSync(name, content);
    return name;
  });
  const said = await mustRemoteGit(repository, ["hash-object", "-w", "--no-filters", "--stdin-paths"], {
    input: `${names.join("\n")}\n`,
  });
  const ids = said.split("\n");
  return new Map(present.map(([path], i) => [path, ids[i] as string]));
}
