import {
  BASE,
  COMMENTING,
  CPU_PROFILE,
  FAIL_ON,
  HEAD,
  ISOLATION,
  MEASURE_IDENTICAL,
  type Option,
  type Options,
  oneOf,
  optional,
  SECRETS,
  SELECTION,
  SHARD,
  SHARDS,
  THRESHOLD,
  TREND_BRANCH,
  WAIT,
  withDefault,
} from "../commands/options.ts";
import { UsageError } from "../errors.ts";

/** What an action takes and gives; its action.yml and its documentation are written from this. */
export interface ActionDefinition<O extends Options = Options> {
  /** Of its program in dist/, and of its folder in actions/. */
  readonly name: string;
  readonly description: string;
  readonly inputs: O;
  /** What each output says. */
  readonly outputs: Readonly<Record<string, string>>;
}

/** Lets the types of inputs and outputs follow from the definition. */
function define<O extends Options, const D extends ActionDefinition<O>>(definition: D): D {
  return definition;
}

/** A token that the action cannot do without. */
function token(description: string): Option<string | undefined> {
  return optional({ name: "github-token", value: "TOKEN", required: true, description }, (text) => text);
}

const ABOUT_A_CHANGE = {
  base: {
    ...BASE,
    description:
      "The revision to compare with. Defaults to the merge base with the pull request's base branch, to the merge group's base, else to the merge base with the default branch.",
  },
  head: {
    ...HEAD,
    description:
      "The revision to measure. Defaults to the head of the pull request or of the merge group, else to the checkout's HEAD.",
  },
};

const { branch, folder } = TREND_BRANCH;
const TREND = { branch: { ...branch, name: "gh-pages-branch" }, folder };

/** Not in the checkout: what an outsider committed there could lead elsewhere, or be uploaded with the results. */
const IN_TEMPORARY = "`loadgate` in the runner's temporary folder";

/** Where an action leaves its files. */
function out(what: string): Option<string | undefined> {
  return optional(
    { name: "out", value: "DIR", description: `The folder for ${what}. Defaults to ${IN_TEMPORARY}.` },
    (text) => text,
  );
}

const OUT = out("`results.json` and the reports");

const OUT_OUTPUT = "The folder of all results and reports, for a workflow to upload.";

const RESULTS = optional(
  {
    name: "results",
    value: "F",
    description: `The \`results.json\` of the run. Defaults to the one in ${IN_TEMPORARY}.`,
  },
  (text) => text,
);

const RESULT_OUTPUTS = {
  out: OUT_OUTPUT,
  verdict:
    "`regression`, `invalid`, `inconclusive`, `improvement`, `new` or `unchanged`: the worst of all cases.",
  regressions: "A JSON list of the cases that became slower, `[]` if there are none.",
  results: "The path of `results.json`, which holds everything that was measured.",
  report: "The path of `report.html`, a page in one file.",
};

/** What the action at the top measures: a change, or a point of the trend. */
export type MeasureCommand = "compare" | "trend";

/** A UsageError says where a command is that measures nothing. */
function parseMeasureCommand(text: string): MeasureCommand {
  if (SUB_ACTIONS.some(({ name }) => name === text))
    throw new UsageError(`${text} is another action; write uses: ${subActionPath(text)}@v1`);
  return oneOf(["compare", "trend"] as const)(text);
}

/** How a workflow names one of the other actions. */
export function subActionPath(name: string): string {
  return `loadgate/loadgate/actions/${name}`;
}

export const MEASURE = define({
  name: "measure",
  description: "Measures in the pull request whether a change makes an HTTP server slower.",
  inputs: {
    command: optional(
      {
        name: "command",
        value: "compare|trend",
        description:
          "`compare` measures base against head, `trend` a point of the trend. Defaults to `compare` on `pull_request` and `merge_group`, to `trend` on `schedule` and `push`. On `workflow_dispatch` it is `trend` if the configuration has a trend section and base and head are not both named, else `compare`.",
      },
      parseMeasureCommand,
    ),
    ...ABOUT_A_CHANGE,
    ...SELECTION,
    isolation: ISOLATION,
    secrets: {
      ...SECRETS,
      default: "none",
      description:
        "The variables of the step's environment that `secrets:` of the configuration file may pass on to targets; separate several with commas. Apart from what toolchains need (docs/environment.md), no other variable reaches a target.",
    },
    waitSeconds: WAIT,
    threshold: THRESHOLD,
    failOn: FAIL_ON,
    measureIdentical: MEASURE_IDENTICAL,
    cpuProfile: CPU_PROFILE,
    shard: SHARD,
    branch: { ...TREND.branch, description: "For `trend`, the branch that holds the trend so far." },
    folder: TREND.folder,
    oha: optional(
      {
        name: "oha-path",
        value: "F",
        description:
          "The oha that generates the load. Defaults to the one on PATH, else to the release, which is verified by its pinned hash and kept in the tool cache. It is compiled with cargo only if the release cannot be downloaded.",
      },
      (text) => text,
    ),
    out: OUT,
  },
  outputs: RESULT_OUTPUTS,
});

export const COMMENT = define({
  name: "comment",
  description:
    "Reports in a pull request, by a comment and a commit status, what loadgate measured in another job.",
  inputs: {
    token: token("The token to comment with, e.g. `github.token`."),
    ...COMMENTING,
  },
  outputs: {
    verdict:
      "`regression`, `invalid`, `inconclusive`, `improvement`, `new` or `unchanged`: the worst of all cases; also `accepted` and `failed`.",
  },
});

export const PUBLISH = define({
  name: "publish",
  description: "Adds a point that loadgate measured to the trend on a branch, and reports what changed.",
  inputs: {
    token: token("The token to push and to open issues with, e.g. `github.token`."),
    results: RESULTS,
    ...TREND,
  },
  outputs: {
    alerts: "A JSON list of the changes that were seen or confirmed by this run, `[]` if there are none.",
  },
});

export const PLAN = define({
  name: "plan",
  description: "Cuts a run of loadgate into shards for a job matrix.",
  inputs: { shards: SHARDS, ...SELECTION, head: ABOUT_A_CHANGE.head },
  outputs: { matrix: "A job matrix whose entries have a `shard` and a `number` each." },
});

export const MERGE = define({
  name: "merge",
  description: "Puts the shards of a run together and judges them as one run.",
  inputs: {
    path: withDefault(
      {
        name: "path",
        value: "DIR",
        default: "shards",
        description: "The folder that the shards' artifacts were downloaded to.",
      },
      (text) => text,
    ),
    out: OUT,
  },
  outputs: RESULT_OUTPUTS,
});

export const REQUEST = define({
  name: "request",
  description: "Reads the command /loadgate run in a comment, and checks that its author may give it.",
  inputs: { token: token("The token to read permissions and to react with, e.g. `github.token`.") },
  outputs: {
    run: "Whether to carry out the comment's command, `true` or `false`.",
    head: "The commit to judge.",
    base: "The commit to compare with.",
    case: "The cases that the comment names; empty for all.",
    budget: "The budget that the comment names; empty for the default.",
  },
});

export const EXPORT = define({
  name: "export",
  description:
    "Writes what loadgate measured in the format of github-action-benchmark. It refuses empty files, so none is written.",
  inputs: {
    results: RESULTS,
    out: out("`bigger.json` and `smaller.json`"),
  },
  outputs: { out: OUT_OUTPUT },
});

/** The actions beside the one that measures, each in a folder of actions/. */
export const SUB_ACTIONS: readonly ActionDefinition[] = [COMMENT, PUBLISH, PLAN, MERGE, REQUEST, EXPORT];
