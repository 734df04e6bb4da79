import type { CompareOptions } from "../experiment/compare-options.ts";
import { comparisonOf, measureComparison } from "../experiment/comparison.ts";
import type { Host } from "../experiment/host.ts";
import { recoverAbandoned } from "../experiment/journal.ts";
import { prepare } from "../experiment/prepared-run.ts";
import { profileWorst } from "../experiment/profile.ts";
import { openWorkspace } from "../experiment/workspace.ts";
import { writeReports } from "../experiment/write-reports.ts";
import type { Results } from "../model/results.ts";

/** Base against head: builds both, measures them side by side, judges, and writes the reports to `out`. */
export async function compare(options: CompareOptions, host: Host): Promise<Results> {
  await recoverAbandoned(host);
  await using workspace = await openWorkspace(host);
  // What is asked wrongly is said before another run is waited for.
  const experiment = await comparisonOf(options, workspace);
  await using run = await prepare(experiment, workspace, options);
  const compared = await measureComparison(run, experiment, run.sides, options.out);
  const { results, logs } = compared;
  const wantsProfiles = (options.profile || experiment.config.profile) && !results.interrupted;
  const profiles = wantsProfiles ? await profileWorst(run, compared, results) : [];
  writeReports(results, logs, options.out, profiles);
  return results;
}
