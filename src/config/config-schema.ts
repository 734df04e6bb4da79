import * as z from "zod";
import { DEFAULTS } from "./defaults.ts";
import * as f from "./fields.ts";
import { publishedSchema } from "./published-wire.ts";
import { scenarioSchema } from "./scenario-schema.ts";
import { serviceSchema, targetSchema } from "./target-schema.ts";
import { trendSchema } from "./trend-wire.ts";

const scenarioOrAll = f.text(
  /^(?:\*|(?![.-])[A-Za-z0-9._-]{1,64})$/,
  'must be the name of a scenario, or "*" for all of them',
);

const failOn = f.oneOrMore(z.enum(["regression", "invalid", "never"])).superRefine((list, context) => {
  if (list.includes("never") && list.length > 1)
    context.addIssue({ code: "custom", message: 'must not hold anything beside "never"; keep one' });
});

const namedMap = <T extends z.ZodType>(schema: T) =>
  z.record(f.name, schema).refine((map) => Object.keys(map).length > 0, { error: "must not be empty" });

/** The file as it is written; units, commands and one-or-many are already brought into one form. */
export const configSchema = z.strictObject({
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
    { example: { quick: { "*": { round: "1s" } } } },
  ),
  alpha: f.optional(f.share, "The risk of one false regression in a whole run.", {
    default: "0.2%",
    example: "0.2%",
  }),
  threshold: f.optional(f.share, "The smallest change worth telling.", { default: "2%", example: "2%" }),
  "fail-on": f.optional(
    failOn,
    "Which verdicts reach the exit code; a head that fails where base works always does.",
    {
      default: DEFAULTS.failOn,
      example: ["regression", "invalid"],
    },
  ),
  mode: f.optional(
    z.enum(["block", "observe"]),
    "Whether a verdict fails the run, or is only told, as in the first weeks.",
    { default: DEFAULTS.mode, example: "observe" },
  ),
  runner: f.optional(z.enum(["auto", "docker", "process"]), "Containers, processes, or what fits.", {
    default: DEFAULTS.runner,
    example: "docker",
  }),
  budget: f.optional(f.duration, "Time for starts, warm-up and measuring; 60 s a case if absent.", {
    example: "5m",
  }),
  profile: f.optional(
    z.boolean(),
    "Whether a regression is followed by CPU profiles of both sides, for report.html.",
    { default: false, example: true },
  ),
  trend: f.optional(trendSchema, "The nightly trend: what it compares with, and who is told of a change.", {
    example: { reference: "v1.0.0" },
  }),
  published: f.optional(
    publishedSchema,
    "Figures that somebody published of these scenarios, for `rank --published`.",
    {
      example: {
        source: "a comparison of 2015",
        figures: { "hello/direct": { unit: "requests/s", values: { api: 36191 } } },
      },
    },
  ),
  "proxy-image": f.optional(f.image, "The image of the proxy for the Docker runner.", {
    default: DEFAULTS.proxyImage,
    example: DEFAULTS.proxyImage,
  }),
});

export type ConfigInput = z.output<typeof configSchema>;

/** Ways to maps whose values are texts as they are written: `VERSION: 1.10` is not 1.1. "*" is any key. */
export const TEXT_MAPS: readonly (readonly string[])[] = [
  ["targets", "*", "env"],
  ["targets", "*", "build", "args"],
  ["targets", "*", "matrix", "*"],
  ["services", "*", "env"],
  ["services", "*", "build", "args"],
  ...[["defaults"], ["scenarios", "*"], ["presets", "*", "*"]].flatMap((scenario) => [
    [...scenario, "request", "headers"],
    [...scenario, "expect", "headers"],
  ]),
];
