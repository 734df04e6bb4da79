import { join } from "node:path";
import { Interrupted, messageOf } from "../errors.ts";
import { writeFailure } from "../experiment/write-reports.ts";
import type { Results } from "../format/results.ts";
import type { Annotation } from "../report/annotations.ts";
import { markdownReport } from "../report/markdown.ts";
import { terminalReport } from "../report/terminal.ts";
import type { MEASURE } from "./definitions.ts";
import { annotate, log, type Step, summarize } from "./run-action.ts";

/** A run's results in the log, beside the lines, in the outputs and in the summary; its exit code. */
export async function reportResults(
  results: Results,
  out: string,
  { host, output }: Pick<Step<typeof MEASURE>, "host" | "output">,
  annotations: readonly Annotation[] = [],
): Promise<number> {
  log(`${terminalReport(results, { color: false, width: 120 })}\n`);
  for (const annotation of annotations) annotate(annotation);
  const regressions = results.cases.filter(({ verdict }) => verdict === "regression").map(({ id }) => id);
  output("verdict", results.verdict);
  output("regressions", JSON.stringify(regressions));
  output("results", join(out, "results.json"));
  output("report", join(out, "report.html"));
  await summarize(markdownReport(results));
  host.signal.throwIfAborted();
  return results.exitCode;
}

/** Leaves the reason of a failure in `out`, where the job that comments finds it. */
export async function recordingFailure<T>(out: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Interrupted)) writeFailure(messageOf(error), out);
    throw error;
  }
}
