import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Host } from "../experiment/host.ts";
import { UsageError } from "../model/failure.ts";
import type { Results } from "../model/results.ts";
import { untrustedResults } from "../review/untrusted-results.ts";

/** A results.json that may come from anywhere; its verdicts are found again from its samples. */
export function readResults(file: string, host: Host): Results {
  let text: string;
  try {
    text = readFileSync(resolve(host.cwd, file), "utf8");
  } catch (error) {
    throw new UsageError(
      `${file} cannot be read (${(error as Error).message}); name the results.json of a run with --results F`,
    );
  }
  try {
    return untrustedResults(text);
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`${file}: ${error.message}`) : error;
  }
}
