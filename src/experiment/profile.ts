import type { CaseResult, Results } from "../format/results.ts";
import { profileCase } from "../measure/profile.ts";
import { seeded } from "../measure/random.ts";
import type { CaseProfile, NoProfile } from "../model/profile.ts";
import { pinThisProcess } from "../platform/cpu-scheduling.ts";
import { benchmarkOf } from "./experiment.ts";
import { generatorOf, type Measurement, startRunner } from "./measure.ts";
import type { PreparedRun } from "./prepared-run.ts";

/** More would take longer than the run. */
const MOST_CASES = 3;

/** Profiles of both sides for the cases that got worst, after their verdicts, which no failure here may cost. */
export async function profileWorst(
  run: PreparedRun,
  { variants, oha }: Pick<Measurement, "variants" | "oha">,
  { cases, plan }: Pick<Results, "cases" | "plan">,
): Promise<readonly (CaseProfile | NoProfile)[]> {
  const slower = cases.filter(({ verdict }) => verdict === "regression");
  const worst = slower.toSorted((a, b) => harm(b) - harm(a)).slice(0, MOST_CASES);
  if (worst.length === 0) return [];
  const none = (reason: string) => worst.map(({ id }) => ({ case: id, reason }));
  if (run.runner.elsewhere) return none("the servers run on another machine");
  const { host, resources } = run.workspace;
  const { clock, signal, progress } = host;
  const profiles: (CaseProfile | NoProfile)[] = [];
  try {
    await using runner = await startRunner(run);
    const generator = generatorOf(oha, resources, plan);
    await using _place = await pinThisProcess(plan.cpus.generator);
    for (const [index, found] of worst.entries()) {
      progress.step({ doing: `profiling ${found.id}`, done: index / worst.length, secondsLeft: null });
      const benchmark = benchmarkOf(found, variants, run.config, signal);
      if (!benchmark) continue;
      const context = {
        ...{ plan, runner, generator, clock, signal },
        random: seeded(plan.seed),
        began: clock.now(),
      };
      profiles.push(await profileCase(benchmark, context, resources.folder));
    }
  } catch (error) {
    if (!signal.aborted) return none((error as Error).message);
  }
  progress.end();
  return profiles;
}

/** How much worse a case got, as a factor above 1. */
function harm({ metrics }: CaseResult): number {
  const factors = metrics.flatMap(({ verdict, ratio, better }) =>
    verdict === "regression" && ratio !== null && ratio > 0 ? [better === "lower" ? ratio : 1 / ratio] : [],
  );
  return Math.max(0, ...factors);
}
