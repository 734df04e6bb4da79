import type { CaseResult, Results, Verdict } from "../model/results.ts";
import { markdown } from "../text/escape.ts";
import { changedCases, changedTable } from "./changed-table.ts";
import { headline, saysAll } from "./headline.ts";
import {
  allMetrics,
  background,
  casesTable,
  failedLogs,
  legend,
  remarks,
  undecidedSentences,
} from "./markdown-parts.ts";
import { folded, list, sized } from "./markdown-syntax.ts";
import { explainNotice } from "./messages.ts";
import { VERDICT_EMOJI } from "./signs.ts";

/** A step summary takes 1 MiB; some of it is left for what the workflow writes itself. */
export const STEP_SUMMARY_BYTES = 1_000_000;

/** What a comment knows beyond the results. All of it is Markdown already. */
export interface CommentParts {
  /** Before and after everything, whatever does not fit. */
  readonly before?: string;
  readonly after?: string;
  /** Instead of the verdict in words. */
  readonly opening?: string;
  /** Lines under the verdict. */
  readonly remarks?: readonly string[];
  /** Cases whose slowdown is accepted. */
  readonly accepted?: ReadonlySet<string>;
  /** Folded parts of the comment's own, least important last. */
  readonly parts?: readonly string[];
  /** What brings the commits into a clone that does not have them. */
  readonly fetchFirst?: string;
}

/** The verdict in words, and what must be known first. */
export function openingOf(
  results: Results,
  verdict: Verdict | "accepted" | "failed" = results.verdict,
  words = headline(results),
): string {
  const notices = results.notices.map((notice) => ` · ⚠️ ${markdown(explainNotice(notice))}`).join("");
  return `${VERDICT_EMOJI[verdict]} **${markdown(words)}**${notices}`;
}

const ORDER: readonly Verdict[] = ["regression", "invalid", "inconclusive", "improvement", "unchanged"];
const rank = (result: CaseResult) => ORDER.indexOf(result.verdict);

/** Sentences in sight; the rest is folded with everything else. */
const IN_SIGHT = 10;

const join = (parts: readonly string[]) => parts.filter((part) => part !== "").join("\n\n");

/** What has to be read: of so many cases, worst first. */
function relevant(results: Results, framing: CommentParts, most: number): string {
  const accepted = framing.accepted ?? new Set<string>();
  const moved = changedCases(results);
  const worstFirst = results.cases.toSorted((a, b) => rank(a) - rank(b));
  const sentences = saysAll(results) ? [] : undecidedSentences(worstFirst);
  const shown = Math.min(IN_SIGHT, most);
  const left = Math.max(0, moved.length - most) + Math.max(0, sentences.length - shown);
  return join([
    framing.opening ?? openingOf(results),
    ...(framing.remarks ?? []),
    changedTable(moved.slice(0, most), accepted),
    list(sentences.slice(0, shown)),
    left === 0
      ? ""
      : `${left} more ${left === 1 ? "case is" : "cases are"} in the table of all cases and in the report file.`,
  ]);
}

/**
 * The report for a step summary or a comment: what moved, then everything else folded. What does not fit is left out by whole
 * parts, and the relevant cases by halves; a table is never cut inside.
 */
export function markdownReport(
  results: Results,
  limit = STEP_SUMMARY_BYTES,
  framing: CommentParts = {},
): string {
  const { before = "", after = "" } = framing;
  const accepted = framing.accepted ?? new Set<string>();
  const all =
    results.cases.length === 0
      ? ""
      : join([casesTable(results.cases, accepted), legend(results), remarks(results)]);
  const parts = [
    failedLogs(results),
    folded(results.cases.length === 1 ? "The case" : `All ${results.cases.length} cases`, all),
    ...(framing.parts ?? []),
    background(results, framing.fetchFirst ?? null),
    allMetrics(results),
  ];
  const whole = parts.filter((part) => part !== "");
  const build = (most: number, kept: readonly string[]) => {
    const note = kept.length === whole.length ? "" : "The rest is in the report file: it did not fit here.";
    return `${join([before, relevant(results, framing, most), ...kept, note, after])}\n`;
  };
  const fits = (text: string) => sized(text) <= limit;
  let most = results.cases.length;
  while (most > 0 && !fits(build(most, []))) most = Math.floor(most / 2);
  // A part that is too large leaves its room to those after it.
  const kept: string[] = [];
  for (const part of whole) if (fits(build(most, [...kept, part]))) kept.push(part);
  return build(most, kept);
}
