import { type Ranking, type RankMeasured, RESULTS_SCHEMA } from "../model/ranking.ts";
import { faultsOf } from "./broken.ts";
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
