import { judgedAgain } from "../analyse/conclude.ts";
import { tune } from "../analyse/tuning.ts";
import { type CommentState, type EarlierRun, stateText } from "../format/comment-state.ts";
import type { Verdict } from "../format/names.ts";
import { type CaseResult, type Results, readResults } from "../format/results.ts";
import type { GithubApi } from "../platform/github-api.ts";
import { fitting } from "../report/headline.ts";
import { heading, markdownReport } from "../report/markdown.ts";
import { folded, preformatted, sized, table, VERDICT_EMOJI } from "../report/markdown-syntax.ts";
import { clip, markdown, markdownCode, plainLine, tailOfLog } from "../text/escape.ts";
import { duration, share } from "../text/format.ts";
import { DOCUMENTS } from "../version.ts";
import type { AcceptanceOutcome, Conclusion } from "./acceptance.ts";
import { filesOfEarlierRuns, type RunRecord } from "./artifact.ts";
import { isOpen, type StatusState } from "./commit-status.ts";
import { ACCEPT_LABEL, type RefusedAcceptance } from "./find-acceptances.ts";
import { RERUN_CASES, RERUN_MOST_SECONDS } from "./rerun-request.ts";

/** A comment may have 65 536 characters; GitHub counts as we do here, or less. */
const COMMENT_BYTES = 65_000;

/** Everything around the results that a comment tells. */
interface CommentContext {
  readonly marker: string;
  readonly pull: { readonly number: number; readonly fork: boolean };
  readonly conclusion: Conclusion & { readonly state: StatusState };
  /** Whether a fork's own workflow measured. */
  readonly byFork: boolean;
  /** The page of the workflow run, and that which compares base with head. */
  readonly runUrl: string | null;
  readonly compareUrl: string | null;
  /** The artifact that holds the report file. */
  readonly artifact: string;
  /** The status that a branch can require; null where none is set. */
  readonly statusName: string | null;
  /** Words of outsiders that did not count. */
  readonly refused: readonly RefusedAcceptance[];
  /** Further lines, e.g. what observing has found so far. */
  readonly remarks: readonly string[];
  /** With this run. */
  readonly state: CommentState;
}

const OPEN =
  "This is not a pass: the change comes from a fork and alters what is measured. Review what it alters, or move the change of the configuration to its own pull request.";

/** What has to be known of a fork's numbers before they are read. */
function forgeable({ pull, byFork, conclusion }: CommentContext): string[] {
  if (!pull.fork) return [];
  const code = "whose code ran on the machine that measured them";
  if (!byFork) return [`The numbers come from a fork, ${code}, so they could be forged.`];
  const waits =
    conclusion.state === "pending"
      ? " The status stays pending until a maintainer comments <code>/loadgate run</code>, which measures with the repository's own workflow."
      : "";
  return [
    `The numbers come from a fork, whose workflow and code ran on the machine that measured them, so they could be forged.${waits}`,
  ];
}

/** The comment of a run that has results. */
export function commentText(results: Results, accepting: AcceptanceOutcome, around: CommentContext): string {
  const { pull, state, conclusion } = around;
  const open = isOpen(conclusion, results, pull.fork);
  const verdict = open ? "inconclusive" : conclusion.verdict;
  return markdownReport(results, COMMENT_BYTES, {
    before: around.marker,
    title: fitting(conclusion.titles.map(plainLine), TITLE),
    verdict,
    context: [compared(results, around), consequence(results, around)].filter(Boolean).join(" "),
    warnings: [...(open ? [OPEN] : []), ...forgeable(around)],
    remarks: [
      ...nextSteps(results, new Set(accepting.accepted.keys())),
      ...acceptedLines(accepting),
      ...refusedLines(around.refused),
      ...around.remarks,
    ],
    accepted: new Set(accepting.accepted.keys()),
    parts: [earlierRuns(state.runs.slice(0, -1))],
    fetchFirst: `git fetch origin refs/pull/${pull.number}/head`,
    after: `${costs(results, around)}\n\n${stateText(state)}`,
  });
}

/** Room for a title on two lines of a comment. */
const TITLE = 110;

/** "Compares 3f2a91c...9b07d25", as a link where the page is known. */
function compared({ variants }: Results, { compareUrl }: CommentContext): string {
  const commits = (["base", "head"] as const).map(
    (side) => variants.find(({ variant }) => variant === side)?.commit,
  );
  if (!commits.every((commit) => commit !== undefined && COMMIT.test(commit))) return "";
  const range = commits.map((commit) => markdownCode((commit as string).slice(0, 7))).join("...");
  return `Compares ${compareUrl === null ? range : `[${range}](${compareUrl})`}.`;
}

const COMMIT = /^[0-9a-f]{40,64}$/;

/** What follows for the pull request. */
function consequence({ plan }: Results, { conclusion, statusName }: CommentContext): string {
  if (plan.mode === "observe") return "Observing (<code>mode: observe</code>): nothing fails yet.";
  const status = statusName === null ? "this check" : `the status ${markdownCode(statusName)}`;
  if (conclusion.state === "failure") return `This **blocks** the merge where ${status} is required.`;
  if (conclusion.state === "pending") return `This is **not a pass**: ${status} stays pending.`;
  return conclusion.verdict === "inconclusive"
    ? "This does not block, but does not prove that nothing changed."
    : "";
}

