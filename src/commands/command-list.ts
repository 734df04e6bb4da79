import { WHEN } from "../model/review.ts";

/** One option of the command line, as the help shows it. */
export interface Option {
  readonly value?: string;
  readonly help: string;
}

const CONFIG = { config: { value: "F", help: "the configuration file (default loadgate.yml)" } };
const JSON_OPTION = { json: { help: "print the result as JSON" } };
const SELECTION = {
  case: { value: "GLOB", help: "only these cases, e.g. 'go/hello/*'; several with commas" },
  preset: { value: "P", help: "a preset of the configuration file" },
  runner: { value: "auto|docker|process", help: "how servers are run" },
  budget: { value: "5m", help: "starts, warm-up and measuring together (default 60 s a case)" },
};
const WAIT = {
  wait: { value: "1h", help: "how long another run on this machine is waited for (0s: not at all)" },
};
const TREND = {
  branch: { value: "NAME", help: "the branch that holds the trend (default gh-pages)" },
  remote: { value: "URL", help: "the repository of that branch (default the checkout's origin)" },
  "dashboard-path": { value: "DIR", help: "the trend's folder on the branch (default loadgate)" },
};

/** Every command with its options. */
export const COMMANDS = {
  compare: {
    does: "base against head",
    options: {
      base: { value: "REV", help: "what to compare with (default the merge base with the main branch)" },
      head: {
        value: "REV|worktree",
        help: "what to judge (default worktree: tracked and untracked files as they are)",
      },
      ...CONFIG,
      ...SELECTION,
      ...WAIT,
      threshold: { value: "2%", help: "the smallest change worth telling, for all scenarios" },
      "fail-on": {
        value: "regression|invalid|never",
        help: "what makes the exit code other than 0; several with commas",
      },
      "measure-identical": { help: "measure even where both sides are the same build" },
      profile: { help: "after a regression, CPU profiles of both sides, in report.html" },
      seed: { value: "N", help: "of the random order, to repeat it" },
      shard: { value: "I/N", help: "only this part of the run; see plan and merge" },
      out: { value: "DIR", help: "where results.json and the reports go (default .loadgate)" },
      ...JSON_OPTION,
    },
  },
  rank: {
    does: "all targets of a configuration against each other, best first",
    options: {
      head: { value: "REV|worktree", help: "what to measure (default worktree)" },
      ...CONFIG,
      ...SELECTION,
      ...WAIT,
      published: { help: "put beside what somebody published, as the configuration file says" },
      strict: { help: "fail where a target cannot be run here, instead of leaving it out" },
      seed: { value: "N", help: "of the random order, to repeat it" },
      out: { value: "DIR", help: "where results.json and the reports go (default .loadgate)" },
      ...JSON_OPTION,
    },
  },
  trend: {
    does: "head against the pinned reference: one point of the trend",
    options: {
      head: { value: "REV", help: "what to measure (default HEAD)" },
      bisect: { value: "A..B", help: "instead: which of these commits changed the one --case" },
      ...CONFIG,
      ...SELECTION,
      ...WAIT,
      seed: { value: "N", help: "of the random order, to repeat it" },
      ...TREND,
      out: { value: "DIR", help: "where results.json and the reports go (default .loadgate)" },
      ...JSON_OPTION,
    },
  },
  tune: {
    does: "from past runs, what each case can find, and in how much time; reads the files it is given, else .loadgate/results.json",
    options: { ...JSON_OPTION },
    files: true,
  },
  comment: {
    does: "tells a pull request what a run found; for a workflow's job that has a token and runs none of the change's code",
    options: {
      results: { value: "F", help: "a results.json (default: from the artifact of the workflow's run)" },
      artifact: { value: "NAME", help: "the name of that artifact (default loadgate)" },
      config: { value: "F", help: "the configuration that was measured (default loadgate.yml)" },
      comment: { value: WHEN.join("|"), help: "when there is a comment (default changed)" },
      status: { value: "true|false", help: "whether to set a commit status (default true)" },
    },
  },
  plan: {
    does: "the run cut into shards for a job matrix; a case is never split between machines",
    options: {
      shards: { value: "N", help: "how many at most (default 2)" },
      ...CONFIG,
      case: SELECTION.case,
      preset: SELECTION.preset,
      budget: SELECTION.budget,
      ...JSON_OPTION,
    },
  },
  merge: {
    does: "the results of all shards put together, and judged as one run; reads the files it is given",
    options: {
      out: { value: "DIR", help: "where results.json and the reports go (default .loadgate)" },
      ...JSON_OPTION,
    },
    files: true,
  },
  publish: {
    does: "adds a run to the trend on a branch; publishing it again changes nothing",
    options: {
      results: { value: "F", help: "the results.json to publish (default .loadgate/results.json)" },
      ...TREND,
      keep: { value: "3y", help: "how long points are kept (default as the run's configuration says)" },
      "keep-runs": { value: "400d", help: "how long the files of single runs are kept" },
    },
  },
  import: {
    does: "adds the history that github-action-benchmark kept, its data.js, to the trend on a branch",
    options: TREND,
    files: true,
  },
  export: {
    does: "a run in a form that another tool reads",
    options: {
      format: { value: "github-action-benchmark", help: "the only form there is, and the default" },
      results: { value: "F", help: "the results.json to export (default .loadgate/results.json)" },
      out: { value: "DIR", help: "where bigger.json and smaller.json go (default .loadgate)" },
    },
  },
  check: {
    does: "what would run, what is missing and how to get it",
    options: { ...CONFIG, ...SELECTION, ...JSON_OPTION },
  },
} as const satisfies Record<string, { does: string; options: Record<string, Option>; files?: true }>;

export type CommandName = keyof typeof COMMANDS;

/** What `loadgate help` prints. */
export function helpText(): string {
  const lines = ["loadgate tells whether a change makes an HTTP server slower.", ""];
  for (const [name, { does, options }] of Object.entries(COMMANDS)) {
    lines.push(`loadgate ${name}: ${does}`);
    for (const [option, { value, help }] of Object.entries<Option>(options)) {
      lines.push(`  ${`--${option}${value ? ` ${value}` : ""}`.padEnd(36)} ${help}`);
    }
    lines.push("");
  }
  lines.push(
    "exit codes: 0 done, 1 regression, 2 usage or configuration, 3 invalid or not built, 4 not delivered, 130/143 interrupted",
  );
  return `${lines.join("\n")}\n`;
}
