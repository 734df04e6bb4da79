import { appendRun } from "../history/append.ts";
import { publishTo } from "../history/publish.ts";
import { runOfResults } from "../history/run-of-results.ts";
import type { Results } from "../model/results.ts";
import type { Updated } from "../platform/branch.ts";
import { subjectOf } from "../platform/git.ts";
import { takeLease } from "../platform/lease.ts";
import type { Host } from "./host.ts";
import type { PublishOptions } from "./publish-options.ts";
import { readResults } from "./read-results.ts";
import { checkoutHere, trendName, trendPlace } from "./trend-place.ts";

export interface Published extends Updated {
  readonly id: string;
  /** False where the run was there already. */
  readonly added: boolean;
  /** How many runs the trend has now. */
  readonly runs: number;
}

/** Adds a run's results to the trend on a branch. */
export async function publish(
  file: string,
  options: PublishOptions,
  env: NodeJS.ProcessEnv,
  host: Host,
): Promise<Published> {
  const results = readResults(file, host);
  const identity = await identityOf(results, env, host);
  const run = runOfResults(results, identity);
  await using lease = takeLease(null);
  const place = await trendPlace(options, lease.folder, env, host);
  const about = {
    ...trendName(place.access.remote, env),
    now: host.clock.date(),
    retention: { keep: options.keep, runs: options.keepRuns },
  };
  let done = { added: false, runs: 0 };
  const updated = await publishTo(place, async (store) => {
    const { files, added, overview } = await appendRun(run, store, about);
    done = { added: added.length > 0, runs: overview.runs };
    return { files, message: `Run ${run.id} of ${run.head.commit.slice(0, 12)}\n` };
  });
  return { ...updated, ...done, id: run.id };
}

/** What was done, in a line for the log. */
export function publishedLine(
  { id, added, runs, commit }: Published,
  { branch, folder }: PublishOptions,
): string {
  const place = folder === "" ? branch : `${folder} on ${branch}`;
  if (commit === null) return `run ${id} is in ${place} already; nothing was changed`;
  // A connection that broke after the push, or a page of another version.
  if (!added) return `run ${id} was in ${place} already; the page there was renewed`;
  return `run ${id} is published in ${place}, which has ${runs} ${runs === 1 ? "run" : "runs"} now`;
}

/** The workflow's run, so that publishing it again changes nothing; outside of one the results' own. */
async function identityOf(results: Results, env: NodeJS.ProcessEnv, host: Host) {
  const { GITHUB_RUN_ID: run, GITHUB_RUN_ATTEMPT: attempt = "1" } = env;
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = env;
  const checkout = await checkoutHere(host);
  const head = results.variants.find(({ variant }) => variant === "head")?.commit;
  return {
    id: run ? `${run}-${attempt}` : results.id,
    url: run && server && repository ? `${server}/${repository}/actions/runs/${run}` : null,
    subject: checkout && head ? ((await subjectOf(checkout, head)) ?? "") : "",
  };
}
