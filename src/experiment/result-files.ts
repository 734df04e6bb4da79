import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { judgedAgain } from "../analyse/conclude.ts";
import { RunError, UsageError } from "../errors.ts";
import { failureFile } from "../format/failure-file.ts";
import { type Ranking, type Results, readResults, resultsText } from "../format/results.ts";
import type { CaseProfile, NoProfile, Stacks } from "../model/profile.ts";
import { cacheFolder } from "../platform/programs.ts";
import { htmlReport } from "../report/html.ts";
import { markdownReport } from "../report/markdown.ts";
import { rankingHtml, rankingMarkdown } from "../report/ranking-report.ts";
import type { Host } from "./host.ts";

/** Makes the output folder, which ignores itself, so that it never gets into a commit. Fails before anything is measured. */
export function prepareOut(out: string): void {
  try {
    mkdirSync(out, { recursive: true });
    writeFileSync(join(out, ".gitignore"), "*\n");
  } catch (error) {
    throw new UsageError(
      `the output folder ${out} cannot be written (${(error as Error).message}); choose another with --out DIR`,
    );
  }
}

/** Writes results first: the reports can always be made again from them. */
export function writeReports(
  results: Results,
  logs: ReadonlyMap<string, string>,
  out: string,
  profiles: readonly (CaseProfile | NoProfile)[] = [],
): void {
  writeResults(results, out);
  for (const [name, log] of logs) writeWhole(join(out, "logs", `${name}.log`), log);
  writeWhole(join(out, "report.md"), markdownReport(results));
  writeWhole(join(out, "report.html"), htmlReport(results, profiles));
  for (const profile of profiles)
    if ("base" in profile)
      for (const side of ["base", "head"] as const)
        writeWhole(
          join(out, "profiles", `${fileName(profile.case)}-${side}.folded`),
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
  for (const [name, log] of logs) writeWhole(join(out, "logs", `${name}.log`), log);
  writeWhole(join(out, "report.md"), rankingMarkdown(ranking));
  writeWhole(join(out, "report.html"), rankingHtml(ranking));
}

/** Says why there are no results, for the job that tells the pull request. */
export function writeFailure(message: string, out: string): void {
  prepareOut(out);
  writeWhole(join(out, "failure.json"), failureFile(message));
}

/** What was measured is kept elsewhere where there is no room for it; RunError says where. */
function writeResults(results: Results | Ranking, out: string): void {
  const text = resultsText(results);
  try {
    prepareOut(out);
    writeWhole(join(out, "results.json"), text);
  } catch (error) {
    const name = `results-${results.id}.json`;
    const kept = [cacheFolder(), tmpdir(), "/dev/shm"]
      .map((folder) => join(folder, name))
      .find(written(text));
    const where = kept
      ? `what was measured is in ${kept}, and loadgate merge ${kept} --out DIR makes the reports of a compare`
      : "and there is no room elsewhere either: what was measured is lost";
    throw new RunError(`results.json cannot be written to ${out} (${(error as Error).message}); ${where}`);
  }
}

function written(text: string): (path: string) => boolean {
  return (path) => {
    try {
      writeWhole(path, text);
      return true;
    } catch {
      rmSync(`${path}.part`, { force: true });
      return false;
    }
  };
}

/** A file is there whole or not at all. */
function writeWhole(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.part`, text);
  renameSync(`${path}.part`, path);
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
