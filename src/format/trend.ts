import * as z from "zod/mini";
import { UsageError } from "../errors.ts";
import { PLANTED_OUTCOMES, PLANTED_TROUBLES, VERDICTS } from "./names.ts";

/**
 * The trend as it lies on a branch, one folder of it:
 *
 *     trend.js                    the overview: all that the page's first screen needs
 *     blocks/runs/H/K.js          the runs of block K: when, which commit, where; H is K ÷ 100, rounded down
 *     blocks/points/KEY/H/K.js    the points of one case in those runs, and the changes found in its series so far
 *     runs/YYYY/MM/DD/ID.json     one run as it was published, by the day (UTC) on which it began
 *     alerts.json                 the alerts that are open, and the latest that are over
 *     badge.json, badge.svg       the latest run in a few words
 *     index.html, page.js, page.css
 *
 * Runs are numbered in the order of publishing; block K holds runs BLOCK × K to BLOCK × K + BLOCK − 1. Blocks before the last are never
 * written again, so what a run adds does not depend on how many there were before it. A commit on a branch names every entry of each
 * folder on the way to a file, so a folder holds at most a hundred blocks. The `.js` files are JSONP: see jsonp.ts.
 *
 * The page checks what it loads with these definitions too, hence zod/mini and nothing of Node.
 */
export const TREND_SCHEMA = 1;
export const BLOCK = 200;
const BLOCKS_IN_A_FOLDER = 100;

/** The block that a run lies in. */
export const blockOf = (run: number): number => Math.floor(run / BLOCK);

export const OVERVIEW_FILE = "trend.js";
export const ALERTS_FILE = "alerts.json";
export const RUNS_BLOCKS = "blocks/runs";
export const POINTS_BLOCKS = "blocks/points";
export const runsBlockFile = (block: number): string => `${RUNS_BLOCKS}/${inFolder(block)}`;
export const pointsBlockFile = (key: string, block: number): string =>
  `${POINTS_BLOCKS}/${key}/${inFolder(block)}`;
export const dayFolder = (at: string): string =>
  `runs/${new Date(at).toISOString().slice(0, 10).replaceAll("-", "/")}`;
export const runFile = ({ at, id }: Pick<PublishedRun, "at" | "id">): string => `${dayFolder(at)}/${id}.json`;

const inFolder = (block: number) => `${Math.floor(block / BLOCKS_IN_A_FOLDER)}/${block}.js`;

// Everything is strict: what another version wrote is refused and not half understood.
const count = z.int().check(z.nonnegative());
const nullableNumber = z.nullable(z.number());
const text = z.string().check(z.maxLength(2000));
const name = z.string().check(z.minLength(1), z.maxLength(500));
const time = z.iso.datetime({ offset: true });
/** The page makes links of them. */
const address = z.nullable(
  z.string().check(z.maxLength(2000), z.regex(/^https?:\/\//, "must be a web address")),
);
const verdict = z.enum(VERDICTS);
const schema = z.literal(TREND_SCHEMA);
const id = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/, "must be letters, digits and hyphens"));

/** Natural logarithms are kept as whole numbers of this: finer than anything that is measured, and short. */
export const LOG_UNIT = 1e-5;
const log = z.int();
/**
 * The one form of an estimate with its interval (95%): ln of it, and the distances of the bounds from it, at most 0 and at least 0, all
 * in LOG_UNIT; null where there is no interval, or one without width. Blocks hold the three as columns. estimate.ts reads it.
 */
const estimate = z.tuple([log, z.nullable(log), z.nullable(log)]);
export type StoredEstimate = Frozen<z.infer<typeof estimate>>;

/** What is one series: values in another unit, or of another direction, are no continuation. */
const identity = { metric: name, unit: text, better: z.enum(["higher", "lower"]) };
export interface SeriesId {
  readonly case: string;
  readonly metric: string;
  readonly unit: string;
  readonly better: "higher" | "lower";
}
/** The same for the same series alone. */
export const seriesName = ({ case: id, metric, unit, better }: SeriesId): string =>
  JSON.stringify([id, metric, unit, better]);

const head = z.strictObject({
  /** Full commit id. */
  commit: text,
  /** The first line of its message, which anybody may have written. */
  subject: text,
});
const reference = z.strictObject({
  /** Full commit id; of an image its digest. */
  commit: text,
  /** As the configuration names it. */
  label: text,
});
export type HeadCommit = Frozen<z.infer<typeof head>>;
export type ReferenceCommit = Frozen<z.infer<typeof reference>>;

const environment = z.strictObject({
  cpuModel: text,
  cores: z.number(),
  kernel: text,
  os: text,
  runnerImage: z.nullable(text),
});
export type RunEnvironment = Frozen<z.infer<typeof environment>>;

