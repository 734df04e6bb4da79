import * as z from "zod";
import { UsageError } from "../errors.ts";
import { clip, plainLine } from "../text/escape.ts";
import { variant } from "./faults.ts";
import { finding, notice, obstacle, skipReason } from "./findings.ts";
import { checkJson } from "./json-limits.ts";
import { type Frozen, METRIC_NAMES, VERDICTS } from "./names.ts";
import { environment, experiment, plan, plannedCase } from "./plan.ts";
import { bottleneck, known, session, via } from "./sample.ts";
import { withheld } from "./withheld.ts";

/** results.json: everything that is needed to redo the analysis, and what it found. */

export const RESULTS_SCHEMA = 1;

const verdict = z.enum(VERDICTS);

export const metricName = z.enum(METRIC_NAMES);

const interval = z.strictObject({ low: z.number().positive(), high: z.number().positive() });
export interface Interval extends Frozen<z.infer<typeof interval>> {}

const metricResult = z.strictObject({
  name: metricName,
  unit: z.string(),
  better: z.enum(["higher", "lower"]),
  gates: z.boolean().describe("Whether it takes part in the verdict of its case."),
  base: known.describe("Typical value: the median over sessions of the medians over rounds."),
  head: known,
  ratio: z.number().positive().nullable().describe("head ÷ base; null where there is nothing to compare."),
  interval: interval.nullable().describe("The 95% interval of the ratio."),
  decisionInterval: interval
    .nullable()
    .describe(
      "The wider one that decides whether it is slower or faster, so that alpha holds for the whole run.",
    ),
  n: z.number().describe("Sessions behind the interval."),
  threshold: z
    .number()
    .positive()
    .exactOptional()
    .describe("Set where the metric has its own threshold, instead of its case's."),
  verdict: verdict.nullable(),
});
export interface MetricResult extends Frozen<z.infer<typeof metricResult>> {}

const limitResult = z
  .strictObject({
    metric: metricName,
    unit: z.string(),
    better: z.enum(["higher", "lower"]),
    limit: z
      .number()
      .positive()
      .describe("The most that it may be; of what is better the higher it is, the least."),
    head: known.describe("The geometric mean over head's sessions; of image size the only value there is."),
    interval: interval
      .nullable()
      .describe("Its 95% interval; null where the noise is not known, or there is none."),
    n: z.number().describe("Sessions behind the interval."),
    state: z
      .enum(["held", "inconclusive", "broken"])
      .describe("Whether the whole interval lies within the limit, or beyond it."),
  })
  .describe("An absolute limit on head, and where head lies.");
export interface LimitResult extends Frozen<z.infer<typeof limitResult>> {}

const choice = z
  .strictObject({
    roundsPerSession: z.number(),
    warmUpSeconds: z.number().describe("Of later sessions; until steady where absent.").exactOptional(),
    betweenStarts: known.describe(
      "The share of the noise that is from start to start; null where it was not known.",
    ),
  })
  .describe("What the case's first sessions chose for those after them, by the spread alone.");
export interface Choice extends Frozen<z.infer<typeof choice>> {}

const cpuSeconds = z.number().nonnegative();

const functionKind = z
  .enum(["code", "runtime", "collector", "compiler"])
  .describe(
    "The server's own code and its libraries, the runtime below them, its garbage collector or its just-in-time compiler.",
  );
const functionLine = z.int().nonnegative().describe("In its file, of head.");

const grownFunction = z.strictObject({
  name: z.string().max(300),
  line: functionLine.exactOptional(),
  kind: functionKind,
  calls: z
    .strictObject({ name: z.string().max(300), line: functionLine.exactOptional(), kind: functionKind })
    .exactOptional()
    .describe("The function of the runtime that does most of it."),
  base: cpuSeconds.describe("CPU seconds per request in it and in all that it calls."),
  head: cpuSeconds,
});
/** A function that costs head more than base. */
export interface GrownFunction extends Frozen<z.infer<typeof grownFunction>> {}

const growth = z
  .strictObject({
    tool: z.string().max(100),
    base: cpuSeconds.describe("CPU seconds per request, of the whole server."),
    head: cpuSeconds,
    functions: z.array(grownFunction).max(3),
  })
  .describe("What CPU profiles after the verdict say of a red case. Never part of a verdict.");
export interface Growth extends Frozen<z.infer<typeof growth>> {}

