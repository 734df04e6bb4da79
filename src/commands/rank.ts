import type { Host } from "../experiment/host.ts";
import { recoverAbandoned } from "../experiment/journal.ts";
import { prepare } from "../experiment/prepared-run.ts";
import { measureRanking, type RankOptions, rankingOf } from "../experiment/ranking.ts";
import { openWorkspace } from "../experiment/workspace.ts";
import { writeRanking } from "../experiment/write-reports.ts";
import type { Ranking } from "../model/ranking.ts";

/** All targets of a configuration against each other: builds them, measures one at a time, and puts them in order. */
export async function rank(options: RankOptions, host: Host): Promise<Ranking> {
  await recoverAbandoned(host);
  await using workspace = await openWorkspace(host);
  // What is asked wrongly is said before another run is waited for.
  const { experiment, published } = await rankingOf(options, workspace);
  await using run = await prepare(experiment, workspace, options);
  const { ranking, logs } = await measureRanking(run, experiment, published, options.out);
  writeRanking(ranking, logs, options.out);
  return ranking;
}
