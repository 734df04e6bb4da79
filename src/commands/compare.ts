import type { Results } from "../model/results.ts";
import type { CompareOptions } from "./compare-options.ts";
import { compareSides } from "./compare-sides.ts";
import type { Host } from "./host.ts";
import { recoverAbandoned } from "./journal.ts";
import { writeReports } from "./write-reports.ts";

/** Base against head: builds both, measures them side by side, judges, and writes the reports to `out`. */
export async function compare(options: CompareOptions, host: Host): Promise<Results> {
  await recoverAbandoned(host);
  const { results, logs, profiles } = await compareSides(options, host);
  writeReports(results, logs, options.out, profiles);
  return results;
}
