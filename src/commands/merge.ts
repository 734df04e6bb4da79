import { resolve } from "node:path";
import { conclude } from "../analyse/conclude.ts";
import { mergeMeasured } from "../analyse/merge-shards.ts";
import { UsageError } from "../errors.ts";
import type { Host } from "../experiment/host.ts";
import { prepareOut, resultsIn, writeReports } from "../experiment/result-files.ts";
import type { Results } from "../format/results.ts";
import { defineCommand, printResults } from "./command.ts";
import { JSON_FORMAT, OUT } from "./options.ts";

export const mergeCommand = defineCommand({
  name: "merge",
  summary: "the results of all shards put together, and judged as one run",
  group: "ci",
  examples: [
    { line: "loadgate merge a.json b.json", does: "writes .loadgate/results.json and the reports" },
    {
      line: "loadgate merge -o merged shard-1/results.json shard-2/results.json",
      does: "writes them to merged/",
    },
    { line: "loadgate merge --json a.json b.json", does: "prints the results, too" },
  ],
  options: { out: OUT, json: JSON_FORMAT },
  files: "results.json …",
  async run({ values, files, host }) {
    const out = resolve(host.cwd, values.out);
    await prepareOut(out);
    const results = merge(files, out, host);
    printResults(results, { json: values.json, out }, host);
    return results.exitCode;
  },
});

/** Puts the shards of a run together and writes its reports. A shard that is not among the files is named in them. */
export function merge(files: readonly string[], out: string, host: Host): Results {
  if (files.length === 0)
    throw new UsageError("name the results.json files of all shards: loadgate merge a.json b.json");
  const results = conclude(mergeMeasured(files.map((file) => resultsIn(file, host))));
  writeReports(results, new Map(), out);
  return results;
}
