import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { UsageError } from "../model/failure.ts";
import { type CustomBenchmark, customBenchmarks } from "../trend/github-action-benchmark/write.ts";
import type { Arguments } from "./arguments.ts";
import type { Host } from "./host.ts";
import { readResults } from "./read-results.ts";
import { prepareOut } from "./write-reports.ts";

const FORMAT = "github-action-benchmark";

/** Writes a run's values where github-action-benchmark's custom tools can read them; returns the files. */
export function exportResults(values: Arguments["values"], host: Host): readonly string[] {
  const text = (name: string, usual: string) => (typeof values[name] === "string" ? values[name] : usual);
  const format = text("format", FORMAT);
  if (format !== FORMAT) throw new UsageError(`--format: unknown value ${format}; there is ${FORMAT}`);
  const { bigger, smaller } = customBenchmarks(readResults(text("results", ".loadgate/results.json"), host));
  const out = resolve(host.cwd, text("out", ".loadgate"));
  prepareOut(out);
  const write = (name: string, benches: readonly CustomBenchmark[]) => {
    const path = join(out, name);
    writeFileSync(path, `${JSON.stringify(benches, null, 1)}\n`);
    return path;
  };
  return [write("bigger.json", bigger), write("smaller.json", smaller)];
}
