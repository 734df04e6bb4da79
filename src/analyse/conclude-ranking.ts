import { type Ranking, type RankMeasured, RESULTS_SCHEMA } from "../model/ranking.ts";
import type { Measured } from "../model/results.ts";
import { faultsOf } from "./case-faults.ts";
import { exitCode } from "./exit-codes.ts";
import { leaderboards } from "./leaderboard.ts";

/** From what was measured to the order of the targets. Fails where one could not be built or answered wrongly. */
export function concludeRanking(measured: RankMeasured, signal?: "SIGINT" | "SIGTERM"): Ranking {
  const broken = measured.failures.length > 0 || measured.cases.some((record) => faultsOf(record).length > 0);
  return {
    ...measured,
    schema: RESULTS_SCHEMA,
    command: "rank",
    leaderboards: leaderboards(measured),
    exitCode: exitCode({ ...(signal && { signal }), runError: broken }),
  };
}

/** What a ranking has that a comparison has not. */
export type RankingPart = Pick<RankMeasured, "config" | "leftOut" | "published">;

/** What was measured as a ranking: its targets take the place of head, and nothing of it is gated. */
export function rankedFrom({ plan, ...measured }: Measured, part: RankingPart): RankMeasured {
  const { seed, budgetSeconds, runner, runnerReason, cpus, scenarios } = plan;
  return { ...measured, ...part, plan: { seed, budgetSeconds, runner, runnerReason, cpus, scenarios } };
}
