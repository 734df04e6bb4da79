import * as z from "zod";
import { RANKING_SCHEMA, SHOWN } from "../model/ranking.ts";
import { cpus, environment, failure, known, plannedCase, scenario, seconds } from "./results-wire.ts";
import { bottleneck, path, session } from "./sample-wire.ts";

const interval = z.strictObject({ low: z.number().positive(), high: z.number().positive() }).nullable();

const row = z.strictObject({
  target: z.string(),
  place: z.int().positive().nullable().describe("Shared by targets that the numbers cannot tell apart."),
  ratio: z.number().positive().nullable().describe("Value ÷ the best one's; null of the best one."),
  interval: interval.describe("Of the ratio, at a risk of 5 % shared by all pairs of the contest."),
  figures: z.strictObject(Object.fromEntries(SHOWN.map((name) => [name, known]))),
  sessions: z.array(z.number().positive()).describe("The value that it is ranked by, of each session."),
  spread: interval.describe("Where the mean of the sessions lies, at 95 %."),
  asked: z.int().nonnegative(),
  failed: z.record(z.string(), z.int().positive()).describe("How often what went wrong."),
  bottleneck: bottleneck.nullable(),
  limited: z.boolean().describe("Whether something else than the server bounded its value."),
  reasons: z.array(z.string()),
  published: z
    .strictObject({
      place: z.int().positive(),
      value: known,
      system: z.string().nullable(),
      moved: z.boolean().describe("Whether today's order is another one."),
    })
    .nullable(),
});

const contest = z.strictObject({
  id: z.string(),
  scenario: z.string(),
  path,
  by: z.enum(["goodput", "p99"]),
  unit: z.enum(["requests/s", "operations/s", "s"]),
  rows: z.array(row).describe("Best first."),
});

const figure = z.strictObject({
  unit: z.string().nullable(),
  entries: z.array(z.strictObject({ target: z.string(), value: known, system: z.string().nullable() })),
});

/** results.json as `rank` writes it. */
export const rankingWire = z.strictObject({
  schema: z.literal(RANKING_SCHEMA),
  command: z.literal("rank"),
  id: z.string(),
  startedAt: z.string().describe("ISO 8601."),
  config: z.string(),
  revision: z.strictObject({ commit: z.string(), label: z.string() }),
  plan: z.strictObject({
    seed: z.number(),
    budgetSeconds: z.number(),
    runner: z.enum(["docker", "process"]),
    runnerReason: z.string(),
    cpus,
    scenarios: z.array(scenario),
  }),
  environment,
  builds: z.record(z.string(), z.strictObject({ id: z.string(), imageBytes: known })),
  failures: z.array(failure),
  leftOut: z.array(z.strictObject({ target: z.string(), reason: z.string() })),
  notices: z.array(z.string()),
  published: z.strictObject({ source: z.string(), figures: z.record(z.string(), figure) }).nullable(),
  cases: z
    .array(
      z.strictObject({
        ...plannedCase,
        sessions: z.array(session),
        rate: z.number().positive().exactOptional(),
      }),
    )
    .describe("Everything measured: one target in one scenario on one path each."),
  seconds,
  interrupted: z.boolean(),
  contests: z.array(contest),
  exitCode: z.number(),
});

/** The JSON Schema of what `rank` writes; docs/ranking.schema.json is this. */
export function rankingJsonSchema(): unknown {
  return {
    ...z.toJSONSchema(rankingWire, { target: "draft-2020-12" }),
    title: "results.json of loadgate rank",
  };
}
