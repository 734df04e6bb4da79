import type { CaseResult, Results } from "../model/results.ts";
import { plainLine, tailOfLog } from "../text/escape.ts";

export interface LogTail {
  readonly title: string;
  readonly text: string;
}

/** The ends of the logs behind an invalid case, each once: of its builds, then of its servers. */
export function logsOf(result: CaseResult, results: Results): LogTail[] {
  const builds = results.failures
    .filter((failure) => failure.target === result.target)
    .map((failure) => ({ title: `end of the ${failure.what} log of ${failure.variant}`, text: failure.log }));
  const servers = result.sessions
    .flatMap((session) => session.invalid)
    .flatMap(({ variant, log }) =>
      log === undefined ? [] : [{ title: `end of the log of ${variant ?? "the server"}`, text: log }],
    );
  const tails = [...builds, ...servers].map(({ title, text }) => ({
    title: plainLine(title),
    text: tailOfLog(text),
  }));
  // One log per title: later sessions of the same server rarely say more than its first failure.
  return tails.filter((tail, i) => tail.text !== "" && tails.findIndex((t) => t.title === tail.title) === i);
}
