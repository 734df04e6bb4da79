import type { Verdict } from "../format/names.ts";
import { plainLine } from "../text/escape.ts";
import { duration, share } from "../text/format.ts";

/** What `loadgate selftest` found of one case. */
export interface SelfTestedCase {
  readonly id: string;
  /** Of identical builds. */
  readonly equal: Verdict;
  /** With the slowdown; null where it was not tried. */
  readonly planted: Verdict | null;
  /** Why one of its halves could not be measured; null where both could. */
  readonly trouble: string | null;
  /** What a start takes, in seconds, and how many sessions fitted therefore; null where starts are no reason. */
  readonly slowStart: { readonly seconds: number; readonly sessions: number } | null;
  /** The ratio of CPU per request with the slowdown. */
  readonly seen: number | null;
  /** Whether far more was found than was burnt, beyond doubt: then it is not what was burnt that was found. */
  readonly excessive: boolean;
  /** The smallest slowdown that this half of the test would have shown; null where the noise is not known. */
  readonly shownHere: number | null;
  /** The same of a pull request. */
  readonly shownInPullRequest: number | null;
}

export interface SelfTested {
  readonly slowdown: number;
  readonly cases: readonly SelfTestedCase[];
  /** Cases that there was no time for. */
  readonly leftOut: readonly string[];
  readonly seconds: number;
  /** Of both halves. */
  readonly budgetSeconds: number;
  readonly out: string;
  readonly interrupted: boolean;
  readonly exitCode: number;
}

/** What `loadgate selftest` prints for people: the answer first, then each case. */
export function selfTestText(tested: SelfTested): string {
  const width = Math.max(...tested.cases.map(({ id }) => id.length));
  return `${[
    conclusion(tested),
    "",
    ...tested.cases.map((found) => `  ${plainLine(found.id).padEnd(width)}  ${ofCase(found, tested)}`),
    ...(tested.leftOut.length > 0
      ? [
          "",
          `Not tested, since there was no time: ${tested.leftOut.map(plainLine).join(", ")}; give a larger --budget, or choose with --case.`,
        ]
      : []),
    "",
    `Took ${duration(tested.seconds)} after building; reports: ${reports(tested)}`,
  ].join("\n")}\n`;
}

/** The second half is not measured where the first went wrong. */
function reports({ cases, out }: SelfTested): string {
  const halves = cases.some(({ planted }) => planted !== null) ? ["equal", "slower"] : ["equal"];
  return halves.map((half) => `${out}/${half}/report.html`).join(", ");
}

function conclusion({ cases, slowdown, interrupted, exitCode, budgetSeconds }: SelfTested): string {
  const size = share(slowdown);
  const ids = (found: readonly SelfTestedCase[]) => found.map(({ id }) => plainLine(id)).join(", ");
  const alarms = cases.filter(({ equal }) => equal === "regression");
  const missed = cases.filter(({ planted }) => planted !== null && planted !== "regression");
  if (interrupted) return "Interrupted: what was measured so far proves nothing.";
  if (exitCode === 3)
    return "Nothing could be tested, since a case cannot be measured; fix what is named below first.";
  if (alarms.length > 0)
    return `False alarm: identical builds were called slower in ${ids(alarms)}. Something on this machine treats the two sides differently, or this is the rare false alarm by chance. Run it again; if it is red again, measure on a quieter machine, or report it.`;
  const excess = cases.filter(({ excessive }) => excessive);
  if (excess.length > 0)
    return `False alarm: a slowdown of ${size} was added to head, and far more was found in ${ids(excess)}. Something on this machine treats the two sides differently. Run it again; if it is found again, measure on a quieter machine, or report it.`;
  if (missed.length > 0)
    return `Missed: a slowdown of ${size} was added to head, and not found in ${ids(missed)}. ${longer(missed, budgetSeconds)}`;
  return `Passed: identical builds were not called slower, and the added slowdown of ${size} was found${cases.length > 1 ? ` in all ${cases.length} cases` : ""}.`;
}

function longer(missed: readonly SelfTestedCase[], budgetSeconds: number): string {
  const shown = missed.flatMap(({ shownHere }) => shownHere ?? []);
  const least = shown.length === missed.length && shown.length > 0 ? Math.max(...shown) : null;
  const time = `give it longer (--budget ${duration(budgetSeconds * 3)
    .replace(" min", "m")
    .replace(" s", "s")})`;
  const slowest = missed
    .flatMap(({ slowStart }) => slowStart ?? [])
    .toSorted((a, b) => b.seconds - a.seconds)[0];
  if (slowest !== undefined)
    return `A start takes ${duration(slowest.seconds)}, so only ${slowest.sessions === 1 ? "one session" : `${slowest.sessions} sessions`} fitted: ${time}.`;
  return least === null
    ? `This was too short to know the noise: ${time}.`
    : `In this time ${share(rounded(least))} is the smallest slowdown that this machine shows: ${time}, or use a quieter machine.`;
}

function ofCase(
  { equal, planted, trouble, seen, shownInPullRequest }: SelfTestedCase,
  { slowdown }: SelfTested,
): string {
  if (trouble !== null) return plainLine(trouble);
  const found =
    planted === null
      ? "slowdown not tried"
      : planted === "regression"
        ? `${share(slowdown)} added: found${seen === null ? "" : `, as ${share(rounded(seen - 1))}`}`
        : `${share(slowdown)} added: not found (${VERDICT_WORDS[planted]})`;
  const pull =
    shownInPullRequest === null
      ? "what a pull request would show is not known yet"
      : `a pull request would show ${share(rounded(shownInPullRequest))} or more`;
  const alike =
    equal === "regression"
      ? "called slower"
      : equal === "unchanged"
        ? "unchanged"
        : `not called slower (${VERDICT_WORDS[equal]})`;
  return `identical builds: ${alike}; ${found}; ${pull}`;
}

/** What a half says of a case, for those who have not read what verdicts are. */
const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  regression: "slower",
  invalid: "not measured",
  inconclusive: "inconclusive",
  improvement: "called faster",
  new: "nothing to compare with",
  unchanged: "no change",
};

/** Two digits: more of it is noise. */
function rounded(value: number): number {
  return Number(value.toPrecision(2));
}
