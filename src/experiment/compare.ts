import type { Results } from "../format/results.ts";
import type { Config } from "../model/config.ts";
import type { CompareOptions } from "./compare-options.ts";
import { comparisonOf, measureComparison } from "./comparison.ts";
import { type Host, openWorkspace } from "./host.ts";
import { recoverAbandoned } from "./journal.ts";
import { hasNothingToMeasure, resultsOfNothing } from "./nothing-to-measure.ts";
import { prepare } from "./prepared-run.ts";
import { profileWorst, withGrowth } from "./profile.ts";
import { writeReports } from "./result-files.ts";

/** Base against head: builds both, measures them side by side, judges, and writes the reports to `out`. */
export async function compare(options: CompareOptions, host: Host): Promise<Results> {
  await recoverAbandoned(host);
  await using workspace = await openWorkspace(host);
  // What is asked wrongly is said before another run is waited for.
  const experiment = await comparisonOf(options, workspace);
  if (hasNothingToMeasure(experiment)) {
    const results = resultsOfNothing(experiment, workspace);
    writeReports(results, new Map(), options.out);
    return results;
  }
  await using run = await prepare(experiment, workspace, options);
  const compared = await measureComparison(run, experiment, run.sides, options.out);
  const { results, logs } = compared;
  if (!isProfiled(options, experiment.config) || results.interrupted) {
    writeReports(results, logs, options.out);
    return results;
  }
  const profiles = await profileWorst(run, compared, results);
  const explained = withGrowth(results, profiles);
  writeReports(explained, logs, options.out, profiles);
  return explained;
}

/** Profilers read what a program says of itself, so code that nobody reviewed is profiled only where that is asked for. */
function isProfiled({ cpuProfile, unreviewed }: CompareOptions, config: Config): boolean {
  return cpuProfile || (config.cpuProfile ?? !unreviewed);
}