/** The comment of a run that left no results. */
export function failureText(message: string, around: CommentContext): string {
  const [first = "", ...rest] = tailOfLog(message, 20).split("\n");
  const build = (lines: readonly string[], earlier: string) =>
    `${[
      around.marker,
      heading("failed", `nothing could be measured: ${clip(plainLine(first), TITLE)}`),
      [...first].length > TITLE ? markdown(first) : "",
      lines.length === 0 ? "" : preformatted(lines.join("\n")),
      earlier,
      link(around),
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
      ([id, found]) =>
        `${by(id, found, "was accepted")}, but it is worse now; accept it again if that is intended`,
    ),
    ...[...uncovered].map(
      ([id, acceptance]) =>
        `⚠️ ${by(id, { acceptance }, "is not accepted")}: it was not red yet at the commit that was there then; accept it again if that is intended`,
    ),
  ];
}

/** So many refusals are reported: anybody can write more. */
const MOST_REFUSALS = 3;

function refusedLines(refused: readonly RefusedAcceptance[]): string[] {
  const lines = refused.slice(0, MOST_REFUSALS).map(({ by, pattern, why }) => {
    const [who, what] = [by, pattern].map((text) => markdown(clip(plainLine(text), 60)));
    return `⚠️ ${REFUSALS[why](who as string, what as string)}`;
  });
  const more = refused.length - lines.length;
  return more > 0 ? [...lines, `⚠️ and ${more} more without permission to accept`] : lines;
}

const REFUSALS: Readonly<Record<RefusedAcceptance["why"], (by: string, pattern: string) => string>> = {
  "may-not-write": (by, pattern) => `${by} may not accept ${pattern}: accepting needs write access`,
  "of-a-fork": (_, pattern) =>
    `a commit of a fork cannot accept ${pattern}, since its author cannot be verified; comment instead`,
  "author-unknown": (_, pattern) =>
    `a commit cannot accept ${pattern}, since GitHub does not know its author; comment instead`,
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
function costs({ seconds }: Results, around: CommentContext): string {
  const total = seconds.build + seconds.run;
  const time = `Took ${duration(total)} of runner time, ${duration(seconds.build)} of it for building.`;
  return `<sub>${[time, link(around)].filter((part) => part !== "").join(" ")}</sub>`;
}

function link({ runUrl, artifact }: CommentContext): string {
  if (runUrl === null) return "";
  return `Every number and picture: report.html in the artifact ${markdownCode(artifact)} of [this run](${runUrl}).`;
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
  const which = runs.length === 1 ? "the latest that is" : `the latest ${runs.length} that are`;
  const record = counts.length === 0 ? "" : `; ${which} not of a fork: ${counts.join(", ")}`;
  return `👀 Observing: nothing fails yet. ${total} ${total === 1 ? "run" : "runs"} so far${record}.`;
}

/** Whether blocking would have been acceptable, and what would make it so. */
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
        `- ${markdownCode(id)} is too noisy for ${share(threshold)}: ${markdown(proposed === null ? "measure it longer, or leave it out" : `threshold: ${share(proposed)} would hold`)}`,
    );
  return [
    `**Ready to block?** Of these ${runs.length} runs ${stopped} would have been blocked. Remove \`mode: observe\` from \`loadgate.yml\` to block from now on.`,
    ...(raise.length === 0 ? [] : [raise.join("\n")]),
  ];
}

/** What a maintainer can do now about a run that is not simply a pass, as lines of Markdown to paste from. */
export function nextSteps(results: Results, accepted: ReadonlySet<string>): string[] {
  const left = results.cases.filter(({ id }) => !accepted.has(id));
  const red = left.filter(({ verdict }) => verdict === "regression");
  const inconclusive = left.filter(({ verdict }) => verdict === "inconclusive");
  const invalid = left.filter(({ verdict }) => verdict === "invalid");
  return [
    ...(red.length === 0 ? [] : [accepting(red)]),
    ...(red.length + inconclusive.length === 0 ? [] : [measuringLonger([...red, ...inconclusive], results)]),
    ...(invalid.length === 0
      ? []
      : [
          `**Not measured?** The reason and the end of the log are here; [what each message means](${DOCUMENTS}/reading-the-comment.md#what-was-not-measured).`,
        ]),
  ];
}

function accepting(red: readonly CaseResult[]): string {
  const [first] = red;
  const pattern = red.length === 1 && first ? first.id : "*";
  const all = pattern === "*" ? `; ${markdownCode("*")} accepts all cases, a name only that case` : "";
  return `**Intended?** Set the label ${markdownCode(ACCEPT_LABEL)}, or comment ${markdownCode(`Loadgate-Accept: ${pattern} REASON`)}${all}.`;
}

/** Half as wide an interval takes four times as long. */
const LONGER = 4;

function measuringLonger([worst]: readonly CaseResult[], results: Results): string {
  const cases = RERUN_CASES.test(worst?.id ?? "") ? ` ${worst?.id}` : "";
  const measured = results.cases.filter(({ sessions }) => sessions.length > 0).length;
  const seconds = (LONGER * results.seconds.load) / Math.max(1, cases === "" ? 1 : measured);
  const minutes = Math.min(RERUN_MOST_SECONDS / 60, Math.max(2, Math.ceil(seconds / 60)));
  const line = `/loadgate run${cases} --budget ${minutes}m`;
  return `**Not sure?** Comment ${markdownCode(line)} to measure longer ([needs this workflow](${DOCUMENTS}/reading-the-comment.md#measuring-again)).`;
}
