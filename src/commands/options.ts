import { parseShard, parseShardCount } from "../config/cases.ts";
import { parseAge, parseDuration, parseShare } from "../config/units.ts";
import { UsageError } from "../errors.ts";
import { FORK_STATUS, WHEN } from "../format/comment-state.ts";
import { nearest } from "../text/nearest.ts";

/** One option: `--NAME` on the command line, `NAME` among the inputs of an action. Help, docs and action.yml are made from it. */
export interface Option<T> {
  readonly name: string;
  /** The letter of its short form on the command line. */
  readonly short?: string;
  /** Whether it may be named several times on the command line, which is as if its values stood with commas in one. */
  readonly repeatable?: true;
  /** What stands for the value in help; a flag has none. */
  readonly value?: string;
  /** Whole sentences, in Markdown. */
  readonly description: string;
  /** As the user would write it. */
  readonly default?: string;
  /** Whether an action's step cannot do without. */
  readonly required?: true;
  /** Throws a UsageError, which need not name the option. */
  readonly parse: (text: string) => T;
}

/** The options of a command, by the name of the typed value that each gives. */
export type Options = Readonly<Record<string, Option<unknown>>>;
export type Values<O extends Options> = {
  readonly [Key in keyof O]: O[Key] extends Option<infer T> ? T : never;
};

/**
 * The typed values of what was given, as text by name; `nameOf` is how a UsageError names an option. A flag that was given is "true".
 */
export function readValues<O extends Options>(
  options: O,
  given: (name: string) => string | undefined,
  nameOf: (name: string) => string,
): Values<O> {
  const read = ({ name, parse, default: usual }: Option<unknown>) => {
    const text = given(name) ?? usual;
    if (text === undefined) return undefined;
    try {
      return parse(text);
    } catch (error) {
      throw error instanceof UsageError ? new UsageError(`${nameOf(name)}: ${error.message}`) : error;
    }
  };
  const values = Object.entries(options).map(([key, option]) => [key, read(option)]);
  return Object.fromEntries(values) as Values<O>;
}

type Declaration<T> = Omit<Option<T>, "parse" | "default"> & { readonly value: string };

/** An option that may be left out. */
export function optional<T>(declaration: Declaration<T>, parse: (text: string) => T): Option<T | undefined> {
  return { ...declaration, parse };
}

export function withDefault<T>(
  declaration: Declaration<T> & { readonly default: string },
  parse: (text: string) => T,
): Option<T> {
  return { ...declaration, parse };
}

function flag(name: string, description: string): Option<boolean> {
  return { name, description, default: "false", parse: parseFlag };
}

const asIs = (text: string) => text;

/** How a message about an unknown word ends: with what was probably meant, else with what there is. */
export function unknown(what: string, name: string, known: readonly string[]): string {
  const close = nearest(name, known);
  return `unknown ${what} ${name}; ${close ? `did you mean ${close}?` : `the ${what}s are ${known.join(", ")}`}`;
}

export function oneOf<T extends string>(known: readonly T[]): (text: string) => T {
  return (text) => {
    const found = known.find((each) => each === text);
    if (!found) throw new UsageError(unknown("value", text, known));
    return found;
  };
}

function parseFlag(text: string): boolean {
  const value = { true: true, false: false }[text.toLowerCase()];
  if (value === undefined)
    throw new UsageError(`${JSON.stringify(text)} is neither true nor false; write one of them`);
  return value;
}

function listOf<T extends string>(known: readonly T[]): (text: string) => T[] {
  return (text) => {
    const named = text.split(/[,|\s]+/).filter(Boolean);
    if (named.length === 0)
      throw new UsageError(`"${text}" names nothing; write it like regression,invalid or never`);
    return named.map(oneOf(known));
  };
}

function parseSeed(text: string): number {
  if (!/^\d{1,10}$/.test(text))
    throw new UsageError(`"${text}" is not a seed; write a whole number of at most 10 digits`);
  return Number(text);
}

