import { parseConfig } from "../config/load.ts";
import { DeliveryError, UsageError } from "../errors.ts";
import type { FailOn } from "../format/plan.ts";
import type { Config } from "../model/config.ts";
import { type GithubApi, refusalOf, statusOf } from "../platform/github-api.ts";
import type { Pull } from "./pull-request.ts";

/** Where a pull request parts from its base branch, as GitHub says, and what changed since. */
export interface Parting {
  readonly mergeBase: string;
  /** Paths that differ; null where there are more than GitHub tells. */
  readonly changed: readonly string[] | null;
}

/** GitHub's comparison names no more files. */
const MOST_FILES = 300;

export async function partingOf(
  { baseHead, head }: Pick<Pull, "baseHead" | "head">,
  { octokit, at }: GithubApi,
): Promise<Parting> {
  const { data } = await readAsked(
    octokit.request("GET /repos/{owner}/{repo}/compare/{basehead}", {
      ...at,
      basehead: `${baseHead}...${head}`,
      per_page: 1,
    }),
  );
  const files = data.files ?? [];
  const changed = files.flatMap(({ filename, previous_filename: before }) =>
    before === undefined ? [filename] : [filename, before],
  );
  return {
    mergeBase: data.merge_base_commit.sha,
    changed: files.length < MOST_FILES ? changed : null,
  };
}

/** What the job that comments is given itself, by the workflow that it belongs to. */
interface RulesAsked {
  readonly config: string;
  readonly preset?: string | undefined;
  readonly threshold?: number | undefined;
  readonly failOn?: readonly FailOn[] | undefined;
}

/** By which rules a pull request is judged: base's configuration, null where it has none that can be used. */
export interface BaseRules extends Parting, Pick<RulesAsked, "threshold" | "failOn"> {
  readonly file: string;
  readonly config: Config | null;
}

/** The places of a configuration that nobody named, as those who measure look for it. */
const USUAL_FILES = ["loadgate.yml", "loadgate.yaml", ".github/loadgate.yml"];

/** Nobody judges himself: the rules are those of the commit that the change is compared with, read from GitHub and not from the run. */
export async function baseRules(
  parting: Parting,
  { config: file, preset, ...own }: RulesAsked,
  api: GithubApi,
): Promise<BaseRules> {
  const files = file === USUAL_FILES[0] ? USUAL_FILES : [file];
  for (const each of files) {
    const text = await textAt(each, parting.mergeBase, api);
    if (text !== null) return { ...parting, ...own, file: each, config: parsedOrNull(text, each, preset) };
  }
  return { ...parting, ...own, file, config: null };
}

function parsedOrNull(text: string, file: string, preset: string | undefined): Config | null {
  for (const options of preset === undefined ? [{}] : [{ preset }, {}]) {
    try {
      return parseConfig(text, file, options);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
    }
  }
  return null;
}

/** A file of a commit; null where it has none, or something else of that name. */
async function textAt(path: string, ref: string, { octokit, at }: GithubApi): Promise<string | null> {
  try {
    const { data } = await octokit.request("GET /repos/{owner}/{repo}/contents/{path}", { ...at, path, ref });
    if (Array.isArray(data) || data.type !== "file" || data.encoding !== "base64") return null;
    return Buffer.from(data.content, "base64").toString("utf8");
  } catch (error) {
    if (statusOf(error) === 404) return null;
    return refuse(error);
  }
}

async function readAsked<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    return refuse(error);
  }
}

function refuse(error: unknown): never {
  if (statusOf(error) === null || statusOf(error) === 401) throw error;
  const refusal = refusalOf("base's rules cannot be read", error, "contents: read");
  throw new DeliveryError(refusal, { cause: error });
}