const publishedMetric = z.strictObject({
  name,
  unit: text,
  better: identity.better,
  /** Whether it takes part in alerts. */
  gates: z.boolean(),
  /** Where it is not its case's. */
  threshold: z.exactOptional(z.number().check(z.nonnegative())),
  /** head ÷ reference. */
  ratio: z.nullable(estimate),
  /** Absolute values. */
  head: nullableNumber,
  reference: nullableNumber,
  /** The interval of `head` itself, as in an estimate; imported runs have it, which have no ratio. */
  bounds: z.exactOptional(z.tuple([log, log])),
  /** New reference ÷ old reference, in the first run after the reference was moved. */
  seam: z.exactOptional(estimate),
  /** Measured once more in the same night, since it looked like a change. */
  again: z.exactOptional(estimate),
});
export type PublishedMetric = Frozen<z.infer<typeof publishedMetric>>;

const publishedCase = z.strictObject({
  id: name,
  verdict,
  /** The smallest change worth reporting, as a share. */
  threshold: z.number().check(z.nonnegative()),
  metrics: z.array(publishedMetric).check(z.maxLength(1000)),
});
export type PublishedCase = Frozen<z.infer<typeof publishedCase>>;

/** One run, as it is published. Imported ones have absolute values alone. */
export const publishedRun = z.strictObject({
  schema,
  /** The results' own id, of one measured run; publishing it again changes nothing. */
  id,
  /** ISO 8601, when it began. */
  at: time,
  url: address,
  head,
  reference: z.nullable(reference),
  environment: z.nullable(environment),
  verdict: z.nullable(verdict),
  /** What it took, builds included. */
  minutes: nullableNumber,
  /** The case that was measured with identical builds, and what came out. */
  control: z.nullable(z.strictObject({ case: name, verdict })),
  /** The case that a slowdown was planted in, CPU burnt beside head as a share of what it used, and whether that was found. */
  planted: z.exactOptional(
    z.strictObject({
      case: name,
      slowdown: z.number().check(z.positive()),
      outcome: z.enum(PLANTED_OUTCOMES),
      /** Where it was not measured. */
      why: z.exactOptional(z.enum(PLANTED_TROUBLES)),
    }),
  ),
  cases: z.array(publishedCase).check(z.maxLength(10_000)),
});
export type PublishedRun = Frozen<z.infer<typeof publishedRun>>;

const listedRun = z.strictObject({
  id,
  at: time,
  url: address,
  head,
  reference: z.nullable(reference),
  /** Index into the block's environments. */
  environment: z.nullable(count),
  verdict: z.nullable(verdict),
  minutes: nullableNumber,
  control: z.nullable(verdict),
  planted: z.exactOptional(z.enum(PLANTED_OUTCOMES)),
});
export type ListedRun = Frozen<z.infer<typeof listedRun>>;

export const runsBlock = z.strictObject({
  schema,
  /** Number of its first run. */
  from: count,
  environments: z.array(environment).check(z.maxLength(BLOCK)),
  runs: z.array(listedRun).check(z.maxLength(BLOCK)),
});
export type RunsBlock = Frozen<z.infer<typeof runsBlock>>;

/** A place where a series changed. */
const change = z.strictObject({
  /** Number of the first run after it, and of the last before it. */
  run: count,
  previous: count,
  /** after ÷ before. */
  ratio: estimate,
  kind: z.enum(["regression", "improvement"]),
  state: z.enum(["provisional", "confirmed", "accepted"]),
  /** When the first run after it began. */
  at: time,
});
export type SeriesChange = Frozen<z.infer<typeof change>>;

/** The same in the overview, with the commits that it lies between, abbreviated: those of `previous` and of `run`. */
const changeBetween = z.strictObject({ ...change.shape, between: z.exactOptional(z.tuple([text, text])) });
export type ChangeBetween = Frozen<z.infer<typeof changeBetween>>;

/** What a series stood at, from this run on until the next level: ln of what is plotted, in LOG_UNIT. */
const level = z.strictObject({ run: count, value: log });

/** Changes and levels that are kept of a series. */
export const MOST_CHANGES = 100;

