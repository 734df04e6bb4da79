import { join } from "node:path";
import * as core from "@actions/core";
import { type Compared, compareEvent } from "./commands/compare-event.ts";
import { ALL_GONE, codeOf, messageOf } from "./commands/ending.ts";
import { hostHere } from "./commands/host.ts";
import { Interrupted } from "./model/failure.ts";
import { inert } from "./report/inert.ts";
import { markdownReport } from "./report/markdown.ts";
import { terminalReport } from "./report/terminal.ts";

// One stream for everything, so that lines stay in order; nothing in it may act as a command of the runner.
const log = (text: string) => process.stdout.write(inert(text));
const host = hostHere(process.env.GITHUB_WORKSPACE || process.cwd(), {
  isTTY: false,
  columns: 120,
  write: log,
});
const ANNOTATE = { error: core.error, warning: core.warning, notice: core.notice };

/** The Action: inputs, the command, outputs. */
async function main(): Promise<number> {
  const compared = await compareEvent(core.getInput, host);
  log(`${terminalReport(compared.results, { color: false, width: 120 })}\n`);
  for (const { level, message, title, file, line } of compared.annotations)
    ANNOTATE[level](message, { title, ...(file && { file }), ...(line && { startLine: line }) });
  setOutputs(compared);
  if (process.env.GITHUB_STEP_SUMMARY)
    await core.summary.addRaw(markdownReport(compared.results), true).write();
  host.signal.throwIfAborted();
  return compared.results.exitCode;
}

function setOutputs({ results, out }: Compared): void {
  const regressions = results.cases.filter(({ verdict }) => verdict === "regression").map(({ id }) => id);
  core.setOutput("verdict", results.verdict);
  core.setOutput("regressions", JSON.stringify(regressions));
  core.setOutput("results", join(out, "results.json"));
  core.setOutput("report", join(out, "report.html"));
}

try {
  process.exitCode = await main();
} catch (error) {
  core.setFailed(error instanceof Interrupted ? ALL_GONE : messageOf(error));
  process.exitCode = codeOf(error);
}
