import { type Tuned, tune } from "../analyse/tuning.ts";
import { UsageError } from "../errors.ts";
import type { Host } from "../experiment/host.ts";
import { resultsIn } from "../experiment/result-files.ts";
import type { Results } from "../format/results.ts";
import { tuningText } from "../report/command-output.ts";
import { defineCommand, print } from "./command.ts";
import { JSON_FORMAT, RESULTS } from "./options.ts";

export const tuneCommand = defineCommand({
  name: "tune",
  summary: "show which slowdowns each case finds in how much time, from past runs",
  group: "more",
  examples: [
    { line: "loadgate tune", does: "from .loadgate/results.json" },
    { line: "loadgate tune monday.json tuesday.json", does: "from several runs on one machine" },
    { line: "loadgate tune --json", does: "for a program" },
  ],
  options: { json: JSON_FORMAT },
  files: "[results.json …]",
  async run({ values, files, host }) {
    const report = tuneFrom(files.length > 0 ? files : [RESULTS.default ?? ""], host);
    print(report, values, () => tuningText(report.cases, report.leftOut));
    return 0;
  },
});

interface TuneReport {
  readonly cases: readonly Tuned[];
  /** Files that were not used, each with its reason. */
  readonly leftOut: readonly string[];
}

/** Reads past results, the last one last, and says what each case could find; runs of other machines are left out. */
function tuneFrom(files: readonly string[], host: Host): TuneReport {
  const read = files.map((file) => ({ file, run: resultsIn(file, host) }));
  const sorted = read.toSorted((a, b) => a.run.startedAt.localeCompare(b.run.startedAt));
  const here = sorted.at(-1)?.run;
  const same = sorted.filter(({ run }) => here && machineOf(run) === machineOf(here));
  const others = sorted.filter((each) => !same.includes(each));
  const cases = tune(same.map(({ run }) => run));
  if (cases.length === 0)
    throw new UsageError(
      `no case in ${files.join(", ")} has two usable sessions; measure again with a larger budget`,
    );
  return {
    cases,
    leftOut: others.map(({ file, run }) => `${file} is of another machine (${machineOf(run)})`),
  };
}

function machineOf({ environment }: Results): string {
  return `${environment.cpuModel}, ${environment.cores} cores`;
}
