import type { CompareOptions } from "../experiment/compare-options.ts";
import { compareSides } from "../experiment/compare-sides.ts";
import type { Host } from "../experiment/host.ts";
import { recoverAbandoned } from "../experiment/journal.ts";
import { writeReports } from "../experiment/write-reports.ts";
import type { Results } from "../model/results.ts";

/** Base against head: builds both, measures them side by side, judges, and writes the reports to `out`. */
export async function compare(options: CompareOptions, host: Host): Promise<Results> {
  await recoverAbandoned(host);
  const { results, logs, profiles } = await compareSides(options, host);
  writeReports(results, logs, options.out, profiles);
  return results;
}
