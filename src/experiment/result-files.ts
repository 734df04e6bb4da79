import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { judgedAgain } from "../analyse/conclude.ts";
import { RunError, UsageError } from "../errors.ts";
import { failureFile } from "../format/failure-file.ts";
import { type Ranking, type Results, readAny, readResults, resultsText } from "../format/results.ts";
import type { CaseProfile, NoProfile } from "../model/profile.ts";
import { repositoryUrl } from "../platform/github-event.ts";
import { makeOutputFolder, writeOutput } from "../platform/output-folder.ts";
import { cacheFolder } from "../platform/programs.ts";
import { htmlReport } from "../report/html.ts";
import { markdownReport } from "../report/markdown.ts";
import { rankingHtml, rankingMarkdown } from "../report/ranking-report.ts";
import type { Host } from "./host.ts";
import { writeProfiles } from "./profile-files.ts";

/** Makes the output folder. A UsageError, before anything is measured, where it cannot be written or is not ours alone; git does not see it by default. */
export async function prepareOut(out: string, { ignored = true } = {}): Promise<void> {
  try {
    await makeOutputFolder(out);
    if (ignored) ignoreItself(out);
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
  writePages(results, out, profiles);
  writeProfiles(profiles, out);
}

/** The reports alone, of what was measured at any time. */
export function writePages(
  results: Results | Ranking,
  out: string,
  profiles: readonly (CaseProfile | NoProfile)[] = [],
): void {
  const ranking = results.command === "rank";
  writeOutput(out, "report.md", ranking ? rankingMarkdown(results) : markdownReport(results));
  writeOutput(
    out,
    "report.html",
    ranking ? rankingHtml(results) : htmlReport(results, profiles, repositoryUrl(process.env)),
  );
}

/** The same of a ranking. */
export function writeRanking(ranking: Ranking, logs: ReadonlyMap<string, string>, out: string): void {
  writeResults(ranking, out);
  for (const [name, log] of logs) writeOutput(out, join("logs", `${name}.log`), log);
  writePages(ranking, out);
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
      ? `what was measured is in ${kept}, and loadgate report ${kept} --out DIR makes its reports`
      : "what was measured is lost, since there is no room elsewhere either; make room and measure again";
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

/** A results.json of compare or trend that may come from anywhere; its verdicts are found again from its samples. */
export function resultsIn(file: string, host: Pick<Host, "cwd">): Results {
  return read(file, host, (text) => judgedAgain(readResults(text)));
}

/** The same, of any command. */
export function anyResultsIn(file: string, host: Pick<Host, "cwd">): Results | Ranking {
  return read(file, host, (text) => {
    const written = readAny(text);
    return written.command === "rank" ? written : judgedAgain(written);
  });
}

function read<T>(file: string, { cwd }: Pick<Host, "cwd">, parse: (text: string) => T): T {
  let text: string;
  try {
    text = readFileSync(resolve(cwd, file), "utf8");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UsageError(
      code === "ENOENT"
        ? `there is no ${file}; loadgate compare writes .loadgate/results.json, or name the results.json of another run`
        : `${file} cannot be read (${message}); name the results.json of a run`,
    );
  }
  try {
    return parse(text);
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`${file}: ${error.message}`) : error;
  }
}
