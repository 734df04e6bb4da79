import * as z from "zod";

/** What was measured, as it is written. Null is "could not be known"; a missing key is a mistake. */

export const variant = z.enum(["base", "head"]);
export const path = z.enum(["direct", "proxy"]);
export const bottleneck = z.enum(["server", "proxy", "generator", "dependency"]);
const known = z.number().nullable();
const counts = z.record(z.string(), z.number());

const invalid = {
  code: z.enum([
    "wrong-answer",
    "unequal-work",
    "errors",
    "no-answers",
    "wrong-size",
    "restarted",
    "died",
    "not-ready",
    "keepalive-not-in-force",
    "generator-failed",
    "harness-failed",
  ]),
  detail: z.string(),
};

const limit = z.enum([
  "out-of-ports",
  "proxy-saturated",
  "generator-saturated",
  "dependency",
  "littles-law",
  "too-few-requests",
  "unsteady",
  "out-of-step",
  "over-capacity",
]);

const sample = z.strictObject({
  variant,
  wall: z.number().describe("Wall time of the load in seconds."),
  byStatus: counts.describe("Answers by status."),
  errors: counts.describe("Errors by the generator's own text, deadline aborts left out."),
  aborted: z.number().describe("Requests in flight when the time was up."),
  bytes: z.number().describe("Body bytes received."),
  correct: z.number().describe("Answers with the expected status."),
  latency: z
    .strictObject({ mean: known, p50: known, p90: known, p95: known.exactOptional(), p99: known })
    .describe("In seconds."),
  latencies: z
    .array(z.tuple([z.number().nonnegative(), z.int().positive()]))
    .max(10_000)
    .exactOptional()
    .describe(
      "In an open loop: latencies from the intended start in seconds, to three digits, and how often each.",
    ),
  cpu: z.strictObject({ server: known, proxy: known, generator: known }).describe("CPU seconds used."),
  busiest: z.strictObject({ server: known, proxy: known }).describe("Busiest thread as a share of one core."),
  opened: z.strictObject({ client: known, upstream: known }).describe("TCP connections accepted."),
  memory: known.describe("Peak memory of the server in bytes since its start."),
  switches: known.describe("Context switches of the server."),
  bottleneck: bottleneck.nullable(),
  invalid: z.array(z.strictObject(invalid)),
  limits: z.array(limit),
});

const round = z.strictObject({
  order: z.array(variant),
  together: z.boolean(),
  at: z.number().describe("Seconds since the start of the run."),
  samples: z.array(sample),
  disturbance: z
    .strictObject({ stolen: known, foreign: known })
    .describe("What others took of the run's CPUs, as a share of one CPU."),
});

export const session = z.strictObject({
  at: z.number().describe("Seconds since the start of the run."),
  startSeconds: z
    .strictObject({ base: z.number().exactOptional(), head: z.number().exactOptional() })
    .describe("From start to the first correct answer."),
  warmUpSeconds: z.number(),
  warmUpCosts: z
    .array(known)
    .describe("CPU seconds per answer in each slice of warm-up, where its length was not known beforehand.")
    .exactOptional(),
  rounds: z.array(round),
  invalid: z.array(
    z.strictObject({ ...invalid, variant: variant.nullable(), log: z.string().exactOptional() }),
  ),
});