/** The points of one series, column by column. */
const seriesPoints = z
  .strictObject({
    ...identity,
    gates: z.boolean(),
    /** Numbers of the runs that have a point, in the order of publishing. */
    runs: z.array(count).check(z.maxLength(BLOCK)),
    /** Estimates of head ÷ reference; where there is no reference the bounds are those of `head`. */
    ratio: z.array(z.nullable(log)),
    low: z.array(z.nullable(log)),
    high: z.array(z.nullable(log)),
    /** Absolute values, four significant digits. */
    head: z.array(nullableNumber),
    reference: z.array(nullableNumber),
    /** What the seams of all blocks before amount to; absent where that is 0. */
    moved: z.exactOptional(log),
    /** ln(new reference ÷ old reference): what is to be added to ratios from this run on. */
    seams: z.array(z.strictObject({ run: count, ratio: log })).check(z.maxLength(BLOCK)),
    /** What was found in the series so far, blocks before included, in the order of time: the newest block has the last word. */
    levels: z.array(level).check(z.maxLength(MOST_CHANGES)),
    changes: z.array(change).check(z.maxLength(MOST_CHANGES)),
  })
  .check(
    z.refine(
      ({ runs, ...columns }) =>
        [columns.ratio, columns.low, columns.high, columns.head, columns.reference].every(
          (column) => column.length === runs.length,
        ),
      "columns are not of one length",
    ),
  );
export type SeriesPoints = Frozen<z.infer<typeof seriesPoints>>;

export const pointsBlock = z.strictObject({
  schema,
  case: name,
  from: count,
  /** Runs in which the case gave no usable numbers. */
  invalid: z.array(count).check(z.maxLength(BLOCK)),
  series: z.array(seriesPoints),
});
export type PointsBlock = Frozen<z.infer<typeof pointsBlock>>;

const seriesSummary = z.strictObject({
  case: name,
  /** Its folder among the points. */
  key: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
  ...identity,
  gates: z.boolean(),
  threshold: z.number(),
  /** Numbers of its first and last run, and how many points there are. */
  first: count,
  last: count,
  points: count,
  /** Of the last run. */
  ratio: z.nullable(estimate),
  head: nullableNumber,
  /** Its shape at a glance, over the open block and the one before: see spark.ts. */
  spark: z.string().check(z.maxLength(200)),
  /** Where it changed last, by its threshold at least; of series that raise alerts. */
  change: z.nullable(changeBetween),
});
export type SeriesSummary = Frozen<z.infer<typeof seriesSummary>>;

export const overview = z.strictObject({
  schema,
  /** owner/name, or the folder's name; and where its commits are shown. */
  name: text,
  url: address,
  /** How many runs were ever published: the number of the next one. */
  runs: count,
  /** The first block that is still kept. */
  firstBlock: count,
  updated: time,
  /** Of the case with identical builds: how often it was measured, and how often it was called changed. */
  control: z.strictObject({ runs: count, alarms: count }),
  /** Planted slowdowns: how many were measured, how many of them were found, and in how many runs they could not be measured. */
  planted: z.exactOptional(z.strictObject({ runs: count, found: count, unmeasured: count })),
  /** What all runs took together. */
  minutes: z.number(),
  alerts: z.strictObject({ confirmed: count, withdrawn: count, accepted: count }),
  series: z.array(seriesSummary),
});
export type Overview = Frozen<z.infer<typeof overview>>;

/** A change of a series that is, or was, reported. */
const alert = z.strictObject({
  case: name,
  ...identity,
  kind: z.enum(["regression", "improvement"]),
  /**
   * `provisional` rests on one night that was measured twice; the others on the nights after it, or on people; `gone`: its case is not
   * measured any more.
   */
  state: z.enum(["provisional", "confirmed", "accepted", "withdrawn", "recovered", "gone"]),
  /** Numbers of the first run after the change and of the last one before it, and their commits. */
  run: count,
  previous: count,
  to: text,
  from: text,
  /** after ÷ before. */
  ratio: estimate,
  /** Where the series stood before, ln in LOG_UNIT, with all moves of the reference counted in. */
  before: log,
  /** When the first run after it began. */
  at: time,
  /** The first run after it was over. */
  until: z.exactOptional(count),
  /** Why it is accepted, in the words of who did. */
  reason: z.exactOptional(text),
});
export type Alert = Frozen<z.infer<typeof alert>>;

export const alerts = z.strictObject({
  schema,
  open: z.array(alert).check(z.maxLength(10_000)),
  /** The latest ones that are over, oldest first. */
  closed: z.array(alert).check(z.maxLength(1000)),
  /** What the latest runs brought, by their ids and when they began, for a step that publishes one of them again. */
  reported: z.exactOptional(
    z
      .array(
        z.strictObject({
          run: id,
          at: time,
          events: z
            .array(
              z.strictObject({
                event: z.enum(["raised", "confirmed", "withdrawn", "recovered", "gone", "accepted"]),
                alert,
              }),
            )
            .check(z.maxLength(10_000)),
        }),
      )
      .check(z.maxLength(1000)),
  ),
});
export type Alerts = Frozen<z.infer<typeof alerts>>;

/** A file of the trend that cannot be used. What cannot be read is never written over. */
export class TrendFileError extends UsageError {
  /** In the folder of the trend. */
  readonly path: string;
  readonly problem: "missing" | "damaged" | "newer";
  /** The message without the path. */
  readonly why: string;
  constructor(path: string, problem: TrendFileError["problem"], why: string) {
    super(`${path} ${why}`);
    this.path = path;
    this.problem = problem;
    this.why = why;
  }
}

