import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { judgedAgain } from "../analyse/conclude.ts";
import { UsageError } from "../errors.ts";
import type { Host } from "../experiment/host.ts";
import { type Results, readResults } from "../format/results.ts";

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
