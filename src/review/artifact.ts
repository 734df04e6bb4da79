import { type Entry, fromBufferPromise, validateFileName } from "yauzl";
import { DeliveryError, UsageError } from "../errors.ts";
import { type GithubApi, refusalOf } from "../platform/github-api.ts";

/** What a measuring job left for those who report. */
interface RunFiles {
  /** results.json, or null where there is none. */
  readonly results: string | null;
  /** failure.json: why there are no results. */
  readonly failure: string | null;
}

/** An archive of this size is refused before it is fetched. */
const MOST_ARCHIVE_BYTES = 128 * 1024 * 1024;

/** A workflow run, by GitHub's own record, which nothing that it left can change. */
export interface RunRecord {
  readonly id: number;
  readonly workflow: number;
  readonly event: string;
  /** The repository that its code is from; null where that has been deleted. */
  readonly headRepository: number | null;
  readonly createdAt: string;
}

export async function recordOfRun(run: number, { octokit, at }: GithubApi): Promise<RunRecord> {
  const { data } = await askFor(
    octokit.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}", { ...at, run_id: run }),
  );
  return recordOf(data);
}

interface RunData {
  readonly id: number | bigint;
  readonly workflow_id: number | bigint;
  readonly event: string;
  readonly head_repository?: { readonly id: number | bigint } | null;
  readonly created_at: string;
}

function recordOf({ id, workflow_id, event, head_repository, created_at }: RunData): RunRecord {
  return {
    ...{ id: Number(id), workflow: Number(workflow_id), event, createdAt: created_at },
    headRepository: head_repository ? Number(head_repository.id) : null,
  };
}

/** The latest runs of the same workflow for the same kind of event, newest first; of one commit, if it is named. */
async function siblingsOf(
  { workflow, event }: RunRecord,
  { octokit, at }: GithubApi,
  head?: string,
): Promise<RunRecord[]> {
  const { data } = await askFor(
    octokit.request("GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs", {
      ...at,
      ...{ workflow_id: workflow, event, per_page: 100 },
      ...(head !== undefined && { head_sha: head }),
    }),
  );
  return data.workflow_runs.map(recordOf);
}

/** What a run left, and which run that was. */
export interface LeftByRun extends RunFiles {
  readonly run: RunRecord;
}

/** The files in the artifact that a workflow run left under this name, the newest where it ran again; null where it left none. */
export async function filesOfRun(run: RunRecord, name: string, api: GithubApi): Promise<LeftByRun | null> {
  const { octokit, at } = api;
  const all = await askFor(
    octokit.paginate("GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts", {
      ...at,
      run_id: run.id,
      name,
      per_page: 100,
    }),
  );
  const files = await newest(all, name, api);
  return files && { ...files, run };
}

/** Of the runs for a commit so many are looked at. */
const MOST_CANDIDATES = 5;

/**
 * The same of earlier runs for a commit, newest first. Anybody can leave an artifact of this name for this commit; what counts is that
 * GitHub's record of its run has the same workflow, event and head repository.
 */
export async function* filesForCommit(
  own: RunRecord,
  head: string,
  name: string,
  api: GithubApi,
): AsyncGenerator<LeftByRun> {
  const siblings = (await siblingsOf(own, api, head))
    .filter(({ id, headRepository }) => id !== own.id && headRepository === own.headRepository)
    .sort((a, b) => b.id - a.id);
  let found = 0;
  for (const run of siblings) {
    const files = await filesOfRun(run, name, api);
    if (files) yield files;
    if (files && ++found === MOST_CANDIDATES) return;
  }
}

/**
 * What the latest runs of this repository's own code left, newest first; those that cannot be read are left out. Of the same workflow
 * and event: a workflow that outsiders cause is nobody's record.
 */
export async function filesOfEarlierRuns(
  like: RunRecord,
  name: string,
  most: number,
  api: GithubApi,
): Promise<{ total: number; left: RunFiles[] }> {
  const { octokit, at } = api;
  const { data } = await askFor(
    octokit.request("GET /repos/{owner}/{repo}/actions/artifacts", { ...at, name, per_page: 100 }),
  );
  const siblings = new Set((await siblingsOf(like, api)).map(({ id }) => id));
  // A run that was repeated for the same commit is one voice.
  const seen = new Set<string | null | undefined>();
  const chosen = data.artifacts.filter(({ expired, workflow_run: run }) => {
    const own = run?.head_repository_id === run?.repository_id && siblings.has(Number(run?.id));
    return own && !expired && !seen.has(run?.head_sha) && seen.add(run?.head_sha);
  });
  const left: RunFiles[] = [];
  for (const artifact of chosen) {
    if (left.length === most) break;
    const found = await newest([artifact], name, api).catch(() => null);
    if (found) left.push(found);
  }
  return { total: data.total_count, left };
}

