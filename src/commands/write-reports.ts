import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { UsageError } from "../model/failure.ts";
import type { Ranking } from "../model/ranking.ts";
import type { Results } from "../model/results.ts";
import { htmlReport } from "../report/html.ts";
import { markdownReport } from "../report/markdown.ts";
import { rankingHtml } from "../report/ranking-html.ts";
import { rankingMarkdown } from "../report/ranking-markdown.ts";
import { failureFile } from "../review/failure-file.ts";

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
export function writeReports(results: Results, logs: ReadonlyMap<string, string>, out: string): void {
  prepareOut(out);
  writeWhole(join(out, "results.json"), `${JSON.stringify(results, null, 1)}\n`);
  for (const [name, log] of logs) writeWhole(join(out, "logs", `${name}.log`), log);
  writeWhole(join(out, "report.md"), markdownReport(results));
  writeWhole(join(out, "report.html"), htmlReport(results));
}

/** The same of a ranking. */
export function writeRanking(ranking: Ranking, logs: ReadonlyMap<string, string>, out: string): void {
  prepareOut(out);
  writeWhole(join(out, "results.json"), `${JSON.stringify(ranking, null, 1)}\n`);
  for (const [name, log] of logs) writeWhole(join(out, "logs", `${name}.log`), log);
  writeWhole(join(out, "report.md"), rankingMarkdown(ranking));
  writeWhole(join(out, "report.html"), rankingHtml(ranking));
}

/** Says why there are no results, for the job that tells the pull request. */
export function writeFailure(message: string, out: string): void {
  prepareOut(out);
  writeWhole(join(out, "failure.json"), failureFile(message));
}

/** A file is there whole or not at all. */
function writeWhole(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.part`, text);
  renameSync(`${path}.part`, path);
}
