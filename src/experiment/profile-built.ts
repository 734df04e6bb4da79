import type { Built } from "../build/variants.ts";
import { profileCase } from "../measure/profile.ts";
import { seeded } from "../measure/random.ts";
import type { CaseProfile, NoProfile } from "../model/profile.ts";
import type { CaseResult, Results } from "../model/results.ts";
import { keepTo } from "../platform/pin.ts";
import { type Context, generatorOf, type Planning, runnerFor, toBenchmark } from "./measure-built.ts";

/** More would take longer than the run. */
const MOST_CASES = 3;

export interface Profiled {
  readonly built: Built;
  readonly planning: Planning;
  readonly ignoresPort: ReadonlySet<string>;
}

/** Profiles of both sides for the cases that got worst, after their verdicts, which no failure here may cost. */
export async function profileBuilt(
  { cases, plan }: Pick<Results, "cases" | "plan">,
  { built, planning, ignoresPort }: Profiled,
  setup: Context,
): Promise<readonly (CaseProfile | NoProfile)[]> {
  const slower = cases.filter(({ verdict }) => verdict === "regression");
  const worst = slower.toSorted((a, b) => harm(b) - harm(a)).slice(0, MOST_CASES);
  if (worst.length === 0) return [];
  const none = (reason: string) => worst.map(({ id }) => ({ case: id, reason }));
  if (planning.runner.elsewhere) return none("the servers run on another machine");
  const { host, lease, tools } = setup;
  const { clock, signal, progress } = host;
  const profiles: (CaseProfile | NoProfile)[] = [];
  try {
    await using runner = await runnerFor(planning, setup, { ignoresPort, idle: false });
    await using _place = await keepTo(plan.cpus.generator);
    for (const [index, found] of worst.entries()) {
      progress.step({ doing: `profiling ${found.id}`, done: index / worst.length, secondsLeft: null });
      const benchmark = toBenchmark(found, built, planning, signal);
      if (!benchmark) continue;
      const context = {
        plan,
        runner,
        generator: generatorOf(tools, lease, plan),
        clock,
        random: seeded(plan.seed),
        signal,
        began: clock.now(),
        tally: { ready: 0, load: 0, harness: 0 },
        rates: new Map(found.rate === undefined ? [] : [[found.id, found.rate]]),
        keepLog: () => {},
      };
      profiles.push(await profileCase(benchmark, context, lease.folder));
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