interface ArtifactData {
  readonly id: number | bigint;
  readonly name: string;
  readonly expired: boolean;
  readonly size_in_bytes: number | bigint;
}

async function newest(
  all: readonly ArtifactData[],
  name: string,
  { octokit, at }: GithubApi,
): Promise<RunFiles | null> {
  const [artifact] = all
    .filter((each) => each.name === name && !each.expired)
    .sort((a, b) => Number(b.id) - Number(a.id));
  if (artifact === undefined) return null;
  if (artifact.size_in_bytes > MOST_ARCHIVE_BYTES)
    throw new UsageError(`the artifact ${name} has ${artifact.size_in_bytes} bytes: no run leaves so much`);
  const { data } = await askFor(
    octokit.request("GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}", {
      ...at,
      artifact_id: Number(artifact.id),
      archive_format: "zip",
    }),
  );
  const archive = Buffer.from(data as ArrayBuffer);
  // Forks may leave anything under any name: what is read is theirs to forge, and nothing more.
  return {
    results: await fileInArchive(archive, "results.json", USUAL_CAPS),
    failure: await fileInArchive(archive, "failure.json", { ...USUAL_CAPS, mostBytes: 1024 * 1024 }),
  };
}

async function askFor<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    const refusal = refusalOf("the run's artifact cannot be fetched", error, "actions: read");
    throw new DeliveryError(refusal, { cause: error });
  }
}

interface ArchiveCaps {
  readonly mostEntries: number;
  readonly mostBytes: number;
}

/** An archive of Actions: the files of one folder and its folders. */
const USUAL_CAPS: ArchiveCaps = { mostEntries: 5000, mostBytes: 64 * 1024 * 1024 };

/** The type of file in a Unix mode, and what links are known by. */
const TYPE = 0o170_000;
const LINK = 0o120_000;

/**
 * One file of a zip archive that may come from anyone, read in memory: nothing is ever written under a name that the archive
 * chose. An archive with a link, a name that leads out of it, or a name twice is refused whole. Null where the file is not in it.
 */
async function fileInArchive(
  archive: Buffer,
  name: string,
  { mostEntries, mostBytes }: ArchiveCaps = USUAL_CAPS,
): Promise<string | null> {
  const zip = await openArchive(archive);
  if (zip.entryCount > mostEntries)
    throw new UsageError(`the artifact has ${zip.entryCount} entries, more than any run leaves`);
  const names = new Set<string>();
  let found: Entry | null = null;
  try {
    for await (const entry of zip.eachEntry()) {
      if (names.size > mostEntries) throw new UsageError("the artifact has more entries than it says");
      checkEntry(entry, names);
      if (entry.fileName === name) found = entry;
    }
    if (found === null) return null;
    if (found.uncompressedSize > mostBytes)
      throw new UsageError(`${name} in the artifact has more than ${mostBytes / 2 ** 20} MiB`);
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of await zip.openReadStreamPromise(found)) {
      size += chunk.length;
      if (size > mostBytes) throw new UsageError(`${name} in the artifact is larger than it says`);
      chunks.push(chunk);
    }
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`the artifact cannot be read: ${(error as Error).message}`);
  }
}

async function openArchive(archive: Buffer) {
  try {
    return await fromBufferPromise(archive, { lazyEntries: true, validateEntrySizes: true });
  } catch (error) {
    throw new UsageError(`the artifact is not a zip archive: ${(error as Error).message}`);
  }
}

function checkEntry({ fileName, externalFileAttributes }: Entry, names: Set<string>): void {
  const wrong = validateFileName(fileName);
  if (wrong !== null) throw new UsageError("the artifact has a name that leads out of it");
  if (((externalFileAttributes >>> 16) & TYPE) === LINK)
    throw new UsageError("the artifact has a link in it");
  if (names.has(fileName)) throw new UsageError("the artifact has a name twice");
  names.add(fileName);
}
