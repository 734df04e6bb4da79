import { conclude } from "../analyse/conclude.ts";
import type { CaseRecord, Results } from "../format/results.ts";
import { planCpus } from "../measure/cpus.ts";
import type { Config } from "../model/config.ts";
import { describeMachine, loadAverage, usableCores } from "../platform/machine.ts";
import type { CompareOptions } from "./compare-options.ts";
import { comparisonOf, measureComparison } from "./comparison.ts";
import { casesToBuild, type Experiment } from "./experiment.ts";
import { type Host, openWorkspace, type Workspace } from "./host.ts";
import { recoverAbandoned } from "./journal.ts";
import { makePlan } from "./make-plan.ts";
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

/** Whether the change touches nothing that any case is made of. */
export function hasNothingToMeasure(experiment: Experiment): boolean {
  return casesToBuild(experiment).length === 0;
}

/** The results of a change that has nothing to measure: no tool is looked for, no other run waited for, and nothing built. */
export function resultsOfNothing(experiment: Experiment, { host, resources }: Workspace): Results {
  const { config, base, head, part, cases, notices } = experiment;
  const isolation = config.isolation === "docker" ? "docker" : "process";
  const chosen = { name: isolation, reason: { code: "nothing-to-run" } } as const;
  const load = loadAverage();
  return conclude({
    id: resources.id,
    startedAt: host.clock.date().toISOString(),
    plan: makePlan(experiment, { isolation: chosen, cpus: planCpus(usableCores()) }, false),
    environment: {
      ...describeMachine(),
      tools: { node: process.version },
      load: { before: load, after: load },
    },
    variants: [
      ...(base ? [{ variant: "base", ...base.revision, builds: {} } as const] : []),
      { variant: "head", ...head.revision, builds: {} },
    ],
    failures: [],
    notices,
    cases: (part?.cases ?? cases).map((found): CaseRecord => {
      return { ...found, sessions: [], skipped: "untouched" };
    }),
    seconds: { build: 0, run: 0, ready: 0, load: 0, harness: 0 },
    interrupted: false,
  });
}