const caseRecord = z.strictObject({
  ...plannedCase.shape,
  sessions: z.array(session),
  choice: choice.exactOptional(),
  rate: z
    .number()
    .positive()
    .exactOptional()
    .describe("Requests per second that were offered to each variant, in an open loop."),
  skipped: skipReason.exactOptional().describe("Why the case was not loaded at all."),
  lostShards: z
    .array(z.string())
    .exactOptional()
    .describe(
      "Set where no shard measured it: those that are missing, like `1/3`; none where one left it out.",
    ),
  environment: environment.exactOptional().describe("Where it was measured, if not where the rest was."),
  growth: growth.exactOptional(),
  notProfiled: z
    .string()
    .max(1000)
    .exactOptional()
    .describe("Why a red case that was to be profiled has no profile."),
});
export interface CaseRecord extends Frozen<z.infer<typeof caseRecord>> {}

const caseResult = z.strictObject({
  ...caseRecord.shape,
  bottleneck: bottleneck.nullable(),
  threshold: z.number().positive(),
  metrics: z.array(metricResult),
  limits: z.array(limitResult).exactOptional(),
  verdict,
  settledAt: known.describe("Sessions after which a look settled it; null where it was judged at the end."),
  detectable: known.describe(
    "The smallest slowdown, as a share, that would have been called one in 95 of 100 such runs; null where the noise is not known.",
  ),
  brokenIn: z.array(variant).describe("The variants that an invalid case failed in."),
  findings: z.array(finding),
});
export interface CaseResult extends Frozen<z.infer<typeof caseResult>> {}

const builtVariant = z.strictObject({
  variant,
  commit: z.string().describe("Of a temporary commit where the working tree was measured."),
  label: z.string().describe('What was named: a revision, or "working tree".'),
  builds: z
    .record(z.string(), z.strictObject({ id: z.string(), imageBytes: known }))
    .describe("By target: image id, or tree id for processes, and the image's size in bytes."),
});
export interface BuiltVariant extends Frozen<z.infer<typeof builtVariant>> {}

const difference = z
  .strictObject({
    kind: z
      .enum(["package", "image", "runtime"])
      .describe("A package of a lock file; an image that is built on; a compiler or runtime."),
    name: z.string().max(200),
    base: z
      .string()
      .max(200)
      .nullable()
      .describe("Its versions in base that head has not, a comma between two; null where base has none."),
    head: z.string().max(200).nullable(),
    role: z
      .enum(["direct", "indirect", "development"])
      .exactOptional()
      .describe("Of a package: required by the project, needed by another, or only to develop with."),
    file: z.string().max(200).exactOptional().describe("That says so; absent where a built image does."),
  })
  .describe("What two builds differ by beside the repository's own code.");
export interface Difference extends Frozen<z.infer<typeof difference>> {}

const differences = z
  .array(difference)
  .max(500)
  .exactOptional()
  .describe("What matters most first; absent where nothing else differs, or nothing was compared.");

const failure = z
  .strictObject({
    variant,
    target: z.string(),
    what: z.enum(["build", "setup"]),
    log: z.string(),
    limitSeconds: z
      .number()
      .exactOptional()
      .describe("Set where the time was over that everything that is built together has."),
    withheld,
  })
  .describe("A side that could not be built or prepared at all.");
export interface Failure extends Frozen<z.infer<typeof failure>> {}

const seconds = z
  .strictObject({
    build: z.number(),
    run: z.number().describe("Starts, warm-up and measuring."),
    ready: z.number().describe("Of them, from all variants of a session ready to their stop."),
    load: z.number().describe("Of them, with load on."),
    harness: z.number().describe("CPU seconds of loadgate itself while load was on."),
  })
  .describe("Where the time went: wall seconds, but for `harness`.");
export interface Seconds extends Frozen<z.infer<typeof seconds>> {}

/** What every run leaves, whatever it compares. */
const run = {
  id: z.string(),
  startedAt: z.string().describe("ISO 8601."),
  environment,
  variants: z.array(builtVariant),
  failures: z.array(failure),
  notices: z.array(notice).describe("What the reader must know first."),
  seconds,
  interrupted: z.boolean().describe("Whether the run was stopped before its plan was done."),
};

const measured = z.strictObject({ ...run, differences, plan, cases: z.array(caseRecord) });
/** A comparison, measured and not yet judged. */
export interface Measured extends Frozen<z.infer<typeof measured>> {}

const judged = {
  schema: z.literal(RESULTS_SCHEMA),
  ...run,
  differences,
  plan,
  cases: z.array(caseResult),
  verdict,
  exitCode: z.number(),
};

const compared = z.strictObject({ command: z.literal("compare"), ...judged });
/** Results of two sides, and nothing more. */
export interface Compared extends Frozen<z.infer<typeof compared>> {}

const revision = z.strictObject({ commit: z.string(), label: z.string() });

const alertBy = z.enum(["issue", "comment", "fail", "none"]);
/** Who is notified of a change in the trend. */
export type AlertBy = z.infer<typeof alertBy>;

