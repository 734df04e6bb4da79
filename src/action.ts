import { globSync } from "node:fs";
import { join, resolve } from "node:path";
import * as core from "@actions/core";
import {
  COMMENTING,
  inputNamed,
  MIRRORED,
  publishingValues,
  TOKEN_INPUT,
  valuesOf,
} from "./commands/action-inputs.ts";
import { readCommenting, readSelection } from "./commands/arguments.ts";
import { baselineHere } from "./commands/baseline.ts";
import { type Compared, compareEvent } from "./commands/compare-event.ts";
import { ALL_GONE, codeOf, messageOf } from "./commands/ending.ts";
import { type ActionCommand, commandFor } from "./commands/event-command.ts";
import { changeOf } from "./commands/event-revisions.ts";
import { exportResults } from "./commands/export.ts";
import { findOha } from "./commands/find-oha.ts";
import { hostHere } from "./commands/host.ts";
import { hasTrend } from "./commands/load-sides.ts";
import { merge } from "./commands/merge.ts";
import { planShards } from "./commands/plan.ts";
import { readPublishing } from "./commands/publish-options.ts";
import { trend } from "./commands/trend.ts";
import { prepareOut, writeFailure } from "./commands/write-reports.ts";
import { Interrupted, UsageError } from "./model/failure.ts";
import { type GithubEvent, readEvent } from "./platform/github.ts";
import { inert } from "./report/inert.ts";
import { markdownReport } from "./report/markdown.ts";
import { preformatted } from "./report/markdown-syntax.ts";
import { shardsText } from "./report/shards.ts";
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
  const event = readEvent(process.env);
  const named = core.getInput("base") !== "" && core.getInput("head") !== "";
  const trend = () => hasTrend(host, core.getInput("config") || undefined);
  const command = commandFor(event.name, core.getInput("command"), { named, trend });
  return COMMANDS[command](event);
}

const COMMANDS: Readonly<Record<ActionCommand, (event: GithubEvent) => Promise<number>>> = {
  compare: comparing,
  comment: commenting,
  request: requesting,
  plan: planning,
  merge: merging,
  trend: trending,
  publish: publishing,
  export: async () => exporting(),
};

/** The job that cuts a run into shards, for a matrix. */
async function planning(event: GithubEvent): Promise<number> {
  const selection = readSelection(valuesOf(core.getInput, [...MIRRORED, "shards"]), inputNamed);
  const head = selection.head ?? changeOf(event).head.revision;
  const shards = await planShards({ ...selection, head }, host);
  log(shardsText(shards));
  core.setOutput(
    "matrix",
    JSON.stringify({ include: shards.map(({ shard }, i) => ({ shard, number: i + 1 })) }),
  );
  return 0;
}

/** The job that puts shards together; what they left lies in a folder each. */
async function merging(): Promise<number> {
  const out = outFolder();
  const folder = core.getInput("results") || "shards";
  const files = globSync("**/results.json", { cwd: resolve(host.cwd, folder) }).sort();
  prepareOut(out);
  const found = files.map((file) => join(folder, file));
  const results = await sayingWhy(async () => {
    if (found.length === 0) throw new UsageError(noShards(folder));
    return merge(found, out, host);
  });
  return told({ results, annotations: [], out });
}

const noShards = (folder: string) =>
  `${folder} holds no results.json; fetch the shards into it with actions/download-artifact, or name their folder: ${inputNamed("results")}`;

async function comparing(event: GithubEvent): Promise<number> {
  return told(await sayingWhy(() => compareEvent(event, core.getInput, host)));
}

const outFolder = () => resolve(host.cwd, core.getInput("out") || ".loadgate");

/** Leaves the reason of a failure where the job that comments finds it. */
async function sayingWhy<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Interrupted)) writeFailure(messageOf(error), outFolder());
    throw error;
  }
}