/** A folder on a branch, "" for its root: what could lead out of it, or into git's own, is refused. */
function parseFolder(text: string): string {
  const parts = text.split("/").filter((part) => part !== "" && part !== ".");
  const fine = parts.every((part) => /^[\w.-]+$/.test(part) && part !== ".." && !/^\.git/i.test(part));
  if (!fine || text.startsWith("/"))
    throw new UsageError(
      `"${text}" is not a folder on a branch; write it like loadgate or docs/trend, or . for the root`,
    );
  return parts.join("/");
}

function parsePath(text: string): string {
  if (!/^\/[^\s#]*$/.test(text)) throw new UsageError(`"${text}" is not a path; write it like /users?page=2`);
  return text;
}

export const BASE = optional(
  {
    name: "base",
    value: "REV",
    description:
      "The revision to compare with; `REV...` is its merge base with the head. Defaults to the merge base of the head and the main branch.",
  },
  asIs,
);

export const HEAD = optional(
  {
    name: "head",
    value: "REV|worktree",
    description:
      "The revision to measure. Defaults to `worktree`: all files as they are, except ignored ones.",
  },
  asIs,
);

/** What to measure, and how. */
export const SELECTION = {
  config: optional(
    {
      name: "config",
      short: "c",
      value: "F",
      description:
        "The configuration file. Defaults to `loadgate.yml`, `loadgate.yaml` or `.github/loadgate.yml`.",
    },
    asIs,
  ),
  case: optional(
    {
      name: "case",
      repeatable: true,
      value: "GLOB",
      description: "Measure only these cases, e.g. `api/hello/*`; separate several with commas.",
    },
    asIs,
  ),
  preset: optional({ name: "preset", value: "P", description: "A preset of the configuration file." }, asIs),
  budgetSeconds: optional(
    {
      name: "budget",
      value: "5m",
      description: "Time for starts, warm-up and measuring together. Defaults to 60 s per case.",
    },
    parseDuration,
  ),
};

export const ISOLATION = optional(
  {
    name: "isolation",
    value: "auto|docker|process",
    description: "How servers are run. Defaults to the configuration file's `isolation`, else `auto`.",
  },
  oneOf(["auto", "docker", "process"] as const),
);

/** "A,B", or "none". */
function parseSecrets(text: string): string[] {
  const names = text.split(/[,\s]+/).filter((name) => name !== "" && name !== "none");
  const wrong = names.find((name) => !/^[A-Za-z_][A-Za-z0-9_.-]*$/.test(name));
  if (wrong !== undefined)
    throw new UsageError(
      `"${wrong}" is not the name of a variable; write names like API_KEY,DB_PASSWORD, or none`,
    );
  return names;
}

export const SECRETS = optional(
  {
    name: "secrets",
    value: "NAME,…|none",
    description:
      "The variables that `secrets:` of the configuration file may pass on to targets. Defaults to those that it names.",
  },
  parseSecrets,
);

export const WAIT = optional(
  {
    name: "wait",
    value: "1h",
    description:
      "How long to wait for another run on the same machine; `0s` does not wait. Defaults to `1h`.",
  },
  (text) => (text === "0s" ? 0 : parseDuration(text)),
);

export const BISECT = optional(
  {
    name: "bisect",
    value: "A..B",
    description:
      "Find which of these commits changed the case that `--case` names, instead of measuring a point.",
  },
  asIs,
);

export const SEED = optional(
  {
    name: "seed",
    value: "N",
    description: "The seed of the random order; give a run's seed to repeat its order.",
  },
  parseSeed,
);

export const THRESHOLD = optional(
  {
    name: "threshold",
    value: "2%",
    description: "The smallest change that counts, for all scenarios. Defaults to the configuration file's.",
  },
  parseShare,
);

export const FAIL_ON = optional(
  {
    name: "fail-on",
    value: "regression|invalid|inconclusive|never",
    description:
      "Which results fail the run; separate several with commas. Defaults to `regression,invalid`. A head that fails where base works always fails the run, except with `mode: observe`.",
  },
  listOf(["regression", "invalid", "inconclusive", "never"] as const),
);

export const START = flag(
  "start",
  "Also build the working tree, start each server once, and check that it answers as its scenario expects.",
);

export const MEASURE_IDENTICAL = flag("measure-identical", "Measure even if both sides are the same build.");

export const CPU_PROFILE = flag(
  "cpu-profile",
  "Take CPU profiles of both sides after a regression, shown in `report.html`, even without `cpu-profile:` in the configuration file.",
);

export const PUBLISHED = flag(
  "published",
  "Show the published figures of the configuration file beside the measured ones.",
);

export const STRICT = flag("strict", "Fail if a target cannot run here, instead of leaving it out.");

export const SHARD = optional(
  { name: "shard", value: "I/N", description: "Measure only this shard of the run, as `plan` names it." },
  parseShard,
);

export const SHARDS = withDefault(
  { name: "shards", value: "N", default: "2", description: "The most shards to cut the run into." },
  parseShardCount,
);

export const OUT = withDefault(
  {
    name: "out",
    short: "o",
    value: "DIR",
    default: ".loadgate",
    description: "The folder for `results.json` and the reports.",
  },
  asIs,
);

export const RESULTS = withDefault(
  {
    name: "results",
    value: "F",
    default: ".loadgate/results.json",
    description: "The `results.json` of the run.",
  },
  asIs,
);

function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535)
    throw new UsageError(`"${text}" is not a port; write a number from 1 to 65535`);
  return port;
}