const trendSettings = z
  .strictObject({
    control: z
      .string()
      .exactOptional()
      .describe("The case that is measured with identical builds; the first one if absent."),
    alert: z.array(alertBy),
    direction: z.enum(["worse", "both"]),
    thresholds: z
      .record(z.string(), z.number())
      .describe("Further metrics that raise alerts, each with its threshold."),
    selftest: z
      .boolean()
      .exactOptional()
      .describe("Whether a slowdown is planted in one case, to see that it is found; it is if absent."),
    keep: z.number().describe("Seconds that points are kept."),
    keepRuns: z.number().describe("Seconds that each run's own file is kept."),
  })
  .describe("How the configuration wants points kept and changes reported.");
export interface TrendSettings extends Frozen<z.infer<typeof trendSettings>> {}

const trendPart = z
  .strictObject({
    settings: trendSettings,
    config: z.string().describe("Path of the configuration file."),
    reference: revision,
    head: z.strictObject({ commit: z.string(), subject: z.string() }),
    control: compared
      .nullable()
      .describe(
        "One case with identical builds, by the rules of a pull request; null where it could not be measured.",
      ),
    seam: z
      .strictObject({ from: revision, results: compared })
      .nullable()
      .describe("The new reference against the one before, in the first run after it was moved."),
    again: compared.nullable().describe("The cases that looked changed, measured once more."),
    planted: z
      .strictObject({
        case: z.string(),
        slowdown: z.number().positive().describe("CPU burnt beside head, as a share of what head used."),
        results: compared
          .nullable()
          .describe(
            "By the rules of a pull request; null where it was interrupted before its first session.",
          ),
      })
      .exactOptional()
      .describe(
        "Identical builds of one case with a slowdown that has to be found; absent where none was planted.",
      ),
  })
  .describe("What a point of the trend has beside head against its reference, which is `base` here.");
export interface TrendPart extends Frozen<z.infer<typeof trendPart>> {}

const results = z.strictObject({
  command: z.enum(["compare", "trend"]),
  ...judged,
  trend: trendPart.exactOptional(),
});
/** What `compare` and `trend` leave. */
export interface Results extends Frozen<z.infer<typeof results>> {}

const publishedPlace = z.strictObject({
  place: z.int().positive(),
  value: known,
  system: z.string().nullable(),
  moved: z.boolean().describe("Whether today's order among the published systems is another one."),
});
export interface PublishedPlace extends Frozen<z.infer<typeof publishedPlace>> {}

/** Where a target stands among the others of a leaderboard. */
const standing = {
  place: z
    .int()
    .positive()
    .nullable()
    .describe(
      "From 1; shared by targets that the numbers do not distinguish; null where nothing can be ranked.",
    ),
  ratio: z
    .number()
    .positive()
    .nullable()
    .describe("Value ÷ the best one's; null of the best one, and under two sessions."),
  interval: interval
    .nullable()
    .describe("Of the ratio, at a risk of 5% shared by all pairs of the leaderboard."),
};

const row = z.strictObject({
  target: z.string(),
  ...standing,
  figures: z
    .partialRecord(metricName, known)
    .describe("Typical values: the median over sessions of the medians over rounds."),
  sessions: z.array(z.number().positive()).describe("The value that it is ranked by, of each session."),
  spread: interval.nullable().describe("Where the mean of the sessions lies, at 95%."),
  requests: z.int().nonnegative().describe("All answers and errors of the measured rounds."),
  failed: z.record(z.string(), z.int().positive()).describe("How often what went wrong."),
  bottleneck: bottleneck.nullable(),
  limited: z.boolean().describe("Whether something else than the server bounded its value."),
  findings: z.array(finding),
  published: publishedPlace.nullable().describe("What the publication said, beside today's place."),
});
export interface Row extends Frozen<z.infer<typeof row>> {}
export type Standing = Pick<Row, keyof typeof standing>;

const leaderboard = z.strictObject({
  id: z.string().describe("scenario/via"),
  scenario: z.string(),
  via,
  by: z
    .enum(["goodput", "p99", "time"])
    .describe(
      "Correct answers per second, the 99th percentile where a rate is offered, or the time per run of commands that report no operations.",
    ),
  unit: z.enum(["requests/s", "operations/s", "s"]),
  rows: z.array(row).describe("Best first."),
});
/** All targets of a scenario in one way, in order. */
export interface Leaderboard extends Frozen<z.infer<typeof leaderboard>> {}
export type RankedBy = Leaderboard["by"];

const publishedFigure = z.strictObject({
  unit: z.string().nullable(),
  entries: z.array(z.strictObject({ target: z.string(), value: known, system: z.string().nullable() })),
});
/** What a publication said of a scenario, best first; a value is null where only the place is known. */
export interface PublishedFigure extends Frozen<z.infer<typeof publishedFigure>> {}

const published = z.strictObject({
  source: z.string(),
  figures: z.record(z.string(), publishedFigure).describe("By scenario and via, `hello/direct`."),
});
export interface Published extends Frozen<z.infer<typeof published>> {}

