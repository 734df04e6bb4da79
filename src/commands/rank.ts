import { resolve } from "node:path";
import { type Host, openWorkspace } from "../experiment/host.ts";
import { recoverAbandoned } from "../experiment/journal.ts";
import { prepare } from "../experiment/prepared-run.ts";
import { measureRanking, type RankOptions, rankingOf } from "../experiment/ranking.ts";
import { prepareOut, writeRanking } from "../experiment/result-files.ts";
import type { Ranking } from "../format/results.ts";
import { rankingTerminal } from "../report/ranking-report.ts";
import { defineCommand, print, sayReport, terminalWidth } from "./command.ts";
import {
  HEAD,
  ISOLATION,
  JSON_FORMAT,
  OUT,
  PUBLISHED,
  QUIET,
  SECRETS,
  SEED,
  SELECTION,
  STRICT,
  WAIT,
} from "./options.ts";

export const rankCommand = defineCommand({
  name: "rank",
  summary: "compare all targets of a configuration with each other, best first",
  group: "more",
  examples: [
    { line: "loadgate rank", does: "rank the targets of loadgate.yml as they are in the working tree" },
    { line: "loadgate rank --case '*/hello/*' --budget 10m", does: "rank by one scenario, in ten minutes" },
    {
      line: "loadgate rank --published --strict -o ranking",
      does: "show the published figures too, and fail if a target cannot run",
    },
  ],
  options: {
    head: HEAD,
    ...SELECTION,
    isolation: ISOLATION,
    secrets: SECRETS,
    waitSeconds: WAIT,
    published: PUBLISHED,
    strict: STRICT,
    seed: SEED,
    out: OUT,
    quiet: QUIET,
    json: JSON_FORMAT,
  },
  async run({ values, host }) {
    const out = resolve(host.cwd, values.out);
    await prepareOut(out);
    const ranking = await rank({ ...values, out }, host);
    print(ranking, values, () => rankingTerminal(ranking, { width: terminalWidth() }));
    if (!values.json) sayReport(out, host);
    return ranking.exitCode;
  },
});

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