/** A comparison without a configuration file. */
export const WITHOUT_FILE = {
  program: optional(
    {
      name: "command",
      value: "PROGRAM …",
      description:
        "Start the server by this command, as a process, without a configuration file. Its setup (`npm ci` and the like) is found as by `init`.",
    },
    asIs,
  ),
  port: optional(
    {
      name: "port",
      value: "N",
      description: "The port of that server, if it does not listen on the variable `PORT`.",
    },
    parsePort,
  ),
  get: optional(
    {
      name: "get",
      value: "/PATH",
      description: "The path to request from that server, which must answer 200. Defaults to `/`.",
    },
    parsePath,
  ),
};

export const OPEN = flag("open", "Open the page in a browser.");

/** What `init` may be given; all of it is found by itself. */
export const SETUP = {
  from: optional(
    {
      name: "from",
      value: "compose.yaml",
      description:
        "Take the server and its services from this compose file. Defaults to the one at the top, if there is one.",
    },
    asIs,
  ),
  target: optional(
    {
      name: "target",
      value: "NAME",
      description: "The server to start, if several are found. Defaults to the most likely one.",
    },
    asIs,
  ),
  command: optional(
    {
      name: "command",
      value: "PROGRAM …",
      description:
        "Start the server by this command, as a process, instead of the one that is found; its setup is still found.",
    },
    asIs,
  ),
  path: optional(
    {
      name: "path",
      value: "/PATH",
      description: "The path to measure. Defaults to the first that is answered with success.",
    },
    parsePath,
  ),
  startTimeout: withDefault(
    {
      name: "start-timeout",
      value: "60s",
      default: "60s",
      description: "How long the server may take to start.",
    },
    parseDuration,
  ),
  dryRun: flag("dry-run", "Show what would be written, and write nothing. The server is still started."),
  yes: flag("yes", "Write without asking first, even in a terminal."),
};

export const SLOWDOWN = withDefault(
  {
    name: "slowdown",
    value: "5%",
    default: "5%",
    description: "The slowdown that is added to head on purpose: how much more CPU time it uses.",
  },
  parseShare,
);

export const SELFTEST_BUDGET = withDefault(
  {
    name: "budget",
    value: "3m",
    default: "3m",
    description:
      "Time for both parts together, starts included: identical builds, then the same builds with the slowdown.",
  },
  parseDuration,
);