/** The verdict in the log, beside the lines, in the outputs and in the summary. */
async function told(compared: Compared): Promise<number> {
  log(`${terminalReport(compared.results, { color: false, width: 120 })}\n`);
  for (const { level, message, title, file, line } of compared.annotations)
    ANNOTATE[level](message, { title, ...(file && { file }), ...(line && { startLine: line }) });
  setOutputs(compared);
  if (process.env.GITHUB_STEP_SUMMARY)
    await core.summary.addRaw(markdownReport(compared.results), true).write();
  host.signal.throwIfAborted();
  return compared.results.exitCode;
}

/** The job that holds a token: tells what another job has measured. */
async function commenting(event: GithubEvent): Promise<number> {
  const values = valuesOf(core.getInput, COMMENTING);
  const options = { ...readCommenting(values, inputNamed), token: tokenGiven() };
  // Loaded here alone: it brings GitHub's client along.
  const { comment, commentCode, commentLine } = await import("./commands/comment.ts");
  const review = await comment(options, event, process.env, host);
  log(`${commentLine(review)}\n`);
  if ("why" in review) return 0;
  core.setOutput("verdict", review.conclusion.verdict);
  for (const why of review.undelivered) core.error(why);
  // What could not be delivered is read here.
  if (review.undelivered.length > 0 && review.text !== null && process.env.GITHUB_STEP_SUMMARY)
    await core.summary.addRaw(review.text, true).write();
  return commentCode(review, options);
}

/** The job that decides whether a comment's command is carried out. */
async function requesting(event: GithubEvent): Promise<number> {
  const { request } = await import("./commands/request.ts");
  const found = await request(tokenGiven(), event, process.env);
  const granted = found !== null && !("why" in found);
  core.setOutput("run", String(granted));
  if (found !== null && "why" in found) core.warning(inert(found.why));
  if (!granted) return 0;
  core.setOutput("head", found.head);
  core.setOutput("base", found.base);
  core.setOutput("case", found.cases);
  core.setOutput("budget", found.budget);
  return 0;
}

/** Exit codes, what weighs most first. */
const BY_WEIGHT = [2, 1, 3, 4, 0];

/** One point of the trend; published as well where nobody asked for a command, and a token is there. */
async function trending(): Promise<number> {
  const selection = readSelection(valuesOf(core.getInput), inputNamed);
  const out = outFolder();
  prepareOut(out);
  const oha = findOha(core.getInput("oha-path"), host);
  const baseline = await baselineHere(readPublishing(publishingValues(core.getInput)), process.env, host);
  const results = await sayingWhy(() => trend({ ...selection, baseline, out, oha }, host));
  const code = await told({ results, annotations: [], out });
  if (core.getInput("command") !== "" || core.getInput(TOKEN_INPUT) === "") return code;
  const published = await publishing();
  return BY_WEIGHT.find((each) => each === code || each === published) ?? code;
}

/** The job that adds a point to the trend, and tells what changed. */
async function publishing(): Promise<number> {
  const options = readPublishing(publishingValues(core.getInput), inputNamed);
  const env = { ...process.env, GITHUB_TOKEN: tokenGiven() };
  const file = core.getInput("results") || join(outFolder(), "results.json");
  // Loaded here alone: it brings GitHub's client along.
  const { publish, publishCode, publishedText, eventLine } = await import("./commands/publish.ts");
  const published = await publish(file, options, env, host);
  const text = publishedText(published, options);
  log(`${text}\n`);
  core.setOutput("alerts", JSON.stringify(published.news.map(({ alert }) => alert)));
  for (const each of published.news) ANNOTATE[published.fails ? "error" : "warning"](inert(eventLine(each)));
  for (const remark of published.remarks) core.warning(inert(remark));
  for (const why of published.undelivered) core.error(why);
  if (process.env.GITHUB_STEP_SUMMARY) await core.summary.addRaw(preformatted(text), true).write();
  return publishCode(published);
}

function exporting(): number {
  for (const file of exportResults({ out: outFolder() }, host)) log(`wrote ${file}\n`);
  return 0;
}

function tokenGiven(): string {
  const token = core.getInput(TOKEN_INPUT) || process.env.GITHUB_TOKEN || "";
  if (token !== "") core.setSecret(token);
  return token;
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
  // A request that is still open would hold the process.
  if (error instanceof Interrupted) process.exit();
}
