import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { UsageError } from "../errors.ts";
import type { Host } from "../experiment/host.ts";
import { checkJson } from "../format/json-limits.ts";
import type { Updated } from "../platform/branch.ts";
import { openRunResources } from "../platform/run-resources.ts";
import { escapeWorkflowCommands } from "../text/escape.ts";
import { appendRuns } from "../trend/append.ts";
import {
  historyJson,
  type ImportedHistory,
  importedHistory,
  type LeftOut,
} from "../trend/github-action-benchmark.ts";
import { publishTo } from "../trend/publish.ts";
import { defineCommand } from "./command.ts";
import { TREND_BRANCH, type TrendBranch } from "./options.ts";
import { trendName, trendPlace } from "./trend-branch.ts";

export const importCommand = defineCommand({
  name: "import",
  summary: "add the history of github-action-benchmark, its data.js, to the trend",
  group: "ci",
  examples: [
    { line: "loadgate import data.js", does: "add it to gh-pages of origin" },
    { line: "loadgate import --branch trend dev/bench/data.js", does: "add it to another branch" },
    { line: "loadgate import --dashboard-path docs/trend data.js", does: "add it in another folder" },
  ],
  options: TREND_BRANCH,
  files: "data.js",
  async run({ values, files, host }) {
    const imported = await importHistory(files, values, process.env, host);
    process.stdout.write(`${escapeWorkflowCommands(importedLines(imported))}\n`);
    return 0;
  },
});

interface Imported extends Pick<Updated<unknown>, "commit"> {
  /** Runs in the file, and those of them that were not in the trend yet. */
  readonly found: number;
  readonly added: number;
  readonly leftOut: LeftOut;
  /** Whether there were runs before: those that were added come behind them, whatever their dates. */
  readonly behind: boolean;
}

const MOST_BYTES = 256 * 1024 * 1024;
/** How such files begin: PowerShell's `>` writes them. */
const UTF_16 = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];
const CAPS = { deepest: 12, mostValues: 8_000_000, longest: 50_000 };

/** Adds another tool's history to the trend on a branch, in one commit. */
async function importHistory(
  files: readonly string[],
  options: TrendBranch,
  env: NodeJS.ProcessEnv,
  host: Host,
): Promise<Imported> {
  const [file, more] = files;
  if (file === undefined || more !== undefined)
    throw new UsageError(
      "import takes one data.js of github-action-benchmark; write loadgate import data.js",
    );
  const { runs, leftOut } = readHistory(file, host);
  if (runs.length === 0)
    throw new UsageError(
      `${file} has no run that can be read${leftOut.first === null ? "" : `: ${leftOut.first}`}; nothing was written`,
    );
  await using resources = openRunResources();
  const place = await trendPlace(options, resources.folder, env, host);
  const about = { ...trendName(place.access.remote, env), now: host.clock.date(), everywhere: true };
  const { commit, result } = await publishTo(place, async (store) => {
    const { files, added, overview } = await appendRuns(runs, store, about);
    const message = `Import ${added.length} runs of github-action-benchmark\n`;
    return { files, message, result: { added: added.length, behind: overview.runs > added.length } };
  });
  return { commit, ...result, found: runs.length, leftOut };
}

/** What was done, in lines for the log. */
function importedLines({ found, added, leftOut, behind }: Imported): string {
  const lines = [`${added} of ${found} runs added${added < found ? ", the others are there already" : ""}`];
  if (leftOut.first !== null)
    lines.push(
      `left out ${many(leftOut.runs, "run")} and ${many(leftOut.benchmarks, "benchmark")} that cannot be read; the first is ${leftOut.first}`,
    );
  if (behind && added > 0)
    lines.push("the added runs stand after those that were there before, whatever their dates");
  return lines.join("\n");
}

const many = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;

function readHistory(file: string, host: Host): ImportedHistory {
  const path = resolve(host.cwd, file);
  let text: string;
  try {
    if (statSync(path).size > MOST_BYTES) throw new Error(`it has more than ${MOST_BYTES / 2 ** 20} MiB`);
    const bytes = readFileSync(path);
    if (UTF_16.some((mark) => bytes.subarray(0, 2).equals(mark)))
      throw new Error("it is UTF-16; write it as UTF-8");
    text = bytes.toString("utf8");
  } catch (error) {
    throw new UsageError(`${file} cannot be read (${(error as Error).message})`);
  }
  try {
    const json = historyJson(text);
    const history = () => importedHistory(json);
    try {
      checkJson(json, CAPS);
    } catch (error) {
      // A key that is there twice may be what a merge left: then it is reported with its place.
      if (/ twice/.test((error as Error).message)) history();
      throw error;
    }
    return history();
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`${file}: ${error.message}`) : error;
  }
}
