import { resolve } from "node:path";
import { type Arguments, parseArguments, readCommenting, readSelection } from "./commands/arguments.ts";
import { baselineHere } from "./commands/baseline.ts";
import { bisect } from "./commands/bisect.ts";
import { check } from "./commands/check.ts";
import { helpText } from "./commands/command-list.ts";
import { compare } from "./commands/compare.ts";
import { ALL_GONE, codeOf, messageOf } from "./commands/ending.ts";
import { exportResults } from "./commands/export.ts";
import { type Host, hostHere } from "./commands/host.ts";
import { importedLines, importHistory } from "./commands/import.ts";
import { merge } from "./commands/merge.ts";
import { planShards } from "./commands/plan.ts";
import { readPublishing } from "./commands/publish-options.ts";
import { rank } from "./commands/rank.ts";
import { trend } from "./commands/trend.ts";
import { tuneCommand } from "./commands/tune.ts";
import { prepareOut } from "./commands/write-reports.ts";
import { Interrupted } from "./model/failure.ts";
import type { Results } from "./model/results.ts";
import { readEvent } from "./platform/github.ts";
import { bisectedText } from "./report/bisected.ts";
import { checkText } from "./report/check.ts";
import { inert } from "./report/inert.ts";
import { rankingTerminal } from "./report/ranking-terminal.ts";
import { shardsText } from "./report/shards.ts";
import { terminalReport } from "./report/terminal.ts";
import { tuningText } from "./report/tuning.ts";
import { VERSION } from "./version.ts";

/** The command line: the only place that turns a failure into an exit code here. */
async function main(argv: readonly string[]): Promise<number> {
  const { stderr } = process;
  const sink = {
    isTTY: stderr.isTTY === true,
    columns: stderr.columns ?? 100,
    write: (text: string) => stderr.write(text),
  };
  const host = hostHere(process.cwd(), sink);
  let code: number;
  try {
    const parsed = parseArguments(argv);
    if (parsed === "help") process.stdout.write(helpText());
    else if (parsed === "version") process.stdout.write(`${VERSION}\n`);
    code = typeof parsed === "string" ? 0 : await runCommand(parsed, host);
  } catch (error) {
    host.progress.end();
    code = codeOf(error);
    if (!(error instanceof Interrupted)) stderr.write(`loadgate: ${messageOf(error)}\n`);
  }
  const { reason } = host.signal;
  if (reason instanceof Interrupted) {
    stderr.write(`loadgate: ${ALL_GONE}\n`);
    // A request that is still open would hold the process.
    process.exit(codeOf(reason));
  }
  return code;
}

async function runCommand({ command, values, files }: Arguments, host: Host): Promise<number> {
  if (command === "comment") return commentHere(values, host);
  if (command === "publish" || command === "import") return publishHere(command, values, files, host);
  if (command === "export") {
    for (const file of exportResults(values, host)) process.stdout.write(`wrote ${file}\n`);
    return 0;
  }
  const selection = readSelection(values);
  const print = (value: unknown, text: () => string) =>
    process.stdout.write(selection.json ? `${JSON.stringify(value, null, 2)}\n` : text());
  if (command === "tune") {
    const report = tuneCommand(files.length > 0 ? files : [".loadgate/results.json"], host);
    print(report, () => tuningText(report.cases, report.leftOut));
    return 0;
  }
  if (command === "plan") {
    const shards = await planShards(selection, host);
    print({ include: shards }, () => shardsText(shards));
    return 0;
  }
  if (command === "check") {
    const report = await check(selection, host);
    print(report, () => checkText(report));
    return report.ok ? 0 : 2;
  }
  const out = resolve(host.cwd, selection.out);
  prepareOut(out);
  if (selection.bisect !== undefined) {
    const found = await bisect({ ...selection, range: selection.bisect, out }, host);
    print(found, () => bisectedText(found));
    return 0;
  }
  const { stdout } = process;
  const width = stdout.columns ?? 100;
  const report = () => selection.json || host.progress.say(`report: ${resolve(out, "report.html")}`);
  if (command === "rank") {
    const ranking = await rank({ ...selection, out }, host);
    print(ranking, () => rankingTerminal(ranking, { width }));
    report();
    return ranking.exitCode;
  }
  const results = await measured({ command, values, files }, { ...selection, out }, host);
  const color = stdout.isTTY === true && !process.env.NO_COLOR;
  print(results, () => `${terminalReport(results, { color, width })}\n`);
  report();
  return results.exitCode;
}

async function measured(
  { command, values, files }: Arguments,
  options: Parameters<typeof compare>[0],
  host: Host,
): Promise<Results> {
  if (command === "merge") return merge(files, options.out, host);
  if (command !== "trend") return compare(options, host);
  const baseline = await baselineHere(readPublishing(values), process.env, host);
  return trend({ ...options, baseline }, host);
}

async function publishHere(
  command: "publish" | "import",
  values: Arguments["values"],
  files: readonly string[],
  host: Host,
): Promise<number> {
  const options = readPublishing(values);
  if (command === "import") {
    const imported = await importHistory(files, options, process.env, host);
    process.stdout.write(`${inert(importedLines(imported))}\n`);
    return 0;
  }
  const file = typeof values.results === "string" ? values.results : ".loadgate/results.json";
  const { publish, publishCode, publishedText } = await import("./commands/publish.ts");
  const published = await publish(file, options, process.env, host);
  process.stdout.write(`${inert(publishedText(published, options))}\n`);
  return publishCode(published);
}

async function commentHere(values: Arguments["values"], host: Host): Promise<number> {
  const options = { ...readCommenting(values), token: process.env.GITHUB_TOKEN ?? "" };
  // Loaded here alone: it brings GitHub's client along.
  const { comment, commentCode, commentLine } = await import("./commands/comment.ts");
  const review = await comment(options, readEvent(process.env), process.env, host);
  process.stdout.write(`${inert(commentLine(review))}\n`);
  return commentCode(review, options);
}

process.exitCode = await main(process.argv.slice(2));
