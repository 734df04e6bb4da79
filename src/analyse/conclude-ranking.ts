import { RANKING_SCHEMA, type Ranking, type RankMeasured } from "../model/ranking.ts";
import { faultsOf } from "./broken.ts";
import { contests } from "./contest.ts";
import { exitCode } from "./exit-codes.ts";

/** From what was measured to the order of the targets. Fails where one could not be built or answered wrongly. */
export function concludeRanking(measured: RankMeasured, signal?: "SIGINT" | "SIGTERM"): Ranking {
  const broken = measured.failures.length > 0 || measured.cases.some((record) => faultsOf(record).length > 0);
  return {
    ...measured,
    schema: RANKING_SCHEMA,
    command: "rank",
    contests: contests(measured),
    exitCode: exitCode({ ...(signal && { signal }), runError: broken }),
  };
}
