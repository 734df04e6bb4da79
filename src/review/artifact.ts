import { DeliveryError, UsageError } from "../errors.ts";
import { type GithubApi, refusalOf } from "../platform/github-api.ts";
import { fileInArchive, USUAL_CAPS } from "./archive.ts";

/** What a measuring job left for those who report. */
export interface RunFiles {
  /** results.json, or null where there is none. */
  readonly results: string | null;
  /** failure.json: why there are no results. */
  readonly failure: string | null;
}

/** An archive of this size is refused before it is fetched. */
const MOST_ARCHIVE_BYTES = 128 * 1024 * 1024;

/** The files in the artifact that a workflow run left under this name, the newest where it ran again; null where it left none. */
export async function filesOfRun(run: number, name: string, api: GithubApi): Promise<RunFiles | null> {
  const { octokit, at } = api;
  const all = await askFor(
    octokit.paginate("GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts", {
      ...at,
      run_id: run,
      name,
      per_page: 100,
    }),
  );
  return newest(all, name, api);
}

/** The same of the latest run for a commit that left any: of its first page, since this is for runs just over. */
export async function filesForCommit(head: string, name: string, api: GithubApi): Promise<RunFiles | null> {
  const { octokit, at } = api;
  const { data } = await askFor(
    octokit.request("GET /repos/{owner}/{repo}/actions/artifacts", { ...at, name, per_page: 100 }),
  );
  return newest(
    data.artifacts.filter((artifact) => artifact.workflow_run?.head_sha === head),
    name,
    api,
  );
}

/** What the latest runs of this repository left, newest first; those that cannot be read are left out. */
export async function filesOfEarlierRuns(
  name: string,
  most: number,
  api: GithubApi,
): Promise<{ total: number; left: RunFiles[] }> {
  const { octokit, at } = api;
  const { data } = await askFor(
    octokit.request("GET /repos/{owner}/{repo}/actions/artifacts", { ...at, name, per_page: 100 }),
  );
  // A run that was repeated for the same commit is one voice.
  const seen = new Set<string | null | undefined>();
  const chosen = data.artifacts.filter((artifact) => {
    const head = artifact.workflow_run?.head_sha;
    const own = artifact.workflow_run?.head_repository_id === artifact.workflow_run?.repository_id;
    return own && !artifact.expired && !seen.has(head) && seen.add(head);
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
