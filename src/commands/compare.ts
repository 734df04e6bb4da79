import { resolve } from "node:path";
import type { CompareOptions } from "../experiment/compare-options.ts";
import { comparisonOf, measureComparison } from "../experiment/comparison.ts";
import { type Host, openWorkspace } from "../experiment/host.ts";
import { recoverAbandoned } from "../experiment/journal.ts";
import { hasNothingToMeasure, resultsOfNothing } from "../experiment/nothing-to-measure.ts";
import { prepare } from "../experiment/prepared-run.ts";
import { profileWorst, withGrowth } from "../experiment/profile.ts";
import { prepareOut, writeReports } from "../experiment/result-files.ts";
import type { Results } from "../format/results.ts";
import type { Config } from "../model/config.ts";
import { defineCommand, printResults } from "./command.ts";
import { configOfCommand } from "./commanded.ts";
import {
  BASE,
  FAIL_ON,
  HEAD,
  JSON_FORMAT,
  MEASURE_IDENTICAL,
  OUT,
  PROFILE,
  QUIET,
  RUNNER,
  SECRETS,
  SEED,
  SELECTION,
  SHARD,
  THRESHOLD,
  WAIT,
  WITHOUT_FILE,
} from "./options.ts";
import { revisionArguments } from "./revision-arguments.ts";

export const compareCommand = defineCommand({
  name: "compare",
  summary: "base against head: whether the change makes the server slower",
  group: "daily",
  examples: [
    { line: "loadgate compare", does: "the working tree against the commit where it left main" },
    {
      line: "loadgate compare main...HEAD --case 'api/*'",
      does: "what is committed, from the merge base; some cases",
    },
    { line: "loadgate compare --command 'node app.js'", does: "without a configuration file; asks it for /" },
  ],
  options: {
    base: BASE,
    head: HEAD,
    ...WITHOUT_FILE,
    ...SELECTION,
    runner: RUNNER,
    secrets: SECRETS,
    waitSeconds: WAIT,
    threshold: THRESHOLD,
    failOn: FAIL_ON,
    measureIdentical: MEASURE_IDENTICAL,
    profile: PROFILE,
    seed: SEED,
    shard: SHARD,
    out: OUT,
    quiet: QUIET,
    json: JSON_FORMAT,
  },
  files: "[BASE] [HEAD]",
  asOptions: revisionArguments,
  async run({ values, host }) {
    const out = resolve(host.cwd, values.out);
    const configText = await configOfCommand(values, host.cwd);
    await prepareOut(out);
    const results = await compare({ ...values, ...(configText !== undefined && { configText }), out }, host);
    printResults(results, { json: values.json, out }, host);
    return results.exitCode;
  },
});

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
function isProfiled({ profile, unreviewed }: CompareOptions, config: Config): boolean {
  return profile || (config.profile ?? !unreviewed);
}
