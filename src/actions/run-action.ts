import { join, resolve } from "node:path";
import { error, getInput, notice, setFailed, setOutput, setSecret, summary, warning } from "@actions/core";
import { codeOfError } from "../analyse/exit-codes.ts";
import { readValues, type Values } from "../commands/options.ts";
import { Interrupted, messageOf } from "../errors.ts";
import { type Host, hostHere } from "../experiment/host.ts";
import { prepareOut, writeFailure } from "../experiment/result-files.ts";
import type { Results } from "../format/results.ts";
import { type GithubEvent, readEvent } from "../platform/github-event.ts";
import { hideEnvironment } from "../platform/own-environment.ts";
import type { Annotation } from "../report/annotations.ts";
import { wantsColor } from "../report/color.ts";
import { markdownReport } from "../report/markdown.ts";
import { terminalReport } from "../report/terminal.ts";
import { escapeWorkflowCommands } from "../text/escape.ts";
import type { ActionDefinition, MEASURE } from "./definitions.ts";
import { refuseTargetEvent } from "./events.ts";

/** What the step of an action is given, and how it speaks to the runner. */
export interface Step<D extends ActionDefinition = ActionDefinition> {
  readonly inputs: Values<D["inputs"]>;
  readonly event: GithubEvent;
  readonly host: Host;
  readonly output: (name: keyof D["outputs"] & string, value: string) => void;
}

/** Runs an action's only step: its exit code, or the error that it ended with, becomes that of this process. */
export async function runAction<D extends ActionDefinition>(
  definition: D,
  step: (given: Step<D>) => Promise<number>,
): Promise<void> {
  // Before anything of an outsider's is started.
  hideEnvironment();
  const sink = { isTTY: false, columns: 120, write: log };
  const host = hostHere(process.env.GITHUB_WORKSPACE || process.cwd(), sink);
  try {
    const event = readEvent(process.env);
    refuseTargetEvent(event.name);
    const inputs: Values<D["inputs"]> = readValues(
      definition.inputs,
      (name) => getInput(name) || undefined,
      inputNamed,
    );
    process.exitCode = await step({ inputs, event, host, output: setOutput });
  } catch (failure) {
    setFailed(messageOf(failure));
    process.exitCode = codeOfError(failure);
    // A request that is still open would hold the process.
    if (failure instanceof Interrupted) process.exit();
  }
}

/** The folder that an action writes to unless it is given another, as an action that reads it finds it. */
function usualOut(cwd: string, env: NodeJS.ProcessEnv): string {
  return env.RUNNER_TEMP ? join(env.RUNNER_TEMP, "loadgate") : join(cwd, ".loadgate");
}

/** Makes the folder that an action writes to, and tells it once nothing but ours can be in it: a workflow uploads all of it. */
export async function openOut(
  asked: string | undefined,
  { host, output }: { readonly host: Host; readonly output: (name: "out", value: string) => void },
): Promise<string> {
  const out = asked === undefined ? usualOut(host.cwd, process.env) : resolve(host.cwd, asked);
  await prepareOut(out);
  output("out", out);
  return out;
}

/** The results that an action reads: those it is given, else those that the one before it wrote. */
export function resultsGiven(asked: string | undefined, { cwd }: Host): string {
  return asked ?? join(usualOut(cwd, process.env), "results.json");
}

/** How a message names an input. */
export function inputNamed(name: string): string {
  return `input "${name}"`;
}

/** One stream for everything, so that lines stay in order; nothing in it may act as a command of the runner. */
export function log(text: string): void {
  process.stdout.write(escapeWorkflowCommands(text));
}

const ANNOTATE = { error, warning, notice };

/** A message beside the run, and beside a line of a file if it names one. */
export function annotate({ level, message, title, file, line }: Message): void {
  const place = { ...(title && { title }), ...(file && { file }), ...(line && { startLine: line }) };
  ANNOTATE[level](escapeWorkflowCommands(message), place);
}

type Message = Pick<Annotation, "level" | "message"> & Partial<Annotation>;

/** Adds to the summary of the run, where there is one. */
export async function summarize(markdown: string): Promise<void> {
  if (process.env.GITHUB_STEP_SUMMARY) await summary.addRaw(markdown, true).write();
}

/** The token that was given as an input, else in the environment; "" if there is none. Masked in the log. */
export function tokenGiven(input: string | undefined): string {
  const token = input || process.env.GITHUB_TOKEN || "";
  if (token !== "") setSecret(token);
  return token;
}

/** A run's results in the log, beside the lines, in the outputs and in the summary; its exit code. */
export async function reportResults(
  results: Results,
  out: string,
  { host, output }: Pick<Step<typeof MEASURE>, "host" | "output">,
  annotations: readonly Annotation[] = [],
): Promise<number> {
  const color = wantsColor({ isTTY: false, isFile: false }, process.env);
  log(`${terminalReport(results, { color, width: 120 })}\n`);
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
    if (!(error instanceof Interrupted)) await writeFailure(messageOf(error), out).catch(() => {});
    throw error;
  }
}