/** The page has to load it, so nothing larger is written; in bytes. An overview of 15 000 series has so much. */
const LONGEST = 6 * 1024 * 1024;
const bytesOf = (content: string) => new TextEncoder().encode(content).length;

/** JSON that is harmless inside a script and inside HTML. Keys are in the order of the schema, whatever the order they came in. */
export function jsonText<T>(definition: z.ZodMiniType<T>, value: Frozen<T>): string {
  return JSON.stringify(z.parse(definition, value)).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** A file's text. UsageError where the page could not load it. */
export function trendText<T>(path: string, definition: z.ZodMiniType<T>, value: Frozen<T>): string {
  const json = jsonText(definition, value);
  if (!path.endsWith(".js")) return `${json}\n`;
  const content = jsonpText(path, json);
  if (bytesOf(content) > LONGEST)
    throw new UsageError(
      `${path} would have more than ${LONGEST / 2 ** 20} MiB: these are too many series for one trend; split them over several with --dashboard-path`,
    );
  return content;
}

/** What a file's text holds. It may come from anybody who may write to the branch; TrendFileError where it is not what is written there. */
export function readTrendText<T>(path: string, definition: z.ZodMiniType<T>, content: string): Frozen<T> {
  const damaged = (why: string) => new TrendFileError(path, "damaged", why);
  let json = content;
  if (path.endsWith(".js")) {
    if (bytesOf(content) > LONGEST) throw damaged(`has more than ${LONGEST / 2 ** 20} MiB`);
    const call = parseJsonp(content);
    if (call === null) throw damaged("is not a data file of loadgate");
    if (call.name !== jsonpName(path)) throw damaged(`holds the data of ${call.name}`);
    json = call.json;
  }
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw damaged("holds no valid JSON; was it cut off, or merged by hand?");
  }
  return checkedData(path, definition, value);
}

const numbered = z.looseObject({ schema: z.number() });

/** The data of a file. TrendFileError where it is not what is written there. */
export function checkedData<T>(path: string, definition: z.ZodMiniType<T>, value: unknown): Frozen<T> {
  const newer = z.safeParse(numbered, value);
  if (newer.success && newer.data.schema > TREND_SCHEMA)
    throw new TrendFileError(
      path,
      "newer",
      `has schema ${newer.data.schema}, and this version of loadgate reads up to ${TREND_SCHEMA}: publish with the version that wrote it`,
    );
  const parsed = z.safeParse(definition, value);
  if (parsed.success) return parsed.data as Frozen<T>;
  throw new TrendFileError(path, "damaged", `is not valid at ${whereIn(parsed.error.issues)}`);
}

/** The run, if the trend can hold it: what is written must be readable. */
export function checkedRun(run: PublishedRun): PublishedRun {
  const refuse = (why: string) => new UsageError(`the run ${run.id} cannot be published: ${why}`);
  const parsed = z.safeParse(publishedRun, run);
  if (!parsed.success) throw refuse(whereIn(parsed.error.issues));
  const twice = repeated(run.cases.map((each) => each.id));
  if (twice !== undefined) throw refuse(`it has the case ${twice} twice`);
  for (const each of run.cases) {
    const metric = repeated(each.metrics.map((one) => one.name));
    if (metric !== undefined) throw refuse(`the case ${each.id} has the metric ${metric} twice`);
  }
  return parsed.data;
}

function repeated(names: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return names.find((each) => seen.size === seen.add(each).size);
}

function whereIn([issue]: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]) {
  const where = issue?.path.map(String).join(".") || "the top";
  return `${where}: ${issue?.message ?? "unknown"}`.slice(0, 200);
}

/** Read only, down to the last field. */
type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

/**
 * JSONP: a data file is a script that calls `loadgate(NAME, DATA)`, since a page that was opened from a disk can load scripts and
 * nothing else. The name is the file's path without `.js`.
 */
const CALL = /^loadgate\("([a-z0-9/-]+)", (\{.*\})\);\s*$/s;

export const jsonpName = (path: string): string => path.replace(/\.js$/, "");

/** `json` has to be harmless in a script: see `jsonText` of trend.ts. */
function jsonpText(path: string, json: string): string {
  return `loadgate("${jsonpName(path)}", ${json});\n`;
}

/** What a data file calls itself, and its JSON; null where the text is no data file. It is read, never run. */
function parseJsonp(text: string): { readonly name: string; readonly json: string } | null {
  const [, name, json] = CALL.exec(text) ?? [];
  return name === undefined || json === undefined ? null : { name, json };
}