export const QUIET: Option<boolean> = {
  ...flag("quiet", "Show no progress; results and errors remain."),
  short: "q",
};

export const JSON_FORMAT = flag("json", "Print the result as JSON.");

const FORMATS = ["github-action-benchmark"] as const;
export const EXPORT_FORMAT = withDefault(
  { name: "format", value: FORMATS.join("|"), default: FORMATS[0], description: "The format to write." },
  oneOf(FORMATS),
);

/** Where a trend lies. */
export const TREND_BRANCH = {
  branch: withDefault(
    {
      name: "branch",
      value: "NAME",
      default: "gh-pages",
      description: "The branch that holds the trend.",
    },
    (text) => text.replace(/^refs\/heads\//, ""),
  ),
  remote: optional(
    {
      name: "remote",
      value: "URL",
      description: "The repository of that branch. Defaults to the checkout's `origin`.",
    },
    asIs,
  ),
  folder: withDefault(
    {
      name: "dashboard-path",
      value: "DIR",
      default: "loadgate",
      description: "The trend's folder on that branch, `.` for its root.",
    },
    parseFolder,
  ),
};
export type TrendBranch = Values<typeof TREND_BRANCH>;

/** How long a trend is kept. */
export const RETENTION = {
  keep: optional(
    {
      name: "keep",
      value: "3y",
      description: "How long points are kept. Defaults to the run's configuration.",
    },
    parseAge,
  ),
  keepRuns: optional(
    { name: "keep-runs", value: "400d", description: "How long the files of single runs are kept." },
    parseAge,
  ),
};
export type PublishOptions = TrendBranch & Values<typeof RETENTION>;

/** What a pull request gets to read, and how. */
export const COMMENTING = {
  results: optional(
    {
      name: "results",
      value: "F",
      description: "A `results.json`. Defaults to the one in the artifact of the workflow's run.",
    },
    asIs,
  ),
  artifact: withDefault(
    {
      name: "artifact",
      value: "NAME",
      default: "loadgate",
      description: "The name of the artifact that the measuring job uploaded.",
    },
    asIs,
  ),
  config: withDefault(
    {
      name: "config",
      short: "c",
      value: "F",
      default: "loadgate.yml",
      description:
        "The configuration that was measured. Its rules are read from base, and each configuration has its own comment and status.",
    },
    asIs,
  ),
  preset: optional(
    {
      name: "preset",
      value: "NAME",
      description: "The preset that was measured with, whose thresholds apply.",
    },
    asIs,
  ),
  threshold: optional(
    {
      name: "threshold",
      value: "2%",
      description:
        "The smallest change that counts, for all scenarios. Defaults to that of base's configuration file, whatever the run used.",
    },
    parseShare,
  ),
  failOn: optional(
    {
      name: "fail-on",
      value: "regression|invalid|inconclusive|never",
      description:
        "Which results fail; separate several with commas. Defaults to those of base's configuration file, whatever the run used.",
    },
    listOf(["regression", "invalid", "inconclusive", "never"] as const),
  ),
  forkStatus: withDefault(
    {
      name: "fork-status",
      value: FORK_STATUS.join("|"),
      default: "neutral",
      description:
        "The status of a fork whose own run found nothing wrong. `neutral` leaves it pending until `/loadgate run` has measured, since a fork's author could forge the numbers; `trusted` lets it pass.",
    },
    oneOf(FORK_STATUS),
  ),
  when: withDefault(
    {
      name: "when",
      value: WHEN.join("|"),
      default: "changed",
      description:
        "When to comment. The comment records what was accepted, and at which size; with `never` a label or a comment accepts for its commit alone.",
    },
    oneOf(WHEN),
  ),
  status: withDefault(
    {
      name: "status",
      value: "true|false",
      default: "true",
      description: "Whether to set a commit status.",
    },
    parseFlag,
  ),
};
