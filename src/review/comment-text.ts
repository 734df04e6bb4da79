import { judgedAgain } from "../analyse/conclude.ts";
import { tune } from "../analyse/tuning.ts";
import { type CommentState, type EarlierRun, stateText } from "../format/comment-state.ts";
import type { Verdict } from "../format/names.ts";
import { type Results, readResults } from "../format/results.ts";
import type { GithubApi } from "../platform/github-api.ts";
import { markdownReport, openingOf } from "../report/markdown.ts";
import { folded, preformatted, table, VERDICT_EMOJI } from "../report/markdown-syntax.ts";
import { markdown, markdownCode, tailOfLog } from "../text/escape.ts";
import { duration, share } from "../text/format.ts";
import { type AcceptanceOutcome, concludeReview } from "./acceptance.ts";
import { filesOfEarlierRuns } from "./artifact.ts";
import { isOpen } from "./standing.ts";

/** A comment may have 65 536 characters; GitHub counts as we do here, or less. */
const COMMENT_BYTES = 65_000;

/** Everything around the results that a comment tells. */
interface CommentContext {
  readonly marker: string;
  readonly pull: { readonly number: number; readonly fork: boolean };
  /** The page of the workflow run. */
  readonly runUrl: string | null;
  /** Words of strangers that did not count. */
  readonly refused: readonly string[];
  /** Further lines, e.g. what observing has found so far. */
  readonly remarks: readonly string[];
  /** With this run. */
  readonly state: CommentState;
}

const FORGEABLE =
  "The numbers come from a fork, whose own code ran on the machine that measured them: they could be forged.";

const OPEN =
  "This is not a pass: the change comes from a fork, and alters what is measured. Look at what it alters, or have its code measured by base's configuration, with the change of the configuration in a pull request of its own.";

/** The comment of a run that has results. */
export function commentText(results: Results, accepting: AcceptanceOutcome, around: CommentContext): string {
  const conclusion = concludeReview(results, accepting);
  const { verdict, words } = conclusion;
  const { pull, state } = around;
  const open = isOpen(conclusion, results, pull.fork);
  return markdownReport(results, COMMENT_BYTES, {
    before: around.marker,
    opening: openingOf(results, open ? "inconclusive" : verdict, words),
    remarks: [
      ...(open ? [`⚠️ ${OPEN}`] : []),
      ...acceptedLines(accepting),
      ...quoted(around.refused),
      ...around.remarks,
      ...(pull.fork ? [`⚠️ ${FORGEABLE}`] : []),
    ],
    accepted: new Set(accepting.accepted.keys()),
    parts: [earlierRuns(state.runs.slice(0, -1))],
    fetchFirst: `git fetch origin refs/pull/${pull.number}/head`,
    after: `${costs(results, around.runUrl)}\n\n${stateText(state)}`,
  });
}

/** The comment of a run that left no results. */
export function failureText(message: string, around: CommentContext): string {
  const [first = "", ...rest] = tailOfLog(message, 20).split("\n");
  return `${[
    around.marker,
    `${VERDICT_EMOJI.failed} **${markdown(`Nothing could be measured: ${first}`)}**`,
    rest.length === 0 ? "" : preformatted(rest.join("\n")),
    earlierRuns(around.state.runs.slice(0, -1)),
    link(around.runUrl),
    stateText(around.state),
  ]
    .filter((part) => part !== "")
    .join("\n\n")}\n`;
}

function acceptedLines({ accepted, expired }: AcceptanceOutcome): string[] {
  const by = (id: string, { acceptance }: { acceptance: { by: string; reason: string } }, word: string) =>
    `${VERDICT_EMOJI.accepted} ${markdownCode(id)} ${word} by ${markdown(acceptance.by)}: ${markdown(acceptance.reason)}`;
  return [
    ...[...accepted].map(([id, found]) => by(id, found, "accepted")),
    ...[...expired].map(
      ([id, found]) => `${by(id, found, "was accepted")}, but it is worse now than it was then`,
    ),
  ];
}

const quoted = (lines: readonly string[]) => lines.map((line) => `⚠️ ${markdown(line)}`);

/** The verdicts before this one, latest first. */
function earlierRuns(runs: readonly EarlierRun[]): string {
  if (runs.length === 0) return "";
  const rows = runs
    .toReversed()
    .map(({ head, verdict, headline, at }) => [
      markdownCode(head.slice(0, 12)),
      `${VERDICT_EMOJI[verdict]} ${verdict}`,
      markdown(headline),
      markdown(at.slice(0, 16).replace("T", " ")),
    ]);
  const titles = ["Head", "Verdict", "", "Measured (UTC)"];
  return folded(
    "Earlier verdicts of this pull request",
    table(
      titles.map((title) => [title, "---"]),
      rows,
    ),
  );
}

/** What it cost, and where the whole report is. */
function costs({ seconds }: Results, runUrl: string | null): string {
  const total = seconds.build + seconds.run;
  const told = `Took ${duration(total)} of a runner, ${duration(seconds.build)} of it for building.`;
  return `<sub>${[told, link(runUrl)].filter((part) => part !== "").join(" ")}</sub>`;
}

function link(runUrl: string | null): string {
  return runUrl === null ? "" : `[The run, with the whole report](${runUrl})`;
}

/** Runs that a record is made of, and after which blocking is proposed. */
const ENOUGH_RUNS = 20;

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
