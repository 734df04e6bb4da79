/**
 * Ranks the servers of suites, and puts the tables into the suites' READMEs: `node scripts/rank-suites.ts greeting hash --budget 10m`.
 * Nothing else may run meanwhile.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { concludeRanking } from "../src/analyse/leaderboard.ts";
import { rank } from "../src/commands/rank.ts";
import { parseDuration } from "../src/config/units.ts";
import { hostHere } from "../src/experiment/host.ts";
import type { Ranking } from "../src/format/results.ts";
import { rankingMarkdown, rankingTerminal } from "../src/report/ranking-report.ts";
import { replaceBetween } from "../test-support/markdown.ts";

const ROOT = join(import.meta.dirname, "..");
const PUBLISHED = ["greeting", "hash"];

const { values, positionals } = parseArgs({
  options: {
    budget: { type: "string", default: "10m" },
    seed: { type: "string", default: "1" },
    preset: { type: "string" },
    case: { type: "string" },
    // Only draws the tables again, from what was measured last.
    again: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const host = hostHere(ROOT, process.stderr);

/** What a suite's last run measured, concluded as it is today. */
function measuredLast(out: string): Ranking {
  const {
    leaderboards: _,
    exitCode: __,
    ...measured
  } = JSON.parse(readFileSync(join(out, "results.json"), "utf8"));
  return concludeRanking(measured);
}

for (const suite of positionals) {
  const out = join(ROOT, ".loadgate", "rank", suite);
  const ranking = values.again
    ? measuredLast(out)
    : await rank(
        {
          head: "HEAD",
          config: `targets/${suite}/loadgate.yml`,
          case: values.case,
          preset: values.preset,
          isolation: "docker",
          budgetSeconds: parseDuration(values.budget),
          seed: Number(values.seed),
          strict: false,
          published: PUBLISHED.includes(suite),
          out,
        },
        host,
      );
  process.stdout.write(rankingTerminal(ranking, { width: 160 }));
  const readme = join(ROOT, "targets", suite, "README.md");
  writeFileSync(
    readme,
    replaceBetween(readFileSync(readme, "utf8"), "ranking", rankingMarkdown(ranking).trim()),
  );
}
