import * as z from "zod";
import { fault, variant } from "./faults.ts";
import { COUNTER_NAMES, type Frozen } from "./names.ts";

/** What was measured, raw. Times are in seconds, sizes in bytes; null is "could not be known", never 0; a missing key is a mistake. */

export const via = z.enum(["direct", "nginx"]);
export type Via = z.infer<typeof via>;

export const bottleneck = z.enum(["server", "proxy", "generator", "dependency"]);
export type Bottleneck = z.infer<typeof bottleneck>;

/** A number, or null where it could not be known. */
export const known = z.number().nullable();
const counts = z.record(z.string(), z.number());

export const limit = z.enum([
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
/** Why goodput and latency of a sample are not judged, though its CPU time is. */
export type Limit = z.infer<typeof limit>;

const command = z
  .strictObject({
    by: z
      .enum(["hyperfine", "engine"])
      .describe(
        "Who timed it: where containers run on another machine, their engine's notes of start and end.",
      ),
    runs: z.int().positive().describe("How many times it ran, one after the other."),
    user: known.describe("CPU seconds of all runs in user mode."),
    system: known.describe("The same in the kernel."),
    exitCode: z.int().nullable().describe("Of the first run that failed, else 0; null where it was ended."),
    operations: z
      .int()
      .positive()
      .nullable()
      .describe("As its last line said; null where it said none, and its time per run is what counts."),
    seconds: known.describe("What it worked for by its own clock; null where it said none."),
  })
  .describe("Of a command that was run to its end.");

const sample = z
  .strictObject({
    variant,
    wall: z
      .number()
      .describe(
        "Wall time of the load in seconds, as the generator saw it; of a command the time of all its runs, each from its start to its end.",
      ),
    byStatus: counts.describe("Answers by status."),
    errors: counts.describe("Errors by the generator's own text, deadline aborts left out."),
    aborted: z.number().describe("Requests in flight when the time was up; normal, one per connection."),
    bytes: z.number().describe("Body bytes received."),
    correct: z.number().describe("Answers with the expected status."),
    latency: z
      .strictObject({ mean: known, p50: known, p90: known, p95: known.exactOptional(), p99: known })
      .describe("In seconds. The oldest results have no p95."),
    latencies: z
      .array(z.tuple([z.number().nonnegative(), z.int().positive()]))
      .max(10_000)
      .exactOptional()
      .describe(
        "In an open loop: latencies from the intended start in seconds, to three digits, ascending, and how often each.",
      ),
    cpu: z.strictObject({ server: known, proxy: known, generator: known }).describe("CPU seconds used."),
    busiest: z
      .strictObject({ server: known, proxy: known })
      .describe("Busiest thread as a share of one core."),
    opened: z
      .strictObject({ client: known, upstream: known })
      .describe("TCP connections accepted; client is the side the generator talks to."),
    memory: known.describe("Peak memory of the server in bytes since its start."),
    switches: known.describe("Context switches of the server."),
    counters: z
      .partialRecord(z.enum(COUNTER_NAMES), z.number().nonnegative())
      .exactOptional()
      .describe("What else the server's processes did, as often; what could not be counted is absent."),
    command: command.exactOptional(),
    bottleneck: bottleneck.nullable(),
    invalid: z.array(fault),
    limits: z.array(limit),
  })
  .describe("What one load of one variant gave in one round.");
export interface Sample extends Frozen<z.infer<typeof sample>> {}
export type Latency = Sample["latency"];
export type Counters = NonNullable<Sample["counters"]>;
/** Seconds, rounded to three significant digits, and how often each was seen; ascending. */
export type Latencies = NonNullable<Sample["latencies"]>;

const round = z.strictObject({
  order: z.array(variant).describe("The variants in the order they were loaded."),
  together: z.boolean().describe("Whether they were loaded at once."),
  at: z.number().describe("Seconds since the start of the run."),
  samples: z.array(sample),
  disturbance: z
    .strictObject({
      stolen: known.describe("Taken by the host of this virtual machine."),
      foreign: known.describe("Used by processes that are not part of the run."),
    })
    .describe("What others took of the run's CPUs, as a share of one CPU."),
});
export interface Round extends Frozen<z.infer<typeof round>> {}
export type Disturbance = Round["disturbance"];

export const session = z
  .strictObject({
    at: z.number().describe("Seconds since the start of the run."),
    startSeconds: z
      .strictObject({ base: z.number().exactOptional(), head: z.number().exactOptional() })
      .describe("From start to the first correct answer."),
    warmUpSeconds: z.number(),
    warmUpCosts: z
      .array(known)
      .describe(
        "CPU seconds per answer in each slice of warm-up, the variants added up, where its length was not known beforehand.",
      )
      .exactOptional(),
    rounds: z.array(round),
    invalid: z
      .array(z.strictObject({ variant: variant.nullable(), fault, log: z.string().exactOptional() }))
      .describe("What went wrong outside a sample: not ready, died, wrong answer before or after."),
  })
  .describe("One start of all variants of a case.");
export interface Session extends Frozen<z.infer<typeof session>> {}
