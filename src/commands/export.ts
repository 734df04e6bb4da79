import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Host } from "../experiment/host.ts";
import { prepareOut } from "../experiment/write-reports.ts";
import { type ForeignBench, foreignBenches } from "../history/foreign/write.ts";
import { UsageError } from "../model/failure.ts";
import type { Arguments } from "./arguments.ts";
import { resultsIn } from "./read-results.ts";

const FORMAT = "github-action-benchmark";

/** Writes a run's values where github-action-benchmark's custom tools can read them; returns the files. */
export function exportResults(values: Arguments["values"], host: Host): readonly string[] {
  const text = (name: string, usual: string) => (typeof values[name] === "string" ? values[name] : usual);
  const format = text("format", FORMAT);
  if (format !== FORMAT) throw new UsageError(`--format: unknown value ${format}; there is ${FORMAT}`);
  const { bigger, smaller } = foreignBenches(resultsIn(text("results", ".loadgate/results.json"), host));
  const out = resolve(host.cwd, text("out", ".loadgate"));
  prepareOut(out);
  const write = (name: string, benches: readonly ForeignBench[]) => {
    const path = join(out, name);
    writeFileSync(path, `${JSON.stringify(benches, null, 1)}\n`);
    return path;
  };
  return [write("bigger.json", bigger), write("smaller.json", smaller)];
}
