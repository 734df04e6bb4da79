import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { RunError } from "../errors.ts";
import type { Host } from "../experiment/host.ts";
import { prepareOut, resultsIn } from "../experiment/result-files.ts";
import { writeOutput } from "../platform/output-folder.ts";
import { type CustomBenchmark, customBenchmarks } from "../trend/github-action-benchmark.ts";
import { defineCommand } from "./command.ts";
import { EXPORT_FORMAT, OUT, RESULTS } from "./options.ts";

export const exportCommand = defineCommand({
  name: "export",
  summary: "write a run in the format of another tool",
  group: "ci",
  examples: [
    { line: "loadgate export", does: "write bigger.json and smaller.json from .loadgate/results.json" },
    {
      line: "loadgate export --results nightly/results.json -o exported",
      does: "export another run, to another folder",
    },
    {
      line: "loadgate export --format github-action-benchmark",
      does: "name the format, the only one so far",
    },
  ],
  options: {
    format: EXPORT_FORMAT,
    results: RESULTS,
    out: {
      ...OUT,
      description: "The folder for `bigger.json` and `smaller.json`; one that would be empty is not written.",
    },
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

/**
 * Writes a run's values where github-action-benchmark's custom tools can read them; returns the files. A file without any value is one
 * that they refuse, so it is left out. RunError where there is none at all.
 */
export async function exportResults(options: ExportOptions, host: Host): Promise<readonly string[]> {
  const { bigger, smaller } = customBenchmarks(resultsIn(options.results, host));
  const out = resolve(host.cwd, options.out);
  await prepareOut(out);
  const write = (name: string, benches: readonly CustomBenchmark[]) => {
    const file = join(out, name);
    // One of another run must not be taken for this one's.
    rmSync(file, { force: true });
    if (benches.length === 0) return [];
    writeOutput(out, name, `${JSON.stringify(benches, null, 1)}\n`);
    return [file];
  };
  const files = [...write("bigger.json", bigger), ...write("smaller.json", smaller)];
  if (files.length > 0) return files;
  throw new RunError(
    `${options.results} has no usable numbers in any case, so nothing was written; its report says why`,
  );
}
