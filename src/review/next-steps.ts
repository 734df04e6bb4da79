import type { CaseResult, Results } from "../format/results.ts";
import { markdownCode } from "../text/escape.ts";
import { DOCUMENTS } from "../version.ts";
import { ACCEPT_LABEL } from "./find-acceptances.ts";
import { RERUN_CASES, RERUN_MOST_SECONDS } from "./rerun-request.ts";

/** What a maintainer can do now about a run that is not simply a pass, as lines of Markdown to paste from. */
export function nextSteps(results: Results, accepted: ReadonlySet<string>): string[] {
  const left = results.cases.filter(({ id }) => !accepted.has(id));
  const red = left.filter(({ verdict }) => verdict === "regression");
  const undecided = left.filter(({ verdict }) => verdict === "inconclusive");
  const invalid = left.filter(({ verdict }) => verdict === "invalid");
  return [
    ...(red.length === 0 ? [] : [accepting(red)]),
    ...(red.length + undecided.length === 0 ? [] : [measuringLonger([...red, ...undecided], results)]),
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
  return `**Intended?** Set the label ${markdownCode(ACCEPT_LABEL)}, or comment ${markdownCode(`Loadgate-Accept: ${pattern} REASON`)}.`;
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
