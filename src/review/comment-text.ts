import { judgedAgain } from "../analyse/conclude.ts";
import { tune } from "../analyse/tuning.ts";
import { type CommentState, type EarlierRun, stateText } from "../format/comment-state.ts";
import type { Verdict } from "../format/names.ts";
import { type Results, readResults } from "../format/results.ts";
import type { GithubApi } from "../platform/github-api.ts";
import { markdownReport, openingOf } from "../report/markdown.ts";
import { folded, preformatted, sized, table, VERDICT_EMOJI } from "../report/markdown-syntax.ts";
import { clip, markdown, markdownCode, plainLine, tailOfLog } from "../text/escape.ts";
import { duration, share } from "../text/format.ts";
import type { AcceptanceOutcome, Conclusion } from "./acceptance.ts";
import { filesOfEarlierRuns, type RunRecord } from "./artifact.ts";
import { isOpen, type StatusState } from "./commit-status.ts";
import type { RefusedAcceptance } from "./find-acceptances.ts";

/** A comment may have 65 536 characters; GitHub counts as we do here, or less. */
const COMMENT_BYTES = 65_000;

/** Everything around the results that a comment tells. */
interface CommentContext {
  readonly marker: string;
  readonly pull: { readonly number: number; readonly fork: boolean };
  readonly conclusion: Conclusion & { readonly state: StatusState };
  /** Whether a fork's own workflow measured. */
  readonly byFork: boolean;
  /** The page of the workflow run. */
  readonly runUrl: string | null;
  /** Words of strangers that did not count. */
  readonly refused: readonly RefusedAcceptance[];
  /** Further lines, e.g. what observing has found so far. */
  readonly remarks: readonly string[];
  /** With this run. */
  readonly state: CommentState;
}

const OPEN =
  "This is not a pass: the change comes from a fork, and alters what is measured. Look at what it alters, or have its code measured by base's configuration, with the change of the configuration in a pull request of its own.";

/** What has to be known of a fork's numbers before they are read. */
function forgeable({ pull, byFork, conclusion }: CommentContext): string[] {
  if (!pull.fork) return [];
  const code = "whose own code ran on the machine that measured them";
  if (!byFork) return [`⚠️ The numbers come from a fork, ${code}: they could be forged.`];
  const waits =
    conclusion.state === "pending"
      ? " So the status stays pending: the comment <code>/loadgate run</code> of a maintainer has the repository's own workflow measure."
      : "";
  return [
    `⚠️ The numbers come from a fork, whose own workflow and code ran on the machine that measured them: they could be forged.${waits}`,
  ];
}

/** The comment of a run that has results. */
export function commentText(results: Results, accepting: AcceptanceOutcome, around: CommentContext): string {
  const { pull, state, conclusion } = around;
  const { words } = conclusion;
  const open = isOpen(conclusion, results, pull.fork);
  const verdict = open ? "inconclusive" : conclusion.verdict;
  return markdownReport(results, COMMENT_BYTES, {
    before: around.marker,
    opening: openingOf(results, verdict, words),
    brief: openingOf({ ...results, notices: [] }, verdict, clip(plainLine(words), 200)),
    remarks: [
      ...(open ? [`⚠️ ${OPEN}`] : []),
      ...forgeable(around),
      ...acceptedLines(accepting),
      ...refusedLines(around.refused),
      ...around.remarks,
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
  const build = (lines: readonly string[], earlier: string) =>
    `${[
      around.marker,
      `${VERDICT_EMOJI.failed} **${markdown(`Nothing could be measured: ${first}`)}**`,
      lines.length === 0 ? "" : preformatted(lines.join("\n")),
      earlier,
      link(around.runUrl),
      stateText(around.state),
    ]
      .filter((part) => part !== "")
      .join("\n\n")}\n`;
  const whole = build(rest, earlierRuns(around.state.runs.slice(0, -1)));
  if (sized(whole) <= COMMENT_BYTES) return whole;
  const alone = build(rest, "");
  return sized(alone) <= COMMENT_BYTES ? alone : build([], "");
}

function acceptedLines({ accepted, expired, uncovered }: AcceptanceOutcome): string[] {
  const by = (id: string, { acceptance }: { acceptance: { by: string; reason: string } }, word: string) =>
    `${VERDICT_EMOJI.accepted} ${markdownCode(id)} ${word} by ${markdown(acceptance.by)}: ${markdown(acceptance.reason)}`;
  return [
    ...[...accepted].map(([id, found]) => by(id, found, "accepted")),
    ...[...expired].map(
      ([id, found]) => `${by(id, found, "was accepted")}, but it is worse now than it was then`,
    ),
    ...[...uncovered].map(
      ([id, acceptance]) =>
        `⚠️ ${by(id, { acceptance }, "is not accepted")}: it was not red at the commit that was there then; accept it again, if that holds for it too`,
    ),
  ];
}

/** So many refusals are told: anybody can write more. */
const MOST_REFUSALS = 3;

function refusedLines(refused: readonly RefusedAcceptance[]): string[] {
  const told = refused.slice(0, MOST_REFUSALS).map(({ by, pattern, why }) => {
    const [who, what] = [by, pattern].map((text) => markdown(clip(plainLine(text), 60)));
    return `⚠️ ${REFUSALS[why](who as string, what as string)}`;
  });
  const more = refused.length - told.length;
  return more > 0 ? [...told, `⚠️ and ${more} more that may not accept`] : told;
}

const REFUSALS: Readonly<Record<RefusedAcceptance["why"], (by: string, pattern: string) => string>> = {
  "may-not-write": (by, pattern) => `${by} may not accept ${pattern}: that takes write access`,
  "of-a-fork": (_, pattern) =>
    `a commit of a fork cannot accept ${pattern}: its author is not known for sure`,
  "author-unknown": (_, pattern) =>
    `a commit cannot accept ${pattern}: GitHub does not know its author; say it in a comment`,
};

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
export async function observedLines(
  results: Results,
  run: RunRecord,
  artifact: string,
  api: GithubApi,
): Promise<string[]> {
  if (results.plan.mode !== "observe") return [];
  const { total, left } = await filesOfEarlierRuns(run, artifact, ENOUGH_RUNS, api);
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
  "new",
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
