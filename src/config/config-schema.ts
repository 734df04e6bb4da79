import * as z from "zod";
import { METRICS } from "../metrics/metrics.ts";
import * as f from "./fields.ts";
import { DEFAULTS } from "./fields.ts";
import { absoluteLimits, failOn, thresholds } from "./gate-schema.ts";
import { withPlaceholders } from "./placeholder-schema.ts";
import { scenarioSchema } from "./scenario-schema.ts";
import { serviceSchema, targetSchema } from "./target-schema.ts";
import { parseAge } from "./units.ts";

const trendRevision = f.text(
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  /^(?!-)[^\s\u0000-\u001f\u007f]{1,254}$/,
  "must be a revision, or an image with its digest",
);

const trendMetric = z.enum(METRICS.map(({ name }) => name));

const imageDigest = f.text(
  /^[A-Za-z0-9][A-Za-z0-9._/:-]{0,180}@sha256:[0-9a-f]{64}$/,
  "must be an image with its digest, like name@sha256:…",
);

/** What the trend compares with, how long it is kept, and who is notified. */
const trendSchema = z.strictObject({
  reference: f.required(
    z.union([trendRevision, z.record(f.name, imageDigest)]),
    "The pinned build that every night is compared with: a tag, a commit, or an image with its digest for each target.",
    { example: "v1.0.0" },
  ),
  control: f.optional(
    z.string(),
    "The case that is measured with identical builds, which shows how often this finds a change where there is none; the first one if absent.",
    { example: "api/hello/direct" },
  ),
  selftest: f.optional(
    z.boolean(),
    "Whether each night one case, with identical builds, is slowed down on purpose, to see that it is found: the control case, or the next in turn.",
    { default: true, example: false },
  ),
  alert: f.optional(
    f.oneOrMore(z.enum(["issue", "comment", "fail", "none"])),
    "Who is notified of a change: an issue, a comment on the commit, the exit code.",
    { default: DEFAULTS.alert, example: ["issue", "comment"] },
  ),
  direction: f.optional(
    z.enum(["worse", "both"]),
    "Whether only what gets worse raises an alert, or what gets better too.",
    { default: DEFAULTS.direction, example: "both" },
  ),
  thresholds: f.optional(
    z.partialRecord(trendMetric, f.share),
    "Further metrics that raise alerts, each with the smallest change that counts.",
    { example: { memory: "5%" } },
  ),
  keep: f.optional(f.parsed(z.string(), parseAge), "How long points are kept.", {
    default: DEFAULTS.keep,
    example: DEFAULTS.keep,
  }),
  "keep-runs": f.optional(f.parsed(z.string(), parseAge), "How long each run's own file is kept.", {
    default: DEFAULTS.keepRuns,
    example: DEFAULTS.keepRuns,
  }),
});

export type TrendInput = z.output<typeof trendSchema>;

const publishedSystem = f.text(/^[^\p{Cc}]{1,80}$/u, "must be 1 to 80 characters on one line");
const publishedValue = z.number().positive();

const publishedValueEntry = z.union([
  publishedValue.transform((given) => ({ value: given })),
  z.strictObject({
    value: f.optional(publishedValue, "The figure; without one only the place is known.", {
      example: 36191.37,
    }),
    system: f.optional(publishedSystem, "What was measured then.", { example: "Go 1.5.1" }),
  }),
]);

const publishedFigure = z
  .strictObject({
    unit: f.optional(publishedSystem, "What the figures count.", { example: "requests/s" }),
    better: f.optional(z.enum(["higher", "lower"]), "Which figures are better.", {
      default: "higher",
      example: "lower",
    }),
    values: f.optional(z.record(f.name, publishedValueEntry), "Figures by target.", {
      example: { api: 36191.37 },
    }),
    order: f.optional(f.listOf(f.name), "Targets from the best to the worst, where no figures are known.", {
      example: ["api"],
    }),
  })
  .refine((given) => (given.values === undefined) !== (given.order === undefined), {
    error: 'needs either "values" or "order"; keep one of them',
  });

/** What a publication said of the same scenarios. */
const publishedSchema = z.strictObject({
  source: f.required(
    f.text(/^[^\p{Cc}]{1,300}$/u, "must be 1 to 300 characters on one line"),
    "Where they were published, and when.",
    {
      example: "a comparison of 2015",
    },
  ),
  figures: f.required(z.record(z.string(), publishedFigure), "Figures by scenario and via.", {
    example: { "hello/direct": { order: ["api"] } },
  }),
});

export type PublishedInput = z.output<typeof publishedSchema>;

const rankSchema = z.strictObject({
  published: f.optional(publishedSchema, "What a publication said, for `rank --published`.", {
    example: { source: "a comparison of 2015", figures: { "hello/direct": { order: ["api"] } } },
  }),
});

const scenarioOrAll = f.text(
  /^(?:\*|(?![.-])[A-Za-z0-9._-]{1,64})$/,
  'must be the name of a scenario, or "*" for all of them',
);