const leftOut = z.strictObject({ target: z.string(), obstacle });
/** A target that this machine cannot run, and why. */
export interface LeftOut extends Frozen<z.infer<typeof leftOut>> {}

const rankPlan = z.strictObject(experiment);

const rankMeasured = z.strictObject({
  ...run,
  config: z.string().describe("Path of the configuration file."),
  plan: rankPlan,
  cases: z.array(caseRecord).describe("One target in one scenario in one way each, as `head`."),
  leftOut: z.array(leftOut),
  published: published.nullable(),
});
/** A ranking, measured and not yet judged. */
export interface RankMeasured extends Frozen<z.infer<typeof rankMeasured>> {}

const ranking = z.strictObject({
  command: z.literal("rank"),
  schema: z.literal(RESULTS_SCHEMA),
  ...rankMeasured.shape,
  leaderboards: z.array(leaderboard),
  exitCode: z.number(),
});
/** What `rank` leaves. */
export interface Ranking extends Frozen<z.infer<typeof ranking>> {}

/** Strict, so that a file of another version is refused and not half understood. */
const resultsFile = z.discriminatedUnion("command", [results, ranking]);

/** The JSON Schema of results.json; docs/results.schema.json is this. */
export function resultsJsonSchema(): unknown {
  return {
    ...z.toJSONSchema(resultsFile, { target: "draft-2020-12", reused: "ref" }),
    title: "results.json of loadgate",
  };
}

export function resultsText(written: Results | Ranking): string {
  return `${JSON.stringify(written, null, 1)}\n`;
}

/** More than any run leaves; a file that is larger was made to do harm. */
const MOST_BYTES = 64 * 1024 * 1024;
const LIMITS = { deepest: 24, mostValues: 4_000_000, longest: 20_000 };
const MOST_CASES = 1000;
const MOST_SESSIONS = 1000;
const MOST_ROUNDS = 100;

/**
 * What `compare` or `trend` wrote; the file may come from anyone, so its form is checked, and its size. Its verdicts are what its
 * author says: `judgedAgain` finds them from the samples. UsageError with what is wrong where it is not such a file.
 */
export function readResults(text: string): Results {
  const read = readAny(text);
  if (read.command === "rank")
    throw new UsageError("these are the results of rank; this takes those of compare or trend");
  return read;
}

/** The same for what any command wrote. */
export function readAny(text: string): Results | Ranking {
  const read = readFile(text);
  if (read.command === "rank") return read;
  const { trend } = read;
  for (const part of [read, trend?.control, trend?.seam?.results, trend?.again, trend?.planted?.results])
    if (part) checkSize(part);
  return read;
}

/** The same for what `rank` wrote. */
export function readRanking(text: string): Ranking {
  const read = readFile(text);
  if (read.command !== "rank")
    throw new UsageError(`these are the results of ${read.command}; this takes those of rank`);
  return read;
}

function readFile(text: string): Results | Ranking {
  if (Buffer.byteLength(text) > MOST_BYTES)
    throw new UsageError(`the results have more than ${MOST_BYTES / 2 ** 20} MiB: no run leaves so much`);
  checkJson(text, LIMITS);
  const value = decoded(text);
  checkSchema(value);
  const parsed = resultsFile.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? "the top" : issue.path.map(String).join(".");
  const what = clip(plainLine(`${where}: ${issue?.message ?? "unknown"}`), 300);
  throw new UsageError(
    `the results are not valid at ${what}; read them with the loadgate that wrote them, which may be newer`,
  );
}

function decoded(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(
      `the results are not JSON (${plainLine((error as Error).message)}); was the file cut off?`,
    );
  }
}

const numbered = z.looseObject({ schema: z.number() });

/** A file of a newer loadgate may mean something else by the same words. */
function checkSchema(value: unknown): void {
  const found = numbered.safeParse(value);
  if (!found.success) throw new UsageError("this is not a results.json of loadgate: it has no schema number");
  if (found.data.schema > RESULTS_SCHEMA) {
    throw new UsageError(
      `the results have schema ${found.data.schema}, this loadgate reads up to ${RESULTS_SCHEMA}; use the loadgate that wrote them, or a newer one`,
    );
  }
}

function checkSize(read: Pick<Results, "cases" | "plan">): void {
  const sessions = read.cases.flatMap((each) => each.sessions);
  if (
    read.cases.length > MOST_CASES ||
    read.plan.cases.length > MOST_CASES ||
    read.cases.some((each) => each.sessions.length > MOST_SESSIONS) ||
    sessions.some(({ rounds }) => rounds.length > MOST_ROUNDS)
  )
    throw new UsageError("the results hold more cases, sessions or rounds than any run leaves");
}
