import { conclude } from "../analyse/conclude.ts";
import type { CaseRecord, Results } from "../format/results.ts";
import { planCpus } from "../measure/cpus.ts";
import { describeMachine, loadAverage, usableCores } from "../platform/machine.ts";
import { casesToBuild, type Experiment } from "./experiment.ts";
import type { Workspace } from "./host.ts";
import { makePlan } from "./make-plan.ts";

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