const namedMap = <T extends z.ZodType>(schema: T) =>
  z.record(f.name, schema).refine((map) => Object.keys(map).length > 0, { error: "must not be empty" });

/** The file as it is written; units, commands and one-or-many are already brought into one form. */
export const configSchema = z.strictObject({
  version: f.optional(z.literal(1), "The version of this file's keys; 1 is the only one.", {
    default: 1,
    example: 1,
  }),
  targets: f.required(
    namedMap(targetSchema),
    "The servers under test by name: how each is built and started.",
    {
      example: { api: { build: ".", port: 8080 } },
    },
  ),
  scenarios: f.required(namedMap(scenarioSchema), "The workloads by name.", {
    example: { hello: { request: "GET /" } },
  }),
  services: f.optional(
    z.record(f.name, serviceSchema),
    "Databases, caches and the like by name, for the targets that name them.",
    { example: { db: { image: "postgres:17", port: 5432 } } },
  ),
  defaults: f.optional(scenarioSchema, "Keys that every scenario has unless it says otherwise.", {
    example: { connections: DEFAULTS.connections },
  }),
  presets: f.optional(
    z.record(f.name, z.record(scenarioOrAll, scenarioSchema)),
    "Other keys for scenarios, chosen with --preset: a preset's name, then a scenario's name or \"*\".",
    { example: { quick: { "*": { duration: "1s" } } } },
  ),
  "false-alarms": f.optional(f.share, "The share of runs without a change that may be red.", {
    default: "0.2%",
    example: "0.2%",
  }),
  threshold: f.optional(f.share, "The smallest change that counts.", { default: "2%", example: "2%" }),
  thresholds,
  "absolute-limits": absoluteLimits,
  "fail-on": f.optional(
    failOn,
    "Which verdicts fail the run; a head that fails where base works always does.",
    {
      default: DEFAULTS.failOn,
      example: ["regression", "invalid"],
    },
  ),
  mode: f.optional(
    z.enum(["block", "observe"]),
    "Whether a verdict fails the run, or is only reported, as in the first weeks.",
    { default: DEFAULTS.mode, example: "observe" },
  ),
  isolation: f.optional(z.enum(["auto", "docker", "process"]), "Containers, processes, or what fits.", {
    default: DEFAULTS.isolation,
    example: "docker",
  }),
  budget: f.optional(f.duration, "Time for starts, warm-up and measuring; 60 s a case if absent.", {
    example: "5m",
  }),
  "build-timeout": f.optional(
    f.duration,
    "Time for all builds and `setup` commands of both sides together; keep it below the job's timeout-minutes, or a build that hangs ends the job without a comment.",
    { default: "30m", example: "45m" },
  ),
  "cpu-profile": f.optional(
    z.boolean(),
    "Whether a regression is followed by CPU profiles of both sides, so that the functions that cost more are named. If absent, it is, but for pull requests of forks.",
    { example: false },
  ),
  trend: f.optional(
    trendSchema,
    "The nightly trend: what it compares with, and who is notified of a change.",
    {
      example: { reference: "v1.0.0" },
    },
  ),
  rank: f.optional(rankSchema, "For `rank`: figures that somebody published of these scenarios.", {
    example: {
      published: {
        source: "a comparison of 2015",
        figures: { "hello/direct": { unit: "requests/s", values: { api: 36191 } } },
      },
    },
  }),
  "nginx-image": f.optional(f.image, "The image of nginx for containers.", {
    default: DEFAULTS.nginxImage,
    example: DEFAULTS.nginxImage,
  }),
});

export type ConfigInput = z.output<typeof configSchema>;

/** Ways to maps whose values are texts as they are written: `VERSION: 1.10` is not 1.1. "*" is any key. */
export const TEXT_MAPS: readonly (readonly string[])[] = [
  ["targets", "*", "env"],
  ["targets", "*", "build", "args"],
  ["targets", "*", "matrix", "*", "env"],
  ["targets", "*", "matrix", "*", "build", "args"],
  ["services", "*", "env"],
  ["services", "*", "build", "args"],
  ...[["defaults"], ["scenarios", "*"], ["presets", "*", "*"]].flatMap((scenario) => [
    [...scenario, "parameters"],
    [...scenario, "request", "headers"],
    [...scenario, "expect", "headers"],
  ]),
];

/** The JSON Schema of loadgate.yml, for completion in editors; docs/loadgate.schema.json is this. */
export function configJsonSchema(): unknown {
  const schema = z.toJSONSchema(configSchema, {
    io: "input",
    // The draft that YAML plug-ins of editors know best.
    target: "draft-7",
    override({ zodSchema, jsonSchema }) {
      // Zod leaves these out where a value is transformed, but ours are about what is written.
      const shown = z.globalRegistry.get(zodSchema);
      if (shown?.default !== undefined) jsonSchema.default = shown.default as never;
      if (shown?.examples !== undefined) jsonSchema.examples = shown.examples as never;
    },
  });
  return { ...withPlaceholders(schema), title: "loadgate.yml" };
}
