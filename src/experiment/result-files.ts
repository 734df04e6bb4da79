import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { judgedAgain } from "../analyse/conclude.ts";
import { RunError, UsageError } from "../errors.ts";
import { failureFile } from "../format/failure-file.ts";
import { type Ranking, type Results, readResults, resultsText } from "../format/results.ts";
import type { CaseProfile, NoProfile, Stacks } from "../model/profile.ts";
import { makeOutputFolder, writeOutput } from "../platform/output-folder.ts";
import { cacheFolder } from "../platform/programs.ts";
import { htmlReport } from "../report/html.ts";
import { markdownReport } from "../report/markdown.ts";
import { rankingHtml, rankingMarkdown } from "../report/ranking-report.ts";
import type { Host } from "./host.ts";

/** Makes the output folder. A UsageError, before anything is measured, where it cannot be written or is not ours alone. */
export async function prepareOut(out: string): Promise<void> {
  try {
    await makeOutputFolder(out);
    ignoreItself(out);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(
      `the output folder ${out} cannot be written (${(error as Error).message}); choose another with --out DIR`,
    );
  }
}

/** So that it never gets into a commit. */
function ignoreItself(out: string): void {
  writeOutput(out, ".gitignore", "*\n");
}

/** Writes results first: the reports can always be made again from them. */
export function writeReports(
  results: Results,
  logs: ReadonlyMap<string, string>,
  out: string,
  profiles: readonly (CaseProfile | NoProfile)[] = [],
): void {
  writeResults(results, out);
  for (const [name, log] of logs) writeOutput(out, join("logs", `${name}.log`), log);
  writeOutput(out, "report.md", markdownReport(results));
  writeOutput(out, "report.html", htmlReport(results, profiles));
  for (const profile of profiles)
    if ("base" in profile)
      for (const side of ["base", "head"] as const)
        writeOutput(
          out,
          join("profiles", `${fileName(profile.case)}-${side}.folded`),
          foldedText(profile[side]),
        );
}

/** Stacks as flame graph tools read them, with whole nanoseconds of CPU time per request. */
function foldedText(stacks: Stacks): string {
  const lines = [...stacks].map(([stack, seconds]) => `${stack} ${Math.round(seconds * 1e9)}\n`);
  return lines.sort().join("");
}

function fileName(id: string): string {
  return id.replaceAll("/", "-");
}

/** The same of a ranking. */
export function writeRanking(ranking: Ranking, logs: ReadonlyMap<string, string>, out: string): void {
  writeResults(ranking, out);
  for (const [name, log] of logs) writeOutput(out, join("logs", `${name}.log`), log);
  writeOutput(out, "report.md", rankingMarkdown(ranking));
  writeOutput(out, "report.html", rankingHtml(ranking));
}

/** Says why there are no results, for the job that tells the pull request. */
export async function writeFailure(message: string, out: string): Promise<void> {
  await prepareOut(out);
  writeOutput(out, "failure.json", failureFile(message));
}

/** What was measured is kept elsewhere where there is no room for it; RunError says where. */
function writeResults(results: Results | Ranking, out: string): void {
  const text = resultsText(results);
  try {
    ignoreItself(out);
    writeOutput(out, "results.json", text);
  } catch (error) {
    const name = `results-${results.id}.json`;
    const folder = [cacheFolder(), tmpdir(), "/dev/shm"].find((each) => written(each, name, text));
    const kept = folder && join(folder, name);
    const where = kept
      ? `what was measured is in ${kept}, and loadgate merge ${kept} --out DIR makes the reports of a compare`
      : "and there is no room elsewhere either: what was measured is lost";
    throw new RunError(`results.json cannot be written to ${out} (${(error as Error).message}); ${where}`);
  }
}

function written(folder: string, name: string, text: string): boolean {
  try {
    writeOutput(folder, name, text);
    return true;
  } catch {
    return false;
  }
}

/** A results.json that may come from anywhere; its verdicts are found again from its samples. */
export function resultsIn(file: string, { cwd }: Pick<Host, "cwd">): Results {
  let text: string;
  try {
    text = readFileSync(resolve(cwd, file), "utf8");
  } catch (error) {
    throw new UsageError(
      `${file} cannot be read (${(error as Error).message}); name the results.json of a run`,
    );
  }
  try {
    return judgedAgain(readResults(text));
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`${file}: ${error.message}`) : error;
  }
}
