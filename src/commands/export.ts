import { join, resolve } from "node:path";
import type { Host } from "../experiment/host.ts";
import { prepareOut, resultsIn } from "../experiment/result-files.ts";
import { writeOutput } from "../platform/output-folder.ts";
import { type CustomBenchmark, customBenchmarks } from "../trend/github-action-benchmark.ts";
import { defineCommand } from "./command.ts";
import { EXPORT_FORMAT, OUT, RESULTS } from "./options.ts";

export const exportCommand = defineCommand({
  name: "export",
  summary: "a run in a form that another tool reads",
  options: {
    format: EXPORT_FORMAT,
    results: RESULTS,
    out: { ...OUT, description: "The folder for `bigger.json` and `smaller.json`." },
  },
  async run({ values, host }) {
    for (const file of await exportResults(values, host)) process.stdout.write(`wrote ${file}\n`);
    return 0;
  },
});

interface ExportOptions {
  readonly results: string;
  readonly out: string;
}

/** Writes a run's values where github-action-benchmark's custom tools can read them; returns the files. */
export async function exportResults(options: ExportOptions, host: Host): Promise<readonly string[]> {
  const { bigger, smaller } = customBenchmarks(resultsIn(options.results, host));
  const out = resolve(host.cwd, options.out);
  await prepareOut(out);
  const write = (name: string, benches: readonly CustomBenchmark[]) => {
    writeOutput(out, name, `${JSON.stringify(benches, null, 1)}\n`);
    return join(out, name);
  };
  return [write("bigger.json", bigger), write("smaller.json", smaller)];
}
