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
  summary: "put the results of all shards together, and judge them as one run",
  group: "ci",
  examples: [
    { line: "loadgate merge a.json b.json", does: "write .loadgate/results.json and the reports" },
    {
      line: "loadgate merge -o merged shard-1/results.json shard-2/results.json",
      does: "write them to merged/",
    },
    { line: "loadgate merge --json a.json b.json", does: "print the results as well" },
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
    throw new UsageError("merge takes the results.json of every shard; write loadgate merge a.json b.json");
  const results = conclude(mergeMeasured(files.map((file) => resultsIn(file, host))));
  writeReports(results, new Map(), out);
  return results;
}
