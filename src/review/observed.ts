import { judgedAgain } from "../analyse/conclude.ts";
import { tune } from "../analyse/tuning.ts";
import { readResults } from "../format/results.ts";
import type { Results, Verdict } from "../model/results.ts";
import type { GithubApi } from "../platform/github-api.ts";
import { markdown, markdownCode } from "../text/escape.ts";
import { share } from "../text/format.ts";
import { filesOfEarlierRuns } from "./artifact.ts";

/** Runs that a record is made of, and after which blocking is proposed. */
export const ENOUGH_RUNS = 20;

/** What observing has found in this repository so far, as Markdown for the comment; nothing where it is not observed. */
export async function observedLines(results: Results, artifact: string, api: GithubApi): Promise<string[]> {
  if (results.plan.mode !== "observe") return [];
  const { total, left } = await filesOfEarlierRuns(artifact, ENOUGH_RUNS, api);
  const runs = left.flatMap(({ results: text }) => {
    try {
      return text === null ? [] : [judgedAgain(readResults(text))];
    } catch {
      return [];
    }
  });
  return [recordLine(runs, total), ...(runs.length >= ENOUGH_RUNS ? proposal(runs) : [])];
}

const COUNTED_VERDICTS: readonly Verdict[] = [
  "regression",
  "invalid",
  "inconclusive",
  "improvement",
  "unchanged",
];

function recordLine(runs: readonly Results[], total: number): string {
  const counts = COUNTED_VERDICTS.map((verdict) => ({
    verdict,
    count: runs.filter((run) => run.verdict === verdict).length,
  }))
    .filter(({ count }) => count > 0)
    .map(({ verdict, count }) => `${count} ${verdict}`);
  const told =
    counts.length === 0 ? "" : `, the last ${runs.length} of the repository's own: ${counts.join(", ")}`;
  return `👀 Observing: nothing fails yet. ${total} ${total === 1 ? "run" : "runs"} so far${told}.`;
}

/** Whether blocking would have been borne, and what would make it so. */
function proposal(runs: readonly Results[]): string[] {
  const stopped = runs.filter(({ verdict }) => verdict === "regression").length;
  // Newest first as they come, oldest first as they are learnt from.
  const noisy = tune(runs.toReversed()).filter(
    ({ proposed, threshold }) => proposed === null || proposed > threshold,
  );
  const raise = noisy
    .slice(0, 10)
    .map(
      ({ id, threshold, proposed }) =>
        `- ${markdownCode(id)} is too noisy for ${share(threshold)}: ${markdown(proposed === null ? "measure it longer, or leave it out" : `threshold: ${share(proposed).replace(" ", "")} would keep`)}`,
    );
  return [
    `**Ready to block?** Of these ${runs.length} runs ${stopped} would have been stopped. Take \`mode: observe\` out of \`loadgate.yml\` to block from now on.`,
    ...(raise.length === 0 ? [] : [raise.join("\n")]),
  ];
}
